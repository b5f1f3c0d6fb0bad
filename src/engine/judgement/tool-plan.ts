import { chartOfFields } from '../chart/form.ts';
import type { Proposal } from '../kit/proposal.ts';
import type { Outcome, Tool } from '../kit/tool.ts';
import { isActionId, type Plan, type Wish } from '../plan/actions.ts';
import { judge, planFor } from './index.ts';

/** Which fields still stand at their example value. */
export interface Marks {
  readonly examples?: readonly string[];
}

/**
 * The plan for the patient that one calculator's inputs tell of: judgement over their chart, and the calculator's own proposals
 * weighed against it. Pure but for loading the proposals. Throws where a calculator proposes what is no action: a mistake of ours.
 */
export async function planOfTool(
  tool: Tool,
  inputs: object,
  outcome: Outcome<object>,
  marks: Marks = {},
): Promise<Plan> {
  const judgement = judge(chartOfFields(tool.fields, inputs, marks.examples));
  return planFor(judgement, wishesOf(await tool.proposals(inputs, outcome.results)));
}

/** A calculator's proposals as wishes. */
export function wishesOf(proposals: readonly Proposal[]): Wish[] {
  return proposals.map((proposal) => {
    const { id } = proposal;
    if (!isActionId(id)) throw new Error(`no action is called ${id}`);
    return { ...proposal, id };
  });
}
