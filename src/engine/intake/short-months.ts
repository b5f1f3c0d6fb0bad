import { type Day, dayOfMonth } from './dates.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

/** “03/26”: a month of one of the last years; 6/12 is half a year. */
export function shortMonth(
  { tokens, on }: Pick<Text, 'tokens' | 'on'>,
  at: number,
): { readonly day: Day; readonly end: number } | undefined {
  const [month, stroke, year, behind] = tokens.slice(at, at + 4);
  if (stroke?.text !== '/' || !stroke.glued || !year?.glued || behind?.text === '/') return undefined;
  const isMonth = /^(?:0[1-9]|1[0-2])$/.test(month?.text ?? '') && /^\d\d$/.test(year.text) && year.value > 12;
  if (!isMonth || year.value > Number(on.slice(2, 4))) return undefined;
  const day = `20${year.text}-${month?.text}`;
  return day > on.slice(0, 7) ? undefined : { day: { dayFirst: day, monthFirst: day }, end: at + 3 };
}

/** “60 mmol/mol Oct 26”: with the day first in the text a month of that year, with the month first a day of it. */
export function shortYearOrDay(
  tokens: readonly Token[],
  at: number,
  month: string,
  name: Token,
  on: string,
): { readonly day: Day; readonly end: number } | undefined {
  const [figure, behind] = [tokens[at], tokens[at + 1]];
  if (figure?.kind !== 'number' || figure.glued || !/^[0-3]?\d$/.test(figure.text) || figure.value > 31)
    return undefined;
  if (/^[%/:]$/.test(behind?.text ?? '') || behind?.kind === 'word' || behind?.kind === 'number') return undefined;
  const year = `20${figure.text}-${month.slice(5, 7)}`;
  const isYear = figure.value >= 15 && year <= on.slice(0, 7);
  const dated = name.forms.map((form) => dayOfMonth(form, figure.value, on)).find((found) => found !== undefined);
  const first = isYear ? year : dated;
  return first ? { day: { dayFirst: first, monthFirst: dated ?? first }, end: at + 1 } : undefined;
}
