import type { Message, Values } from '../kit/words/message.ts';
import type { patientEn } from './copy/patient-en.ts';

/** Every sentence the patient's sheet may say that calculators share; its words are loaded with the sheet. */
export type PatientKey = keyof typeof patientEn;

export function toPatient(key: PatientKey, values?: Values): Message<PatientKey> {
  return { key, ...(values && { values }) };
}

/** What the record says under a key, in the patient's words: those have the same key with a prefix, so one without words fails its test. */
export function inPatientsWords({ key, values }: Message): Message {
  return toPatient(`patient.${key}` as PatientKey, values);
}
