import { type Cited, cited } from '../../kit/worksheet/cited.ts';
import type { Term } from './terms.ts';

/** Kidney failure risk equation, four variables: coefficients of the centred factors and baseline survival. */
export type KidneyFactor = 'age' | 'male' | 'egfr' | 'uacr';
export const kfreCalibrations = ['non-North-America', 'North America'] as const;
export type KfreCalibration = (typeof kfreCalibrations)[number];
export const kfreYears = [2, 5] as const;
export type KfreYears = (typeof kfreYears)[number];

export const kidneyTerms: readonly Term<KidneyFactor>[] = [
  [-0.2201, 'age'],
  [0.2467, 'male'],
  [-0.5567, 'egfr'],
  [0.451, 'uacr'],
];

const survival = (value: number, where: string): Cited => cited(value, 'none', 'kfre2016', where, 'V');
export const kidneySurvival: Readonly<Record<KfreCalibration, Readonly<Record<KfreYears, Cited>>>> = {
  'non-North-America': {
    2: survival(0.9832, 'baseline survival, 2 years, outside North America'),
    5: survival(0.9365, 'baseline survival, 5 years, outside North America'),
  },
  'North America': {
    2: survival(0.975, 'baseline survival, 2 years, North America'),
    5: survival(0.924, 'baseline survival, 5 years, North America'),
  },
};
