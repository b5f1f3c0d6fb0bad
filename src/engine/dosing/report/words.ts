import type { en as clinical } from '../../clinical/copy/en.ts';
import type { Message, Value, Values } from '../../kit/words/message.ts';
import type { en } from '../copy/en.ts';
import { keyOf } from '../drugs/index.ts';
import type { MedicationClass, Text } from '../drugs/record.ts';

/** Every key this calculator may say; the records' own texts are keyed by their place. */
export type Key =
  | keyof typeof en.messages
  | keyof typeof clinical.messages
  | `drug.${string}`
  | `source.${string}`
  | `choice.medicationClass.${MedicationClass}`
  | `concept.${keyof typeof clinical.concepts}`;

export function message(key: Key, values?: Values): Message<Key> {
  return { key, ...(values && { values }) };
}
/** Words as a value, to stand in a hole or beside a label. */
export function words(key: Key, values?: Values): Value {
  return { type: 'word', key, ...(values && { values }) };
}
/** A text of a record as a sentence. */
export function said(text: Text, values?: Values): Message<Key> {
  return message(keyOf(text), values);
}
/** A text of a record to stand in a hole. */
export function told(text: Text, values?: Values): Value {
  return words(keyOf(text), values);
}
