import type { Message, Values } from '../kit/words/message.ts';
import type { patientEn } from './copy/patient-en.ts';

/** Every sentence the patient's sheet may say that calculators share; its words are loaded with the sheet. */
export type PatientKey = keyof typeof patientEn;

export function toPatient(key: PatientKey, values?: Values): Message<PatientKey> {
  return { key, ...(values && { values }) };
}
