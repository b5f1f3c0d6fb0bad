import { overweight } from '../../clinical/bmi.ts';
import { higherDoses, type MetforminAdvice, type MetforminDose, metforminAdvice } from '../../clinical/metformin.ts';
import { waterStop } from '../../clinical/renal.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { type Position, positionOf } from '../../clinical/course.ts';
import { type Decisions, does } from '../../kit/proposal.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import type { Outcome } from '../../kit/tool.ts';
import { forecast } from '../constants.ts';
import { type CalorieAdvice, calorieAdvice } from '../safety/fits.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import { type Settled, type SettledDrug, settledForecast, undatedDrugs } from '../model/settled.ts';
import type { Results } from '../results.ts';

/** What to do with metformin. `settled`: at target already, so no reason to raise it; `held`: a low glucose comes first. */
type MetforminStep = 'contraindicated' | 'doNotRaise' | 'held' | 'raise' | 'top' | 'settled';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly plan: Decisions;
  /** The forecast without what today's HbA1c holds already; absent where no drug is known to be that old. */
  readonly settled: Settled | undefined;
  /** What is taken since nobody knows when, and counted as if it began today. */
  readonly undated: readonly SettledDrug[];
  /** The forecast that the report leads with. */
  readonly at: { readonly adherent: number; readonly low: number };
  readonly spread: Results['spread'];
  /** Today's habits: measured where measured, else estimated. */
  readonly minutes: number;
  readonly steps: number;
  readonly calories: number;
  /** HbA1c is at or below the target today. */
  readonly atTarget: boolean;
  /** The plan followed brings it there. */
  readonly reached: boolean;
  readonly position: Position;
  readonly advice: MetforminAdvice;
  readonly metformin: MetforminStep;
  readonly higher: readonly MetforminDose[];
  readonly sitagliptinDose: number;
  /** `waits`: the plan has dieting wait for something graver. */
  readonly calorieAdvice: CalorieAdvice | 'waits';
  readonly waterAdvice: 'given' | 'individual';
  has(guard: GuardId): boolean;
}

const startOf = { metformin: 'start:metformin', sitagliptin: 'start:dpp4Inhibitor' } as const;

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

/** The plan has eating less wait, and the target holds a deficit; with all movement waiting too, no target is given at all. */
function deficitWaits({ overruled }: Decisions, bmi: number): boolean {
  const waits = (id: string): boolean => overruled.some(({ action }) => action.id === id);
  return atLeast(bmi, overweight) ? waits('do:energy-deficit') : waits('do:training') && waits('do:steps');
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): Situation {
  const { results, guards } = outcome;
  const advice = metforminAdvice(inputs.egfr);
  const higher = higherDoses(inputs.metforminDose);
  const atTarget = atLeast(inputs.target, inputs.a1c);
  const low = guards.some(({ id }) => id === 'hypoglycaemia');
  const settled = settledForecast(worksheet(), inputs);
  const at = {
    adherent: settled?.forecast.adherent ?? results.predictedA1cAdherent,
    low: settled?.forecast.low ?? results.predictedA1cNonAdherent,
  };
  const reached = atLeast(inputs.target, at.adherent);
  return {
    inputs,
    results,
    outcome,
    plan,
    settled,
    undated: undatedDrugs(inputs, (drug) => does(plan, startOf[drug])).filter(
      (drug) => drug !== 'metformin' || advice !== 'contraindicated',
    ),
    at,
    spread: settled?.spread ?? results.spread,
    advice,
    higher,
    atTarget,
    reached,
    minutes: inputs.activityMinutes ?? results.inferredActivityMinutes,
    steps: inputs.steps ?? results.inferredSteps,
    calories: inputs.calories ?? results.inferredCalories,
    position: positionOf(at.adherent, inputs.target, reached, forecast.band.value),
    metformin: metforminStep(advice, low, atTarget, higher),
    sitagliptinDose: sitagliptinLabelDose(inputs.egfr),
    calorieAdvice: deficitWaits(plan, results.bmi) ? 'waits' : calorieAdvice(inputs, results),
    waterAdvice: below(inputs.egfr, waterStop) ? 'individual' : 'given',
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}
