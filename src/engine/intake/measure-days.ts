import type { Day } from './dates.ts';
import type { MeasureItem } from './items.ts';
import type { Figure } from './scan-words.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

/** Where the rest of a line has a dash in place of a figure. */
function emptyCells({ tokens, folded }: Text, first: number): readonly number[] {
  const cells: number[] = [];
  for (let at = first; tokens[at] && tokens[at]?.kind !== 'line'; at += 1) {
    const { text, from, to } = tokens[at] as Token;
    if (text === '-' && /^ ?$/.test(folded.slice(from - 1, from)) && /^(?:[ \n]|$)/.test(folded.slice(to, to + 1)))
      cells.push(from);
  }
  return cells;
}

/** Figures that stand below a line of as many days are of those days; one figure may have its day before its name, or in the report's head. */
export function withDays(text: Text, item: MeasureItem, figures: readonly Figure[]): readonly Figure[] {
  const { lineDays, reportDay, letterDays } = text.days;
  const above = lineDays[item.first];
  if (above && above.length > 1 && figures.length > 0 && figures.every(({ day }) => !day)) {
    const empty = emptyCells(text, item.end);
    // “>59  49  57”: a column of limits before those of the days.
    const isLimited = figures[0]?.comparator && figures.length + empty.length === above.length + 1;
    if (isLimited) return withDays(text, item, figures.slice(1));
    const columns = figures.map(({ from }, n) => n + empty.filter((cell) => cell < from).length);
    if (figures.length + empty.length === above.length)
      return figures.map((figure, n) => ({ ...figure, day: above[columns[n] ?? 0] as Day }));
  }
  // “Test of 03/03/2026: A1c 8.9”
  const headed = text.tokens[item.first - 1]?.text === ':' ? text.tokens[item.first - 2]?.day : undefined;
  const own = headed ?? (above?.length === 1 ? above[0] : undefined);
  const isBedside = /^(?:pressure|systolic|diastolic|weight|height|waist|bmi)$/.test(item.measure);
  const day = own ?? (isBedside ? undefined : reportDay);
  const letter = letterDays[item.first];
  return figures.map((figure) => {
    // In a letter “today” is its own day.
    const ofDay = figure.mark ? undefined : day;
    const found = ofDay ?? (!figure.mark || figure.mark === 'latest' ? letter : undefined);
    return figure.day || !found ? figure : { ...figure, day: found };
  });
}
