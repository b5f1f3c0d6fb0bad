import type { Point } from './point.ts';

/** Insulin & CGM. */
export const points: readonly Point[] = [
  [
    'Readiness index (slope 2.2, half-way at a remaining gap of 1, trend 0.15)',
    'a heuristic, said so wherever it is shown; START NOW is at least 90',
    'spec, design',
  ],
  [
    'IRI 20 + 25 a point, bands 40 and 70, relief of 15 with sitagliptin',
    'unvalidated; the relief rewards a medicine, not less disease, and says so',
    'spec',
  ],
  [
    'Effects of the classes, of lifestyle and of insulin; caps 2.5 and 3.5, floor 5.5 %',
    'assumed new or just optimised; a note says so on every report',
    'spec, design',
  ],
  ['Below HbA1c 7.5 % the gain from insulin is hidden, START NOW or not; the forecast itself stays', 'guard', 'design'],
  [
    'Basal start 0.15 U/kg; 0.1 from 65 years, below eGFR 30 or after a severe low; whole units down, at least 4, never above 0.2 U/kg',
    'start V in a review, caps S',
    'spec, S',
  ],
  [
    'NPH 10 units under the same caps: at most 0.2 U/kg, 0.1 where care is due',
    'the second half is stricter than the specification',
    'design',
  ],
  [
    'No dose below HbA1c 7 %, fasting glucose 100, or with too much time low on CGM',
    'the number stays in the record, the report prints none; “too much” is the target of this patient (below 70 or below 54), stricter than the 4 % decided',
    'design',
  ],
  ['Line at 0.5 U/kg', 'a flag for other causes, not a maximum', 'S'],
  [
    'Basal insulin in use above that line, insulin indicated',
    'a GLP-1 receptor agonist or mealtime insulin instead of more basal insulin, only mealtime insulin where the first is taken, refused or the BMI below 18.5; the forecast still counts basal insulin',
    'S, design',
  ],
  [
    'A reading below 54 or from 300 after a meal',
    'alerts, withholds a dose and leads to less treatment like a fasting one',
    'design',
  ],
  [
    'A low glucose today',
    'de-intensify now; a sulfonylurea is stopped or halved, whatever the age and the kidneys',
    'design',
  ],
  ['eGFR band below 60 without a CKD stage', 'asked for by a caution; “any CKD” still means a stage', 'S'],
  ['Fasting 90–150 for older or high-risk patients', 'general knowledge', 'R'],
  ['CGM targets: 70 / 4 / 1 / 25 %; older or high risk over 50, under 1, above 250 under 10 %', 'Battelino 2019', 'V'],
  ['Older or high risk means 65 years and a past severe low or eGFR below 30', 'frailty is not asked', 'design'],
  ['CGM under 14 days or 70 % wear', 'shown, steers nothing; two optional fields were added for it', 'V, design'],
  [
    "Figures from a sensor's file: Low and High as 39 and 401 mg/dL, episodes of 15 minutes ended by 15 minutes or a gap over 45, GMI = 3.31 + 0.02392 × mean, wear of 70 % and 14 days before anything is filled in",
    "Battelino 2019, Bergenstal 2018; the two values for Low and High as Dexcom's interface has them; 45 minutes",
    'V, design',
  ],
  [
    'GMI and HbA1c more than 0.5 apart: what makes HbA1c read too high (lack of iron, B12 or folate, kidney failure) or too low (blood loss, transfusion, haemolysis, erythropoietin, variants, advanced kidney disease, pregnancy) is named, the laboratory value stays',
    'ADA section 6, general knowledge',
    'R',
  ],
  [
    'Sitagliptin 25 / 50 / 100 mg at eGFR below 45 / 45–59 / 60 and more',
    "the specification's cautious value, with the US label beside it; both by the worse of band and stage",
    'departure',
  ],
  [
    'Sulfonylurea under WAIT is “review”, an SGLT2 inhibitor with symptoms “hold”, metformin with poor tolerance “continue”',
    'the stored actions carry the guard, so that no reader of the record meets an unsafe one',
    'departure',
  ],
  [
    'Sitagliptin is added for a small gap only above 7 %',
    "the specification's rule would add it at goal too",
    'departure',
  ],
  ['SGLT2 inhibitor in the band below 30', '“only if eGFR is 20 or more and not on dialysis”; not at stage 5', 'V'],
  [
    'Lipoic acid with ASCVD or BMI 30',
    "the company's suggestion without guideline support, with the hypoglycaemia caution",
    'departure',
  ],
];
