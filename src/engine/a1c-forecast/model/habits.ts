import { clean, roundTo } from '../../kit/maths.ts';
import { atLeast, type Cited } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { activity, index, intake } from '../constants.ts';
import type { Inputs } from '../inputs.ts';

/** Steps a day and activity minutes a week, estimated from the answers. */
export function estimateActivity(sheet: Sheet, inputs: Inputs): { steps: number; minutes: number } {
  const walkingSteps = sheet.lookup(
    'walkingSteps',
    'steps',
    'walkingTime',
    inputs.walkingTime,
    activity.stepsByWalking,
  );
  const jobFactor = sheet.lookup('jobFactor', 'times', 'jobLevel', inputs.jobLevel, activity.jobFactor);
  const steps = sheet.step(
    'inferredSteps',
    'steps',
    'round(walkingSteps * jobFactor)',
    { walkingSteps, jobFactor },
    roundTo(walkingSteps * jobFactor),
  );
  const minutes = sheet.lookup(
    'inferredActivityMinutes',
    'minutes',
    'weeklyActivity',
    inputs.weeklyActivity,
    activity.minutesByActivity,
  );
  return { steps, minutes };
}

/** Intake in kcal a day, estimated from resting energy and the eating answers. A rough figure, shown with ±15 %. */
export function estimateIntake(sheet: Sheet, inputs: Inputs, restingEnergy: number): number {
  const meals = sheet.lookup('mealsFactor', 'times', 'mealsPerDay', inputs.mealsPerDay, intake.meals);
  const size = sheet.lookup('sizeFactor', 'times', 'mealSize', inputs.mealSize, intake.size);
  const snacks = sheet.lookup('snackCalories', 'kcal', 'snacksPerDay', inputs.snacksPerDay, intake.snacks);
  const drinks = sheet.lookup('drinkCalories', 'kcal', 'sugaryDrinks', inputs.sugaryDrinks, intake.drinks);
  const desserts = sheet.lookup('dessertCalories', 'kcal', 'dessertFreq', inputs.dessertFreq, intake.desserts);
  const location = sheet.lookup('locationFactor', 'times', 'eatingLocation', inputs.eatingLocation, intake.location);
  const protein = sheet.lookup('proteinFactor', 'times', 'proteinLevel', inputs.proteinLevel, intake.protein);
  const value =
    (restingEnergy * intake.activityFactor.value * meals * size + snacks + drinks + desserts) * location * protein;
  return sheet.step(
    'inferredCalories',
    'kcal',
    '(restingEnergy * activityFactor * mealsFactor * sizeFactor + snackCalories + drinkCalories + dessertCalories) * locationFactor * proteinFactor',
    {
      restingEnergy,
      activityFactor: intake.activityFactor,
      mealsFactor: meals,
      sizeFactor: size,
      snackCalories: snacks,
      drinkCalories: drinks,
      dessertCalories: desserts,
      locationFactor: location,
      proteinFactor: protein,
    },
    value,
  );
}

export interface Adherence {
  readonly activity: boolean;
  readonly calories: boolean;
  readonly steps: boolean;
  readonly index: number;
}

/** What counts as kept: measured values where there are any, else the estimates. The index is a percentage, 25–100. */
export function adherence(
  sheet: Sheet,
  today: { readonly minutes: number; readonly calories: number; readonly steps: number },
  calorieTarget: number,
): Adherence {
  const reached = (
    id: string,
    by: string,
    value: number,
    limit: Cited,
    parts: { readonly met: Cited; readonly missed: Cited },
  ): number =>
    sheet.bands(id, 'times', by, value, [
      { from: 0, value: parts.missed },
      { from: limit, value: parts.met },
    ]);
  const activityShare = reached('activityShare', 'minutesNow', today.minutes, activity.target, index.activity);
  const stepsShare = reached('stepsShare', 'stepsNow', today.steps, activity.stepsAdequate, index.steps);
  const near = clean(Math.abs(today.calories - calorieTarget)) <= intake.tolerance.value;
  const calorieShare = sheet.step(
    'calorieShare',
    'times',
    'if(abs(caloriesNow - calorieTarget) <= tolerance, shareMet, shareMissed)',
    {
      caloriesNow: today.calories,
      calorieTarget,
      tolerance: intake.tolerance,
      shareMet: index.calories.met,
      shareMissed: index.calories.missed,
    },
    (near ? index.calories.met : index.calories.missed).value,
  );
  const percent = sheet.step(
    'adherenceIndex',
    '%',
    '100 * (activityShare + calorieShare + stepsShare)',
    { activityShare, calorieShare, stepsShare },
    clean(100 * (activityShare + calorieShare + stepsShare)),
  );
  return {
    activity: atLeast(today.minutes, activity.target),
    calories: near,
    steps: atLeast(today.steps, activity.stepsAdequate),
    index: percent,
  };
}
