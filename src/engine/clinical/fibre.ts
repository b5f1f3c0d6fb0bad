import { cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';

/** Fibre in g for every 1000 kcal eaten. */
const fibrePer1000 = cited(14, 'g', 'dietaryGuidelines', 'fibre per 1000 kcal', 'R');

/** Fibre goal in g a day for an energy goal in kcal a day. */
export function fibreGoal(sheet: Sheet, calories: number): number {
  return sheet.step(
    'fiberGrams',
    'g',
    'fibrePer1000 * calorieTarget / 1000',
    { fibrePer1000, calorieTarget: calories },
    (fibrePer1000.value * calories) / 1000,
  );
}
