import type { Unit } from '../kit/fields/concept.ts';
import { bare, count, difference, type Message, quantity, type Value, word } from '../kit/words/message.ts';
import { type ConceptId, concepts } from './concepts.ts';

/** A figure of a clinical quantity; it is shown in the unit the reader chose for it. */
interface Quantity {
  readonly value: number;
  readonly concept: ConceptId;
  /** Without its unit, or as a difference between two values; otherwise with its unit. */
  readonly as?: 'bare' | 'difference';
}
/** A figure that is no clinical quantity: a count, a dose, a share. */
interface Count {
  readonly value: number;
  readonly unit?: Unit;
  readonly digits?: number;
  readonly maxDigits?: number;
}
/** Words in place of a figure, such as the name of a class. */
interface Word<Key extends string> {
  readonly key: Key;
}
/** @public: the package’s declarations name it. */
export type NoteValue<Key extends string = string> = Quantity | Count | Word<Key>;
type NoteValues<Key extends string = string> = Readonly<Record<string, NoteValue<Key>>>;

/**
 * Prose as results keep it: a message key with plain values, so that a stored record is JSON that any language can be read from.
 * A figure says itself what it is a figure of.
 */
export interface Note {
  readonly key: string;
  readonly values?: NoteValues;
}

/** Makes the notes of one calculator: a key without words does not compile. */
export function notesFor<Key extends string>() {
  return (key: Key, values?: NoteValues<Key>): Note => (values ? { key, values } : { key });
}

/** The values of a note, named as kit/words/message.ts names those of a message. */
export const noted = {
  quantity: (concept: ConceptId, value: number): Quantity => ({ value, concept }),
  bare: (concept: ConceptId, value: number): Quantity => ({ value, concept, as: 'bare' }),
  difference: (concept: ConceptId, value: number): Quantity => ({ value, concept, as: 'difference' }),
  /** With `digits` decimals always shown and `maxDigits` at most. */
  count: (value: number, unit?: Unit, digits?: number, maxDigits?: number): Count => {
    const made: { -readonly [K in keyof Count]: Count[K] } = { value };
    if (unit) made.unit = unit;
    if (digits !== undefined) made.digits = digits;
    if (maxDigits !== undefined) made.maxDigits = maxDigits;
    return made;
  },
  word: <Key extends string>(key: Key): Word<Key> => ({ key }),
} as const;

function toValue(entry: NoteValue): Value {
  if ('key' in entry) return word(entry.key);
  if (!('concept' in entry)) return count(entry.value, entry.unit, entry.digits, entry.maxDigits);
  const concept = concepts[entry.concept];
  if (entry.as === 'bare') return bare(concept, entry.value);
  return entry.as === 'difference' ? difference(concept, entry.value) : quantity(concept, entry.value);
}

/** A note as a message, to be put into words. */
export function toMessage({ key, values }: Note): Message {
  if (!values) return { key };
  return { key, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)])) };
}

/** A note as a value, to stand in a hole of another sentence. */
export function toWords(note: Note): Value {
  const { key, values } = toMessage(note);
  return word(key, values);
}
