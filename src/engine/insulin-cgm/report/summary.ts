import { concepts } from '../../clinical/concepts.ts';
import { type Message, quantity } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { message } from './words.ts';

/** One line for a list of saved records. */
export function summary(inputs: Inputs, results: Results): Message {
  return message(results.insulinDecision.appropriate ? 'summary.start' : 'summary.wait', {
    a1c: quantity(concepts.a1c, inputs.baselineA1c),
    expected: quantity(concepts.a1c, results.expectedA1c12w),
  });
}
