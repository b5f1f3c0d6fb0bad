import type { FactId } from '../chart/facts.ts';
import { bmiOf, overweight } from '../clinical/bmi.ts';
import { metforminReducedMax } from '../clinical/metformin.ts';
import { metforminNoStart, metforminWatch } from '../clinical/renal.ts';
import { atLeast, below, type Cited, cited } from '../kit/worksheet/cited.ts';
import { isOpenFor } from './eligibility.ts';
import {
  causesLows,
  complexGoal,
  gapOf,
  generalGoal,
  isComplex,
  lowEvidence,
  lowsComeBack,
  otherGoals,
  refusesInjections,
  sensorHigh,
} from './glucose.ts';
import type { Patient } from './patient.ts';
import { otherClasses } from './type-clues.ts';

/** From this age, and below this eGFR, a sulfonylurea is not started. */
const sulfonylureaAge = cited(65, 'years', 'design', 'no new sulfonylurea', 'design');
export const sulfonylureaKidney = cited(60, 'mL/min/1.73 m²', 'design', 'no new sulfonylurea', 'design');
/** Below this an SGLT2 inhibitor hardly lowers glucose. */
export const sglt2Glucose = cited(
  45,
  'mL/min/1.73 m²',
  'ada2026',
  'section 9, glucose effect of SGLT2 inhibitors',
  'S',
);
/** The highest dose of metformin that is reached in steps, mg a day: the extended-release label's. */
export const metforminMost = cited(2000, 'mg/day', 'labelMetformin', 'extended release, maximum dose', 'V');

/** Where the kidney filters less, and blood or oxygen may run short or the liver clears less lactate: metformin goes no higher than half. */
export const metforminHalved = ({ known, kidneyBelow }: Patient): boolean =>
  kidneyBelow(metforminWatch.value) === true && (known.heartFailure === true || known.cirrhosis === 'compensated');
/** As far as metformin is raised in this patient. */
export const metforminUpTo = (patient: Patient): Cited =>
  metforminHalved(patient) ? metforminReducedMax : metforminMost;

/** Classes that can be started for glucose alone. */
export const glucoseClasses = ['glp1RA', 'sglt2Inhibitor', 'dpp4Inhibitor', 'sulfonylurea', 'tzd'] as const;
export type GlucoseClass = (typeof glucoseClasses)[number];

/** The classes for glucose that every form can ask about, beside metformin. */
export const glucoseFacts = [...otherClasses, 'basalInsulin'] as const;
/** Classes for glucose that are known to be taken. */
export const classesTaken = ({ known }: Patient): FactId[] => [
  ...(known.metformin !== undefined && known.metformin > 0 ? (['metformin'] as const) : []),
  ...[...glucoseFacts, 'repaglinide' as const, 'mealtimeInsulin' as const].filter((fact) => known[fact] === true),
];

/** Among equals what costs little comes first, where somebody has said that it matters; heart, arteries and kidneys ask by rules of their own. */
export const costDecides = ({ known }: Patient): boolean => known.cost === 'high';
/** What costs little, in somebody heavy first what adds no weight. */
export const littleCost = (heavy: boolean): readonly GlucoseClass[] =>
  heavy
    ? ['sglt2Inhibitor', 'sulfonylurea', 'dpp4Inhibitor', 'tzd', 'glp1RA']
    : ['sulfonylurea', 'sglt2Inhibitor', 'dpp4Inhibitor', 'tzd', 'glp1RA'];

/** What takes weight is no choice for glucose alone below this. */
const lean = cited(20, 'kg/m²', 'design', 'no medicine that takes weight for glucose alone', 'R');
export const isLean = ({ known: { bmi } }: Patient): boolean => bmi !== undefined && below(bmi, lean);

/** From here a few tenths above a goal are worth no further medicine, and weight that goes is muscle, years. */
const oldest = cited(80, 'years', 'ada2026', 'section 13: fewer medicines, goals by what they bring', 'R');
const veryOld = ({ known: { age } }: Patient): boolean => age !== undefined && atLeast(age, oldest);
/** Frail or very old, and not overweight. */
export const slimInOldAge = (patient: Patient): boolean =>
  (isComplex(patient) || veryOld(patient)) && patient.known.bmi !== undefined && below(patient.known.bmi, overweight);

/** What a DPP-4 inhibitor lowers HbA1c by is far less than this, points: alone it reaches no goal from there, and insulin is open. */
const beyondGliptin = cited(2.5, 'points', 'ada2026', 'section 9, table 9.2: efficacy intermediate', 'R');
/** With a morning this high already from here, points and mg/dL. */
const farForGliptin = cited(1.5, 'points', 'design', 'a gliptin beside a high morning', 'R');
const highMorning = cited(200, 'mg/dL', 'design', 'a gliptin beside a high morning', 'R');
const tooFarForGliptin = (patient: Patient): boolean =>
  (atLeast(gapOf(patient), beyondGliptin) ||
    (atLeast(gapOf(patient), farForGliptin) && atLeast(patient.known.fpg ?? 0, highMorning))) &&
  !patient.onInsulin &&
  !refusesInjections(patient) &&
  !isComplex(patient) &&
  lowEvidence(patient).length === 0;

/** What makes a class no choice for glucose alone, where no rule closes it: others do the same with less harm, or do more. */
export const suits: Readonly<Record<GlucoseClass, (patient: Patient) => boolean>> = {
  // In the frail and the very old who are not overweight it takes muscle: a gliptin does the same.
  glp1RA: (patient) => !refusesInjections(patient) && !isLean(patient) && !slimInOldAge(patient),
  sglt2Inhibitor: (patient) => !isLean(patient) && patient.kidneyBelow(sglt2Glucose.value) !== true,
  // In a failing heart after those that help it, and before what makes lows or keeps water; sitagliptin or linagliptin alone.
  dpp4Inhibitor: (patient) =>
    !(tooFarForGliptin(patient) && !fits(patient, 'sglt2Inhibitor') && !fits(patient, 'glp1RA')) &&
    (patient.known.heartFailure !== true || !(fits(patient, 'sglt2Inhibitor') || fits(patient, 'glp1RA'))),
  // Last choices, where cost or a fatty liver speaks for them and nothing known against.
  sulfonylurea: (patient) => {
    const { known } = patient;
    return (
      known.cost === 'high' &&
      // With sick arteries only where no gliptin is open either.
      !(known.ascvd === true && fits(patient, 'dpp4Inhibitor')) &&
      known.hypoglycaemiaAvoidance !== 'high' &&
      known.age !== undefined &&
      below(known.age, sulfonylureaAge) &&
      patient.kidneyBelow(sulfonylureaKidney.value) === false &&
      !patient.onInsulin &&
      lowEvidence(patient).length === 0
    );
  },
  tzd: (patient) => {
    const { known } = patient;
    return known.nafld === true && known.heartFailure === false && known.oedema === false && !patient.onInsulin;
  },
};

/** Whether a class can be started for glucose alone: not known to be taken, open, and a choice for this patient. */
export function fits(patient: Patient, medicine: GlucoseClass): boolean {
  return (
    patient.known[medicine] !== true &&
    isOpenFor(patient, medicine, 'glucose') &&
    !otherGoals(patient) &&
    suits[medicine](patient)
  );
}

/** Points above the goal that call for no insulin yet; in the very old no HbA1c below the second does, percent. */
const little = cited(0.5, 'points', 'design', 'no insulin for so little', 'R');
const littleLate = cited(8.5, '%', 'generalKnowledge', 'VA/DoD: 7.0 to 8.5 % for 5 to 10 years of life', 'R');
/** A few tenths above the goal. */
export const tenthsAbove = (patient: Patient): boolean => gapOf(patient) > 0 && below(gapOf(patient), little);
export const littleAbove = (patient: Patient): boolean =>
  tenthsAbove(patient) ||
  (veryOld(patient) &&
    gapOf(patient) > 0 &&
    below(patient.known.a1c ?? littleLate.value, littleLate) &&
    !sensorHigh(patient));

/** Lows every week or unfelt, at an HbA1c that complex health would allow: less of what causes them before anything is added. */
export const lowsFirst = (patient: Patient): boolean =>
  lowsComeBack(patient) &&
  patient.known.a1c !== undefined &&
  below(patient.known.a1c, complexGoal) &&
  !sensorHigh(patient);
/** In the very old a few tenths are worth no further medicine. */
export const littleInOldAge = (patient: Patient): boolean =>
  veryOld(patient) && tenthsAbove(patient) && !sensorHigh(patient);
/** In complex health nothing is added for so little, nor for a goal stricter than the general one on what causes lows. */
export const nearEnough = (patient: Patient): boolean => {
  const { a1c } = patient.known;
  const isStrict = causesLows(patient) && a1c !== undefined && below(a1c, generalGoal);
  return (((isComplex(patient) && littleAbove(patient)) || isStrict) && !sensorHigh(patient)) || lowsFirst(patient);
};

/** Metformin is not known to be badly borne. */
const toleratesMetformin = ({ known }: Patient): boolean =>
  known.cirrhosis !== 'decompensated' &&
  known.metforminTolerated !== false &&
  known.metforminTolerance !== 'poor' &&
  known.metforminTolerance !== 'mild-gi' &&
  known.metforminGI !== true &&
  known.giTolerance !== false;
/** Metformin can be started or raised: dose and kidney known, both with room. */
export const metforminHasRoom = (patient: Patient): boolean =>
  patient.known.metformin !== undefined &&
  below(patient.known.metformin, metforminUpTo(patient)) &&
  patient.kidneyBelow(metforminNoStart.value) === false &&
  toleratesMetformin(patient);
/** Metformin has gone as far as it can. */
export const metforminDone = (patient: Patient): boolean => {
  const { metformin } = patient.known;
  return (
    metformin !== undefined &&
    (atLeast(metformin, metforminUpTo(patient)) ||
      patient.kidneyBelow(metforminNoStart.value) === true ||
      !toleratesMetformin(patient))
  );
};

/** Points above the goal from which one step is not enough. */
export const wideGap = cited(1.5, 'points', 'ada2026', 'section 9: two medicines or a stronger one', 'S');
/** The last step of metformin brings a few tenths: from this gap something joins it, mg a day and points. */
const lastStep = cited(500, 'mg/day', 'design', 'from 1500 to 2000 mg about 0.3 points (Garber 1997)', 'R');
const beyondLastStep = cited(1, 'points', 'design', 'more than the last step of metformin and food bring', 'R');
export const oneStepIsEnough = (patient: Patient): boolean =>
  !atLeast(
    gapOf(patient),
    atLeast((patient.known.metformin ?? 0) + lastStep.value, metforminUpTo(patient)) ? beyondLastStep : wideGap,
  );

/** A body mass index further than this from weight and height is another person's, kg/m². */
const bodyMassFits = cited(3, 'kg/m²', 'design', 'body mass index beside weight and height', 'design');
/** A typed body mass index that weight and height deny: one of the three is wrong. */
export const bodyMassUnclear = ({ known: { bmi, weight, height } }: Patient): boolean =>
  bmi !== undefined &&
  weight !== undefined &&
  height !== undefined &&
  below(bodyMassFits.value, Math.abs(bmi - bmiOf(weight, height)));
