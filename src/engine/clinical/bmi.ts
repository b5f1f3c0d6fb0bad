import { cited } from '../kit/cited.ts';
import type { Sheet } from '../kit/worksheet.ts';

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
