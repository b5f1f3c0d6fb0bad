import type { Outcome } from '../../kit/tool.ts';
import { type OwnProposal, proposals } from '../model/proposals.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  /** What the answers ask for: the report words it, the plan weighs it. */
  readonly asks: readonly OwnProposal[];
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  return { inputs, results: outcome.results, outcome, asks: proposals(inputs, outcome.results) };
}
