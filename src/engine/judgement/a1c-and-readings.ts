import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import { aboveGoal, fastingGoal, gapOf, lowEvidence, postMealGoal, sensorHigh, sensorLow } from './glucose.ts';
import type { Patient } from './patient.ts';

/** What a reading leaves HbA1c to be: average glucose of an HbA1c in mg/dL (ADAG). */
export const averageGlucose = (a1c: number): number => 28.7 * a1c - 46.7;
/** Readings whose mean lies this far from the average glucose that HbA1c stands for do not fit it, mg/dL. */
export const misfit = cited(75, 'mg/dL', 'design', 'readings that do not fit the HbA1c', 'R');
/** With a cause known that makes HbA1c read low, less is enough where both readings are above their goals, mg/dL. */
const misfitWithCause = cited(50, 'mg/dL', 'design', 'readings that do not fit an HbA1c known to read low', 'R');
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
/** An HbA1c below or above these is doubted by itself, percent. */
export const tooLowToBelieve = cited(
  4.5,
  '%',
  'generalKnowledge',
  'HbA1c below the range of people without diabetes',
  'R',
);
const explainedByAnaemia = cited(
  1.5,
  'points',
  'generalKnowledge',
  'iron deficiency: HbA1c up by about one point',
  'R',
);
/** Fasting and after meals far above what HbA1c stands for, and a cause known that makes it read low, or one that nobody believes: the HbA1c is wrong. */
export const readLow = (patient: Patient): boolean => {
  const { a1c, fpg, ppg, anaemiaRisk } = patient.known;
  return (
    a1c !== undefined &&
    (anaemiaRisk === true || below(a1c, tooLowToBelieve)) &&
    fpg !== undefined &&
    ppg !== undefined &&
    !atLeast(fastingGoal(patient).value, fpg) &&
    atLeast(ppg, postMealGoal) &&
    atLeast((fpg + ppg) / 2 - averageGlucose(a1c), misfitWithCause)
  );
};
/** Not far above the goal by an HbA1c that red cells make doubtful, and no glucose that is high: it is measured before anything is added. */
export const a1cAlone = (patient: Patient): boolean => {
  const { anaemiaRisk, fpg, ppg, catabolicSymptoms } = patient.known;
  return (
    anaemiaRisk === true &&
    catabolicSymptoms !== true &&
    !patient.sensor &&
    aboveGoal(patient) &&
    below(gapOf(patient), explainedByAnaemia) &&
    atLeast(fastingGoal(patient).value, fpg ?? 0) &&
    below(ppg ?? 0, postMealGoal)
  );
};
/** A morning this high, and so far above what HbA1c stands for, leaves no room for a treatment that is too much, mg/dL. */
const highMorning = cited(180, 'mg/dL', 'design', 'a fasting glucose that denies a low HbA1c', 'R');
const aboveAverage = cited(30, 'mg/dL', 'design', 'a fasting glucose that denies a low HbA1c', 'R');
export const morningDenies = (patient: Patient): boolean => {
  const { a1c, fpg } = patient.known;
  return (
    a1c !== undefined &&
    fpg !== undefined &&
    !patient.isExample('fpg') &&
    atLeast(fpg, highMorning) &&
    atLeast(fpg - averageGlucose(a1c), aboveAverage) &&
    lowEvidence(patient).length === 0
  );
};
/** A sensor that shows high glucose and no lows speaks against a low HbA1c: nothing is cut on it. Nor where readings and a known cause show that it reads low. */
export const lowA1cDenied = (patient: Patient): boolean =>
  (sensorHigh(patient) && !sensorLow(patient)) ||
  morningDenies(patient) ||
  (readLow(patient) && lowEvidence(patient).length === 0 && !patient.isExample('fpg') && !patient.isExample('ppg'));
/** A morning denies the HbA1c and nothing else does: not far above, or with glucose after meals at its goal. What a new medicine would add to is still lessened. */
export const weaklyDenied = (patient: Patient): boolean => {
  const { fpg, ppg } = patient.known;
  const isAtGoal = ppg !== undefined && below(ppg, postMealGoal) && !patient.isExample('ppg');
  return (
    morningDenies(patient) &&
    !sensorHigh(patient) &&
    !readLow(patient) &&
    (isAtGoal || (fpg !== undefined && below(fpg, calmReading)))
  );
};
