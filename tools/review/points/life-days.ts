import type { Point } from './point.ts';

/** Life Days. */
export const points: readonly Point[] = [
  [
    'Years per point of HbA1c (1.5) and for full adherence (2.5), at most 8',
    'an illustration; no trial gives such figures; said in the headline and in “What this estimate is not”',
    'spec',
  ],
  ['Population figures 76 and 81', 'US, at birth, 2023; said beside the table', 'V'],
  [
    'Deductions for duration, smoking, heart and kidney disease, floor 40',
    'simple sum that counts related risks twice; said',
    'spec',
  ],
  ['Age at or above the computed expectancy', 'no days, no expectancy, no saving', 'design'],
  ['Published range beside the estimate', '6, 10 and 14 years lost for diabetes that began at 50, 40 and 30', 'V'],
  [
    'Reductions 0.21, 0.33, 0.37, 0.25 per point',
    '“adapted from UKPDS”; only 0.37 is its figure per 1 %; UKPDS 35 stands in the next column',
    'spec, V',
  ],
  ['Gap and gain never negative', "a target above today's HbA1c, or falling adherence, counts as nothing", 'design'],
  [
    'Reading by day, week, month and year',
    'days over the years still to live at the new level, at least one year',
    'design',
  ],
  [
    'Blood pressure 130/80, LDL 70 (55 with heart disease), BMI 25, compliance',
    'other levers, in no term',
    'S, design',
  ],
  ['Target below 6.5 %, below 7 % from 75 years or with heart disease', 'caution', 'S, R'],
];
