import { concepts } from '../../clinical/concepts.ts';
import { count, type Message, quantity } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { message } from './words.ts';

/** One line for a list of saved records. */
export function summary(inputs: Inputs, results: Results): Message {
  return message(results.valid ? 'summary' : 'summary.notValid', {
    a1c: quantity(concepts.a1c, inputs.currentA1c),
    target: quantity(concepts.a1c, inputs.targetA1c),
    days: count(results.additionalLifeDays, 'days'),
  });
}
