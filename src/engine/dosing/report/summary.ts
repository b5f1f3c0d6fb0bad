import { concepts } from '../../clinical/concepts.ts';
import { bare, type Message } from '../../kit/words/message.ts';
import { drugRecord } from '../drugs/index.ts';
import type { Inputs } from '../inputs.ts';
import { bandAt } from '../model/calculate.ts';
import { message, recordWords } from './words.ts';

/** One line for a list of saved records. */
export function summary(inputs: Inputs): Message {
  const record = drugRecord(inputs.medicationClass);
  return message('summary', {
    drug: recordWords(record.generic),
    egfr: bare(concepts.egfr, inputs.egfr),
    band: recordWords(bandAt(record, inputs.egfr).short),
  });
}
