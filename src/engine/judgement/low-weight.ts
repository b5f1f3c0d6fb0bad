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

/** On an SGLT2 inhibitor that neither heart nor kidneys nor arteries ask for. Where the type is in doubt it pauses first. */
export const sglt2ForGlucoseAlone = (patient: Patient): boolean => {
  const { sglt2Inhibitor, heartFailure, ascvd, catabolicSymptoms } = patient.known;
  return (
    sglt2Inhibitor === true &&
    heartFailure !== true &&
    ascvd !== true &&
    !hasKidneyDisease(patient) &&
    !otherGoals(patient) &&
    catabolicSymptoms !== true &&
    !(typeOpen(patient) && typeDoubted(patient))
  );
};
/** The same in the underweight: it takes weight and water. */
export const losesForGlucoseAlone = (patient: Patient): boolean =>
  patient.known.bmi !== undefined && below(patient.known.bmi, underweight) && sglt2ForGlucoseAlone(patient);
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
