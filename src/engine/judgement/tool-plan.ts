import { checkChart } from '../chart/chart.ts';
import { isFactId } from '../chart/facts.ts';
import { chartOfFields } from '../chart/form.ts';
import { readPath } from '../kit/fields/fields.ts';
import type { Proposal } from '../kit/proposal.ts';
import type { Outcome, Proposer, Tool } from '../kit/tool.ts';
import {
  type Action,
  type ActionId,
  isActionId,
  isMedicine,
  partsOf,
  type Plan,
  rankOf,
  type Wish,
} from '../plan/actions.ts';
import { judge, type Judgement, type Patient, planFor } from './index.ts';
import { waitingOf } from './proposal-reasons.ts';

/** Which fields still stand at their example value. */
export interface Marks {
  readonly examples?: readonly string[];
}

/** Questions of this kind that stand in a plan, at most: the gravest first. */
const mostAsked = 3;

/** What a calculator would do about a medicine of which nobody has said whether it is taken: that is asked. */
function questionsOf(waiting: readonly Wish[], { known }: Patient, because: string): Wish[] {
  const open = waiting.filter(({ id }) => {
    const { object } = partsOf(id);
    return isMedicine(object) && isFactId(object) && known[object] === undefined;
  });
  const gravest = open.toSorted((a, b) => rankOf(a.gravity) - rankOf(b.gravity) || a.within - b.within);
  const asked = new Map<ActionId, Wish>();
  for (const { id, within, gravity, sources } of gravest) {
    const ask = `ask:${partsOf(id).object}`;
    if (!isActionId(ask) || asked.has(ask) || asked.size === mostAsked) continue;
    asked.set(ask, { id: ask, within, gravity: gravity === 'routine' ? 'routine' : 'important', because, sources });
  }
  return [...asked.values()];
}

const actionOf = ({ id, to, within, gravity, because, sources }: Wish): Action => ({
  id,
  ...partsOf(id),
  ...(to && { to }),
  within,
  gravity,
  because: [because],
  sources,
});

/** The plan of one calculator's inputs, and the rules that made it. */
export interface Planned {
  readonly plan: Plan;
  readonly judgement: Judgement;
  /** Some of its answers are examples, and nobody's: there may be more to do than the plan says. */
  readonly onExamples?: true;
  /** Ways of living that its own figures illustrate meanwhile: nothing known speaks against them. */
  readonly illustrated?: readonly ActionId[];
}

/**
 * The plan for the patient that one calculator's inputs tell of: judgement over their chart, and the calculator's own proposals
 * weighed against it. An example is nobody's: judgement does not know of it, and as long as one stands in the form, what the calculator
 * proposes waits, as in a visit a calculator waits for the answers it needs. Pure. Throws where a calculator proposes what is no
 * action: a mistake of ours.
 */
export function planning(
  tool: Pick<Tool, 'id' | 'fields'>,
  proposer: Proposer<object, object>,
  inputs: object,
  outcome: Outcome<object>,
  { examples = [] }: Marks = {},
): Planned {
  const judgement = judge(checkChart(chartOfFields(tool.fields, inputs, examples), { examples: false }).chart);
  const wishes = wishesOf(proposer.propose(inputs, outcome.results));
  const isOwn = Object.keys(tool.fields).every(
    (path) => !examples.includes(path) || readPath(inputs, path) === undefined,
  );
  if (isOwn) return { plan: planFor(judgement, wishes), judgement };
  const by = waitingOf(tool.id);
  const plan = planFor(judgement, questionsOf(wishes, judgement.patient, by));
  const waiting = wishes.filter(({ id }) => !plan.actions.some((action) => action.id === id));
  const overruled = [...plan.overruled, ...waiting.map((wish) => ({ action: actionOf(wish), by }))];
  // Eating, walking and training are shown with their figures, as nobody's; what is known may still say otherwise.
  const illustrated = planFor(judgement, wishes).actions.flatMap(({ id, verb }) => (verb === 'do' ? id : []));
  return { plan: { ...plan, overruled }, judgement, onExamples: true, illustrated };
}

/** The same, with the calculator's proposals loaded first. */
export async function planOfTool(tool: Tool, inputs: object, outcome: Outcome<object>, marks?: Marks): Promise<Plan> {
  return planning(tool, await tool.proposer(), inputs, outcome, marks).plan;
}

/** A calculator's proposals as wishes. */
export function wishesOf(proposals: readonly Proposal[]): Wish[] {
  return proposals.filter(isWish);
}
function isWish(proposal: Proposal): proposal is Wish {
  for (const id of [proposal.id, proposal.with])
    if (id !== undefined && !isActionId(id)) throw new Error(`no action is called ${id}`);
  return true;
}
