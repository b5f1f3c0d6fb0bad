import type { FiredGuard } from '../kit/guards.ts';
import type { Message, Values } from '../kit/message.ts';
import type { PatientSheet } from '../kit/report.ts';
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
export type Questions<Id extends string> = Readonly<Record<Id, `patient.ask.${string}` & PatientKey | null>>;

/** The questions of the guards that fired, each once, the gravest first. */
export function questionsOf<Id extends string>(fired: readonly FiredGuard<Id>[], questions: Questions<Id>): Message[] {
  const keys = fired.flatMap(({ id }) => questions[id] ?? []);
  return [...new Set(keys)].map((key) => toPatient(key));
}

/** A sheet with what every patient should know: when to get help. */
export function patientSheet(sheet: Omit<PatientSheet, 'help'>): PatientSheet {
  return { ...sheet, help: [toPatient('patient.help.low'), toPatient('patient.help.high')] };
}
