import { cited } from '../kit/worksheet/cited.ts';
import type { Range } from '../kit/fields/concept.ts';
import { clean } from '../kit/maths.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';
import { concepts } from './concepts.ts';

/** WHO cut-offs, kg/m². */
export const underweight = cited(18.5, 'kg/m²', 'who1995', 'adult BMI classes', 'V');
export const overweight = cited(25, 'kg/m²', 'spec', '9.1 calorie target');

/** Body mass index in kg/m² from weight in kg and height in cm (height above 0). WHO definition. */
export function bodyMassIndex(sheet: Sheet, weight: number, height: number): number {
  return sheet.step('bmi', 'kg/m²', 'weight / (height / 100) ^ 2', { weight, height }, bmiOf(weight, height));
}

/** The same number without a worksheet, for range checks. */
export function bmiOf(weight: number, height: number): number {
  return weight / (height / 100) ** 2;
}

export interface Body {
  readonly weight: number;
  readonly height: number;
}
const within =
  ({ min, max }: Range) =>
  ({ weight, height }: Body): boolean => {
    const bmi = clean(bmiOf(weight, height));
    return bmi >= min && bmi <= max;
  };
/** Weight in kg and height in cm may each be possible and yet not together: refused outside a BMI of 12 to 100, pointed out outside 16 to 60. */
export const bmiRules = {
  impossible: { id: 'bmiImpossible', path: 'weight', severity: 'hard', holds: within(concepts.bmi.hard) },
  unusual: { id: 'bmiUnusual', path: 'weight', severity: 'soft', holds: within(concepts.bmi.soft) },
} as const;
