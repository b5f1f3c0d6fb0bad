import type { en as clinical } from '../../clinical/copy/en.ts';
import type { Message, Value, Values } from '../../kit/words/message.ts';
import type { en } from '../copy/en.ts';

/** Every key this calculator may say: a sentence without words does not compile. */
export type Key =
  | keyof typeof en.messages
  | keyof typeof clinical.messages
  | `field.${string}`
  | `choice.${string}`
  | `concept.${keyof typeof clinical.concepts}`;

export function message(key: Key, values?: Values): Message<Key> {
  return { key, ...(values && { values }) };
}
/** Words as a value, to stand in a hole or beside a label. */
export function words(key: Key, values?: Values): Value {
  return { type: 'word', key, ...(values && { values }) };
}
/** “a to b” as one value. */
export function range(from: Value, to: Value): Value {
  return words('range', { from, to });
}
