import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import { averageGlucose, fastingGoal, misfit, postMealGoal } from './glucose.ts';
import type { Patient } from './patient.ts';

/** So far below what HbA1c stands for, and both below the second, that no week of readings would make it up, mg/dL. */
const worldsApart = cited(150, 'mg/dL', 'design', 'readings that deny an HbA1c', 'R');
const calmReading = cited(200, 'mg/dL', 'ada2026', 'section 6, ketones particularly above 200 mg/dL', 'S');

/** Readings at their goals, or worlds below it, deny a high HbA1c. */
export function readingsDeny(patient: Patient): boolean {
  const { a1c, fpg, ppg } = patient.known;
  if (a1c === undefined || fpg === undefined || ppg === undefined) return false;
  const apart = averageGlucose(a1c) - (fpg + ppg) / 2;
  const atGoals = below(fpg, fastingGoal(patient)) && below(ppg, postMealGoal);
  return atLeast(apart, misfit) && (atGoals || (atLeast(apart, worldsApart) && below(Math.max(fpg, ppg), calmReading)));
}
