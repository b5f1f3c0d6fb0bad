import type { Day } from './dates.ts';
import { youngest } from './how-long-ago.ts';
import type { Figure } from './scan-words.ts';
import { ofNewestDay, type Text } from './text.ts';

const isCurrent = ({ mark }: Figure): boolean => mark === 'latest' || mark === 'again' || mark === undefined;

/** Which of several figures is today's; several where the text does not say. */
export function currentOf(figures: readonly Figure[], text: Text): readonly Figure[] {
  const latest = figures.filter(({ mark }) => mark === 'latest');
  // “was 150/90, and 136/82 on repeat”: both of today.
  const isAgain = figures.some(({ mark }) => mark === 'again');
  const isNow = (figure: Figure): boolean => isCurrent(figure) || (isAgain && figure.mark === 'was');
  // What was taken again the same day is asked beside the first.
  const plain = latest.length
    ? figures.filter(({ mark }) => mark === 'latest' || mark === 'again')
    : figures.filter(isNow);
  if (!plain.length) return past(figures, text);
  const undated = plain.filter(({ day }) => !day);
  // “8.9 (2019), 7.2”: beside those of other months the one without a day is today's.
  const isOther = plain.every(({ day }) => !day || isOtherMonth(day, text));
  if (undated.length === 1 && isOther) return undated;
  return (plain.length > 1 && ofNewestDay(plain, text)) || plain;
}
const isOtherMonth = ({ dayFirst = '', monthFirst = '' }: Day, { on }: Text): boolean =>
  [dayFirst, monthFirst].every((day) => day !== '' && day.slice(0, 7) < on.slice(0, day.length < 7 ? 4 : 7));
/** Of figures that are all older: the youngest, where the text tells how long ago each was, else what simply was. */
function past(figures: readonly Figure[], { folded }: Text): readonly Figure[] {
  const told = youngest(
    figures.filter(({ mark }) => mark === 'was' || mark === 'before'),
    folded,
  );
  return told.length === 1 ? told : figures.filter(({ mark }) => mark === 'was');
}

/** “63 mmol/mol / 7.9 %”: one result in both units. */
export function withoutOtherUnit(figures: readonly Figure[]): readonly Figure[] {
  const [first, second] = figures;
  if (figures.length !== 2 || !first?.written || !second?.written || first.written.unit === second.written.unit)
    return figures;
  const [a, b] = [first, second].map(({ value, written }) => written?.unit.stored(value) ?? 0) as [number, number];
  return Math.abs(a - b) < 0.1 ? figures.slice(0, 1) : figures;
}
