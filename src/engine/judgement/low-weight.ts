import type { FactId } from '../chart/facts.ts';
import { overweight, underweight } from '../clinical/bmi.ts';
import { below, cited } from '../kit/worksheet/cited.ts';
import { knownOf } from './evidence.ts';
import { isComplex, otherGoals } from './glucose.ts';
import { hasKidneyDisease, kidneyFacts } from './kidney-disease.ts';
import type { Patient } from './patient.ts';
import { clueFacts, healthFirst, typeDoubted, typeOpen } from './type-clues.ts';

/** Frail people this thin should not lose more weight, kg/m². */
const thinAndFrail = cited(22, 'kg/m²', 'design', 'GLP-1 receptor agonist in frailty', 'R');

/** Weight must not fall further. */
export const tooThin = (patient: Patient): boolean => {
  const { bmi, dialysis } = patient.known;
  const wastes = isComplex(patient) || dialysis === true;
  return bmi !== undefined && (below(bmi, underweight) || (wastes && below(bmi, thinAndFrail)));
};

/** Underweight, on an SGLT2 inhibitor that neither heart nor kidneys nor arteries ask for: it takes weight and water. */
export const losesForGlucoseAlone = (patient: Patient): boolean => {
  const { bmi, sglt2Inhibitor, heartFailure, ascvd, catabolicSymptoms } = patient.known;
  return (
    sglt2Inhibitor === true &&
    bmi !== undefined &&
    below(bmi, underweight) &&
    heartFailure !== true &&
    ascvd !== true &&
    !hasKidneyDisease(patient) &&
    !otherGoals(patient) &&
    // Where the type is in doubt it pauses first.
    catabolicSymptoms !== true &&
    !(typeOpen(patient) && typeDoubted(patient))
  );
};
export const organFacts = (patient: Patient): FactId[] => [
  'sglt2Inhibitor',
  ...knownOf(patient, ['heartFailure', 'ascvd', 'ckd', 'islets', 'diabetesType', 'uacr']),
  ...kidneyFacts(patient),
  ...clueFacts(patient),
];

/** The same where nobody has said how well somebody very old is, and on dialysis, which wastes, already below the overweight line. */
export const tooThinToStart = (patient: Patient): boolean => {
  const { bmi, dialysis } = patient.known;
  if (tooThin(patient)) return true;
  if (bmi === undefined) return false;
  return (healthFirst(patient) && below(bmi, thinAndFrail)) || (dialysis === true && below(bmi, overweight));
};
