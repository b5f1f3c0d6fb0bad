import { concepts } from '../clinical/concepts.ts';
import { type Fields, type InputsOf, number } from '../kit/fields/fields.ts';
import type { Rule } from '../kit/fields/validate.ts';

export const sections = ['night'] as const;

export const fields = {
  sleep: number('night', concepts.sleep, { default: 7, fact: 'sleepHours' }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

/** What no field can check alone. */
export const rules = [] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record that lacks a field. */
export const fallbacks = {} as const satisfies Partial<Inputs>;
