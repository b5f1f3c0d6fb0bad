import { concepts } from '../../clinical/concepts.ts';
import { type Message, quantity } from '../../kit/words/message.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import { settledForecast } from '../model/settled.ts';
import type { Results } from '../results.ts';
import { message } from './words.ts';

/** One line for a list of saved records: the forecast that the report leads with. */
export function summary(inputs: Inputs, results: Results): Message {
  const settled = settledForecast(worksheet(), inputs);
  return message('summary', {
    a1c: quantity(concepts.a1c, inputs.a1c),
    adherent: quantity(concepts.a1c, settled?.forecast.adherent ?? results.predictedA1cAdherent),
    target: quantity(concepts.a1c, inputs.target),
  });
}
