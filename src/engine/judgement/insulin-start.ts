import { asksForKetones } from '../clinical/glycaemia.ts';
import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import { type Dose, unitsOfMorningNph, unitsOfNph, unitsWithin } from './doses.ts';
import {
  explainsSymptoms,
  fastingGoal,
  isComplex,
  lowsComeBack,
  otherGoals,
  refusesInjections,
  sensorDeniesInsulin,
  sensorFine,
  veryHighA1c,
} from './glucose.ts';
import { dialysisDenied } from './kidney-disease.ts';
import type { Patient } from './patient.ts';
import { ketonesHigh } from '../clinical/ketones.ts';
import { readingsDeny } from './a1c-and-readings.ts';
import { ketonesAre } from './ketones.ts';
import { act, type Said } from './rule.ts';

/** Symptoms that come from glucose need glucose this high; below it another cause is looked for, %. */
export const symptomsFrom = cited(
  8,
  '%',
  'design',
  'catabolic symptoms without high glucose have another cause',
  'design',
);
/** A single reading after a meal this high asks for insulin only from this HbA1c, %. */
const afterMealFrom = cited(9, '%', 'design', 'one reading after a meal is not enough', 'design');
/** From here the mean glucose is itself near 300 mg/dL, and insulin does not wait a week, %. */
const pressingA1c = cited(12, '%', 'design', 'estimated mean glucose of 298 mg/dL (ADAG)', 'R');
/** Units per kg to start with; with care from this age, below this eGFR, or after a severe low. */
const perKg = cited(0.15, 'U/kg', 'spec', '9.1 basal block');
const perKgCautious = cited(0.1, 'U/kg', 'spec', '9.1 basal block');
const perKgMost = cited(0.2, 'U/kg', 'ada2026', 'section 9, figure 9.5: 0.1 to 0.2 U/kg', 'S');
const nph = cited(10, 'U', 'spec', '9.1 NPH');
const leastUnits = cited(4, 'U', 'design', 'smallest start', 'design');
const cautiousAge = cited(65, 'years', 'spec', '9.1 basal start');
const cautiousKidney = cited(30, 'mL/min/1.73 m²', 'design', 'cautious start', 'design');

/** A morning steroid makes glucose high after meals: from here insulin in the morning, mg/dL. */
export const highAfterMeals = cited(250, 'mg/dL', 'design', 'steroid hyperglycaemia', 'R');
/** Units per kg of NPH beside the morning dose: for 10 mg of prednisolone or less, and the most to begin with; at least so many units. */
const morningPerKg = cited(0.1, 'U/kg', 'generalKnowledge', 'NPH 0.1 U/kg for each 10 mg of prednisolone', 'R');
const morningMost = cited(0.2, 'U/kg', 'ada2026', 'section 9, figure 9.5: 0.1 to 0.2 U/kg', 'S');
const morningLeast = cited(4, 'U', 'design', 'smallest start', 'design');
/** On steroids and high after meals: NPH in the morning, which has gone by night, whatever else asks for insulin. */
export const inTheMorning = ({ known: { steroids, ppg } }: Pick<Patient, 'known'>): boolean =>
  steroids === true && ppg !== undefined && atLeast(ppg, highAfterMeals);

/** Insulin can be the answer: none is known to be taken, and a sensor with enough data does not say otherwise. */
export const open = (patient: Patient): boolean =>
  !patient.onInsulin && patient.known.pregnancy !== true && !sensorFine(patient);
/** Fasting glucose at its goal: basal insulin would only bring lows. */
export const fastingFine = (patient: Patient): boolean =>
  patient.known.fpg !== undefined && below(patient.known.fpg, fastingGoal(patient));

export const highEnough = ({ known: { fpg, ppg } }: Patient): boolean =>
  atLeast(Math.max(fpg ?? 0, ppg ?? 0), explainsSymptoms);

export const byReading = (patient: Patient): boolean => {
  const { fpg, a1c } = patient.known;
  const afterMeal = patient.highReadings.includes('ppg') && a1c !== undefined && atLeast(a1c, afterMealFrom);
  return open(patient) && (asksForKetones(fpg) || afterMeal);
};
export const bySymptoms = (patient: Patient): boolean => {
  const { catabolicSymptoms, a1c } = patient.known;
  return (
    open(patient) &&
    catabolicSymptoms === true &&
    a1c !== undefined &&
    atLeast(a1c, symptomsFrom) &&
    (!fastingFine(patient) || inTheMorning(patient))
  );
};
export const byA1c = (patient: Patient): boolean => {
  const { a1c } = patient.known;
  return (
    open(patient) &&
    a1c !== undefined &&
    atLeast(a1c, veryHighA1c) &&
    !fastingFine(patient) &&
    !sensorDeniesInsulin(patient) &&
    !readingsDeny(patient)
  );
};

/** In advanced kidney disease insulin comes down once HbA1c is below this: by how much says clinical/insulin-kidney.ts. */
const kidneyA1c = cited(7, '%', 'design', 'insulin in advanced kidney disease', 'R');
/** Where insulin lasts longer and HbA1c is low already, more of it waits until the two agree. */
export const lowInKidneyFailure = ({ known, kidneyBelow }: Patient): boolean =>
  known.a1c !== undefined &&
  below(known.a1c, kidneyA1c) &&
  !dialysisDenied(known) &&
  (known.dialysis === true || kidneyBelow(cautiousKidney.value) === true);

/** In very complex health no HbA1c is a goal, but nobody is left with glucose that brings thirst and dries out, told of or not: from the first morning thirst is near, from the second it is there, mg/dL. */
export const thirstNear = cited(200, 'mg/dL', 'design', 'very complex health: what kidneys hold back', 'R');
const thirst = cited(250, 'mg/dL', 'design', 'very complex health: what kidneys hold back', 'R');
export const suffersFromHighGlucose = (patient: Patient): boolean => {
  const { frailty, catabolicSymptoms, fpg, a1c } = patient.known;
  return (
    frailty === 'very-complex' &&
    (catabolicSymptoms === true ||
      patient.highReadings.length > 0 ||
      (fpg !== undefined && atLeast(fpg, thirst)) ||
      // A mean of 240 mg/dL, unless a better morning says that a tablet will do.
      (a1c !== undefined && atLeast(a1c, veryHighA1c) && !(fpg !== undefined && below(fpg, thirstNear))))
  );
};

/** Not by half at once where insulin itself is missing, or fasting glucose is known to be above its goal. */
export const mayBeHalved = (patient: Patient): boolean =>
  !otherGoals(patient) && (patient.known.fpg === undefined || atLeast(fastingGoal(patient).value, patient.known.fpg));

/** A reading or symptoms call for insulin, whatever is preferred. */
export const cannotWait = (patient: Patient): boolean => byReading(patient) || bySymptoms(patient);

/** Days until basal insulin starts, by the gravest reason; undefined where it does not. */
export function insulinWithin(patient: Patient): number | undefined {
  const { a1c } = patient.known;
  if (cannotWait(patient)) return 1;
  if (!byA1c(patient) || refusesInjections(patient)) return undefined;
  // Ketones this high say that insulin is missing now.
  if (ketonesAre(patient, ketonesHigh)) return 1;
  return a1c !== undefined && atLeast(a1c, pressingA1c) ? 3 : 7;
}

/** NPH begins where cost decides and nothing asks for an analogue (decision D36): no care against lows, no shifts, no kidney disease. */
function takesNph({ known, kidneyBelow }: Patient): boolean {
  return (
    known.cost === 'high' &&
    known.hypoglycaemiaAvoidance !== 'high' &&
    known.shiftWork !== true &&
    known.severeHypoglycaemia !== true &&
    known.ckd !== true &&
    (known.ckdStage === undefined || known.ckdStage === 'none') &&
    kidneyBelow(cautiousKidney.value) !== true
  );
}

/** Whole units to start with, rounded down, at least 4 and never above 0.2 U/kg; with care where anything asks for it or is not known. */
export function startUnits(patient: Patient): Dose | undefined {
  const { known, kidneyBelow } = patient;
  const { weight, age } = known;
  if (weight === undefined) return undefined;
  if (inTheMorning(patient)) return unitsOfMorningNph(weight, morningPerKg, morningLeast, morningMost);
  const cautious =
    age === undefined ||
    atLeast(age, cautiousAge) ||
    kidneyBelow(cautiousKidney.value) !== false ||
    known.severeHypoglycaemia === true ||
    lowsComeBack(patient) ||
    // A failing liver makes no glucose against a low.
    known.cirrhosis === 'decompensated' ||
    isComplex(patient);
  if (takesNph(patient)) return unitsOfNph(weight, nph, leastUnits, cautious ? perKgCautious : perKgMost);
  return unitsWithin(weight, cautious ? perKgCautious : perKg, leastUnits, perKgMost);
}
/** Basal insulin. Where it is not known whether it is taken already, the step says so (`steps.ts`). */
export function startBasal(patient: Patient, within: number, gravity: 'urgent' | 'important'): Said[] {
  return [act('start:basalInsulin', within, { gravity, ...startUnits(patient) })];
}
