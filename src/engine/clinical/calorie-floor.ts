import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';
import type { Sex } from './energy.ts';

/** No calorie target goes below this, kcal a day. Common practice for diets without medical supervision. */
export const calorieFloors: Readonly<Record<Sex, Cited>> = {
  female: cited(1200, 'kcal', 'design', 'safety floor, decision on calorieTarget', 'R'),
  male: cited(1500, 'kcal', 'design', 'safety floor, decision on calorieTarget', 'R'),
};
/** From this age a calorie deficit needs a clinician. */
export const deficitAge = cited(75, 'years', 'design', 'frailty, decision on deficit', 'R');

/** The floor for a sex, in kcal a day. */
export function calorieFloor(sheet: Sheet, sex: Sex): number {
  return sheet.lookup('calorieFloor', 'kcal', 'sex', sex, calorieFloors);
}
