import { sglt2NoStart } from '../clinical/renal.ts';
import { type Cited, cited } from '../kit/worksheet/cited.ts';

const spec = (value: number, unit: Parameters<typeof cited>[1], where: string): Cited =>
  cited(value, unit, 'spec', where);
const design = (value: number, unit: Parameters<typeof cited>[1], where: string): Cited =>
  cited(value, unit, 'design', where, 'design');

/** The gap is measured against this, whatever the personal target. */
export const goal = spec(7, '%', '9.1 target gap');

export const egfrOfBand = {
  '>=90': design(90, 'mL/min/1.73 m²', 'lower bound of the band'),
  '60-89': design(60, 'mL/min/1.73 m²', 'lower bound of the band'),
  '45-59': design(45, 'mL/min/1.73 m²', 'lower bound of the band'),
  '30-44': design(30, 'mL/min/1.73 m²', 'lower bound of the band'),
  '<30': design(29, 'mL/min/1.73 m²', 'just below the band’s upper bound'),
} as const;

const once = spec(1, 'times', '9.1 metformin contribution');
const never = spec(0, 'times', '9.1 metformin contribution');
export const tolerated = { good: once, 'mild-gi': never, poor: never } as const;

const rank = (value: number): Cited => design(value, 'points', 'lifestyle table');
export const activityRank = {
  sedentary: rank(0),
  light: rank(1),
  moderate: rank(2),
  active: rank(3),
  'very-active': rank(3),
} as const;
export const eatingRank = { poor: rank(0), fair: rank(1), good: rank(2), excellent: rank(3) } as const;
const score = (value: number): Cited => spec(value, 'times', '9.1 lifestyle score');
export const lifestyleScores = [
  { from: 0, value: score(0.4) },
  { from: 2, value: score(0.6) },
  { from: 4, value: score(0.8) },
  { from: 5, value: score(1) },
] as const;

export const benefit = {
  base: spec(1.5, 'points', '9.1 insulin extra benefit'),
  share: spec(0.9, 'times', '9.1 insulin extra benefit'),
  lifestyle: spec(0.2, 'times', '9.1 insulin extra benefit'),
  bmi: [
    { from: 0, value: spec(1, 'times', '9.1 insulin extra benefit') },
    { from: spec(35, 'kg/m²', '9.1 insulin extra benefit'), value: spec(0.95, 'times', '9.1 insulin extra benefit') },
  ],
  most: spec(3.5, 'points', '9.1 total reduction cap'),
  floor: design(5.5, '%', 'no forecast goes lower'),
  /** Below this HbA1c the gain from insulin is not shown, whatever the decision: so near the goal the floor cuts most of it off. */
  shownFrom: design(7.5, '%', 'benefit shown from here'),
} as const;

export const iri = {
  base: spec(20, 'points', '4.1 IRI'),
  slope: spec(25, 'points', '4.1 IRI'),
  relief: spec(15, 'points', '4.1 IRI with sitagliptin'),
  most: spec(100, 'points', '4.1 IRI'),
  high: spec(70, 'points', '4.1 IRI'),
  moderate: spec(40, 'points', '4.1 IRI'),
  /** Sitagliptin is credited, or added, up to this gap. */
  smallGap: spec(1.5, 'points', '4.1 target gap'),
} as const;
export const intensifyWeek = {
  high: spec(8, 'weeks', '4.1 intensification week'),
  moderate: spec(12, 'weeks', '4.1 intensification week'),
  low: spec(16, 'weeks', '4.1 intensification week'),
} as const;
export const firstWeek = {
  good: spec(1, 'weeks', '4.1 first effect week'),
  sitagliptin: spec(2, 'weeks', '4.1 first effect week'),
  other: spec(4, 'weeks', '4.1 first effect week'),
} as const;

export const readiness = {
  slope: spec(2.2, 'times', '9.1 probability'),
  shift: design(1, 'points', 'half-way point of the index'),
  trend: design(0.15, 'times', 'weight of the trend'),
  trendLow: spec(-2, 'points', '9.1 prior HbA1c'),
  trendHigh: spec(2, 'points', '9.1 prior HbA1c'),
  low: design(5, 'points', 'clamp'),
  high: design(95, 'points', 'clamp'),
  startNow: design(90, 'points', 'least under START NOW'),
  none: design(0, 'points', 'no least'),
} as const;
export const preference = {
  accepts: spec(0.1, 'points', '9.1 injectable acceptance'),
  reluctant: spec(0, 'points', '9.1 injectable acceptance'),
  refuses: spec(-0.1, 'points', '9.1 injectable acceptance'),
} as const;

/** Basal insulin. */
export const dose = {
  blockA1c: spec(9.5, '%', '4.1 basal dosing block'),
  perKg: spec(0.15, 'U/kg', '9.1 basal block'),
  perKgCautious: spec(0.1, 'U/kg', '9.1 basal block'),
  perKgMost: cited(0.2, 'U/kg', 'ada2025', 'section 9, starting basal insulin', 'S'),
  rangeLow: spec(10, 'U', '9.1 basal start'),
  rangeHigh: spec(15, 'U', '9.1 basal start'),
  nph: spec(10, 'U', '9.1 NPH'),
  least: design(4, 'U', 'smallest start'),
  cautiousAge: spec(65, 'years', '9.1 basal start'),
  cautiousEgfr: design(30, 'mL/min/1.73 m²', 'cautious start'),
  step: spec(2, 'U', '9.1 titration'),
  days: spec(3, 'days', '9.1 titration'),
  weeklyLow: spec(10, '%', '9.1 titration'),
  weeklyHigh: spec(15, '%', '9.1 titration'),
  cutLow: spec(10, '%', '9.1 after hypoglycaemia'),
  cutHigh: spec(20, '%', '9.1 after hypoglycaemia'),
  ceiling: spec(0.5, 'U/kg', '9.1 ceiling'),
  low: spec(0.3, 'U/kg', '9.1 de-intensification'),
  /** Steps drawn on the ladder. */
  drawn: 6,
} as const;
/** No dose is printed below these, nor with this much time below 70. */
export const withhold = {
  a1c: design(7, '%', 'no dose at goal'),
  fpg: design(100, 'mg/dL', 'no dose at low fasting glucose'),
} as const;

const consensus = (value: number, where: string): Cited => cited(value, '%', 'battelino2019', where, 'V');
/** CGM targets in percent of time. */
export const cgmTargets = {
  adult: {
    tir: consensus(70, 'time in range'),
    below70: consensus(4, 'time below 70'),
    below54: consensus(1, 'time below 54'),
    above180: consensus(25, 'time above 180'),
  },
  older: {
    tir: consensus(50, 'older or high-risk'),
    below70: consensus(1, 'older or high-risk'),
    above250: consensus(10, 'older or high-risk'),
  },
  cv: consensus(36, 'coefficient of variation'),
  days: cited(14, 'days', 'battelino2019', 'sufficient data', 'V'),
  wear: consensus(70, 'sufficient data'),
  gmiGap: cited(0.5, '%', 'bergenstal2018', 'gap to the laboratory HbA1c', 'S'),
  tirStepDown: spec(75, '%', '9.1 de-intensification'),
} as const;
export const glucoseTargets = {
  adult: { low: spec(80, 'mg/dL', '9.1 fasting'), high: spec(130, 'mg/dL', '9.1 fasting') },
  older: {
    low: cited(90, 'mg/dL', 'ada2025', 'section 13, complex health', 'R'),
    high: cited(150, 'mg/dL', 'ada2025', 'section 13, complex health', 'R'),
  },
  postMeal: spec(180, 'mg/dL', '9.1 post-meal at 2 hours'),
  veryHigh: cited(250, 'mg/dL', 'battelino2019', 'time above 250', 'V'),
  rescue: cited(70, 'mg/dL', 'ada2025', 'section 6, level 1 hypoglycaemia', 'S'),
  severe: cited(54, 'mg/dL', 'ada2025', 'section 6, level 2 hypoglycaemia', 'S'),
} as const;

/** The tool's own, cautious doses; the label's stand beside them (clinical/sitagliptin.ts). */
export const sitagliptinToolBands = [
  { from: 0, value: spec(25, 'mg/day', '9.1 sitagliptin renal dose') },
  {
    from: spec(45, 'mL/min/1.73 m²', '9.1 sitagliptin renal dose'),
    value: spec(50, 'mg/day', '9.1 sitagliptin renal dose'),
  },
  {
    from: spec(60, 'mL/min/1.73 m²', '9.1 sitagliptin renal dose'),
    value: spec(100, 'mg/day', '9.1 sitagliptin renal dose'),
  },
] as const;
export const sglt2From = sglt2NoStart;
export const obesityLimits = [
  { from: 0, value: 'normal' },
  { from: 25, value: 'overweight' },
  { from: 30, value: 'class1' },
  { from: 35, value: 'class2' },
  { from: 40, value: 'class3' },
] as const;
export const lipoicBmi = spec(30, 'kg/m²', '9.1 lipoic acid');
/** Lasting eGFR below this is CKD whatever else is found. */
export const ckdBelow = cited(60, 'mL/min/1.73 m²', 'kdigo2022', 'definition of CKD', 'S');
export const suOlderAge = design(65, 'years', 'sulfonylurea under WAIT');
export const suKidney = design(60, 'mL/min/1.73 m²', 'sulfonylurea under WAIT');
export const weeks = cited(12, 'weeks', 'spec', '1, predicted A1C at 12 weeks');
