import { hypoglycaemiaAlert, insulinA1c, olderAge, olderTarget, strictTarget } from '../clinical/glycaemia.ts';
import { atLeast, below, type Cited, cited } from '../kit/worksheet/cited.ts';
import type { FactId } from '../chart/facts.ts';
import type { Amount } from '../plan/actions.ts';
import { kidneyFacts, kidneyFailsBelow, kidneyFailure } from './kidney-disease.ts';
import type { KnownFacts, Patient } from './patient.ts';

/** Below this a glucose is low, mg/dL: level 1. */
export const lowGlucose = cited(70, 'mg/dL', 'ada2026', 'section 6, table 6.4, level 1', 'S');
/** What several topics ask about glucose in the same way. HbA1c in %, glucose in mg/dL. */
export const generalGoal = cited(7, '%', 'ada2026', 'section 6, general goal', 'S');
const healthyOlderGoal = cited(7.5, '%', 'ada2026', 'section 13, table 13.1, healthy: below 7.0 to 7.5', 'S');
export const complexGoal = cited(8, '%', 'ada2026', 'section 13, table 13.1, complex health', 'S');
/** From this age the guideline's goals are those of older adults, years. */
const olderAdultAge = cited(65, 'years', 'ada2026', 'section 13, older adults', 'S');
const adultInRange = cited(70, '%', 'battelino2019', 'time in range', 'V');
const olderInRange = cited(50, '%', 'battelino2019', 'time in range, older or high-risk', 'V');
const aboveRange = cited(25, '%', 'battelino2019', 'time above 180', 'V');
export const belowRange = cited(4, '%', 'battelino2019', 'time below 70', 'V');
export const olderBelowRange = cited(1, '%', 'battelino2019', 'time below 70, older or high-risk', 'V');
export const belowRange54 = cited(1, '%', 'battelino2019', 'time below 54', 'V');
const adultFasting = cited(130, 'mg/dL', 'ada2026', 'section 6, glucose before meals', 'S');
const complexFasting = cited(150, 'mg/dL', 'ada2026', 'section 13, table 13.1, complex health', 'S');
const veryComplexFasting = cited(180, 'mg/dL', 'ada2026', 'section 13, table 13.1, very complex health', 'S');
export const postMealGoal = cited(180, 'mg/dL', 'ada2026', 'section 6, peak after a meal', 'S');
/** GMI and HbA1c further apart than this do not say the same, points. */
export const farApart = cited(0.5, '%', 'bergenstal2018', 'gap to the laboratory HbA1c', 'S');
/** Below these adherence comes before another medicine. */
const adherence = cited(0.6, 'none', 'design', 'adherence first', 'design');
const adherenceShare = cited(60, '%', 'design', 'adherence first', 'design');

/** Whether a medicine that lowers glucose too far is known to be taken. */
export const causesLows = ({ known, onInsulin }: Patient): boolean =>
  onInsulin || known.sulfonylurea === true || known.repaglinide === true;
/** The facts behind causesLows. */
export const lowCausers = ({ known }: Patient): FactId[] =>
  (['sulfonylurea', 'repaglinide', 'basalInsulin', 'mealtimeInsulin'] as const).filter((fact) => known[fact] === true);

/** The insulins known to be taken. */
export const insulinTaken = ({ known }: Patient): FactId[] =>
  (['basalInsulin', 'mealtimeInsulin'] as const).filter((fact) => known[fact] === true);

/** Lows every week or unfelt on what causes them: that comes down first, and no goal stricter than that of complex health is followed meanwhile. */
export const lowsComeBack = (patient: Patient): boolean =>
  (patient.known.hypoglycaemiaUnaware === true || patient.known.hypoglycaemiaFrequency === 'weekly') &&
  causesLows(patient) &&
  patient.known.pregnancy !== true;
/** Diabetes in which insulin itself is missing, or pregnancy: other goals hold. */
export const otherGoals = ({ known }: Patient): boolean =>
  known.pregnancy === true || known.diabetesType === 'type1' || known.islets === 'positive';

/** Without insulin such a person falls into ketoacidosis: a dose may be cut and never ends. */
export const makesNoInsulin = ({ known }: Patient): boolean =>
  known.diabetesType === 'type1' || known.islets === 'positive' || known.diabetesType === 'pancreatic';

/** Lows that are known: a reading, a severe one in the past, any in the past, or a sensor's. */
export function lowEvidence(patient: Patient): FactId[] {
  const { known, lowReadings } = patient;
  return [
    ...lowReadings,
    ...(['severeHypoglycaemia', 'hypoglycaemiaHistory'] as const).filter((fact) => known[fact] === true),
    ...(sensorLow(patient) ? (['tbr70'] as const) : []),
  ];
}

/** Frail, or with many illnesses: wider goals. */
export const isComplex = ({ known: { frailty } }: Patient): boolean =>
  frailty === 'complex' || frailty === 'very-complex';
/** In poorer health, or from 75 years unless known to be fit. */
export const isVulnerable = (patient: Patient): boolean =>
  isComplex(patient) ||
  (patient.known.frailty !== 'fit' && patient.known.age !== undefined && atLeast(patient.known.age, olderAge));
const wide = (patient: Patient): boolean =>
  isComplex(patient) ||
  (patient.known.age !== undefined && atLeast(patient.known.age, olderAge) && causesLows(patient));

/** A sensor with enough data shows too much time below range. */
export function sensorLow(patient: Patient): boolean {
  const { known, sensor } = patient;
  const limit = wide(patient) ? olderBelowRange : belowRange;
  return (
    sensor &&
    ((known.tbr70 !== undefined && atLeast(known.tbr70, limit)) ||
      (known.tbr54 !== undefined && atLeast(known.tbr54, belowRange54)))
  );
}
/** The time in range a sensor should show, percent. */
const inRangeGoal = (patient: Patient): Cited => (isComplex(patient) ? olderInRange : adultInRange);
/** The average that a sensor shows is at the goal. */
function averageAtGoal(patient: Patient): boolean {
  const goal = goalOf(patient);
  return goal !== undefined && patient.known.gmi !== undefined && atLeast(goal, patient.known.gmi);
}
/** A sensor with enough data shows the time in range that is asked for, and not too much above it or an average at the goal. */
export function sensorFine(patient: Patient): boolean {
  const { known, sensor } = patient;
  return (
    sensor &&
    known.pregnancy !== true &&
    known.tir !== undefined &&
    atLeast(known.tir, inRangeGoal(patient)) &&
    (isComplex(patient) || known.tar180 === undefined || below(known.tar180, aboveRange) || averageAtGoal(patient))
  );
}
/** A sensor with enough data shows an average that does not call for insulin where HbA1c alone would. */
export const sensorDeniesInsulin = ({ sensor, known: { a1c, gmi } }: Patient): boolean =>
  sensor && a1c !== undefined && gmi !== undefined && !atLeast(farApart.value, a1c - gmi) && below(gmi, veryHighA1c);
/** A sensor with enough data shows too much time above range, and too little in it. */
export function sensorHigh(patient: Patient): boolean {
  const { known, sensor } = patient;
  return (
    sensor &&
    known.tir !== undefined &&
    known.tar180 !== undefined &&
    below(known.tir, inRangeGoal(patient)) &&
    atLeast(known.tar180, aboveRange)
  );
}

/** An agreed goal wider than that of complex health, in somebody known to be younger than 75 or fit: a slip, or something that is not told here. */
export const isLaxTarget = (patient: Patient): boolean => {
  const { targetA1c, age, frailty } = patient.known;
  return (
    targetA1c !== undefined &&
    !patient.isExample('targetA1c') &&
    !atLeast(complexGoal.value, targetA1c) &&
    !isComplex(patient) &&
    patient.known.pregnancy !== true &&
    (frailty === 'fit' || (age !== undefined && below(age, olderAge)))
  );
};

/** With lows, and with lows from this age, a target below these asks for a look. */
const targetWithLows = cited(7, '%', 'ada2026', 'section 6: up to 8 % where lows are a burden', 'S');
const targetWithLowsOlder = cited(7.5, '%', 'endocrineSociety2019', 'good health: 7.0 to below 7.5', 'S');
/** Whether it is known that nothing taken causes lows. Neither mealtime insulin without basal nor repaglinide is asked after. */
export const hasNoCause = ({ known }: Patient): boolean =>
  known.sulfonylurea === false &&
  known.basalInsulin === false &&
  known.mealtimeInsulin !== true &&
  known.repaglinide !== true;
/** An agreed goal that is too strict beside lows. Until it is known what causes them, that is asked and the goal stands. */
export const isStrictWithLows = (patient: Patient): boolean => {
  const { targetA1c, severeHypoglycaemia, age, pregnancy } = patient.known;
  const isOlder = severeHypoglycaemia === true || (age !== undefined && atLeast(age, olderAdultAge));
  return (
    targetA1c !== undefined &&
    below(targetA1c, isOlder ? targetWithLowsOlder : targetWithLows) &&
    lowEvidence(patient).length > 0 &&
    causesLows(patient) &&
    !isComplex(patient) &&
    pregnancy !== true
  );
};
/** An agreed goal that is too strict from 75 years on. */
export const isStrictForAge = (patient: Patient): boolean => {
  const { targetA1c, age } = patient.known;
  return (
    targetA1c !== undefined &&
    age !== undefined &&
    atLeast(age, olderAge) &&
    below(targetA1c, olderTarget) &&
    !isComplex(patient)
  );
};

const readings = ['fpg', 'ppg', 'ogtt'] as const satisfies readonly FactId[];
/** Readings of level 1: low, and above what alarms. */
export const mildLows = ({ known }: Patient) =>
  readings.filter((fact) => {
    const glucose = known[fact];
    return glucose !== undefined && below(glucose, lowGlucose) && atLeast(glucose, hypoglycaemiaAlert);
  });
/** A low shown is a low, however short the sensor was worn: too few days miss lows, they do not invent them. */
export const below54TooLong = ({ tbr54 }: KnownFacts): boolean => tbr54 !== undefined && atLeast(tbr54, belowRange54);
const below70TooLong = ({ tbr70 }: KnownFacts): boolean => tbr70 !== undefined && atLeast(tbr70, belowRange);
export const lowOnSensor = ({ known }: Patient): boolean => below70TooLong(known) || below54TooLong(known);
/** The facts behind lowOnSensor. */
export const sensorFacts = ({ known }: Patient): FactId[] =>
  (['tbr70', 'tbr54'] as const).filter((fact) => known[fact] !== undefined);
/** A goal at or above this is left alone after lows, %. */
const relaxedEnough = cited(7.5, '%', 'design', 'targets after lows', 'design');
/** Lows grave enough for another goal: a severe or a deep one, and in the old or ill any. */
export const hasGraveLow = (patient: Patient): boolean =>
  patient.known.severeHypoglycaemia === true ||
  patient.lowReadings.length > 0 ||
  below54TooLong(patient.known) ||
  // Unfelt, or by the week: for some weeks none at all. Who makes no insulin has mild ones by the week at any goal.
  (lowsComeBack(patient) && (patient.known.hypoglycaemiaUnaware === true || !makesNoInsulin(patient))) ||
  (isVulnerable(patient) &&
    (patient.known.hypoglycaemiaHistory === true || mildLows(patient).length > 0 || lowOnSensor(patient)));
/** Lows on what causes them ask for a wider goal. In pregnancy the goal is that team's, in very complex health HbA1c is none. */
export const lowsWidenGoal = (patient: Patient): boolean => {
  const { targetA1c, pregnancy, frailty } = patient.known;
  return (
    pregnancy !== true &&
    frailty !== 'very-complex' &&
    causesLows(patient) &&
    hasGraveLow(patient) &&
    (targetA1c === undefined || below(targetA1c, relaxedEnough))
  );
};
/** Who may be vulnerable: the facts that say so. */
export const vulnerableFacts = ({ known }: Patient): FactId[] =>
  (['frailty', 'age'] as const).filter((fact) => known[fact] !== undefined);
/** The facts behind lowsWidenGoal. */
export const widenedFacts = (patient: Patient): FactId[] => [
  ...lowCausers(patient),
  ...patient.lowReadings,
  ...mildLows(patient),
  ...(['severeHypoglycaemia', 'hypoglycaemiaHistory', 'hypoglycaemiaUnaware'] as const).filter(
    (fact) => patient.known[fact] === true,
  ),
  ...(patient.known.hypoglycaemiaFrequency === 'weekly'
    ? (['hypoglycaemiaFrequency', 'diabetesType', 'islets'] as const)
    : []
  ).filter((fact) => patient.known[fact] !== undefined),
  ...(lowOnSensor(patient) ? sensorFacts(patient) : []),
  ...vulnerableFacts(patient),
  ...(patient.known.targetA1c === undefined ? [] : (['targetA1c'] as const)),
];

/** From here a reading explains thirst and loss of weight before HbA1c follows, mg/dL. */
export const explainsSymptoms = cited(
  200,
  'mg/dL',
  'ada2026',
  'section 2, symptoms with 200 mg/dL and more are diabetes',
  'S',
);
/** Kidneys that fail: insulin lasts, and the goal is 7.5 to 8.5 % (JBDS 11), unless a sensor, a morning or symptoms show that HbA1c reads low. */
const goalOfKidneyFailure = (patient: Patient): boolean =>
  kidneyFailsBelow(patient, kidneyFailure.value) === true &&
  !sensorHigh(patient) &&
  !(patient.known.fpg !== undefined && atLeast(patient.known.fpg, explainsSymptoms)) &&
  patient.known.catabolicSymptoms !== true &&
  !plansPregnancy(patient);

const hadSevereLow = (patient: Patient): boolean =>
  (patient.known.severeHypoglycaemia === true || patient.lowReadings.length > 0) &&
  causesLows(patient) &&
  !plansPregnancy(patient);

/**
 * The HbA1c to aim for: the agreed one, never stricter than age and health allow, nor wider; the general goal where none was agreed.
 * Undefined where HbA1c is no goal at all (very complex health).
 */
export function goalOf(patient: Patient): number | undefined {
  const { known } = patient;
  const { frailty, age } = known;
  // An example is nobody's goal: the guideline's stands for it.
  const targetA1c = patient.isExample('targetA1c') ? undefined : known.targetA1c;
  if (frailty === 'very-complex') return undefined;
  const agreed = isLaxTarget(patient)
    ? complexGoal.value
    : Math.max(targetA1c ?? generalGoal.value, strictTarget.value);
  // A wider goal that is to be agreed on counts at once: nothing is added for the old one.
  if (
    frailty === 'complex' ||
    hadSevereLow(patient) ||
    goalOfKidneyFailure(patient) ||
    (lowsWidenGoal(patient) && !plansPregnancy(patient))
  )
    return Math.max(agreed, complexGoal.value);
  if (isStrictForAge(patient) || isStrictWithLows(patient))
    return Math.max(agreed, saferTarget(patient)?.value ?? agreed);
  if (age !== undefined && atLeast(age, olderAge))
    return Math.max(agreed, targetA1c === undefined ? healthyOlderGoal.value : generalGoal.value);
  return agreed;
}
/** The facts a goal was read from. */
export const goalFacts = (patient: Patient): FactId[] => [
  ...(['targetA1c', 'frailty'] as const).filter(
    (fact) => patient.known[fact] !== undefined && !(fact === 'targetA1c' && patient.isExample(fact)),
  ),
  ...(patient.known.age !== undefined && atLeast(patient.known.age, olderAge) ? (['age'] as const) : []),
  // What shows that a doubtful HbA1c is right.
  ...(patient.known.anaemiaRisk === true
    ? (['fpg', 'ppg'] as const).filter((fact) => patient.known[fact] !== undefined)
    : []),
  ...(lowsWidenGoal(patient) ? widenedFacts(patient) : []),
  ...(isStrictWithLows(patient) || isStrictForAge(patient)
    ? [...lowEvidence(patient), ...lowCausers(patient), ...(patient.known.age === undefined ? [] : (['age'] as const))]
    : []),
  ...(lowsComeBack(patient)
    ? [
        ...lowCausers(patient),
        ...(['hypoglycaemiaUnaware', 'hypoglycaemiaFrequency'] as const).filter(
          (fact) => patient.known[fact] !== undefined,
        ),
      ]
    : []),
  ...(kidneyFailsBelow(patient, kidneyFailure.value) === true
    ? [
        ...kidneyFacts(patient),
        ...(['fpg', 'catabolicSymptoms'] as const).filter((fact) => patient.known[fact] !== undefined),
      ]
    : []),
  ...(hadSevereLow(patient)
    ? [
        ...lowCausers(patient),
        ...patient.lowReadings,
        ...(patient.known.severeHypoglycaemia ? (['severeHypoglycaemia'] as const) : []),
      ]
    : []),
];
/** How far HbA1c is from the goal, in points, below it negative; undefined where either is not known or is no goal. */
export function distanceFromGoal(patient: Patient): number | undefined {
  const goal = goalOf(patient);
  const { a1c } = patient.known;
  return a1c === undefined || goal === undefined ? undefined : a1c - goal;
}

/** A wish for a child is known; a man's is a slip of the form. */
export const plansPregnancy = ({ known }: Patient): boolean =>
  known.childbearing === 'planning' && known.sex !== 'male' && known.pregnancy !== true;

/** The goal of good health at this age. */
export const goalOfAge = ({ known: { age } }: Patient): Amount => ({
  value: age !== undefined && below(age, olderAdultAge) ? generalGoal.value : healthyOlderGoal.value,
  unit: '%',
});
/** A target that is safe for this patient's age, health and lows; none where HbA1c should not be a goal. */
export function saferTarget(patient: Patient): Amount | undefined {
  const { frailty } = patient.known;
  if (frailty === 'very-complex') return undefined;
  // Before a pregnancy no goal is as wide as 8 %; what causes the lows goes instead.
  if (plansPregnancy(patient)) return { value: generalGoal.value, unit: '%' };
  if (frailty === 'complex' || lowEvidence(patient).length > 0 || goalOfKidneyFailure(patient))
    return { value: complexGoal.value, unit: '%' };
  return goalOfAge(patient);
}

/** Points of HbA1c above the goal; 0 at or below it, and where it is no goal or not known. */
export function gapOf(patient: Patient): number {
  const goal = goalOf(patient);
  const { a1c } = patient.known;
  return a1c === undefined || goal === undefined || atLeast(goal, a1c) ? 0 : a1c - goal;
}
/** Glucose is above the goal: by a sensor with enough data where there is one, else by HbA1c. */
export function aboveGoal(patient: Patient): boolean {
  if (goalOf(patient) === undefined || sensorFine(patient)) return false;
  return sensorHigh(patient) || gapOf(patient) > 0;
}
/** HbA1c is known, and at or below the goal. */
export function atGoal(patient: Patient): boolean {
  const goal = goalOf(patient);
  const { a1c } = patient.known;
  return a1c !== undefined && goal !== undefined && atLeast(goal, a1c);
}

/** From here a treatment that works lowers glucose fast, %. */
export const fastFall = cited(9, '%', 'design', 'HbA1c at which a fast fall is to be expected', 'design');
/** The first goal of glucose before breakfast where it must not fall fast, mg/dL. */
const slowFasting = cited(150, 'mg/dL', 'generalKnowledge', 'retinopathy that threatens sight: a first goal', 'R');
/** The eyes bear a fast fall badly: insulin goes up by the week, to a first goal. */
export const mustFallSlowly = ({ known: { retinopathy, a1c } }: Patient): boolean =>
  retinopathy === 'sight-threatening' && a1c !== undefined && atLeast(a1c, fastFall);

/** Glucose before breakfast above this is above its goal, mg/dL. */
export function fastingGoal(patient: Patient): Cited {
  const { frailty } = patient.known;
  if (frailty === 'very-complex') return veryComplexFasting;
  if (frailty === 'complex') return complexFasting;
  return mustFallSlowly(patient) ? slowFasting : adultFasting;
}

/** Medicines are known to be taken too rarely for another one to be the answer. */
export function poorAdherence({ known }: Patient): FactId | undefined {
  const { adherenceScore, medicationCompliance } = known;
  if (adherenceScore !== undefined && below(adherenceScore, adherence)) return 'adherenceScore';
  return medicationCompliance !== undefined && below(medicationCompliance, adherenceShare)
    ? 'medicationCompliance'
    : undefined;
}

/** More basal insulin than this is looked at before it is raised. ADA took the dose out of its list of signs in 2025. */
export const muchBasal = cited(0.5, 'U/kg', 'aace2023', 'basal dose to look at before raising', 'S');
/** Units of basal insulin a day; of one that is given once a week a seventh. */
export const basalADay = ({ known: { basalUnits, weeklyInsulinUnits } }: Patient): number | undefined =>
  weeklyInsulinUnits === undefined ? basalUnits : weeklyInsulinUnits / 7;
/** Basal and mealtime insulin in one: the chart's units are of both. */
export const isPremixed = ({ known: { insulinRegimen } }: Pick<Patient, 'known'>): boolean =>
  insulinRegimen === 'mixed-once' || insulinRegimen === 'mixed-twice' || insulinRegimen === 'mixed-thrice';
export const overBasal = (patient: Patient): boolean => {
  if (isPremixed(patient)) return false;
  const [units, weight] = [basalADay(patient), patient.known.weight];
  return units !== undefined && weight !== undefined && !atLeast(muchBasal.value * weight, units);
};

/** Injections are known to be refused. */
export const refusesInjections = ({ known }: Patient): boolean =>
  known.injectables === 'refuses' || known.acceptsInjectables === false;

/** HbA1c from which insulin is considered (the specification's 10 %; ADA: above 10 %). */
export const veryHighA1c = insulinA1c;
