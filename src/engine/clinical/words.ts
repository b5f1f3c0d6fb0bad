import type { Message, Value, Values } from '../kit/words/message.ts';
import { word } from '../kit/words/message.ts';
import type { ConceptId } from './concepts.ts';
import type { en } from './copy/en.ts';

/** The keys all calculators may say. */
export type SharedKey = keyof typeof en.messages | `concept.${ConceptId}`;

/** Makes the messages of one calculator: a key without words does not compile. */
export function wordsFor<Key extends string>() {
  return {
    message: (key: Key, values?: Values): Message<Key> => ({ key, ...(values && { values }) }),
    /** Words as a value, to stand in a hole or beside a label. */
    words: (key: Key, values?: Values): Value => word(key, values),
  };
}

/** “a to b” as one value. */
export function range(from: Value, to: Value): Value {
  return word('range' satisfies SharedKey, { from, to });
}
