import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Inputs } from './inputs.ts';

const years = (value: number, where: string, source = 'spec') => cited(value, 'years', source, where);
const share = (value: number) => cited(value, 'times', 'spec', '9.2 risk reduction per point of HbA1c');
const percent = (value: number, where: string) => cited(value, '%', 'ukpds35', where, 'V');

/** Population life expectancy at birth, less simple deductions that add up: arithmetic for teaching, no actuarial table. */
export const expectancy = {
  baseline: {
    male: cited(76, 'years', 'nchs2023', 'at birth, 2023: 75.8', 'V'),
    female: cited(81, 'years', 'nchs2023', 'at birth, 2023: 81.1', 'V'),
  } satisfies Record<Inputs['sex'], Cited>,
  perYearOfDiabetes: years(0.5, '9.2 deduction'),
  smoking: {
    never: years(0, '9.2 deduction'),
    former: years(3, '9.2 deduction'),
    current: years(10, '9.2 deduction'),
  } satisfies Record<Inputs['smoking'], Cited>,
  cardiovascular: years(8, '9.2 deduction'),
  kidney: years(5, '9.2 deduction'),
  floor: years(40, '9.2 floor'),
} as const;

export const gain = {
  perPoint: years(1.5, '9.2 additional years'),
  perFullAdherence: years(2.5, '9.2 additional years'),
  most: years(8, '9.2 additional years'),
  daysPerYear: cited(365, 'days', 'spec', '9.2 life days'),
  weeksPerYear: cited(52, 'weeks', 'design', 'impact by week', 'design'),
  monthsPerYear: cited(12, 'months', 'design', 'impact by month', 'design'),
  hoursPerDay: cited(24, 'hours', 'design', 'impact by day', 'design'),
  /** The yearly impact is never spread over less than a year. */
  leastHorizon: cited(1, 'years', 'design', 'impact by year', 'design'),
} as const;

/** No trial gives years for a point of HbA1c, so they are told as a range around the formula's figure, in half years. */
export const spread = {
  least: cited(0.5, 'times', 'design', 'lower end of the range in years', 'design'),
  most: cited(1.5, 'times', 'design', 'upper end of the range in years', 'design'),
} as const;

/** Reduction per point of HbA1c and the most that is shown. Adapted from UKPDS; only the 0.37 is its figure per 1 %. */
export const risk = {
  cardiovascular: { perPoint: share(0.21), most: share(0.5) },
  kidney: { perPoint: share(0.33), most: share(0.6) },
  retinopathy: { perPoint: share(0.37), most: share(0.7) },
  neuropathy: { perPoint: share(0.25), most: share(0.5) },
} as const;
export type RiskId = keyof typeof risk;

/** What was published, to stand beside the estimate. */
export const published = {
  /** Years of life lost on average by age at diagnosis. */
  lost: [
    { diagnosedAt: 50, years: cited(6, 'years', 'erfc2023', 'diagnosis at 50', 'V') },
    { diagnosedAt: 40, years: cited(10, 'years', 'erfc2023', 'diagnosis at 40', 'V') },
    { diagnosedAt: 30, years: cited(14, 'years', 'erfc2023', 'diagnosis at 30', 'V') },
  ],
  /** UKPDS 35, fall of risk for each 1 % of HbA1c. */
  infarction: percent(14, 'myocardial infarction'),
  stroke: percent(12, 'stroke'),
  heartFailure: percent(16, 'heart failure'),
  microvascular: percent(37, 'microvascular complications'),
} as const;

/** Levers that are in no term of the formula. */
export const levers = {
  systolic: cited(130, 'mmHg', 'ada2025', 'section 10, blood pressure', 'S'),
  diastolic: cited(80, 'mmHg', 'ada2025', 'section 10, blood pressure', 'S'),
  ldl: cited(70, 'mg/dL', 'ada2025', 'section 10, LDL', 'S'),
  ldlDisease: cited(55, 'mg/dL', 'ada2025', 'section 10, LDL with cardiovascular disease', 'S'),
  compliance: cited(80, '%', 'design', 'usual limit of good adherence', 'design'),
} as const;
export const caution = {
  pressureUrgent: {
    systolic: cited(180, 'mmHg', 'ada2025', 'section 10', 'R'),
    diastolic: cited(120, 'mmHg', 'ada2025', 'section 10', 'R'),
  },
  /** With cardiovascular disease a target below this has not been shown to lengthen life. */
  tightTarget: cited(7, '%', 'ada2025', 'section 6, ACCORD', 'R'),
  reviewMonths: cited(3, 'months', 'ada2025', 'section 6, HbA1c', 'S'),
  reviewWeeks: cited(12, 'weeks', 'design', 'review after three months', 'design'),
} as const;
