import type { Point } from './point.ts';

/** Heart, kidney and liver risk. The coefficients were seen in two sources that do not copy each other; printed examples and chart cells are reproduced by the tests. */
export const points: readonly Point[] = [
  [
    'WHO 2019, calibration for one country',
    'six rows of the authors’ own file, one source; said on screen and paper wherever one is chosen',
    'S',
  ],
  ['WHO 2019, bands from 5, 10, 20 and 30 %', 'general knowledge', 'R'],
  [
    'Severe organ damage refuses WHO 2019, too',
    'ESC 2023 refuses SCORE2-Diabetes; the WHO equation has no term for the kidney and would make it small',
    'design',
  ],
  ['Ages 74 and 69', 'until the next birthday', 'design'],
  [
    'SCORE2-Diabetes in the Gulf',
    'European region “high” preselected; no Gulf state is on any list, so it is a convention and called one',
    'R',
  ],
  [
    'The same person at target',
    'systolic pressure 130, HbA1c 7 %, total cholesterol 155 mg/dL (no guideline sets a goal for it)',
    'S, design',
  ],
  ['Kidney failure, two-year risk above 10 and 40 %', 'team within 14 days, access planned within 7', 'R'],
  [
    'Kidney failure, five-year risk 3 to 5 % considered within 90 days, above 5 % within 28',
    'thresholds read, days chosen',
    'V, design',
  ],
  ['Checks of eGFR and albumin a year by the grid', '1 1 3 · 1 1 3 · 1 2 3 · 2 3 3 · 3 3 4 · 4 4 4', 'R'],
  [
    'Exactly 300 mg/g is A2 here and already severe in the rules of judgement',
    'KDIGO and ADA differ; both are kept as written',
    'V, S',
  ],
  [
    'A ratio in mg/mmol is taken as mg/g ÷ 8.84',
    '3 and 30 mg/mmol are then 27 and 265 mg/g, in the category below',
    'V',
  ],
  ['FIB-4, lower cut-off 2.0 from 65 years', 'one guideline says above 65, a study argues against it', 'R'],
  ['FIB-4 with AST or ALT of 200 and more', 'a warning; the band stays', 'design'],
  ['eGFR entered and computed more than 15 apart', 'a warning; the entered one is used', 'design'],
  ['Death before kidney failure said from 75 years', '| design'],
  ['Statin from 40 to 75 whatever the score, stronger where the risk is very high', 'ADA, ESC 2023', 'S, V'],
  ['Risk of heart failure', 'none: the one validated equation is licensed for academic use only', '–'],
];
