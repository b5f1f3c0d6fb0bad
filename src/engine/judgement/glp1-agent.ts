import { glp1KidneyLimits } from '../clinical/renal.ts';
import type { Patient } from './patient.ts';

/** Exenatide once a week is of one strength: another of its class is the step up. */
export const glp1Step = ({ known }: Patient): 'raise:glp1RA' | 'switch:glp1RA' =>
  known.glp1Agent === 'exenatide-weekly' ? 'switch:glp1RA' : 'raise:glp1RA';
/** The kidneys no longer clear this one. */
export const glp1Accumulates = ({ known: { glp1RA, glp1Agent }, kidneyBelow }: Patient): boolean =>
  glp1RA === true && kidneyBelow(glp1KidneyLimits[glp1Agent ?? 'other']?.value ?? 0) === true;
/** Another is begun in its place, however long it has been taken. */
export const glp1IsChanged = (patient: Patient): boolean =>
  glp1Step(patient) === 'switch:glp1RA' || glp1Accumulates(patient);
