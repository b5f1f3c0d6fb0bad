import { count, type Message, type Value, type Values, word } from '../kit/words/message.ts';
import type { Locale, Patterns } from '../kit/words/pattern.ts';
import type { Section } from '../kit/report/report.ts';
import type { yearEn } from './copy/en.ts';
import type { YearItemId } from './items.ts';
import { isDue, type Year, type YearLine } from './reckon.ts';

type Words = {
  readonly [Part in keyof typeof yearEn]: { readonly [Key in keyof (typeof yearEn)[Part]]?: string | null };
};
const named = (part: string, entries: Readonly<Record<string, string | null>>): [string, string][] =>
  Object.entries(entries).flatMap(([key, text]) => (text === null ? [] : [[`year.${part}.${key}`, text]]));

/** Everything the year may say in one language, by key: `year.item.<id>`, `year.patient.<id>`, `year.why.<reason>`, `year.words.<key>`. */
export async function loadYearWords(locale: Locale): Promise<Patterns> {
  const words: Words = locale === 'ar' ? (await import('./copy/ar.ts')).yearAr : (await import('./copy/en.ts')).yearEn;
  return Object.fromEntries(Object.entries(words).flatMap(([part, entries]) => named(part, entries)));
}

/** Noon: a day that is read at midnight in UTC is the day before to the west of it. */
const dayValue = (day: string): Value => ({ type: 'date', iso: `${day}T12:00:00` });

/** What a line is called on the record. */
export const itemName = ({ id }: Pick<YearLine, 'id'>): Message => ({ key: `year.item.${id}` });

/** It was done somewhere else: the day is known, and what was found is not. */
const isWithoutResult = ({ marked, figure }: YearLine): boolean => marked === true && figure !== undefined;

function sentenceOf(line: YearLine): string {
  const { status, interval, last, due, undated, byPlan } = line;
  if (status === 'unknown') return byPlan ? 'unknownByPlan' : undated ? 'undated' : 'unknown';
  if (status === 'due') return interval.kind === 'visit' ? 'dueVisit' : last === undefined ? 'planned' : 'due';
  if (status === 'done') return last === undefined ? 'undated' : 'done';
  if (status === 'soon' || status === 'later') {
    if (due === undefined) return isWithoutResult(line) ? 'todayNoResult' : 'today';
    if (last === undefined) return 'planned';
    return byPlan ? 'nextByPlan' : 'next';
  }
  return status;
}
/** When it is due, and when it was done last. */
export function whenMessage(line: YearLine): Message {
  const { last, due } = line;
  const values: Values = {
    ...(last !== undefined && {
      last: isWithoutResult(line) ? word('year.words.noResult', { last: dayValue(last) }) : dayValue(last),
    }),
    ...(due !== undefined && { due: dayValue(due) }),
  };
  return { key: `year.words.${sentenceOf(line)}`, values };
}

/** How often, and why; where it is not needed only why. */
export function whyMessage({ byPlan, interval: { kind, by, why, values } }: YearLine): Message {
  // Nothing of the year's own, and yet there is a reason today.
  if (kind === 'none' && byPlan) return { key: 'year.why.planned' };
  const reason = { key: `year.why.${why}`, ...(values && { values }) };
  if (kind === 'none' || kind === 'visit') return reason;
  const said = word(reason.key, values);
  if (kind === 'once') return { key: 'year.words.once', values: { why: said } };
  const years = by.value > 12 && by.value % 12 === 0;
  return {
    key: 'year.words.every',
    values: { n: years ? count(by.value / 12, 'years') : count(by.value, 'months'), why: said },
  };
}

const mostOnSheet = 6;
/** What a line is called on the sheet; none where it is silent there. */
function plainNames(lines: readonly YearLine[], patterns: Patterns): Value[] {
  const ids: readonly YearItemId[] = lines.map(({ id }) => id);
  return ids.flatMap((id): Value[] => (`year.patient.${id}` in patterns ? [word(`year.patient.${id}`)] : []));
}
const listed = (key: string, items: readonly Value[], values: Values = {}): Message[] =>
  items.length === 0
    ? []
    : [{ key: `year.words.${key}`, values: { ...values, list: { type: 'list', items: items.slice(0, mostOnSheet) } } }];

/**
 * “This year” for the patient's sheet, in plain words: what is due now, what comes with its day, and what to ask about. Nothing where
 * nothing is known of the year, as a sheet that names twenty checks names none. `patterns` are those of loadYearWords.
 */
export function yearForPatient({ lines }: Year, patterns: Patterns): Section[] {
  const dated = lines.filter(({ status, due }) => (status === 'soon' || status === 'later') && due !== undefined);
  const now = lines.filter(isDue);
  if (now.length === 0 && dated.length === 0) return [];
  const days = [...new Set(dated.map(({ due }) => due ?? ''))].sort();
  const coming = days.flatMap((due) =>
    listed(
      'patientBy',
      plainNames(
        dated.filter((line) => line.due === due),
        patterns,
      ),
      { due: dayValue(due) },
    ),
  );
  const unknown = lines.filter(({ status }) => status === 'unknown');
  const items = [
    ...listed('patientNow', plainNames(now, patterns)),
    ...coming.slice(0, mostOnSheet),
    ...listed('patientAsk', plainNames(unknown, patterns)),
  ];
  return items.length === 0
    ? []
    : [{ id: 'year', title: { key: 'year.words.heading' }, blocks: [{ type: 'list', items }] }];
}
