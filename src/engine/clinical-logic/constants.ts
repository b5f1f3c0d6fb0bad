import { sglt2NoStart } from '../clinical/renal.ts';
import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Inputs } from './inputs.ts';
import type { Risk } from './results.ts';

const points = (value: number, where = '9.2 score') => cited(value, 'points', 'spec', where);
const percent = (value: number) => cited(value, '%', 'spec', '9.2 lifestyle plan');
const multiplier = (value: number) => cited(value, 'times', 'spec', '9.2 activity multiplier');

/** The intensification score (IRI-TTI): unvalidated weights of the specification; the trend's sign is a departure (decisions). */
export const score = {
  base: points(50),
  perGap: points(20),
  perAdherence: points(20),
  obesity: points(10),
  perDose: points(5),
  doseReference: cited(0.7, 'times', 'spec', '9.2 score'),
  worsening: points(15, '9.2 trend, sign by decision'),
  improving: points(10, '9.2 trend, sign by decision'),
  trendMost: cited(2, '%', 'spec', '5 prior HbA1c clamp'),
  kidney: points(10),
  kidneyFrom: cited(30, 'mL/min/1.73 m²', 'spec', '9.2 score'),
  kidneyBelow: cited(45, 'mL/min/1.73 m²', 'spec', '9.2 score'),
  least: points(5),
  most: points(95),
  urgent: points(90, '4 override'),
  moderateFrom: points(30, '4 risk bands'),
  highFrom: points(60, '4 risk bands'),
} as const;
/** Share of the obesity points by BMI. */
export const obesityBands = [
  { from: 0, value: cited(0, 'times', 'spec', '9.2 obesity factor') },
  { from: cited(27, 'kg/m²', 'spec', '9.2 obesity factor'), value: cited(0.5, 'times', 'spec', '9.2 obesity factor') },
  { from: cited(35, 'kg/m²', 'spec', '9.2 obesity factor'), value: cited(1, 'times', 'spec', '9.2 obesity factor') },
] as const;
export const weekByRisk = { low: '~12', moderate: '~12', high: '6-8' } as const satisfies Record<Risk, string>;
/** The fixed order of the add-on at high risk. */
export const addOn = {
  sglt2From: sglt2NoStart,
  kidneyBelow: cited(60, 'mL/min/1.73 m²', 'spec', '9.2 add-on at high risk'),
  bmiFrom: cited(35, 'kg/m²', 'spec', '9.2 add-on at high risk'),
  glp1BmiFrom: cited(30, 'kg/m²', 'spec', '9.2 add-on at high risk'),
} as const;

export const weight = {
  rateBase: cited(0.3, 'kg/week', 'spec', '9.2 weight loss'),
  rateAdherence: cited(0.6, 'kg/week', 'spec', '9.2 weight loss'),
  five: cited(5, '%', 'spec', '9.2 weight loss'),
  ten: cited(10, '%', 'spec', '9.2 weight loss'),
  remissionWeeks: cited(24, 'weeks', 'spec', '9.2 remission'),
  milestoneRate: cited(0.5, 'kg/week', 'spec', '9.2 milestones'),
  /** Who may hear of remission and of a 10 % loss. */
  remissionBmi: cited(27, 'kg/m²', 'direct', 'entry criteria, BMI 27–45', 'V'),
  remissionAgeFrom: cited(20, 'years', 'direct', 'entry criteria', 'V'),
  remissionAgeTo: cited(65, 'years', 'direct', 'entry criteria', 'V'),
} as const;

export const lifestyle = {
  multiplier: {
    sedentary: multiplier(1.2),
    light: multiplier(1.375),
    moderate: multiplier(1.55),
    active: multiplier(1.725),
  } satisfies Record<Inputs['jobActivityLevel'], Cited>,
  deficit: cited(500, 'kcal', 'spec', '9.2 lifestyle plan; conditions by decision'),
  carbs: percent(40),
  protein: percent(25),
  fat: percent(35),
  kcalPerGram: {
    carbs: cited(4, 'kcal', 'spec', '9.1 grams'),
    protein: cited(4, 'kcal', 'spec', '9.1 grams'),
    fat: cited(9, 'kcal', 'spec', '9.1 grams'),
  },
  waterLow: cited(35, 'mL', 'spec', '9.2 water, per kg'),
  waterHigh: cited(40, 'mL', 'spec', '9.2 water, per kg'),
  steps: { sedentary: [8000, 10000], other: [10000, 12000] },
  activityMinutes: cited(150, 'minutes', 'ada2025', 'section 5, 150 minutes a week', 'S'),
  sleepFrom: cited(7, 'hours', 'ada2025', 'section 5, sleep', 'R'),
  sleepTo: cited(9, 'hours', 'ada2025', 'section 5, sleep', 'R'),
  shortSleep: cited(6, 'hours', 'ada2025', 'section 5, sleep', 'R'),
  /** Carbohydrate in g a day at or below which an SGLT2 inhibitor brings a risk of ketoacidosis. */
  ketosisCarbs: cited(130, 'g', 'design', 'carbohydrate guard', 'R'),
} as const;

export const caution = {
  /** Catabolic symptoms with an HbA1c below this need another explanation. */
  catabolicLowA1c: cited(7, '%', 'design', 'decision on catabolic symptoms', 'R'),
  /** Below this the glucose effect of an SGLT2 inhibitor is small. */
  sglt2WeakBelow: cited(45, 'mL/min/1.73 m²', 'ada2025', 'section 11, glucose effect', 'S'),
  pressureUrgent: {
    systolic: cited(180, 'mmHg', 'ada2025', 'section 10', 'R'),
    diastolic: cited(120, 'mmHg', 'ada2025', 'section 10', 'R'),
  },
  suAge: cited(65, 'years', 'ada2025', 'section 13, sulfonylureas', 'S'),
  suEgfr: cited(60, 'mL/min/1.73 m²', 'design', 'sulfonylurea caution', 'R'),
  lowAdherenceBelow: cited(0.5, 'none', 'design', 'caution on adherence', 'design'),
  /** Months after which a drug's effect is in the HbA1c already. */
  fullEffectMonths: cited(3, 'months', 'design', 'red-cell turnover', 'R'),
} as const;

/** Glucose goals in pregnancy, mg/dL and %. Shown only beside the referral. */
export const pregnancyTargets = {
  fasting: [cited(70, 'mg/dL', 'ada2025', 'section 15', 'R'), cited(95, 'mg/dL', 'ada2025', 'section 15', 'R')],
  oneHour: [cited(110, 'mg/dL', 'ada2025', 'section 15', 'R'), cited(140, 'mg/dL', 'ada2025', 'section 15', 'R')],
  twoHours: [cited(100, 'mg/dL', 'ada2025', 'section 15', 'R'), cited(120, 'mg/dL', 'ada2025', 'section 15', 'R')],
  a1c: cited(6, '%', 'ada2025', 'section 15', 'R'),
  a1cLooser: cited(7, '%', 'ada2025', 'section 15', 'R'),
} as const;
