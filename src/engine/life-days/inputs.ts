import { concepts } from '../clinical/concepts.ts';
import { choice, type Fields, flag, type InputsOf, number, readPath } from '../kit/fields/fields.ts';
import { clean } from '../kit/maths.ts';
import type { Rule } from '../kit/fields/validate.ts';

export const sections = ['demographics', 'health', 'adherence'] as const;

/** Names, choices and defaults are the specification's (3.2); ranges come with the concepts. What is in no term of the formula may stay blank. */
export const fields = {
  age: number('demographics', concepts.age, { default: 55 }),
  sex: choice('demographics', ['male', 'female'], 'male', { fact: 'sex' }),
  diabetesDuration: number('demographics', concepts.diabetesDuration, { default: 8 }),
  bmi: number('demographics', concepts.bmi, { default: 28, optional: true }),

  currentA1c: number('health', concepts.a1c, { default: 8.5 }),
  targetA1c: number('health', concepts.targetA1c, { default: 7 }),
  'bloodPressure.systolic': number('health', concepts.systolic, { default: 140, optional: true }),
  'bloodPressure.diastolic': number('health', concepts.diastolic, { default: 90, optional: true }),
  'lipidProfile.totalCholesterol': number('health', concepts.totalCholesterol, { default: 200, optional: true }),
  'lipidProfile.hdl': number('health', concepts.hdl, { default: 45, optional: true }),
  'lipidProfile.ldl': number('health', concepts.ldl, { default: 120, optional: true }),
  smoking: choice('health', ['never', 'former', 'current'], 'never', { fact: 'smoking' }),
  hasKidneyDisease: flag('health', false, { fact: 'ckd' }),
  hasCardiovascularDisease: flag('health', false, { fact: 'cardiovascularDisease' }),

  currentAdherence: number('adherence', concepts.adherencePercent, { default: 70, fact: 'currentAdherence' }),
  projectedAdherence: number('adherence', concepts.adherencePercent, { default: 85, fact: 'projectedAdherence' }),
  medicationCompliance: number('adherence', concepts.adherencePercent, {
    default: 75,
    optional: true,
    fact: 'medicationCompliance',
  }),
  lifestyleAdherence: number('adherence', concepts.adherencePercent, {
    default: 60,
    optional: true,
    fact: 'lifestyleAdherence',
  }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

/** Blood pressure where both values were entered, mmHg. */
export function bloodPressureOf(inputs: Inputs): { readonly systolic: number; readonly diastolic: number } | undefined {
  const systolic = readPath(inputs, 'bloodPressure.systolic');
  const diastolic = readPath(inputs, 'bloodPressure.diastolic');
  return typeof systolic === 'number' && typeof diastolic === 'number' ? { systolic, diastolic } : undefined;
}

/** LDL where it was entered, mg/dL. */
export function ldlOf(inputs: Inputs): number | undefined {
  const ldl = readPath(inputs, 'lipidProfile.ldl');
  return typeof ldl === 'number' ? ldl : undefined;
}

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
    holds: (inputs) => {
      const pressure = bloodPressureOf(inputs);
      return !pressure || pressure.systolic > pressure.diastolic;
    },
  },
  {
    id: 'lipidsSum',
    path: 'lipidProfile.totalCholesterol',
    severity: 'hard',
    holds: (inputs) => {
      const total = readPath(inputs, 'lipidProfile.totalCholesterol');
      const hdl = readPath(inputs, 'lipidProfile.hdl');
      const ldl = ldlOf(inputs);
      if (typeof total !== 'number' || typeof hdl !== 'number' || ldl === undefined) return true;
      return clean(hdl + ldl) <= clean(total);
    },
  },
  {
    id: 'projectedLower',
    path: 'projectedAdherence',
    severity: 'soft',
    holds: ({ currentAdherence, projectedAdherence }) => projectedAdherence >= currentAdherence,
  },
] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record: what is in no term of the formula may be missing from it. */
export const fallbacks = { targetA1c: 7 } as const;
