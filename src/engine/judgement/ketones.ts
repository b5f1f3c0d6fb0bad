import { ketoacidosisFrom, ketonesRaised } from '../clinical/ketones.ts';
import { atLeast, below, type Cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';

/** Measured today and normal: nobody is sent to measure them again. */
export const ketonesCalm = ({ known: { ketones } }: Patient): boolean =>
  ketones !== undefined && below(ketones, ketonesRaised);
export const ketonesAre = ({ known: { ketones } }: Patient, from: Cited): boolean =>
  ketones !== undefined && atLeast(ketones, from);
/** What was measured today says what is to be done, so that nobody is sent to measure it. */
export const ketonesAnswered = (patient: Patient): boolean =>
  ketonesCalm(patient) || ketonesAre(patient, ketoacidosisFrom);
/** It sends to hospital what else is measured again at home. Where symptoms are asked first, they are asked about with it. */
export const askVomiting = (patient: Patient): Said[] =>
  patient.known.vomiting === undefined && patient.known.catabolicSymptoms !== undefined && !ketonesCalm(patient)
    ? [act('ask:vomiting', 0, { gravity: 'important' })]
    : [];
