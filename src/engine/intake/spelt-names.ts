import type { Piece } from './types.ts';

/** What is spelt out letter by letter, or holds a figure in its name. */
const spelt: readonly (readonly [words: RegExp, name: string])[] = (
  [
    ['h b a one c|hba one c', 'hba1c'],
    ['a one c', 'a1c'],
    ['b twelve', 'b12'],
    ['e g f r', 'egfr'],
    ['b m i', 'bmi'],
    ['l d l', 'ldl'],
    ['c k d', 'ckd'],
    ['b p', 'bp'],
    ['mister', 'mr'],
    ['missus|misses(?= \\p{L}+ comma)', 'mrs'],
  ] as const
).map(([words, name]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), name]);

/** Each such name, and how it is written. */
export const namesOf = (folded: string): readonly (Piece & { readonly digits: string })[] =>
  spelt.flatMap(([words, name]) =>
    [...folded.matchAll(words)].map(({ index, 0: found }) => ({ from: index, to: index + found.length, digits: name })),
  );
