import type { Severity } from '../kit/guards.ts';
import type { Decisions } from '../kit/proposal.ts';
import type { CalloutBlock, Step, WrittenPlan } from '../kit/report/report.ts';
import type { Message, Value } from '../kit/words/message.ts';
import { word } from '../kit/words/message.ts';
import {
  type Action,
  type Gravity,
  glucoseLowering,
  medicines,
  type Overruled,
  type Plan,
  rankOf,
} from '../plan/actions.ts';
import type { Judgement } from './judge.ts';
import type { Patient } from './patient.ts';
import type { RuleId } from './rules.ts';
import { actionName, becauseOf, dueIn, reasonOf, recordStep, ruleMessage } from './words.ts';

const urgent = (gravity: Gravity): boolean => rankOf(gravity) <= rankOf('urgent');

/** How grave a finding looks beside a calculator's own refusals and warnings. */
const severityOf: Readonly<Record<Gravity, Severity>> = {
  emergency: 'block',
  urgent: 'warn',
  important: 'warn',
  routine: 'note',
};

const toldAs = ({ fired }: Judgement, told: 'caution' | 'always'): ReadonlySet<string> =>
  new Set(fired.filter(({ rule }) => rule.told === told).map(({ rule }) => rule.id));

/** Which actions a step stands for, their sources, and the day the first is due. */
function behind(actions: readonly Action[]): Pick<Step, 'actions' | 'sources' | 'by'> {
  return {
    actions: actions.map(({ id }) => id),
    sources: [...new Set(actions.flatMap(({ sources }) => sources))],
    by: dayOf(Math.min(...actions.map(({ within }) => within))),
  };
}

/** What stands in the lines above: the reason of the last one, and every sentence told behind one. */
interface Told {
  last: string | undefined;
  readonly details: Set<string>;
}

function stepOf(action: Action, judgement: Judgement, cautions: ReadonlySet<string>, told: Told): Step {
  const reason = reasonOf(action);
  const again = told.last === reason;
  const detailed = cautions.has(reason) && !told.details.has(reason);
  told.last = reason;
  told.details.add(reason);
  return {
    message: recordStep(action, judgement, again),
    brief: {
      message: { key: 'plan.brief', values: { do: actionName(action) } },
      when: { key: 'plan.by', values: { when: dueIn(action.within) } },
    },
    ...(detailed && { detail: ruleMessage(reason, 'caution', judgement) }),
    ...(urgent(action.gravity) && { urgent: true as const }),
    ...(action.onExample && { note: { key: 'plan.onExample' } }),
    ...behind([action]),
  };
}

/** What many lines would say of one kind: “keep” of each medicine that stays, “ask” of each thing to be known first. */
function together(actions: readonly Action[], verb: 'keep' | 'ask'): Step[] {
  const [first, second] = actions;
  if (!first || !second) return [];
  const items = actions.map(({ object }) => word(verb === 'keep' ? `medicine.${object}` : `fact.${object}`));
  const soonest = Math.min(...actions.map(({ within }) => within));
  const message: Message = { key: `plan.${verb}`, values: { list: { type: 'list', items }, when: dueIn(soonest) } };
  return [{ message, ...(urgent(first.gravity) && { urgent: true as const }), ...behind(actions) }];
}

/** The plan's actions as steps, in its order; what is kept and what is asked for stand in one line each. */
function stepsOf({ actions }: Plan, judgement: Judgement): Step[] {
  const cautions = toldAs(judgement, 'caution');
  const verbs = ['keep', 'ask'] as const;
  const groups = new Map(verbs.map((verb) => [verb as string, actions.filter((action) => action.verb === verb)]));
  const told: Told = { last: undefined, details: new Set() };
  return actions.flatMap((action) => {
    const group = groups.get(action.verb) ?? [];
    if (group.length < 2) return [stepOf(action, judgement, cautions, told)];
    if (group[0] !== action) return [];
    told.last = undefined;
    return together(group, action.verb as 'keep' | 'ask');
  });
}

/** The day of the next visit, from today. */
export const dayOf = (days: number): Value => ({ type: 'inWeeks', weeks: days / 7 });

/** When the plan wants the patient back. */
export function reviewMessage({ review }: Plan, reader: 'plan' | 'plan.patient'): Message {
  // “Within a week” would put off who is seen again tomorrow.
  const soon = review > 1 && review <= 7;
  return { key: `${reader}.review${soon ? '.soon' : ''}`, values: { date: dayOf(review) } };
}

/** Reasons that ask for nothing more: of a medicine that stops anyway or a target that is looked at, where they keep no other from being started. */
function spentReasons({ actions }: Plan, { fired }: Judgement): readonly string[] {
  const keepsOut = new Set(
    fired.filter(({ rule }) => rule.excludes ?? rule.excludesForGlucose).map(({ rule }) => rule.id),
  );
  return actions
    .filter(({ verb }) => verb === 'stop' || verb === 'review')
    .flatMap(({ because }) => because.filter((id) => !keepsOut.has(id)));
}

/** What the steps do not say already: a caution that is the reason of a step stands behind that step. */
function cautionsOf(plan: Plan, judgement: Judgement): CalloutBlock[] {
  const told = toldAs(judgement, 'caution');
  const said = new Set([...plan.actions.map(reasonOf), ...spentReasons(plan, judgement)]);
  return plan.findings
    .filter(({ id }) => told.has(id) && !said.has(id))
    .map(({ id, gravity, sources, onExample }) => ({
      type: 'callout',
      severity: severityOf[gravity],
      message: ruleMessage(id, 'caution', judgement),
      sources,
      ...(onExample && { note: { key: 'plan.onExample' } }),
    }));
}

/** What outranks a proposal, in words. */
function overrulingOf(by: string, { actions }: Plan, judgement: Judgement): Value {
  const winner = actions.find(({ id }) => id === by);
  if (winner) return word('plan.own.instead', { do: actionName(winner) });
  const isReason = by.startsWith('proposal:') || judgement.fired.some(({ rule }) => rule.id === by);
  return isReason ? becauseOf(by, judgement) : word('plan.own.alone');
}

const proposalOf = ({ action }: Overruled): string | undefined =>
  action.because.find((reason) => reason.startsWith('proposal:'));
/** Actions that a calculator's own rule proposed for one reason, with that reason. */
function ownOrders(own: readonly Overruled[], judgement: Judgement): Value[] {
  const reasons = [...new Set(own.flatMap((each) => proposalOf(each) ?? []))];
  return reasons.map((reason) => {
    const names = own.filter((each) => proposalOf(each) === reason).map(({ action }) => actionName(action));
    const list: Value = { type: 'list', items: names };
    return word('plan.own.for', { own: list, why: becauseOf(reason, judgement) });
  });
}

/** What a calculator's own rule proposed, why, and what outranks it in the plan: one line for each that does. */
function notFollowedOf(plan: Plan, judgement: Judgement): Message[] {
  const own = plan.overruled.filter(
    (each) => proposalOf(each) !== undefined && !plan.actions.some(({ id }) => id === each.action.id),
  );
  return [...new Set(own.map(({ by }) => by))].map((by) => {
    const items = ownOrders(
      own.filter((each) => each.by === by),
      judgement,
    );
    return { key: 'plan.own', values: { own: { type: 'list', items }, why: overrulingOf(by, plan, judgement) } };
  });
}

/** Nobody else is told about pregnancy: a woman of an age to be, or somebody of whom neither is known. */
const childbearingUntil = 50;
export function mayBePregnant({ known: { sex, age, pregnancy } }: Patient): boolean {
  return pregnancy !== true && sex !== 'male' && (age === undefined || age < childbearingUntil);
}

/** What says that HbA1c and glucose do not fit, or that no glucose makes such an HbA1c. */
const doubts: ReadonlySet<string> = new Set<RuleId>([
  'cgm.gap',
  'cgm.high',
  'reliability.readings',
  'reliability.extreme',
  'liver.decompensated',
]);

/** The plan as a calculator's words need it: with what is taken, and what must not be started or raised, and why. While something graver waits, no start. */
export function decisionsOf(plan: Plan, judgement: Judgement): Decisions {
  const { exclusions, waits } = judgement;
  const waiting = waits === undefined ? [] : glucoseLowering.map((medicine) => ({ medicine, by: waits }));
  // What is only not for glucose may still be what heart or kidneys need.
  const started = new Set<string>(plan.actions.filter(({ verb }) => verb === 'start').map(({ object }) => object));
  const barred = exclusions.filter(({ medicine, forGlucose }) => !(forGlucose && started.has(medicine)));
  const excluded = [...barred, ...waiting].map(({ medicine, by }) => ({ medicine, why: becauseOf(by, judgement) }));
  const known: Readonly<Record<string, unknown>> = judgement.patient.known;
  const taken = medicines.filter((medicine) => known[medicine] === true || Number(known[medicine]) > 0);
  const a1cDoubted = plan.findings.some(({ id }) => doubts.has(id));
  return { ...plan, excluded, taken, a1cDoubted, mayBePregnant: mayBePregnant(judgement.patient) };
}

/** What is the same for everybody goes unsaid where the plan says it of this one, or takes the medicine away. */
const saidBy: Readonly<Record<string, Action['id']>> = {
  'eyes.yearly': 'refer:eye',
  'tzd.taken': 'stop:tzd',
  'protection.sglt2-taken': 'stop:sglt2Inhibitor',
};
const unsaid =
  ({ actions }: Plan) =>
  (id: string): boolean =>
    !actions.some((action) => action.id === saidBy[id]);

/** The record's half of a plan: steps, cautions, what holds for everybody, and what was not followed. Decides nothing again. */
export function writeRecord(plan: Plan, judgement: Judgement): WrittenPlan {
  return {
    next: { type: 'steps', items: stepsOf(plan, judgement) },
    review: reviewMessage(plan, 'plan'),
    cautions: cautionsOf(plan, judgement),
    always: [...toldAs(judgement, 'always')].filter(unsaid(plan)).map((id) => ruleMessage(id, 'caution', judgement)),
    notFollowed: notFollowedOf(plan, judgement),
    sources: [
      ...new Set([
        ...plan.actions.flatMap(({ sources }) => sources),
        ...plan.findings.flatMap(({ sources }) => sources),
      ]),
    ],
  };
}
