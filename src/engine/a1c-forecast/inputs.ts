import { bmiRules } from '../clinical/bmi.ts';
import { concepts } from '../clinical/concepts.ts';
import { metforminDoses } from '../clinical/metformin.ts';
import { choice, type Fields, flag, type InputsOf, number } from '../kit/fields/fields.ts';
import type { Rule } from '../kit/fields/validate.ts';

export const sections = ['glucose', 'body', 'kidneyNerves', 'therapy', 'eating', 'activity'] as const;

/** Names, choices and defaults are the specification's (3.2); ranges come with the concepts. */
export const fields = {
  a1c: number('glucose', concepts.a1c, { default: 8.5 }),
  target: number('glucose', concepts.targetA1c, { default: 7 }),
  fpg: number('glucose', concepts.fpg, { default: 160, onlyWarns: true }),
  ogtt: number('glucose', concepts.ogtt, { optional: true }),

  weight: number('body', concepts.weight, { default: 85 }),
  height: number('body', concepts.height, { default: 175 }),
  age: number('body', concepts.age, { default: 55 }),
  sex: choice('body', ['male', 'female'], 'male', { fact: 'sex' }),

  egfr: number('kidneyNerves', concepts.egfr, { default: 90 }),
  b12: number('kidneyNerves', concepts.b12, { optional: true }),
  neuropathy: flag('kidneyNerves', false, { fact: 'neuropathy' }),

  /** Milligrams a day of extended-release metformin. */
  metforminDose: choice('therapy', metforminDoses, 500, { fact: 'metformin' }),
  sitagliptin: flag('therapy', false, { fact: 'dpp4Inhibitor' }),

  mealsPerDay: choice('eating', ['1-2', '3', '4-5'], '3', { fact: 'mealsBand' }),
  mealSize: choice('eating', ['small', 'medium', 'large'], 'medium', { fact: 'portionSize' }),
  snacksPerDay: choice('eating', ['0', '1', '2-3'], '1', { fact: 'snacksBand' }),
  sugaryDrinks: choice('eating', ['0', '1', '2+'], '1', { fact: 'sugaryDrinksBand' }),
  dessertFreq: choice('eating', ['rare', '1-2week', '3-5week', 'daily'], '1-2week', { fact: 'dessertsBand' }),
  eatingLocation: choice('eating', ['home', 'mix', 'outside'], 'mix', { fact: 'eatingPlace' }),
  eatingPattern: choice('eating', ['balanced', 'lower-carb', 'traditional'], 'balanced', { fact: 'eatingStyle' }),
  vegServings: choice('eating', ['0-1', '2-3', '4+'], '2-3', { fact: 'vegetableServings' }),
  proteinLevel: choice('eating', ['normal', 'high'], 'normal', { hidden: true, fact: 'proteinLevel' }),
  /** Measured intake in kcal a day; the estimate stands in where it is absent. So do the next two. */
  calories: number('eating', concepts.calories, { optional: true }),

  walkingTime: choice('activity', ['hardly', 'little', 'moderate', 'hour', 'hours'], 'little', { fact: 'walkingBand' }),
  weeklyActivity: choice('activity', ['none', 'light', 'moderate', 'vigorous'], 'light', {
    fact: 'weeklyActivityBand',
  }),
  jobLevel: choice('activity', ['sitting', 'sometimes', 'mostly', 'demanding'], 'sometimes', { fact: 'jobBand' }),
  steps: number('activity', concepts.steps, { optional: true }),
  activityMinutes: number('activity', concepts.activityMinutes, { optional: true }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

/** Weight and height may each be possible and yet not together. */
export const rules = [bmiRules.impossible, bmiRules.unusual] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record; HbA1c, fasting glucose, sex and therapy are never guessed (decision D1). */
export const fallbacks = {
  age: 45,
  target: 7,
  egfr: 90,
  weight: 70,
  height: 170,
  mealsPerDay: '3',
  mealSize: 'medium',
  snacksPerDay: '1',
  sugaryDrinks: '1',
  dessertFreq: '1-2week',
  eatingLocation: 'mix',
  eatingPattern: 'balanced',
  vegServings: '2-3',
  proteinLevel: 'normal',
  walkingTime: 'little',
  weeklyActivity: 'light',
  jobLevel: 'sometimes',
} as const satisfies Partial<Inputs>;
