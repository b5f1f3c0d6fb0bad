import type { FiredGuard } from '../kit/guards.ts';
import type { Message, Values } from '../kit/words/message.ts';
import type { PatientSheet } from '../kit/report/report.ts';
import type { patientEn } from './copy/patient-en.ts';

/** Every sentence the patient's sheet may say that calculators share; its words are loaded with the sheet. */
export type PatientKey = keyof typeof patientEn;

export function toPatient(key: PatientKey, values?: Values): Message<PatientKey> {
  return { key, ...(values && { values }) };
}

/**
 * What each guard becomes for the patient: a question to ask, or null where a step of the sheet already says it, or where
 * only a clinician can act on it. A new guard does not compile until somebody has decided.
 */
export type Questions<Id extends string> = Readonly<Record<Id, (`patient.ask.${string}` & PatientKey) | null>>;

/** The questions of the guards that fired, each once, the gravest first. A man is not asked about pregnancy. */
export function questionsOf<Id extends string>(
  fired: readonly FiredGuard<Id>[],
  questions: Questions<Id>,
  sex?: 'male' | 'female',
): Message[] {
  const keys = fired
    .flatMap(({ id }) => questions[id] ?? [])
    .filter((key) => !(sex === 'male' && key === 'patient.ask.pregnancy'));
  return [...new Set(keys)].map((key) => toPatient(key));
}

/** What to do with the medicines: an SGLT2 inhibitor that may have to pause is asked about before its next dose, the others are not touched alone. */
export function medicineSteps({
  pauseSglt2,
  review,
}: {
  readonly pauseSglt2: boolean;
  readonly review: boolean;
}): Message[] {
  return [
    ...(pauseSglt2 ? [toPatient('patient.pauseSglt2')] : []),
    toPatient(review ? 'patient.medicineReview' : pauseSglt2 ? 'patient.medicineOther' : 'patient.medicine'),
  ];
}

/** A sheet with what every patient should know: when to get help. */
export function patientSheet(sheet: Omit<PatientSheet, 'help' | 'end'>): PatientSheet {
  return { ...sheet, end: [], help: [toPatient('patient.help.low'), toPatient('patient.help.high')] };
}
