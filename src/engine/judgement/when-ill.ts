import { metforminStop } from '../clinical/renal.ts';
import { atLeast, cited } from '../kit/worksheet/cited.ts';
import { contrastBelow } from './around-procedures.ts';
import { plansPregnancy } from './glucose.ts';
import type { Patient } from './patient.ts';

/** From this age, with kidney disease or with heart failure, a day of vomiting can end in kidney failure, years. */
const frailAge = cited(75, 'years', 'design', 'sick-day plan', 'design');

/** An SGLT2 inhibitor that is taken and stays: what stops needs no rules for a day of illness. */
export const pausesSglt2 = (patient: Patient): boolean => {
  const { sglt2Inhibitor, dialysis, pregnancy, ketoacidosis, heartFailure } = patient.known;
  return (
    sglt2Inhibitor === true &&
    dialysis !== true &&
    pregnancy !== true &&
    ketoacidosis !== true &&
    // A failing heart keeps it until cardiology has spoken.
    (!plansPregnancy(patient) || heartFailure === true)
  );
};
/** In pregnancy, on dialysis and below its eGFR a medicine is stopped, not paused on a day of illness. */
export function pausedWhenIll(patient: Patient) {
  const { known, kidneyBelow } = patient;
  if (known.pregnancy === true) return [];
  const metformin = known.metformin !== undefined && known.metformin > 0;
  return [
    ...(metformin && known.dialysis !== true && kidneyBelow(metforminStop.value) !== true
      ? (['metformin'] as const)
      : []),
    ...(pausesSglt2(patient) ? (['sglt2Inhibitor'] as const) : []),
    ...(['rasInhibitor', 'finerenone', 'mineralocorticoidAntagonist'] as const).filter((fact) => known[fact] === true),
  ];
}
export const kidneyAtRisk = ({ known, kidneyBelow }: Patient): boolean =>
  kidneyBelow(contrastBelow.value) === true ||
  known.heartFailure === true ||
  (known.age !== undefined && atLeast(known.age, frailAge));
