import { wordsFor } from '../../clinical/words.ts';
import type { Message, Value, Values } from '../../kit/words/message.ts';
import type { Key } from '../copy/keys.ts';
import { keyOf } from '../drugs/index.ts';
import type { Text } from '../drugs/record.ts';

export const { message, words } = wordsFor<Key>();

/** A text of a drug record as a sentence of its own. */
export function recordSentence(text: Text, values?: Values): Message<Key> {
  return message(keyOf(text), values);
}
/** A text of a drug record to stand in a hole. */
export function recordWords(text: Text, values?: Values): Value {
  return words(keyOf(text), values);
}
