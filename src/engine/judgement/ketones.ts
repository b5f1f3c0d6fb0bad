import { ketoacidosisFrom, ketonesRaised } from '../clinical/ketones.ts';
import { atLeast, below, type Cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';

/** Measured today and normal: nobody is sent to measure them again. */
export const ketonesCalm = ({ known: { ketones } }: Patient): boolean =>
  ketones !== undefined && below(ketones, ketonesRaised);
export const ketonesAre = ({ known: { ketones } }: Patient, from: Cited): boolean =>
  ketones !== undefined && atLeast(ketones, from);
/** What was measured today says what is to be done, so that nobody is sent to measure it. */
export const ketonesAnswered = (patient: Patient): boolean =>
  ketonesCalm(patient) || ketonesAre(patient, ketoacidosisFrom);
