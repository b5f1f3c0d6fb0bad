import { atLeast, below, type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';

/** Blood ketones of today, mmol/L: raised from the first, soon ketoacidosis above the second, that from the third. */
export const ketonesRaised = cited(0.6, 'mmol/L', 'ketones2019', 'table 1: below 0.6 normal', 'V');
export const ketonesHigh = cited(1.5, 'mmol/L', 'ketones2019', 'table 1: 1.6 to 3.0 impending ketoacidosis', 'V');
export const ketoacidosisFrom = cited(3, 'mmol/L', 'crises2024', 'diagnosis of ketoacidosis', 'S');

/** Measured today and normal: nobody is sent to measure them again. */
export const ketonesCalm = ({ known: { ketones } }: Patient): boolean =>
  ketones !== undefined && below(ketones, ketonesRaised);
export const ketonesAre = ({ known: { ketones } }: Patient, from: Cited): boolean =>
  ketones !== undefined && atLeast(ketones, from);
/** What was measured today says what is to be done, so that nobody is sent to measure it. */
export const ketonesAnswered = (patient: Patient): boolean =>
  ketonesCalm(patient) || ketonesAre(patient, ketoacidosisFrom);
