import { bmiRules } from '../clinical/bmi.ts';
import { concepts } from '../clinical/concepts.ts';
import { kidneyStages } from '../clinical/kidney-stage.ts';
import { metforminDoses } from '../clinical/metformin.ts';
import { choice, type Fields, flag, type InputsOf, number } from '../kit/fields/fields.ts';
import { clean } from '../kit/maths.ts';
import type { Rule } from '../kit/fields/validate.ts';

export const sections = [
  'baseline',
  'glycaemia',
  'kidney',
  'comorbidities',
  'therapy',
  'priorities',
  'lifestyle',
  'cgm',
] as const;
const egfrBands = ['>=90', '60-89', '45-59', '30-44', '<30'] as const;
export const obesityClasses = ['normal', 'overweight', 'class1', 'class2', 'class3'] as const;

/** Names, choices and defaults are the specification's (3.1); ranges come with the concepts. */
export const fields = {
  age: number('baseline', concepts.age, { default: 55 }),
  sex: choice('baseline', ['male', 'female'], 'male', { fact: 'sex' }),
  weight: number('baseline', concepts.weight, { default: 85 }),
  height: number('baseline', concepts.height, { default: 175 }),
  /** Derived from the BMI; what a record brings along is kept and not read. */
  obesityClass: choice('baseline', obesityClasses, 'overweight', { hidden: true, optional: true, fact: null }),

  baselineA1c: number('glycaemia', concepts.a1c, { default: 8.5 }),
  priorA1c: number('glycaemia', concepts.a1c, { optional: true, fact: 'priorA1c' }),
  fpg: number('glycaemia', concepts.fpg, { default: 160 }),
  typicalPpg: number('glycaemia', concepts.ppg, { default: 220 }),
  symptomatic: flag('glycaemia', false, { fact: 'catabolicSymptoms' }),
  pastHypoglycemiaGrade2: flag('glycaemia', false, { fact: 'severeHypoglycaemia' }),

  egfrBand: choice('kidney', egfrBands, '>=90', { fact: 'egfrBand' }),
  ckdStage: choice('kidney', kidneyStages, 'none', { fact: 'ckdStage' }),

  ascvd: flag('comorbidities', false, { fact: 'ascvd' }),
  heartFailure: flag('comorbidities', false, { fact: 'heartFailure' }),
  nafld: flag('comorbidities', false, { fact: 'nafld' }),

  /** Milligrams a day of extended-release metformin. */
  'metforminMr.dose': choice('therapy', metforminDoses, 500, { fact: 'metformin' }),
  'metforminMr.tolerance': choice('therapy', ['good', 'mild-gi', 'poor'], 'good', { fact: 'metforminTolerance' }),
  'metforminMr.duration': number('therapy', concepts.metforminDuration, { default: 6 }),
  sitagliptin100: flag('therapy', false, { fact: 'dpp4Inhibitor' }),
  sglt2: flag('therapy', false, { fact: 'sglt2Inhibitor' }),
  glp1Ra: flag('therapy', false, { fact: 'glp1RA' }),
  tzd: flag('therapy', false, { fact: 'tzd' }),
  su: flag('therapy', false, { fact: 'sulfonylurea' }),
  basalInsulin: flag('therapy', false, { fact: 'basalInsulin' }),
  currentBasalUnits: number('therapy', concepts.basalUnits, { optional: true }),

  hypoglycemiaAvoidance: choice('priorities', ['low', 'moderate', 'high'], 'moderate', {
    fact: 'hypoglycaemiaAvoidance',
    means: { moderate: 'medium' },
  }),
  weightImpact: choice('priorities', ['prefer_loss', 'neutral_ok', 'not_priority'], 'neutral_ok', {
    fact: 'weightPreference',
  }),
  injectablesAcceptance: choice('priorities', ['accepts', 'reluctant', 'refuses'], 'accepts', { fact: 'injectables' }),
  costSensitivity: choice('priorities', ['high', 'medium', 'low'], 'medium', { fact: 'cost' }),
  shiftWork: flag('priorities', false, { fact: 'shiftWork' }),
  cgmAccess: choice('priorities', ['full', 'partial', 'none'], 'none', { fact: 'cgmAccess' }),

  activityLevel: choice('lifestyle', ['sedentary', 'light', 'moderate', 'active', 'very-active'], 'light', {
    fact: 'activityLevel',
  }),
  eatingPattern: choice('lifestyle', ['poor', 'fair', 'good', 'excellent'], 'fair', { fact: 'eatingQuality' }),

  tir70180: number('cgm', concepts.tir, { optional: true }),
  tbrUnder70: number('cgm', concepts.tbr70, { optional: true }),
  tbrUnder54: number('cgm', concepts.tbr54, { optional: true }),
  tarOver180: number('cgm', concepts.tar180, { optional: true }),
  coefficientVariation: number('cgm', concepts.cv, { optional: true }),
  /** 0 stands for “not measured”, as the specification's range allows it. */
  gmi: number('cgm', concepts.gmi, { optional: true, hard: { min: 0, max: 20 } }),
  /** How much the CGM figures rest on: under 14 days or 70 % wear they steer no advice. */
  cgmDays: number('cgm', concepts.cgmDays, { optional: true }),
  cgmWear: number('cgm', concepts.cgmWear, { optional: true }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

/** Shares of one whole: even one of them missing, the others cannot exceed it. Time below 54 stands in for a missing time below 70. */
function rangesAddUp({ tir70180, tbrUnder70, tbrUnder54, tarOver180 }: Inputs): boolean {
  const sum = clean((tir70180 ?? 0) + (tbrUnder70 ?? tbrUnder54 ?? 0) + (tarOver180 ?? 0));
  const complete = tir70180 !== undefined && tbrUnder70 !== undefined && tarOver180 !== undefined;
  return sum <= 105 && (!complete || sum >= 95);
}

/** Figures that cannot be true together are refused with the reason; odd ones are pointed out. */
export const rules = [
  bmiRules.impossible,
  bmiRules.unusual,
  {
    id: 'below54WithinBelow70',
    path: 'tbrUnder54',
    severity: 'hard',
    holds: ({ tbrUnder54, tbrUnder70 }) =>
      tbrUnder54 === undefined || tbrUnder70 === undefined || tbrUnder54 <= tbrUnder70,
  },
  { id: 'rangesAddUp', path: 'tir70180', severity: 'hard', holds: rangesAddUp },
  {
    id: 'gmiImpossible',
    path: 'gmi',
    severity: 'hard',
    holds: ({ gmi }) => gmi === undefined || gmi === 0 || gmi >= concepts.gmi.hard.min,
  },
  {
    id: 'cgmWithoutAccess',
    path: 'cgmAccess',
    severity: 'soft',
    holds: ({ cgmAccess, tir70180 }) => cgmAccess !== 'none' || tir70180 === undefined,
  },
  {
    id: 'basalUnitsWithoutBasal',
    path: 'currentBasalUnits',
    severity: 'soft',
    holds: ({ basalInsulin, currentBasalUnits }) => basalInsulin || currentBasalUnits === undefined,
  },
] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record; HbA1c, glucose, the kidney band and what is taken are never guessed (decision D1). */
export const fallbacks = {
  age: 45,
  weight: 70,
  height: 170,
  ckdStage: 'none',
  'metforminMr.duration': 0,
  'metforminMr.tolerance': 'good',
  hypoglycemiaAvoidance: 'moderate',
  weightImpact: 'neutral_ok',
  injectablesAcceptance: 'accepts',
  costSensitivity: 'medium',
  cgmAccess: 'none',
  activityLevel: 'light',
  eatingPattern: 'fair',
  symptomatic: false,
  pastHypoglycemiaGrade2: false,
  ascvd: false,
  heartFailure: false,
  nafld: false,
  shiftWork: false,
  sitagliptin100: false,
  sglt2: false,
  glp1Ra: false,
  tzd: false,
  su: false,
  basalInsulin: false,
} as const satisfies Readonly<Record<string, unknown>>;
