import type { Point } from './point.ts';

/** Clinical Event Logic. */
export const points: readonly Point[] = [
  [
    "The score's weights and bands (below 30, 30–59, 60 and more)",
    'unvalidated; called a heuristic on screen and paper',
    'spec',
  ],
  ['Sign of the trend', 'a rise of HbA1c adds 15 a point, a fall takes 10, at most two points', 'departure'],
  [
    'Effects of the classes: 0.6, 1.2, 0.7, 0.8, 1.1',
    'assumed new or just optimised; a caption and a caution say so',
    'spec, V',
  ],
  [
    'DPP-4 inhibitor and GLP-1 receptor agonist',
    'counted as the larger effect; the first is to be stopped',
    'departure',
  ],
  ['Override at HbA1c 10 % or catabolic symptoms', 'score 90, basal insulin first whatever its points', 'spec'],
  [
    'Catabolic symptoms below HbA1c 7 %, or fasting glucose below 54',
    'confirmed or explained first: escalation, insulin, products and training wait, and the review is within days',
    'R, design',
  ],
  ['Points of the ranking', 'the whole table (ranking-table.ts)', 'design'],
  [
    'A class in use that must go (TZD in heart failure, metformin below eGFR 30, SGLT2 inhibitor with catabolic symptoms, DPP-4 inhibitor beside a GLP-1 receptor agonist, five classes in pregnancy)',
    'listed as “in use: stop or hold”; an SGLT2 inhibitor in use below eGFR 20 is reviewed, not stopped',
    'design',
  ],
  [
    'A class for heart failure, the kidney or ASCVD is advised now, whatever the HbA1c, where none is in use',
    'the first of the ranking that earns points for it (organ.ts); silent when urgent, pregnant, held, or at high risk, where the add-on speaks',
    'S',
  ],
  [
    'First step at high risk',
    "the first of the ranking; the specification's fixed order is named beside it where the two differ",
    'design',
  ],
  [
    'Medicines to be stopped or held still count in the expected effect',
    'a caution says by how much, here and in Insulin & CGM',
    'design',
  ],
  [
    'CKD stage worse than the eGFR',
    'cautions, refusals and the ranking shown go by the stage; score, expected effect, pace and whether a class is added go by the eGFR, as does the stored record',
    'decision',
  ],
  [
    "The company's products",
    'metformin in the strength the plan names; no new sitagliptin at target although its class can rank at 0 or more; neither sitagliptin nor lipoic acid while something is to be explained',
    'design',
  ],
  ['Remission and 10 % loss', 'BMI 27 and more, 20–65 years, no basal insulin, not catabolic, not pregnant', 'V'],
  [
    'Calorie deficit',
    'from BMI 25, not in pregnancy or catabolism, floors 1200 / 1500 kcal, from 75 years with a clinician',
    'R',
  ],
  ['No training while urgent', 'until ketones are clear', 'R'],
  ['Glucose goals in pregnancy', 'for orientation beside the referral', 'R'],
  ['Blood pressure 180/120, sleep 6 and 9 h, adherence below 0.5', 'cautions', 'R, design'],
  ["Which guideline a class's tag names", 'the one whose priority its leading term follows', 'design'],
];
