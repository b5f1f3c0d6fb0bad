import type { Point } from './point.ts';

/** HbA1c forecast. */
export const points: readonly Point[] = [
  [
    "Size of metformin's effect",
    '1.10 points at HbA1c 8.5 %, 0.20 more for each point above, between 0.6 and 1.6; 1000 mg counts as full effect although the label goes to 2000 mg',
    'middle V, rest design; dose factors spec',
  ],
  [
    "Size of sitagliptin's effect",
    '0.60 at 8.0 %, 0.25 for each point, between 0.3 and 1.0; unchanged in kidney disease at the label dose',
    'design',
  ],
  ['Effect of lifestyle', '0.60 with the plan, 0.10 with low adherence', 'design'],
  ['Low adherence', "half of the drugs' effect, at most 1.5 points", 'design'],
  ['No chance in the effects', 'middle value, spread shown beside it', 'design'],
  ['Band of ± 0.3', 'display band only; individual results commonly differ by about 1 point', 'spec, S'],
  ['Improvement score', 'engagement score, capped at 50 where no drug works', 'design'],
  ['Kidney factor 1 / 0.7 / 0', 'spec; refusals below 30 and at 30–44 follow the label', 'spec, V'],
  ['Calorie floors 1200 / 1500 kcal', 'safety floor', 'R'],
  [
    'No deficit from 75 years without a clinician, no calorie advice below BMI 18.5',
    'guard; where the target is withheld, so are the floor, every gram made from it and their steps of the worksheet, here and in Clinical Event Logic',
    'R, V',
  ],
  [
    'Protein at most 0.8 g/kg below eGFR 60',
    'limit V, the eGFR at which it starts R; the caution names the limit for the weight',
    'V, R',
  ],
  ['Water 30–35 mL/kg, capped at 3.5 L, withheld below eGFR 30, caution always printed', 'cap and limit', 'spec, R'],
  [
    '130 g of carbohydrate as the ketosis limit with an SGLT2 inhibitor',
    'guard; the tool has no such input, so it says “with”; where grams are withheld a lower-carbohydrate pattern calls for it',
    'R',
  ],
  [
    "HbA1c 10 % and more, patient's sheet",
    'speak to the care team within days; today where ketones or a low glucose call for it',
    'R',
  ],
  [
    'Below eGFR 30',
    "what takes metformin's place is chosen now (after a low glucose is explained); the review adds nothing",
    'design',
  ],
  ['Forecast above the target by less than one decimal shows', '“just above”, and counted as missed', 'design'],
  ['Ketone alert at fasting glucose 300 mg/dL, hypoglycaemia below 54', 'guard', 'S'],
  ['Target below 6.5 %, or below 7 % from 75 years', 'caution', 'S, R'],
  ['B12 below 200 low, 200–299 borderline', 'guard', 'V'],
  ['Sitagliptin 100 / 50 / 25 mg at eGFR 45 and more / 30–44 / below 30', 'US label', 'V'],
  ['Steps and intake estimated from answers', 'rough, shown with ± 15 %', 'spec'],
  [
    '“Success 85 % / 78 %” and 9.1 → 7.3 of the sample cases',
    'labelled fictional; the model gives 6.6 for the second',
    'no source',
  ],
];
