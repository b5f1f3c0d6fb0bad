import { type Decisions, does } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { benefit, goal } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';

/** What the plan does about insulin; `keep` is for somebody on basal insulin whose dose stays. */
type Insulin = 'start' | 'raise' | 'reduce' | 'stop' | 'keep' | 'none';

/** Everything the report is written from, worked out once. What is done about insulin is the plan's word, never the calculator's. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly plan: Decisions;
  readonly insulin: Insulin;
  /** The plan's dose of basal insulin, units a day. */
  readonly units: number | undefined;
  /** The calculator's own decision; `followed` where the plan does the same. */
  readonly startNow: boolean;
  readonly followed: boolean;
  readonly atGoal: boolean;
  /** At goal by HbA1c, and glucose says otherwise. */
  readonly doubted: boolean;
  /** Something in the plan is urgent: nothing here may sound calmer. */
  readonly urgent: boolean;
  readonly benefitShown: boolean;
  readonly gainShown: boolean;
  has(guard: GuardId): boolean;
}

function insulinOf(plan: Decisions, inputs: Inputs): Insulin {
  for (const verb of ['start', 'raise', 'reduce', 'stop'] as const) if (does(plan, `${verb}:basalInsulin`)) return verb;
  return inputs.basalInsulin ? 'keep' : 'none';
}

/** Insulin or a sulfonylurea is taken or begun: lows are possible, and there is something to step down. */
export const lowsPossible = ({ inputs, insulin }: Situation): boolean =>
  inputs.basalInsulin || inputs.su || insulin === 'start';

/** The step that holds the HbA1c to expect of what the plan does about insulin, without counting again what is in the HbA1c already. */
export const expectedStep = ({ insulin, gainShown }: Situation): 'settledInsulinA1c' | 'settledA1c' =>
  insulin === 'start' && gainShown ? 'settledInsulinA1c' : 'settledA1c';
/** The HbA1c to expect in 12 weeks, %. */
export const expectedA1c = (s: Situation): number => stepValue(s.outcome.worksheet, expectedStep(s));

/** What insulin would bring is worth a figure: only from 7.5 %. */
const benefitShown = ({ baselineA1c }: Inputs): boolean => atLeast(baselineA1c, benefit.shownFrom);
/** The same, for somebody who does not take it already. */
export const gainShown = (inputs: Inputs): boolean => benefitShown(inputs) && !inputs.basalInsulin;

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): Situation {
  const { results, guards } = outcome;
  const startNow = results.insulinDecision.appropriate;
  const atGoal = atLeast(goal.value, inputs.baselineA1c);
  const insulin = insulinOf(plan, inputs);
  const units = plan.actions.find(({ object }) => object === 'basalInsulin')?.to?.value;
  const urgent = plan.actions.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent');
  const more = insulin === 'start' || insulin === 'raise';
  // Above 0.5 U/kg the calculator itself asks for something other than more basal insulin.
  const beyond =
    results.basalBlock?.overBasal === true && (does(plan, 'start:glp1RA') || does(plan, 'start:mealtimeInsulin'));
  const waits = (insulin === 'none' || insulin === 'keep') && !urgent && !atGoal;
  return {
    inputs,
    results,
    outcome,
    plan,
    insulin,
    units,
    startNow,
    followed: startNow ? more || beyond : waits,
    atGoal,
    doubted: atGoal && plan.a1cDoubted === true,
    urgent,
    benefitShown: benefitShown(inputs),
    gainShown: gainShown(inputs),
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}
