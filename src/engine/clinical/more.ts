import type { Concept } from '../kit/fields/concept.ts';
import { choice, type Field, type Fields, moreSection, number } from '../kit/fields/fields.ts';
import type { MoreFields } from '../kit/tool.ts';
import { concepts } from './concepts.ts';

/** Figures that rules of judgement read, by fact. */
const figures = {
  weight: concepts.weight,
  height: concepts.height,
  diabetesDuration: concepts.diabetesDuration,
  targetA1c: concepts.targetA1c,
  fpg: concepts.fpg,
  egfr: concepts.egfr,
  previousEgfr: concepts.egfr,
  previousEgfrMonths: concepts.monthsBetween,
  creatinine: concepts.creatinine,
  uacr: concepts.uacr,
  potassium: concepts.potassium,
  ketones: concepts.ketones,
  ldl: concepts.ldl,
  totalCholesterol: concepts.totalCholesterol,
  b12: concepts.b12,
  systolic: concepts.systolic,
  diastolic: concepts.diastolic,
  ejectionFraction: concepts.ejectionFraction,
  arterialEventMonths: concepts.monthsBetween,
  metformin: concepts.metforminDose,
  metforminDuration: concepts.metforminDuration,
  sulfonylureaMonths: concepts.drugMonths,
  dpp4InhibitorMonths: concepts.drugMonths,
  sglt2InhibitorMonths: concepts.drugMonths,
  glp1RAMonths: concepts.drugMonths,
  tzdMonths: concepts.drugMonths,
  basalUnits: concepts.basalUnits,
  weeklyInsulinUnits: concepts.weeklyInsulinUnits,
} as const satisfies Readonly<Record<string, Concept>>;

const answers = {
  sex: ['male', 'female'],
  diabetesType: ['type2', 'type1', 'pancreatic', 'steroid', 'unsure'],
  islets: ['positive', 'negative'],
  frailty: ['fit', 'complex', 'very-complex'],
  childbearing: ['planning', 'contraception', 'not-possible'],
  retinopathy: ['none', 'mild', 'sight-threatening'],
  cirrhosis: ['none', 'compensated', 'decompensated'],
  alcohol: ['none', 'within-limits', 'heavy'],
  statin: ['none', 'moderate', 'high'],
  sameClassTwice: ['none', 'sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'rasInhibitor'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Yes, no, or not known: an answer that is absent is never a No. */
const yesOrNo = [
  'autoimmune',
  'steroids',
  'pancreatitis',
  'pancreatitisNow',
  'pregnancy',
  'catabolicSymptoms',
  'vomiting',
  'severeHypoglycaemia',
  'breastfeeding',
  'heartFailure',
  'ascvd',
  'dialysis',
  'nafld',
  'gastroparesis',
  'neuropathy',
  'oedema',
  'anaemiaRisk',
  'medullaryThyroidCancer',
  'ketoacidosis',
  'footUlcer',
  'footUlcerOpen',
  'operationPlanned',
  'contrastPlanned',
  'kidneyTransplant',
  'bariatricSurgery',
  'sulfonylurea',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'tzd',
  'basalInsulin',
  'mealtimeInsulin',
  'ezetimibe',
  'rasInhibitor',
  'finerenone',
  'mineralocorticoidAntagonist',
  'loopOrThiazideDiuretic',
  'strongCyp3a4Inhibitor',
] as const;

export type MoreFact = keyof typeof figures | keyof typeof answers | (typeof yesOrNo)[number];
export type MoreAnswers = typeof answers;
export type MoreGroup = 'person' | 'kind' | 'tests' | 'conditions' | 'medicines';

const all: readonly (readonly [fact: string, field: Field])[] = [
  ...Object.entries(figures).map(
    ([fact, concept]) => [fact, number(moreSection, concept, { optional: true, fact })] as const,
  ),
  ...Object.entries(answers).map(
    ([fact, choices]) => [fact, choice<string>(moreSection, choices, choices[0], { optional: true, fact })] as const,
  ),
  ...yesOrNo.map(
    (fact) =>
      [
        fact,
        choice(moreSection, ['yes', 'no'], 'no', { optional: true, fact, means: { yes: true, no: false } }),
      ] as const,
  ),
];

const rules = [
  {
    id: 'malePregnant',
    path: 'pregnancy',
    severity: 'hard',
    holds: ({ sex, pregnancy }) => !(sex === 'male' && pregnancy === 'yes'),
  },
  {
    id: 'pressureOrder',
    path: 'diastolic',
    severity: 'hard',
    holds: ({ systolic, diastolic }) =>
      typeof systolic !== 'number' || typeof diastolic !== 'number' || systolic > diastolic,
  },
] as const satisfies MoreFields['rules'];

export type MoreRule = (typeof rules)[number]['id'];

/**
 * “More about this patient” for one calculator (decision D28): every fact that judgement reads and this form does not ask, as an
 * optional field under the fact's own name. A form that asks for the BMI needs no height, one that
 * asks for the band of the eGFR no eGFR.
 */
export function moreAbout(own: Fields): MoreFields {
  const asked = new Set(
    Object.values(own).map((field) =>
      field.fact === undefined && field.kind === 'number' ? field.concept.id : field.fact,
    ),
  );
  if (asked.has('bmi')) asked.add('height');
  // Two answers about one kidney would only disagree.
  if (asked.has('egfrBand')) asked.add('egfr');
  return { fields: Object.fromEntries(all.filter(([fact]) => !asked.has(fact))), rules };
}
