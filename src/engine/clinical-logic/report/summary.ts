import { concepts } from '../../clinical/concepts.ts';
import { count, type Message, quantity } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { message, words } from './words.ts';

/** One line for a list of saved records: HbA1c and target, as the history shows them, and the score. */
export function summary(inputs: Inputs, results: Results): Message {
  const values = { a1c: quantity(concepts.a1c, inputs.baselineA1c), target: quantity(concepts.a1c, inputs.targetA1c) };
  return inputs.pregnancy
    ? message('summary.pregnancy', values)
    : message('summary', { ...values, points: count(results.iriScore), risk: words(`risk.${results.iriRisk}`) });
}
