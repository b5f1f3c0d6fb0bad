import { patientSheet, type Questions, questionsOf, toPatient } from '../../clinical/patient.ts';
import type { PatientSheet } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { count } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { message } from './words.ts';

/** Each safety rule as the patient's question, or null where a step says it or only a clinician can act on it. */
const questions: Questions<GuardId> = { draft: null };

/** What the patient takes home: plain words, no dose. */
export function sheetOf(_: Inputs, { results, guards }: Outcome<Results, GuardId>): PatientSheet {
  return patientSheet({
    answer: message('patient.answer', { hours: count(results.weeklySleep, 'hours', 0, 1) }),
    picture: [],
    next: [message('patient.diary'), toPatient('patient.medicine')],
    ask: questionsOf(guards, questions),
    sections: [],
  });
}
