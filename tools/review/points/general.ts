import type { Point } from './point.ts';

/** What no single rule holds: choices across calculators and patients’ sheets, and the story’s own words. */
export const points: readonly Point[] = [
  [
    "Basal start up to 0.2 units/kg without an upper end (30 units at 150 kg) where glargine's label says up to 10 units",
    'ADA range against the label',
  ],
  [
    'Basal insulin is begun at the full 0.1–0.2 units/kg at eGFR 30–59, “start low” or not',
    'the fact sheet lowers the dose only below 30',
  ],
  [
    'The record still offers a basal start below HbA1c 7 % behind a caution; Insulin & CGM prints none',
    'decided only for the second',
  ],
  [
    '“Hold before surgery and fasting” for SGLT2 inhibitors',
    'the Arabic says medical fasting; Ramadan is left to the team',
  ],
  [
    'While a fasting glucose below 54 is unexplained a calorie deficit (from BMI 25) and 150 minutes of activity stay advised',
    'decided only for symptoms and ketones',
  ],
  [
    "Patient's sheets: which cautions become a question to the care team, which are a step, and which only the clinician reads (the maps in src/engine/<tool>/patient-sheet.ts)",
    'each guard was decided once, by us',
  ],
  [
    "Patient's sheets: “Get help at once” with the signs of low and very high sugar and 15 g of fast sugar, “glucose tablets or a big spoon of sugar in water” (no juice: its potassium harms failing kidneys), for everybody, also without insulin or a sulfonylurea",
    'general knowledge (R)',
  ],
  [
    'Ranking and score stay visible, “for orientation”, while a low glucose is unexplained',
    'the numbers are never changed by a guard',
  ],
  ['CGM lows count where days and wear were not entered', 'the safe side, but not sufficient data'],
  [
    'Metformin with mild stomach complaints counts as no effect in Insulin & CGM, as the specification says, without a line of its own',
    'spec',
  ],
  ['HbA1c 4.0–5.5 % forecasts no change and asks for the diagnosis', 'wording'],
  [
    '“Catabolic” is «أعراض هدمية», remission «هدأة», hypoglycaemia «نقص السكر», titration «تدرّج الجرعة»',
    'house terms, to be confirmed by a Gulf reader',
  ],
  [
    'the card “What to ask”: five questions with a reason each, and what does not wait (src/content/story/*/ending.yaml)',
    "the designer's proposal; also printed for patients",
    'design',
  ],
  [
    'which tool belongs to which act, and the line that says why (tool, toolText)',
    'thirst and weight loss lead to Insulin & CGM; tests and the add-on to the Clinical Event Predictor; metformin to Dosing; titration and neuropathy to the forecast; ongoing care to Life Days',
    'design',
  ],
  [
    'under the first reading: “average of 3 months, before treatment” (readingNote of symptoms.yaml)',
    'says what HbA1c is to who has never heard of it',
    'design',
  ],
  [
    'Act 6 draws numbness as a touch with a fine test hair that is felt above the sock of dashes and not inside it',
    'a picture, no instruction to test',
    'design',
  ],
  [
    'the moving picture of an explanation: sugar comes from the liver (less), goes into muscle, blood and kidney, signals rise from gut, nerve and heart, insulin from the pancreas (products/Mechanism.astro)',
    'one movement for each organ, whatever the medicine',
    'design',
  ],
];
