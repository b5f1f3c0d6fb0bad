import type { Sex } from '../../clinical/energy.ts';
import { type Cited, cited } from '../../kit/worksheet/cited.ts';
import type { Term } from './terms.ts';

/** SCORE2-Diabetes: coefficients of the transformed factors, baseline survival at 10 years and calibration to four European regions. */
export type Score2Factor =
  | 'age'
  | 'smoker'
  | 'systolic'
  | 'diabetes'
  | 'cholesterol'
  | 'hdl'
  | 'diagnosis'
  | 'hba1c'
  | 'egfr';
export const score2Regions = ['low', 'moderate', 'high', 'very high'] as const;
export type Score2Region = (typeof score2Regions)[number];

/** The published table: each term for men and for women. */
const table: readonly (readonly [men: number, women: number, ...factors: readonly [Score2Factor, Score2Factor?]])[] = [
  [0.5368, 0.6624, 'age'],
  [0.4774, 0.6139, 'smoker'],
  [0.1322, 0.1421, 'systolic'],
  [0.6457, 0.8096, 'diabetes'],
  [0.1102, 0.1127, 'cholesterol'],
  [-0.1087, -0.1568, 'hdl'],
  [-0.0672, -0.1122, 'age', 'smoker'],
  [-0.0268, -0.0167, 'age', 'systolic'],
  [-0.0983, -0.1272, 'age', 'diabetes'],
  [-0.0181, -0.02, 'age', 'cholesterol'],
  [0.0095, 0.0186, 'age', 'hdl'],
  [-0.0998, -0.118, 'diagnosis'],
  [0.0955, 0.1173, 'hba1c'],
  [-0.0591, -0.064, 'egfr'],
  [0.0058, 0.0062, 'egfr', 'egfr'],
  [-0.0134, -0.0196, 'age', 'hba1c'],
  [0.0115, 0.0169, 'age', 'egfr'],
];

export const score2Terms: Readonly<Record<Sex, readonly Term<Score2Factor>[]>> = {
  male: table.map(([men, , ...factors]) => [men, ...factors]),
  female: table.map(([, women, ...factors]) => [women, ...factors]),
};

const survival = (value: number): Cited => cited(value, 'none', 'score2Diabetes', 'baseline survival at 10 years', 'V');
export const score2Survival: Readonly<Record<Sex, Cited>> = { male: survival(0.9605), female: survival(0.9776) };

interface Calibration {
  readonly level: Cited;
  readonly slope: Cited;
}
function pair(level: number, slope: number): Calibration {
  const scale = (value: number): Cited => cited(value, 'none', 'score2Diabetes', 'scale of the risk region', 'V');
  return { level: scale(level), slope: scale(slope) };
}
export const score2Calibration: Readonly<Record<Score2Region, Readonly<Record<Sex, Calibration>>>> = {
  low: { male: pair(-0.5699, 0.7476), female: pair(-0.738, 0.7019) },
  moderate: { male: pair(-0.1565, 0.8009), female: pair(-0.3143, 0.7701) },
  high: { male: pair(0.3207, 0.936), female: pair(0.571, 0.9369) },
  'very high': { male: pair(0.5836, 0.8294), female: pair(0.9412, 0.8329) },
};
