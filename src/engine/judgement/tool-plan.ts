import { type FactId, factIds, isFactId } from '../chart/facts.ts';
import { chartOfFields } from '../chart/form.ts';
import type { Proposal } from '../kit/proposal.ts';
import type { Outcome, Proposer, Tool } from '../kit/tool.ts';
import { type ActionId, isActionId, isMedicine, lessens, partsOf, type Plan, type Wish } from '../plan/actions.ts';
import { judge, type Judgement, type Patient, planFor } from './index.ts';

/** Which fields still stand at their example value. */
export interface Marks {
  readonly examples?: readonly string[];
}

/**
 * The plan for the patient that one calculator's inputs tell of: judgement over their chart, and the calculator's own proposals
 * weighed against it. Pure. Throws where a calculator proposes what is no action: a mistake of ours.
 */
export function planning(
  tool: Pick<Tool, 'fields'>,
  proposer: Proposer<object, object>,
  inputs: object,
  outcome: Outcome<object>,
  marks: Marks = {},
): { readonly plan: Plan; readonly judgement: Judgement } {
  const judgement = judge(chartOfFields(tool.fields, inputs, marks.examples));
  const wishes = wishesOf(proposer.propose(inputs, outcome.results));
  const plan = planFor(
    judgement,
    wishes.map((wish) => (restsOnExample(wish.id, judgement.patient) ? { ...wish, onExample: true as const } : wish)),
  );
  return { plan, judgement };
}

/** The same, with the calculator's proposals loaded first. */
export async function planOfTool(tool: Tool, inputs: object, outcome: Outcome<object>, marks?: Marks): Promise<Plan> {
  return planning(tool, await tool.proposer(), inputs, outcome, marks).plan;
}

const glucose = ['a1c', 'targetA1c', 'fpg', 'ppg', 'ogtt'] as const satisfies readonly FactId[];
const body = ['weight', 'height', 'age', 'sex'] as const satisfies readonly FactId[];

/**
 * Whether a proposal's reason is an example. A calculator does not say which answers a proposal rests on, so they are taken from what it
 * asks for: more treatment from the glucose figures, less from the kidney and from every Yes, a goal of energy from the body.
 */
function restsOnExample(id: ActionId, patient: Patient): boolean {
  if (!patient.examples) return false;
  const { verb, object } = partsOf(id);
  const some = (facts: readonly FactId[]): boolean => facts.some(patient.isExample);
  if (object === 'energy-deficit') return some(body);
  if (!isMedicine(object)) return false;
  // That a medicine is not taken yet is no reason to start it.
  if (verb !== 'start' && isFactId(object) && patient.isExample(object)) return true;
  if (lessens(verb)) return some(patient.kidney?.facts ?? []) || some(factIds.filter((f) => patient.known[f] === true));
  return some(glucose);
}

/** A calculator's proposals as wishes. */
export function wishesOf(proposals: readonly Proposal[]): Wish[] {
  return proposals.map((proposal) => {
    const { id, with: beside, ...rest } = proposal;
    if (!isActionId(id)) throw new Error(`no action is called ${id}`);
    if (beside === undefined) return { ...rest, id };
    if (!isActionId(beside)) throw new Error(`no action is called ${beside}`);
    return { ...rest, id, with: beside };
  });
}
