import { bodyMassIndex, overweight } from '../../clinical/bmi.ts';
import { calorieFloor } from '../../clinical/calorie-floor.ts';
import { restingEnergy } from '../../clinical/energy.ts';
import { fibreGoal } from '../../clinical/fibre.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { waterGoal } from '../../clinical/hydration.ts';
import { limitedProtein } from '../../clinical/protein.ts';
import { atLeast, type Cited } from '../../kit/worksheet/cited.ts';
import { clamp, roundTo } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { activity, followUp, intake, kcalPerGram, macros, score, water } from '../constants.ts';
import { spreadOf, writeEnds, writeLowShares } from './ends.ts';
import { type Forecast, forecastA1c } from './forecast.ts';
import { adherence, estimateActivity, estimateIntake } from './habits.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { settledForecast } from './settled.ts';

/** kcal a day: resting energy × 1.4, less 500 from BMI 25, never below the floor for the sex. */
function calorieGoal(sheet: Sheet, inputs: Inputs, resting: number, bmi: number): number {
  const deficit = sheet.bands('calorieDeficit', 'kcal', 'bmi', bmi, [
    { from: 0, value: 0 },
    { from: overweight, value: intake.deficit },
  ]);
  const floor = calorieFloor(sheet, inputs.sex);
  return sheet.step(
    'calorieTarget',
    'kcal',
    'max(calorieFloor, restingEnergy * activityFactor - calorieDeficit)',
    { calorieFloor: floor, restingEnergy: resting, activityFactor: intake.activityFactor, calorieDeficit: deficit },
    Math.max(floor, resting * intake.activityFactor.value - deficit),
  );
}

/** Grams use the lower share of each range. */
function grams(
  sheet: Sheet,
  inputs: Inputs,
  calorieTarget: number,
): Pick<Results, 'carbGrams' | 'proteinGrams' | 'fatGrams'> {
  const pattern = macros[inputs.eatingPattern];
  const of = (id: string, share: Cited, perGram: Cited): number =>
    sheet.step(
      id,
      'g',
      'calorieTarget * energyShare / 100 / kcalPerGram',
      { calorieTarget, energyShare: share, kcalPerGram: perGram },
      (calorieTarget * share.value) / 100 / perGram.value,
    );
  return {
    carbGrams: of('carbGrams', pattern.carbsMin, kcalPerGram.carbs),
    proteinGrams: limitedProtein(
      sheet,
      of('proteinPlanned', pattern.proteinMin, kcalPerGram.protein),
      inputs.weight,
      inputs.egfr,
    ),
    fatGrams: of('fatGrams', pattern.fatMin, kcalPerGram.fat),
  };
}

function improvement(
  sheet: Sheet,
  inputs: Inputs,
  { adherent, metformin, sitagliptin }: Forecast,
  adherenceIndex: number,
): number {
  const scoreHigh = metformin === 0 && sitagliptin === 0 ? score.highWithoutDrugs : score.high;
  const { a1c, target } = inputs;
  const reached = clamp((a1c - adherent) / Math.max(a1c - target, score.minGap.value), 0, 1);
  const value = roundTo(score.base.value + score.gain.value * reached + (score.adherence.value * adherenceIndex) / 100);
  return sheet.step(
    'improvementScore',
    'points',
    'clamp(round(scoreBase + scoreGain * clamp((a1c - predictedA1cAdherent) / max(a1c - target, smallestGap), 0, 1) + scoreAdherence * adherenceIndex / 100), scoreLow, scoreHigh)',
    {
      scoreBase: score.base,
      scoreGain: score.gain,
      a1c,
      predictedA1cAdherent: adherent,
      target,
      smallestGap: score.minGap,
      scoreAdherence: score.adherence,
      adherenceIndex,
      scoreLow: score.low,
      scoreHigh,
    },
    clamp(value, score.low.value, scoreHigh.value),
  );
}

const macroShares = (pattern: Inputs['eatingPattern']): Results['macros'] => {
  const { carbsMin, carbsMax, proteinMin, proteinMax, fatMin, fatMax } = macros[pattern];
  const range = (min: Cited, max: Cited) => ({ min: min.value, max: max.value });
  return { carbs: range(carbsMin, carbsMax), protein: range(proteinMin, proteinMax), fat: range(fatMin, fatMax) };
};

/** The forecast and the plan (specification 9.1, decisions “A1C forecast”). Pure: same inputs, same answer. */
export function calculate(inputs: Inputs, sheet: Sheet): Results {
  const bmi = bodyMassIndex(sheet, inputs.weight, inputs.height);
  const resting = restingEnergy(sheet, inputs.sex, inputs.weight, inputs.height, inputs.age);
  const estimated = estimateActivity(sheet, inputs);
  const inferredCalories = estimateIntake(sheet, inputs, resting);
  const calorieTarget = calorieGoal(sheet, inputs, resting, bmi);
  const kept = adherence(
    sheet,
    {
      minutes: inputs.activityMinutes ?? estimated.minutes,
      calories: inputs.calories ?? inferredCalories,
      steps: inputs.steps ?? estimated.steps,
    },
    calorieTarget,
  );

  const middle = forecastA1c(sheet, inputs, 0);
  const ends = spreadOf(inputs);
  // Outside the results: the report leads with it where a drug is no longer new.
  const settled = settledForecast(sheet, inputs);
  const { a1c, target } = inputs;
  sheet.step('gap', 'points', 'max(0, a1c - target)', { a1c, target }, Math.max(0, a1c - target));
  writeLowShares(sheet, settled?.forecast ?? middle);
  writeEnds(sheet, a1c, settled?.forecast ?? middle, settled ?? ends, settled !== undefined);
  waterGoal(sheet, inputs.weight, water);
  const firstChange = sheet.lookup(
    'firstChange',
    'weeks',
    'sitagliptin',
    String(inputs.sitagliptin),
    followUp.firstChange,
  );

  const improvementScore = improvement(sheet, inputs, middle, kept.index);
  const earliestImprovement = sheet.step(
    'earliestImprovement',
    'weeks',
    'ceil(firstChange)',
    { firstChange },
    Math.ceil(firstChange),
  );
  const { carbGrams, proteinGrams, fatGrams } = grams(sheet, inputs, calorieTarget);

  return {
    predictedA1cAdherent: middle.adherent,
    predictedA1cNonAdherent: middle.low,
    improvementScore,
    earliestImprovement,
    metforminEffect: middle.metformin,
    sitagliptinEffect: middle.sitagliptin,
    lifestyleEffectAdherent: middle.lifestyleAdherent,
    lifestyleEffectNonAdherent: middle.lifestyleLow,
    calorieTarget,
    bmi,
    carbGrams,
    proteinGrams,
    fatGrams,
    fiberGrams: fibreGoal(sheet, calorieTarget),
    macros: macroShares(inputs.eatingPattern),
    activityTarget: activity.target.value,
    stepsTarget: `${activity.stepsAdequate.value}-${activity.stepsHigh.value}`,
    resistanceTarget: `${activity.resistanceLow.value}-${activity.resistanceHigh.value}`,
    adherenceIndex: kept.index,
    activityAdherent: kept.activity,
    calorieAdherent: kept.calories,
    stepsAdequate: kept.steps,
    currentTherapy: [`metformin-${inputs.metforminDose}`, ...(inputs.sitagliptin ? ['sitagliptin'] : [])],
    nextReview: followUp.reviewMonths.value,
    insulinFlag: atLeast(inputs.a1c, insulinA1c),
    neuropathySupport: inputs.neuropathy,
    inferredSteps: estimated.steps,
    inferredActivityMinutes: estimated.minutes,
    inferredCalories,
    spread: ends.spread,
  };
}
