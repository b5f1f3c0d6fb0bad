import type { Day } from './dates.ts';
import type { Text } from './text.ts';

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
