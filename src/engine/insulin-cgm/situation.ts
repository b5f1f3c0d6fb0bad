import { atLeast } from '../kit/cited.ts';
import type { Outcome } from '../kit/tool.ts';
import { benefit, goal } from './constants.ts';
import type { GuardId } from './guards.ts';
import type { Inputs } from './inputs.ts';
import { note } from './notes.ts';
import type { BasalBlock, Results } from './results.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly startNow: boolean;
  readonly atGoal: boolean;
  /** The gain from insulin is shown: always under START NOW, otherwise only from 7.5 %. */
  readonly benefitShown: boolean;
  readonly block: BasalBlock | undefined;
  /** A low fasting glucose, or lows that ask for less treatment. */
  readonly lows: boolean;
  /** Basal insulin in use that is not to be raised: lows come first, or HbA1c is at goal. */
  readonly keepBasal: boolean;
  /** A dose may be printed. */
  readonly doseShown: boolean;
  has(guard: GuardId): boolean;
}

/** Metformin as advised: the model's action, but nothing is raised at goal or while lows come first. */
export function metforminAdvice({ inputs, results, atGoal, lows }: Situation): Results['medReconciliation']['metforminMr'] {
  const { metforminMr } = results.medReconciliation;
  if (metforminMr.action !== 'optimize' || (!atGoal && !lows)) return metforminMr;
  return { action: 'continue', rationale: note(atGoal ? 'metformin.atGoal' : 'metformin.lows', { dose: inputs.metforminMr.dose }) };
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards } = outcome;
  const block = results.basalBlock;
  const startNow = results.insulinDecision.appropriate;
  const has = (guard: GuardId): boolean => guards.some(({ id }) => id === guard);
  const atGoal = atLeast(goal.value, inputs.baselineA1c);
  const lows = has('hypoglycaemia') || results.deIntensify === 'now';
  return {
    inputs, results, outcome, startNow, block, atGoal, lows, has,
    keepBasal: inputs.basalInsulin && !startNow && (lows || atGoal),
    benefitShown: startNow || atLeast(inputs.baselineA1c, benefit.shownFrom),
    doseShown: block !== undefined && block.withheld.length === 0 && block.units !== undefined,
  };
}
