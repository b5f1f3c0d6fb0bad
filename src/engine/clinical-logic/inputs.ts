import { bmiRules } from '../clinical/bmi.ts';
import { concepts } from '../clinical/concepts.ts';
import { kidneyStages, stageDisagrees, stageIsOwed } from '../clinical/kidney-stage.ts';
import { metforminDoses } from '../clinical/metformin.ts';
import { choice, type Fields, flag, type InputsOf, number, readPath } from '../kit/fields/fields.ts';
import type { Rule } from '../kit/fields/validate.ts';

export const sections = ['demographics', 'glycaemia', 'therapy', 'factors', 'comorbidities', 'priorities'] as const;

/** Names, choices and defaults are the specification's (3.3); ranges come with the concepts. */
export const fields = {
  age: number('demographics', concepts.age, { default: 45 }),
  sex: choice('demographics', ['male', 'female'], 'male', { fact: 'sex' }),
  weight: number('demographics', concepts.weight, { default: 85 }),
  height: number('demographics', concepts.height, { default: 175 }),
  waist: number('demographics', concepts.waist, { optional: true }),
  'bloodPressure.systolic': number('demographics', concepts.systolic, { optional: true }),
  'bloodPressure.diastolic': number('demographics', concepts.diastolic, { optional: true }),

  baselineA1c: number('glycaemia', concepts.a1c, { default: 8.5 }),
  priorA1c: number('glycaemia', concepts.a1c, { optional: true, fact: 'priorA1c' }),
  targetA1c: number('glycaemia', concepts.targetA1c, { default: 7 }),
  fpg: number('glycaemia', concepts.fpg, { optional: true }),
  catabolicSymptoms: flag('glycaemia', false, { fact: 'catabolicSymptoms' }),

  /** Milligrams a day of extended-release metformin. */
  metforminDose: choice('therapy', metforminDoses, 500, { fact: 'metformin' }),
  metforminTolerance: flag('therapy', true, { fact: 'metforminTolerated' }),
  metforminDuration: number('therapy', concepts.metforminDuration, { default: 6 }),
  metforminGI: flag('therapy', false, { fact: 'metforminGI' }),
  dpp4Inhibitor: flag('therapy', false, { fact: 'dpp4Inhibitor' }),
  sglt2Inhibitor: flag('therapy', false, { fact: 'sglt2Inhibitor' }),
  glp1RA: flag('therapy', false, { fact: 'glp1RA' }),
  tzd: flag('therapy', false, { fact: 'tzd' }),
  sulfonylurea: flag('therapy', false, { fact: 'sulfonylurea' }),
  basalInsulin: flag('therapy', false, { fact: 'basalInsulin' }),

  adherenceScore: number('factors', concepts.adherenceScore, { default: 0.7 }),
  giTolerance: flag('factors', true, { fact: 'giTolerance' }),
  walkingTimePerDay: number('factors', concepts.walkingMinutes, { default: 30 }),
  weeklyActivityPattern: choice(
    'factors',
    ['none', '1-2x per week', '3x per week', '5x per week', 'daily'],
    '3x per week',
    { fact: 'weeklyActivityPattern' },
  ),
  jobActivityLevel: choice('factors', ['sedentary', 'light', 'moderate', 'active'], 'sedentary', {
    fact: 'jobActivityLevel',
  }),
  mealsPerDay: number('factors', concepts.mealsPerDay, { default: 3 }),
  portionSize: choice('factors', ['small', 'medium', 'large'], 'medium', { fact: 'portionSize' }),
  snacksPerDay: number('factors', concepts.snacksPerDay, { default: 1 }),
  sugaryDrinksPerDay: number('factors', concepts.sugaryDrinksPerDay, { default: 0 }),
  dessertsFrequency: choice('factors', ['rarely', 'weekly', 'several_weekly', 'daily'], 'weekly', {
    fact: 'dessertsFrequency',
  }),
  homeVsOutside: choice('factors', ['mostly_home', 'mixed', 'mostly_outside'], 'mostly_home', {
    fact: 'eatingPlace',
    means: { mostly_home: 'home', mixed: 'mix', mostly_outside: 'outside' },
  }),
  eatingStyle: choice('factors', ['balanced', 'lower_carb', 'traditional'], 'balanced', {
    fact: 'eatingStyle',
    means: { lower_carb: 'lower-carb' },
  }),
  sleepHours: number('factors', concepts.sleep, { default: 7, fact: 'sleepHours' }),
  smoking: flag('factors', false, { fact: 'smokes' }),

  egfr: number('comorbidities', concepts.egfr, { default: 90 }),
  ckd: flag('comorbidities', false, { fact: 'ckd' }),
  ckdStage: choice('comorbidities', kidneyStages, 'none', { fact: 'ckdStage' }),
  ascvd: flag('comorbidities', false, { fact: 'ascvd' }),
  heartFailure: flag('comorbidities', false, { fact: 'heartFailure' }),
  nafld: flag('comorbidities', false, { fact: 'nafld' }),
  neuropathy: flag('comorbidities', false, { fact: 'neuropathy' }),
  hypoHistory: flag('comorbidities', false, { fact: 'hypoglycaemiaHistory' }),
  edemaHistory: flag('comorbidities', false, { fact: 'oedema' }),
  hasAnemiaRisk: flag('comorbidities', false, { fact: 'anaemiaRisk' }),
  b12Level: number('comorbidities', concepts.b12, { optional: true }),
  pregnancy: flag('comorbidities', false, { fact: 'pregnancy' }),

  hypoAvoidancePriority: choice('priorities', ['high', 'medium', 'low'], 'medium', { fact: 'hypoglycaemiaAvoidance' }),
  /** Kept in the record; follows hypoAvoidancePriority. */
  hypoRiskPriority: choice('priorities', ['low', 'neutral', 'not_priority'], 'neutral', { hidden: true, fact: null }),
  weightImpactPreference: choice('priorities', ['prefer_loss', 'neutral_ok', 'not_priority'], 'neutral_ok', {
    fact: 'weightPreference',
  }),
  acceptInjectables: flag('priorities', true, { fact: 'acceptsInjectables' }),
  costPriority: choice('priorities', ['high', 'medium', 'low'], 'medium', { fact: 'cost' }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

const hypoRisk = { high: 'low', medium: 'neutral', low: 'not_priority' } as const;
export const derive = ({ hypoAvoidancePriority }: Inputs): Partial<Inputs> => ({
  hypoRiskPriority: hypoRisk[hypoAvoidancePriority],
});

/** Blood pressure where both values were entered; a record may lack the pair or one of them. */
export function bloodPressureOf(inputs: Inputs): { readonly systolic: number; readonly diastolic: number } | undefined {
  const systolic = readPath(inputs, 'bloodPressure.systolic');
  const diastolic = readPath(inputs, 'bloodPressure.diastolic');
  return typeof systolic === 'number' && typeof diastolic === 'number' ? { systolic, diastolic } : undefined;
}

/** Answers that are each possible and yet not together. */
export const rules = [
  {
    id: 'malePregnant',
    path: 'pregnancy',
    severity: 'hard',
    holds: ({ sex, pregnancy }) => !(pregnancy && sex === 'male'),
  },
  bmiRules.impossible,
  {
    id: 'pressureOrder',
    path: 'bloodPressure.diastolic',
    severity: 'hard',
    holds: (inputs) => {
      const pressure = bloodPressureOf(inputs);
      return pressure === undefined || pressure.systolic > pressure.diastolic;
    },
  },
  bmiRules.unusual,
  {
    id: 'stageDisagrees',
    path: 'ckdStage',
    severity: 'soft',
    holds: ({ egfr, ckdStage }) => !stageDisagrees(egfr, ckdStage),
  },
  {
    id: 'stageOwed',
    path: 'ckdStage',
    severity: 'soft',
    holds: ({ egfr, ckd, ckdStage }) => !stageIsOwed(egfr, ckd, ckdStage),
  },
] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record; HbA1c, sex and the drugs in use are never guessed (decision D1). */
export const fallbacks = {
  age: 45,
  targetA1c: 7,
  egfr: 90,
  weight: 70,
  height: 170,
  adherenceScore: 0.7,
  metforminDuration: 0,
  walkingTimePerDay: 30,
  weeklyActivityPattern: '3x per week',
  jobActivityLevel: 'sedentary',
  mealsPerDay: 3,
  portionSize: 'medium',
  snacksPerDay: 1,
  sugaryDrinksPerDay: 0,
  dessertsFrequency: 'weekly',
  homeVsOutside: 'mostly_home',
  eatingStyle: 'balanced',
  sleepHours: 7,
  hypoRiskPriority: 'neutral',
  hypoAvoidancePriority: 'medium',
  weightImpactPreference: 'neutral_ok',
  costPriority: 'medium',
  ckdStage: 'none',
} as const satisfies Partial<Inputs>;
