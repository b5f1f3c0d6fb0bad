import { concepts } from '../../clinical/concepts.ts';
import { type Message, quantity } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { message } from './words.ts';

/** One line for a list of saved records. */
export function summary(inputs: Inputs, results: Results): Message {
  return message('summary', {
    a1c: quantity(concepts.a1c, inputs.a1c),
    adherent: quantity(concepts.a1c, results.predictedA1cAdherent),
    target: quantity(concepts.a1c, inputs.target),
  });
}
