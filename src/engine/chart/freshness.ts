import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Chart, Known } from './chart.ts';
import { isDay, monthsAfter } from './day.ts';
import { type FactId, facts, isFactId } from './facts.ts';

/** Months after which a measurement steers no plan any more and is asked again, by kind. */
const a1cSteers = cited(6, 'months', 'ada2026', 'section 6: HbA1c at least twice a year', 'S');
const kidneySteers = cited(12, 'months', 'ada2026', 'section 11: eGFR and albumin at least once a year', 'S');
const lipidsSteer = cited(12, 'months', 'ada2026', 'section 10: lipids once a year', 'S');
const potassiumSteers = cited(3, 'months', 'design', 'potassium moves with every medicine and illness', 'R');
const pressureSteers = cited(6, 'months', 'ada2026', 'section 10: pressure at every routine visit', 'S');
export const glucoseSteers = cited(
  3,
  'months',
  'design',
  'a reading tells of its days; HbA1c looks back three months',
  'R',
);
const sensorSteers = cited(3, 'months', 'design', 'a sensor’s figures tell of weeks', 'R');
const bodySteers = cited(12, 'months', 'ada2026', 'section 8: weight and body mass index at least once a year', 'S');
const liverSteers = cited(12, 'months', 'ada2026', 'section 4: FIB-4 every one to two years', 'S');
const b12Steers = cited(12, 'months', 'design', 'vitamin B12 on metformin, looked at once a year', 'R');
const ejectionSteers = cited(24, 'months', 'design', 'an ejection fraction moves with treatment and events', 'R');
const daySteers = cited(0, 'months', 'design', 'ketones, and whether somebody vomits, are of the day', 'R');
const symptomsSteer = cited(1, 'months', 'design', 'symptoms are of now', 'R');
const woundSteers = cited(3, 'months', 'design', 'a wound closes within weeks, or another opens', 'R');
const pregnancySteers = cited(9, 'months', 'generalKnowledge', 'a pregnancy is over, or another may have begun', 'R');

const deniedSteers = cited(
  12,
  'months',
  'ada2026',
  'section 4: history and complications gone through once a year',
  'R',
);
const eyesSteer = cited(
  24,
  'months',
  'ada2026',
  'section 12: eyes every one to two years where nothing was found',
  'S',
);
const listSteers = cited(12, 'months', 'ada2026', 'section 4: medicines gone through at every visit', 'R');
const courseSteers = cited(3, 'months', 'design', 'a course of medicine, an operation or a scan is over', 'R');
const wishesSteer = cited(
  12,
  'months',
  'design',
  'a wish for a child, and how it is prevented, asked once a year',
  'R',
);
const choiceSteers = cited(1, 'months', 'design', 'a choice belongs to its visit and is made anew', 'design');
const fastingSteers = cited(6, 'months', 'design', 'asked before one Ramadan, asked anew before the next', 'R');

/** One table of ages. What nobody measures again (height, a diagnosis) has none. */
const steersFor: { readonly [F in FactId]?: Cited } = {
  a1c: a1cSteers,
  egfr: kidneySteers,
  egfrBand: kidneySteers,
  creatinine: kidneySteers,
  uacr: kidneySteers,
  potassium: potassiumSteers,
  totalCholesterol: lipidsSteer,
  ldl: lipidsSteer,
  hdl: lipidsSteer,
  systolic: pressureSteers,
  diastolic: pressureSteers,
  fpg: glucoseSteers,
  ppg: glucoseSteers,
  ogtt: glucoseSteers,
  tir: sensorSteers,
  tbr70: sensorSteers,
  tbr54: sensorSteers,
  tar180: sensorSteers,
  cv: sensorSteers,
  gmi: sensorSteers,
  cgmDays: sensorSteers,
  cgmWear: sensorSteers,
  weight: bodySteers,
  bmi: bodySteers,
  waist: bodySteers,
  ast: liverSteers,
  alt: liverSteers,
  platelets: liverSteers,
  b12: b12Steers,
  ketones: daySteers,
  vomiting: daySteers,
  ejectionFraction: ejectionSteers,
  catabolicSymptoms: symptomsSteer,
  pancreatitisNow: symptomsSteer,
  footUlcerOpen: woundSteers,
  oedema: symptomsSteer,
  pregnancy: pregnancySteers,
  breastfeeding: pregnancySteers,
  operationPlanned: courseSteers,
  contrastPlanned: courseSteers,
  arterialEventMonths: courseSteers,
  alcohol: wishesSteer,
  childbearing: wishesSteer,
  treatmentChoice: choiceSteers,
  fastsRamadan: fastingSteers,
  hypoglycaemiaUnaware: fastingSteers,
  hypoglycaemiaFrequency: glucoseSteers,
  selfTesting: fastingSteers,
  glucoseCrisis: glucoseSteers,
  vesselsUnstable: glucoseSteers,
  pregnancyWithinTargets: glucoseSteers,
  helpAtHome: fastingSteers,
  fastingLabour: fastingSteers,
  earlierFast: fastingSteers,
  fastingHours: fastingSteers,
};
/** Months after which a fact is measured or asked again where nothing shortens that: the time for which it steers a plan. */
export const againAfter = {
  a1c: a1cSteers,
  kidney: kidneySteers,
  lipids: lipidsSteer,
  pressure: pressureSteers,
  body: bodySteers,
  liver: liverSteers,
  eyes: eyesSteer,
  wishes: wishesSteer,
} as const;
/** A condition that is known stays; that somebody has none grows old. */
const deniedFor: { readonly [F in FactId]?: Cited } = {
  heartFailure: deniedSteers,
  ascvd: deniedSteers,
  cardiovascularDisease: deniedSteers,
  ckd: deniedSteers,
  dialysis: deniedSteers,
  kidneyTransplant: deniedSteers,
  nafld: deniedSteers,
  cirrhosis: deniedSteers,
  gastroparesis: deniedSteers,
  neuropathy: deniedSteers,
  retinopathy: eyesSteer,
  anaemiaRisk: deniedSteers,
  hypoglycaemiaHistory: deniedSteers,
  severeHypoglycaemia: deniedSteers,
  autoimmune: deniedSteers,
  pancreatitis: deniedSteers,
  medullaryThyroidCancer: deniedSteers,
  ketoacidosis: deniedSteers,
  footUlcer: deniedSteers,
};
const isDenial = ({ value }: Known): boolean => value === false || value === 'none';
/** What somebody takes, as an earlier record has it. The day of a file is that of a prescription, which goes on. */
const takenFor: { readonly [F in FactId]?: Cited } = {
  metformin: listSteers,
  sulfonylurea: listSteers,
  dpp4Inhibitor: listSteers,
  sglt2Inhibitor: listSteers,
  glp1RA: listSteers,
  tzd: listSteers,
  basalInsulin: listSteers,
  basalUnits: listSteers,
  weeklyInsulinUnits: listSteers,
  mealtimeInsulin: listSteers,
  statin: listSteers,
  ezetimibe: listSteers,
  rasInhibitor: listSteers,
  onBloodPressureMedicine: listSteers,
  finerenone: listSteers,
  mineralocorticoidAntagonist: listSteers,
  loopOrThiazideDiuretic: listSteers,
  strongCyp3a4Inhibitor: courseSteers,
  steroids: listSteers,
  sameClassTwice: listSteers,
  insulinRegimen: listSteers,
  sulfonylureaAgent: listSteers,
  sulfonylureaTimes: listSteers,
  glp1Agent: listSteers,
  metforminTimes: listSteers,
  repaglinide: listSteers,
};
export function steersMonths(fact: FactId, known: Known): Cited | undefined {
  const measured = steersFor[fact];
  if (measured) return measured;
  if (isDenial(known) && deniedFor[fact]) return deniedFor[fact];
  return known.from === 'record' ? takenFor[fact] : undefined;
}
/** Whether somebody can say that it still is so, where a figure has to be measured again. */
export const canStillBeSo = (fact: FactId): boolean =>
  takenFor[fact] !== undefined || (facts[fact].kind !== 'number' && fact !== 'egfrBand');
/** Months a measurement is carried on for, where that is sooner: one that is older is taken only by itself, with its age said. */
const carriedFor: { readonly [F in FactId]?: number } = { egfr: 6, egfrBand: 6, creatinine: 6, weight: 3, bmi: 3 };

/** Whole months from one day to a later one, both yyyy-mm-dd; 0 where it is not later, undefined where one is no day. */
export function monthsBetween(on: string, today: string): number | undefined {
  if (!isDay(on) || !isDay(today)) return undefined;
  let months = 0;
  while (monthsAfter(on, months + 1) <= today) months += 1;
  return months;
}

/** Whether a fact is older, on a day (yyyy-mm-dd), than it should be used without a look at its age. One that ages and bears no day is. */
export function isTooOld(fact: string, { on }: Pick<Known, 'on'>, today: string): boolean {
  const months = isFactId(fact) ? (carriedFor[fact] ?? steersFor[fact]?.value) : undefined;
  return months !== undefined && (!isDay(on) || monthsAfter(on, months) < today);
}

/** The chart without what is too old on a day (yyyy-mm-dd) to be carried on unseen. */
export function withoutOld(chart: Chart, today: string): Chart {
  return Object.fromEntries(Object.entries(chart).filter(([fact, known]) => !isTooOld(fact, known, today)));
}
