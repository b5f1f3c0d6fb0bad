import { foldPattern } from './fold.ts';

/** Marks as they are dictated, each with the mark that it stands for. */
const spoken: readonly (readonly [words: string, mark: string])[] = [
  ['comma', ','],
  ['full stop|period', '.'],
  ['semicolon', ';'],
  ['colon', ':'],
  ['new line|newline|new paragraph|next line', '\n'],
  ['open bracket|open brackets|open parenthesis', '('],
  ['close bracket|close brackets|close parenthesis', ')'],
  ['فاصلة|فاصله', '،'],
  ['نقطة', '.'],
  ['سطر جديد|فقرة جديدة', '\n'],
];
const patterns = spoken.map(
  ([words, mark]) => [new RegExp(`(?<=\\p{L}|\\d|%) (?:${foldPattern(words)})(?=[ \\n]|$)`, 'gu'), mark] as const,
);
const surely = new RegExp(
  `(?<=\\p{L}|\\d|%) (?:comma|full stop|new line|${foldPattern('فاصلة|سطر جديد')})(?=[ \\n]|$)`,
  'gu',
);

/** “wt 96>91 kg”: from what to what; “eGFR >60” is a limit. */
export const withArrows = (text: string): string =>
  text
    .replace(/(?<=\d)>(?=\d)/g, '→')
    // “HbA1c ........ 7.9 %”: dots that lead from a name to its figure.
    .replace(/(?<=[\p{L}\d)\]] ?)(?:[.·_]{4,80}|(?<= )(?:[.·_]{3}|…{1,30}))(?= ?[<>]?\d)/gu, (dots) =>
      ':'.padEnd(dots.length),
    );

/** A dictated text with marks for “comma” and “full stop”, place for place; as it is where fewer than two such words stand. */
export function withSpokenMarks(text: string, folded: string): string {
  if ((folded.match(surely)?.length ?? 0) < 2) return text;
  let written = text;
  for (const [pattern, mark] of patterns) {
    for (const { index, 0: found } of folded.matchAll(pattern)) {
      written = written.slice(0, index) + mark.padEnd(found.length) + written.slice(index + found.length);
    }
  }
  return written;
}
