import { noted } from '../../clinical/note.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Outcome } from '../../kit/tool.ts';
import { benefit, goal } from '../constants.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import { note } from '../model/notes.ts';
import type { BasalBlock, Results } from '../results.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly startNow: boolean;
  readonly atGoal: boolean;
  /** The gain from insulin is shown: only from 7.5 %. */
  readonly benefitShown: boolean;
  readonly block: BasalBlock | undefined;
  /** Lows that ask for less treatment. */
  readonly lows: boolean;
  /** Why basal insulin in use is not to be raised, if it is not: lows come first, HbA1c is at goal, or the dose is above 0.5 U/kg. */
  readonly keepBasal: 'lows' | 'atGoal' | 'over' | undefined;
  /** START NOW, but these values give no dose: the glucose is confirmed before anything is started. */
  readonly confirmFirst: boolean;
  /** A dose may be printed. */
  readonly doseShown: boolean;
  has(guard: GuardId): boolean;
}

/** Where the expected HbA1c is worked out. Under START NOW that line carries the fall with insulin, so it is hidden with the gain. */
export function expectedStep({ startNow, benefitShown }: Situation): { readonly step?: 'expectedA1c12w' } {
  return startNow && !benefitShown ? {} : { step: 'expectedA1c12w' };
}

/** Metformin as advised: the model's action, but nothing is raised at goal or while lows come first. */
export function metforminAdvice({
  inputs,
  results,
  atGoal,
  lows,
}: Situation): Results['medReconciliation']['metforminMr'] {
  const { metforminMr } = results.medReconciliation;
  if (metforminMr.action !== 'optimize' || (!atGoal && !lows)) return metforminMr;
  return {
    action: 'continue',
    rationale: note(atGoal ? 'metformin.atGoal' : 'metformin.lows', {
      dose: noted.count(inputs.metforminMr.dose, 'mg'),
    }),
  };
}

function keepsBasal(
  inputs: Inputs,
  { basalBlock }: Results,
  startNow: boolean,
  lows: boolean,
  atGoal: boolean,
): Situation['keepBasal'] {
  if (!inputs.basalInsulin) return undefined;
  if (!startNow && lows) return 'lows';
  if (!startNow && atGoal) return 'atGoal';
  return basalBlock?.overBasal === true && basalBlock.withheld.length === 0 ? 'over' : undefined;
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards } = outcome;
  const block = results.basalBlock;
  const startNow = results.insulinDecision.appropriate;
  const has = (guard: GuardId): boolean => guards.some(({ id }) => id === guard);
  const atGoal = atLeast(goal.value, inputs.baselineA1c);
  const lows = results.deIntensify === 'now';
  return {
    inputs,
    results,
    outcome,
    startNow,
    block,
    atGoal,
    lows,
    has,
    keepBasal: keepsBasal(inputs, results, startNow, lows, atGoal),
    confirmFirst: startNow && has('doseWithheld'),
    benefitShown: atLeast(inputs.baselineA1c, benefit.shownFrom),
    doseShown: block !== undefined && block.withheld.length === 0 && block.units !== undefined,
  };
}
