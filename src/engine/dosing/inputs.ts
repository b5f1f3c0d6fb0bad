import { concepts } from '../clinical/concepts.ts';
import { choice, type Fields, flag, type InputsOf, number } from '../kit/fields/fields.ts';
import type { Rule } from '../kit/fields/validate.ts';
import { medicationClasses } from './drugs/record.ts';

export const sections = ['patient', 'medicine', 'conditions'] as const;

/** Names, choices and defaults are the specification's (3.3, 9.3); ranges come with the concepts. */
export const fields = {
  age: number('patient', concepts.age, { default: 55 }),
  weight: number('patient', concepts.weight, { default: 80 }),
  egfr: number('patient', concepts.egfr, { default: 60 }),
  a1c: number('patient', concepts.a1c, { default: 8.5 }),
  medicationClass: choice('medicine', medicationClasses, 'metformin', { fact: null }),
  hasHeartFailure: flag('conditions', false, { fact: 'heartFailure' }),
  hasAscvd: flag('conditions', false, { fact: 'ascvd' }),
  hasRenalDisease: flag('conditions', false, { fact: 'ckd' }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

export const rules = [] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record. The eGFR, the HbA1c and the medicine decide the answer and are never guessed. */
export const fallbacks = {
  age: 45,
  weight: 70,
  hasHeartFailure: false,
  hasAscvd: false,
  hasRenalDisease: false,
} as const satisfies Partial<Inputs>;
