import { overweight } from '../../clinical/bmi.ts';
import { type MetforminAdvice, metforminAdvice } from '../../clinical/metformin.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Outcome } from '../../kit/tool.ts';
import { stepValue, worksheet } from '../../kit/worksheet/worksheet.ts';
import { type Plan, planOf } from '../model/calculate.ts';
import {
  type CalorieAdvice,
  calorieAdvice,
  type Hold,
  holdOf,
  isUrgent,
  kidneyOf,
  lossFits,
  remissionFits,
  waterFits,
} from '../safety/fits.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import { type Protection, protection } from '../model/organ.ts';
import { addOnChoice, type PlanFacts } from '../model/plans.ts';
import { rankTherapies } from '../model/ranking.ts';
import type { AddOnChoice, Results } from '../results.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  /** The advice as shown: what suits the worse of eGFR and stage, at the risk, effect and pace of the eGFR entered. */
  readonly plan: Plan;
  readonly outcome: Outcome<Results, GuardId>;
  readonly bmi: number;
  readonly gap: number;
  readonly trend: number;
  readonly kidney: number;
  readonly urgent: boolean;
  /** No training until ketones are clear. */
  readonly trainingWaits: boolean;
  readonly atTarget: boolean;
  readonly metformin: MetforminAdvice;
  readonly addOn: AddOnChoice;
  readonly calories: CalorieAdvice;
  /** A calorie target with a deficit in it. */
  readonly deficit: boolean;
  readonly water: boolean;
  readonly loss: boolean;
  /** Remission and a 10 % loss may be spoken of; `remission`: and the model says it is within reach. */
  readonly ten: boolean;
  readonly remission: boolean;
  readonly held: Hold | undefined;
  /** A class for the heart or the kidney to be added now whatever the HbA1c; at high risk the add-on speaks instead. */
  readonly organ: Protection | undefined;
  has(guard: GuardId): boolean;
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards, worksheet: steps } = outcome;
  const bmi = stepValue(steps, 'bmi');
  const gap = stepValue(steps, 'gap');
  const kidney = kidneyOf(inputs);
  const counted = { ...inputs, egfr: kidney };
  const calories = calorieAdvice(inputs, bmi);
  const urgent = isUrgent(inputs);
  const ten = remissionFits(inputs, bmi);
  const has = (guard: GuardId): boolean => guards.some(({ id }) => id === guard);
  const held = holdOf(inputs);
  const trend = inputs.priorA1c === undefined ? 0 : stepValue(steps, 'trend');
  const ranked =
    kidney === inputs.egfr ? results.rankedTherapyOptions : rankTherapies(worksheet(), counted, { bmi, gap, urgent });
  const facts: PlanFacts = {
    bmi,
    gap,
    urgent,
    held,
    trend,
    risk: results.iriRisk,
    effect: results.expectedEffect,
    ranked,
  };
  const plan = planOf(counted, facts);
  return {
    inputs,
    results,
    outcome,
    bmi,
    gap,
    kidney,
    urgent,
    trainingWaits: urgent || has('ketones'),
    calories,
    ten,
    plan,
    held,
    trend,
    atTarget: atLeast(0, gap),
    metformin: metforminAdvice(kidney),
    addOn: addOnChoice(counted, facts),
    deficit: calories === 'given' && atLeast(bmi, overweight),
    water: !inputs.pregnancy && waterFits(inputs),
    loss: lossFits(inputs, bmi),
    remission: ten && results.remissionPossible,
    organ: urgent || held || inputs.pregnancy || results.iriRisk === 'high' ? undefined : protection(inputs, ranked),
    has,
  };
}
