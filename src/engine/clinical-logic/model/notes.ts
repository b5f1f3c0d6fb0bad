import { concepts } from '../../clinical/concepts.ts';
import { bare, count, difference, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { type Key, message, words } from '../report/words.ts';

/** How a value of a note is shown, by its name. A number stays a number in the record and meets its unit only here. */
const shown = {
  a1c: (value: number): Value => quantity(concepts.a1c, value),
  veryHigh: (value: number): Value => quantity(concepts.a1c, value),
  prior: (value: number): Value => quantity(concepts.a1c, value),
  target: (value: number): Value => quantity(concepts.a1c, value),
  gap: (value: number): Value => difference(concepts.a1c, value),
  effect: (value: number): Value => difference(concepts.a1c, value),
  change: (value: number): Value => difference(concepts.a1c, value),
  fpg: (value: number): Value => quantity(concepts.fpg, value),
  egfr: (value: number): Value => bare(concepts.egfr, value),
  bmi: (value: number): Value => bare(concepts.bmi, value),
  b12: (value: number): Value => quantity(concepts.b12, value),
  limit: (value: number): Value => quantity(concepts.b12, value),
  adherence: (value: number): Value => bare(concepts.adherenceScore, value),
  dose: (value: number): Value => count(value, 'mg'),
  to: (value: number): Value => count(value, 'mg'),
  most: (value: number): Value => count(value, 'mg'),
  points: (value: number): Value => count(value, undefined, 0, 1),
  months: (value: number): Value => count(value),
  minutes: (value: number): Value => count(value),
  walk: (value: number): Value => count(value),
  age: (value: number): Value => count(value),
  low: (value: number): Value => count(value),
  high: (value: number): Value => count(value),
} as const;
type NumberName = keyof typeof shown;
/** Values that are words: a class, a factor of the ranking. */
type WordName = 'therapy' | 'factor';

/** Prose as the results keep it: a key and plain values, put into words per language when shown. */
export interface Note {
  readonly key: Key;
  readonly values?: { readonly [N in NumberName]?: number } & { readonly [W in WordName]?: Key };
}

export function note(key: Key, values?: Note['values']): Note {
  return { key, ...(values && { values }) };
}

export function toMessage({ key, values }: Note): Message {
  if (!values) return message(key);
  return message(
    key,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? shown[name as NumberName](value) : words(value),
      ]),
    ),
  );
}
