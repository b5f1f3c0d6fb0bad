import { concepts } from '../../clinical/concepts.ts';
import { bare, count, difference, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { type Key, message, words } from '../report/words.ts';

/** How a value of a note is shown, by its name. A number stays a number in the record and meets its unit only here. */
const shown = {
  a1c: (value: number): Value => quantity(concepts.a1c, value),
  expected: (value: number): Value => quantity(concepts.a1c, value),
  goal: (value: number): Value => quantity(concepts.a1c, value),
  limit: (value: number): Value => quantity(concepts.a1c, value),
  gap: (value: number): Value => difference(concepts.a1c, value),
  fasting: (value: number): Value => bare(concepts.fpg, value),
  fastingTo: (value: number): Value => quantity(concepts.fpg, value),
  glucose: (value: number): Value => quantity(concepts.fpg, value),
  low: (value: number): Value => quantity(concepts.fpg, value),
  egfr: (value: number): Value => bare(concepts.egfr, value),
  units: (value: number): Value => count(value, 'U'),
  ceiling: (value: number): Value => count(value, 'U'),
  step: (value: number): Value => count(value, 'U'),
  perKg: (value: number): Value => count(value, 'U/kg', 1, 2),
  dose: (value: number): Value => count(value, 'mg'),
  labelDose: (value: number): Value => count(value, 'mg'),
  from: (value: number): Value => count(value),
  to: (value: number): Value => count(value, '%'),
  percent: (value: number): Value => count(value, '%', 0, 1),
  days: (value: number): Value => count(value),
  week: (value: number): Value => count(value),
  months: (value: number): Value => count(value),
  age: (value: number): Value => count(value),
  points: (value: number): Value => count(value, undefined, 0, 1),
} as const;
type NumberName = keyof typeof shown;
type WordName = 'why' | 'what';

/** Prose as the results keep it: a key and plain values, put into words per language when shown. */
export interface Note {
  readonly key: Key;
  readonly values?: { readonly [N in NumberName]?: number } & { readonly [W in WordName]?: Key };
}

export function note(key: Key, values?: Note['values']): Note {
  return { key, ...(values && { values }) };
}

export function toMessage({ key, values }: Note): Message<Key> {
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
