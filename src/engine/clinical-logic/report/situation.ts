import { overweight } from '../../clinical/bmi.ts';
import { type MetforminAdvice, metforminAdvice } from '../../clinical/metformin.ts';
import { type Decisions, does } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { stepValue, worksheet } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import { type Plan as OwnPlan, planOf } from '../model/calculate.ts';
import { type Protection, protection } from '../model/organ.ts';
import { addOnChoice, type PlanFacts } from '../model/plans.ts';
import { rankTherapies } from '../model/ranking.ts';
import type { AddOnChoice, Results } from '../results.ts';
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

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly plan: Decisions;
  /** What this calculator's own rule advises: what suits the worse of eGFR and stage, at the risk and effect of the eGFR entered. */
  readonly own: OwnPlan;
  readonly bmi: number;
  readonly gap: number;
  readonly trend: number;
  readonly kidney: number;
  /** HbA1c or symptoms set the score, whatever the rest says. */
  readonly override: boolean;
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
  /** A class for the heart or the kidney that the own rule adds whatever the HbA1c; at high risk its add-on speaks instead. */
  readonly organ: Protection | undefined;
  /** Something in the plan is urgent: nothing here may sound calmer. */
  readonly urgent: boolean;
  /** The plan lets people eat by a target and train: no goal is given of what it has wait. */
  readonly eats: boolean;
  readonly trains: boolean;
  has(guard: GuardId): boolean;
}

const gravest = ({ actions }: Decisions): boolean =>
  actions.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent');

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): Situation {
  const { results, guards, worksheet: steps } = outcome;
  const bmi = stepValue(steps, 'bmi');
  const gap = stepValue(steps, 'gap');
  const kidney = kidneyOf(inputs);
  const counted = { ...inputs, egfr: kidney };
  const calories = calorieAdvice(inputs, bmi);
  const override = isUrgent(inputs);
  const ten = remissionFits(inputs, bmi);
  const held = holdOf(inputs);
  const trend = inputs.priorA1c === undefined ? 0 : stepValue(steps, 'trend');
  const ranked =
    kidney === inputs.egfr
      ? results.rankedTherapyOptions
      : rankTherapies(worksheet(), counted, { bmi, gap, urgent: override });
  const { iriRisk: risk, expectedEffect: effect } = results;
  const facts: PlanFacts = { bmi, gap, urgent: override, held, trend, risk, effect, ranked };
  const deficit = calories === 'given' && atLeast(bmi, overweight);
  const trains = does(plan, 'do:training');
  return {
    inputs,
    results,
    outcome,
    plan,
    own: planOf(counted, facts),
    bmi,
    gap,
    trend,
    kidney,
    override,
    atTarget: atLeast(0, gap),
    metformin: metforminAdvice(kidney),
    addOn: addOnChoice(counted, facts),
    calories,
    deficit,
    water: !inputs.pregnancy && waterFits(inputs),
    loss: lossFits(inputs, bmi),
    ten,
    remission: ten && results.remissionPossible,
    held,
    organ: override || held || inputs.pregnancy || risk === 'high' ? undefined : protection(inputs, ranked),
    urgent: gravest(plan),
    eats: calories === 'given' && (deficit ? does(plan, 'do:energy-deficit') : trains),
    trains,
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}
