import { concepts } from '../clinical/concepts.ts';
import { choice, type Fields, flag, type InputsOf, number } from '../kit/fields/fields.ts';
import { clean } from '../kit/maths.ts';
import type { Rule } from '../kit/fields/validate.ts';

export const sections = ['demographics', 'health', 'adherence'] as const;

/** Names, choices and defaults are the specification's (3.2); ranges come with the concepts. */
export const fields = {
  age: number('demographics', concepts.age, { default: 55 }),
  sex: choice('demographics', ['male', 'female'], 'male', { fact: 'sex' }),
  diabetesDuration: number('demographics', concepts.diabetesDuration, { default: 8 }),
  bmi: number('demographics', concepts.bmi, { default: 28 }),

  currentA1c: number('health', concepts.a1c, { default: 8.5 }),
  targetA1c: number('health', concepts.targetA1c, { default: 7 }),
  'bloodPressure.systolic': number('health', concepts.systolic, { default: 140 }),
  'bloodPressure.diastolic': number('health', concepts.diastolic, { default: 90 }),
  'lipidProfile.totalCholesterol': number('health', concepts.totalCholesterol, { default: 200 }),
  'lipidProfile.hdl': number('health', concepts.hdl, { default: 45 }),
  'lipidProfile.ldl': number('health', concepts.ldl, { default: 120 }),
  smoking: choice('health', ['never', 'former', 'current'], 'never', { fact: 'smoking' }),
  hasKidneyDisease: flag('health', false, { fact: 'ckd' }),
  hasCardiovascularDisease: flag('health', false, { fact: 'cardiovascularDisease' }),

  currentAdherence: number('adherence', concepts.adherencePercent, { default: 70, fact: 'currentAdherence' }),
  projectedAdherence: number('adherence', concepts.adherencePercent, { default: 85, fact: 'projectedAdherence' }),
  medicationCompliance: number('adherence', concepts.adherencePercent, { default: 75, fact: 'medicationCompliance' }),
  lifestyleAdherence: number('adherence', concepts.adherencePercent, { default: 60, fact: 'lifestyleAdherence' }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

/** Answers that are each possible and yet not together. */
export const rules = [
  {
    id: 'durationAge',
    path: 'diabetesDuration',
    severity: 'hard',
    holds: ({ age, diabetesDuration }) => diabetesDuration <= age,
  },
  {
    id: 'pressureOrder',
    path: 'bloodPressure.diastolic',
    severity: 'hard',
    holds: ({ bloodPressure }) => bloodPressure.systolic > bloodPressure.diastolic,
  },
  {
    id: 'lipidsSum',
    path: 'lipidProfile.totalCholesterol',
    severity: 'hard',
    holds: ({ lipidProfile }) => clean(lipidProfile.hdl + lipidProfile.ldl) <= clean(lipidProfile.totalCholesterol),
  },
  {
    id: 'projectedLower',
    path: 'projectedAdherence',
    severity: 'soft',
    holds: ({ currentAdherence, projectedAdherence }) => projectedAdherence >= currentAdherence,
  },
] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record, and only what is in no term of the formula but the target. */
export const fallbacks = {
  targetA1c: 7,
  bmi: 28,
  'bloodPressure.systolic': 140,
  'bloodPressure.diastolic': 90,
  'lipidProfile.totalCholesterol': 200,
  'lipidProfile.hdl': 45,
  'lipidProfile.ldl': 120,
  medicationCompliance: 75,
  lifestyleAdherence: 60,
} as const;
