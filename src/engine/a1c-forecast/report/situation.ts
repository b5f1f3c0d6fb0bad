import { higherDoses, type MetforminAdvice, type MetforminDose, metforminAdvice } from '../../clinical/metformin.ts';
import { waterStop } from '../../clinical/renal.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { roundTo } from '../../kit/maths.ts';
import type { Outcome } from '../../kit/tool.ts';
import { forecast } from '../constants.ts';
import { type CalorieAdvice, calorieAdvice } from '../safety/fits.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** What to do with metformin. `settled`: at target already, so no reason to raise it; `held`: a low glucose comes first. */
export type MetforminStep = 'contraindicated' | 'doNotRaise' | 'held' | 'raise' | 'top' | 'settled';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  /** Today's habits: measured where measured, else estimated. */
  readonly minutes: number;
  readonly steps: number;
  readonly calories: number;
  /** HbA1c is at or below the target today. */
  readonly atTarget: boolean;
  /** The plan followed brings it there. */
  readonly reached: boolean;
  readonly position: 'justUnder' | 'under' | 'at' | 'justAbove' | 'above';
  readonly advice: MetforminAdvice;
  readonly metformin: MetforminStep;
  readonly higher: readonly MetforminDose[];
  readonly sitagliptinDose: number;
  readonly calorieAdvice: CalorieAdvice;
  readonly waterAdvice: 'given' | 'individual';
  has(guard: GuardId): boolean;
}

/** Compared as shown, to one decimal; above by less than that shows is “just above”, as the steps then speak of a target missed. */
function positionOf(adherent: number, target: number, reached: boolean): Situation['position'] {
  const gap = roundTo(roundTo(adherent, 1) - roundTo(target, 1), 1);
  if (gap === 0) return reached ? 'at' : 'justAbove';
  const near = Math.abs(gap) <= forecast.band.value;
  if (gap < 0) return near ? 'justUnder' : 'under';
  return near ? 'justAbove' : 'above';
}

function metforminStep(
  advice: MetforminAdvice,
  low: boolean,
  atTarget: boolean,
  higher: readonly MetforminDose[],
): MetforminStep {
  if (advice === 'contraindicated' || advice === 'doNotRaise') return advice;
  if (low) return 'held';
  if (atTarget) return 'settled';
  return higher.length ? 'raise' : 'top';
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards } = outcome;
  const advice = metforminAdvice(inputs.egfr);
  const higher = higherDoses(inputs.metforminDose);
  const atTarget = atLeast(inputs.target, inputs.a1c);
  const low = guards.some(({ id }) => id === 'hypoglycaemia');
  const reached = atLeast(inputs.target, results.predictedA1cAdherent);
  return {
    inputs,
    results,
    outcome,
    advice,
    higher,
    atTarget,
    reached,
    minutes: inputs.activityMinutes ?? results.inferredActivityMinutes,
    steps: inputs.steps ?? results.inferredSteps,
    calories: inputs.calories ?? results.inferredCalories,
    position: positionOf(results.predictedA1cAdherent, inputs.target, reached),
    metformin: metforminStep(advice, low, atTarget, higher),
    sitagliptinDose: sitagliptinLabelDose(inputs.egfr),
    calorieAdvice: calorieAdvice(inputs, results),
    waterAdvice: below(inputs.egfr, waterStop) ? 'individual' : 'given',
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}
