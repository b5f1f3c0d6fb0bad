import { overweight } from '../../clinical/bmi.ts';
import { calorieFloor } from '../../clinical/calorie-floor.ts';
import { restingEnergy } from '../../clinical/energy.ts';
import { fibreGoal } from '../../clinical/fibre.ts';
import { waterGoal } from '../../clinical/hydration.ts';
import { type Note, noted } from '../../clinical/note.ts';
import { limitedProtein } from '../../clinical/protein.ts';
import { atLeast, type Cited } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { lifestyle, weight } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { proteinEgfr } from '../safety/fits.ts';
import { note } from './notes.ts';
import type { Milestone, Results } from '../results.ts';

/** Whether a deficit may be planned at all: BMI 25 or more, and neither pregnancy nor catabolic symptoms. */
export function deficitFits({ pregnancy, catabolicSymptoms }: Inputs, bmi: number): boolean {
  return atLeast(bmi, overweight) && !pregnancy && !catabolicSymptoms;
}

/** kcal a day: resting energy × activity multiplier, less 500 where a deficit fits, never below the floor for the sex. */
function calorieGoal(sheet: Sheet, inputs: Inputs, bmi: number): number {
  const resting = restingEnergy(sheet, inputs.sex, inputs.weight, inputs.height, inputs.age);
  const multiplier = sheet.lookup(
    'activityMultiplier',
    'times',
    'jobActivityLevel',
    inputs.jobActivityLevel,
    lifestyle.multiplier,
  );
  const deficit = deficitFits(inputs, bmi) ? lifestyle.deficit.value : 0;
  const floor = calorieFloor(sheet, inputs.sex);
  return sheet.step(
    'calorieTarget',
    'kcal',
    'max(calorieFloor, restingEnergy * activityMultiplier - deficit)',
    {
      calorieFloor: floor,
      restingEnergy: resting,
      activityMultiplier: multiplier,
      deficit: deficit ? lifestyle.deficit : 0,
    },
    Math.max(floor, resting * multiplier - deficit),
  );
}

function grams(sheet: Sheet, inputs: Inputs, calorieTarget: number): Results['lifestylePlan']['macroBreakdown'] {
  const { carbs, protein, fat, kcalPerGram } = lifestyle;
  const of = (id: string, share: Cited, perGram: Cited): number =>
    sheet.step(
      id,
      'g',
      'calorieTarget * energyShare / 100 / kcalPerGram',
      { calorieTarget, energyShare: share, kcalPerGram: perGram },
      (calorieTarget * share.value) / 100 / perGram.value,
    );
  return {
    carbs: of('carbGrams', carbs, kcalPerGram.carbs),
    protein: limitedProtein(
      sheet,
      of('proteinPlanned', protein, kcalPerGram.protein),
      inputs.weight,
      proteinEgfr(inputs),
    ),
    fat: of('fatGrams', fat, kcalPerGram.fat),
    fiber: fibreGoal(sheet, calorieTarget),
  };
}

function milestone(sheet: Sheet, name: 'five' | 'ten', kilograms: number): Milestone {
  const weeks = sheet.step(
    `${name}MilestoneWeeks`,
    'weeks',
    'kilograms / milestoneRate',
    { kilograms, milestoneRate: weight.milestoneRate },
    kilograms / weight.milestoneRate.value,
  );
  return { kilograms, weeks };
}

export function exerciseSchedule(inputs: Inputs): Note[] {
  const careful = inputs.heartFailure || inputs.ascvd ? [note('exercise.heart')] : [];
  return [
    note(inputs.weeklyActivityPattern === 'none' ? 'exercise.start' : 'exercise.cardio', {
      minutes: noted.count(lifestyle.activityMinutes.value),
    }),
    note('exercise.resistance', { low: noted.count(2), high: noted.count(3) }),
    note('exercise.walk', { walk: noted.count(inputs.walkingTimePerDay) }),
    ...careful,
    ...(inputs.neuropathy ? [note('exercise.feet')] : []),
    ...(inputs.sulfonylurea || inputs.basalInsulin ? [note('exercise.lows')] : []),
  ];
}

/** The eating, moving and weight part of the plan. Numbers stay whatever the guards say; the report withholds what does not fit. */
export function lifestylePlan(sheet: Sheet, inputs: Inputs, bmi: number): Results['lifestylePlan'] {
  const calorieTarget = calorieGoal(sheet, inputs, bmi);
  const macroBreakdown = grams(sheet, inputs, calorieTarget);
  const [min, max] = waterGoal(sheet, inputs.weight, { low: lifestyle.waterLow, high: lifestyle.waterHigh });
  return {
    calorieTarget,
    macroBreakdown,
    hydrationTarget: { min, max },
    exerciseSchedule: exerciseSchedule(inputs),
    weightMilestones: {
      fivePercent: milestone(sheet, 'five', (inputs.weight * weight.five.value) / 100),
      tenPercent: milestone(sheet, 'ten', (inputs.weight * weight.ten.value) / 100),
    },
    stepsGoal: inputs.jobActivityLevel === 'sedentary' ? '8000-10000' : '10000-12000',
  };
}

/** Weeks to lose 5 and 10 %, at a rate that rises with adherence. Not rounded. */
export function weightLossWeeks(sheet: Sheet, inputs: Inputs): readonly [five: number, ten: number] {
  const { rateBase, rateAdherence } = weight;
  const rate = sheet.step(
    'weightLossRate',
    'kg/week',
    'rateBase + rateAdherence * adherenceScore',
    { rateBase, rateAdherence, adherenceScore: inputs.adherenceScore },
    rateBase.value + rateAdherence.value * inputs.adherenceScore,
  );
  const weeks = (id: string, share: Cited): number =>
    sheet.step(
      id,
      'weeks',
      'weight * lossShare / 100 / weightLossRate',
      { weight: inputs.weight, lossShare: share, weightLossRate: rate },
      (inputs.weight * share.value) / 100 / rate,
    );
  return [weeks('weightLoss5Weeks', weight.five), weeks('weightLoss10Weeks', weight.ten)];
}

/** Where eating could change, from the answers given. */
export function nutritionFocus(inputs: Inputs): Note[] {
  return [
    ...(inputs.sugaryDrinksPerDay > 0 ? [note('eating.drinks')] : []),
    ...(inputs.dessertsFrequency === 'rarely' ? [] : [note('eating.desserts')]),
    ...(inputs.snacksPerDay > 1 ? [note('eating.snacks')] : []),
    ...(inputs.portionSize === 'large' ? [note('eating.portions')] : []),
    ...(inputs.homeVsOutside === 'mostly_home' ? [] : [note('eating.outside')]),
    ...(inputs.mealsPerDay < 2 ? [note('eating.meals')] : []),
    note('eating.vegetables'),
  ];
}
