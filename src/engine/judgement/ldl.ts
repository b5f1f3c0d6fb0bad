import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import type { FactId } from '../chart/facts.ts';
import { type Value, word } from '../kit/words/message.ts';
import {
  advancedKidneyDisease,
  albuminuria,
  kidneyDiseaseFacts,
  kidneyFacts,
  reasons,
  seenOnce,
} from './kidney-disease.ts';
import type { Patient } from './patient.ts';

export const statinFromAge = cited(40, 'years', 'ada2026', 'section 10, page 229', 'S');
/** Up to the last day of this year of age. */
export const statinToAge = cited(75, 'years', 'ada2026', 'section 10, page 229', 'S');
/** Without arterial disease it is offered to the last day of this year of age. */
export const statinOffered = cited(84, 'years', 'generalKnowledge', 'NICE NG238, primary prevention', 'R');
/** LDL goals, mg/dL: with arterial disease, with a further risk factor; the wider one in old age (R). */
const goalWithDisease = cited(55, 'mg/dL', 'ada2026', 'section 10, page 229', 'S');
export const goalAtRisk = cited(70, 'mg/dL', 'ada2026', 'section 10, page 229', 'S');
/** From here a high-intensity statin at any age, mg/dL. */
export const severeLdl = cited(190, 'mg/dL', 'generalKnowledge', 'LDL of 190 or more (AHA and ACC)', 'R');
/** A risk of its own from here, mg/dL. */
export const raisedLdl = cited(100, 'mg/dL', 'ada2025', 'section 10, table of statins', 'V');
const raisedSystolic = cited(130, 'mmHg', 'ada2026', 'section 10, page 227', 'S');

export const veryHighTotal = cited(
  290,
  'mg/dL',
  'generalKnowledge',
  'total cholesterol above 7.5 mmol/L (NICE NG238)',
  'R',
);

/** Statins are not for who is pregnant or plans to be; others may take them, pregnancy asked where it is not known. */
export const mayTakeStatin = (patient: Patient): boolean =>
  mayBearStatin(patient) && patient.known.frailty !== 'very-complex';
export const mayBearStatin = ({ known }: Patient): boolean =>
  known.pregnancy !== true && known.childbearing !== 'planning';
/** No statin is known to be taken, and nothing says that one was not borne: ezetimibe alone has a reason. */
export const ezetimibeAlone = ({ known }: Patient): boolean => known.ezetimibe === true && known.statin === 'none';
export const statinOpen = (patient: Patient): boolean =>
  mayTakeStatin(patient) &&
  (patient.known.statin === undefined || patient.known.statin === 'none') &&
  !ezetimibeAlone(patient);
/** Taken, and kept at a moderate dose by the kidneys. */
export const keptModerate = ({ known, kidneyBelow }: Patient): boolean =>
  known.statin === 'moderate' && known.dialysis !== true && kidneyBelow(advancedKidneyDisease.value) === true;
/** How strong it begins: moderate where the kidneys, or what raises its level, keep it there. */
export const moderateFacts = (patient: Patient): readonly FactId[] => [
  ...(patient.kidneyBelow(advancedKidneyDisease.value) === true ? kidneyFacts(patient) : []),
  ...(patient.known.strongCyp3a4Inhibitor === true ? (['strongCyp3a4Inhibitor'] as const) : []),
];
export const statinIntensity = (patient: Patient): Value =>
  word(`plan.statin.${moderateFacts(patient).length > 0 ? 'moderate' : 'high'}`);
/** As much of a statin as this patient may have: above the LDL goal another medicine follows. A first low eGFR is repeated before. */
export const takesMostStatin = (patient: Patient): boolean =>
  mayTakeStatin(patient) && (patient.known.statin === 'high' || (keptModerate(patient) && !seenOnce(patient)));
export const mostStatinRests = (patient: Patient): readonly FactId[] =>
  patient.known.statin === 'moderate' ? [...kidneyDiseaseFacts(patient), ...kidneyFacts(patient)] : [];
export const ofMiddleAge = (age: number): boolean => atLeast(age, statinFromAge) && below(age, statinToAge.value + 1);

/** Facts that add to the risk of a person with diabetes between 40 and 75. */
function riskFacts(patient: Patient): readonly FactId[] {
  const { known } = patient;
  return reasons(patient, [
    ...(known.smoking === 'current' ? (['smoking'] as const) : []),
    ...(known.smokes === true ? (['smokes'] as const) : []),
    ...(atLeast(known.systolic ?? 0, raisedSystolic) ? (['systolic'] as const) : []),
    ...(known.onBloodPressureMedicine === true ? (['onBloodPressureMedicine'] as const) : []),
    ...(atLeast(known.ldl ?? 0, raisedLdl) ? (['ldl'] as const) : []),
    ...(atLeast(known.uacr ?? 0, albuminuria) ? (['uacr'] as const) : []),
    ...kidneyDiseaseFacts(patient),
  ]);
}

/** Of middle age with a further risk, and no arterial disease, which has goals of its own. */
export const isAtRisk = (patient: Patient): boolean =>
  patient.known.ascvd !== true &&
  patient.known.age !== undefined &&
  ofMiddleAge(patient.known.age) &&
  riskFacts(patient).length > 0;
/** The LDL goal that applies, or none. */
export function ldlGoal(patient: Patient): number | undefined {
  const { ascvd, age } = patient.known;
  if (ascvd === true)
    return (age !== undefined && atLeast(age, statinToAge.value + 1) ? goalAtRisk : goalWithDisease).value;
  return isAtRisk(patient) ? goalAtRisk.value : undefined;
}
export function ldlAboveGoal(ldl: number, patient: Patient): boolean {
  const limit = ldlGoal(patient);
  return limit !== undefined && atLeast(ldl, limit);
}
export const goalRests = (patient: Patient): readonly FactId[] =>
  patient.known.ascvd === true ? ['ascvd'] : ['age', ...riskFacts(patient)];
