import type { Decisions } from '../kit/proposal.ts';
import type { WrittenPlan } from '../kit/report/report.ts';
import type { Message, Value } from '../kit/words/message.ts';
import { count, word } from '../kit/words/message.ts';
import { type Action, glucoseLowering, isMedicine, medicines, type Overruled, type Plan } from '../plan/actions.ts';
import type { Judgement } from './judge.ts';
import type { Patient } from './patient.ts';
import type { Rule } from './rule.ts';
import type { RuleId } from './rules.ts';
import { waitsForAnswers } from './proposal-reasons.ts';
import type { Planned } from './tool-plan.ts';
import { cautionsOf } from './cautions.ts';
import { stepsOf, type Written } from './steps.ts';
import { actionName, becauseOf, dayOf, ruleMessage } from './words.ts';

/** When the plan wants the patient back. */
export function reviewMessage({ review }: Plan, reader: 'plan' | 'plan.patient'): Message {
  // “Within a week” would put off who is seen again tomorrow.
  const soon = review > 1 && review <= 7;
  return { key: `${reader}.review${soon ? '.soon' : ''}`, values: { date: dayOf(review) } };
}

/** What outranks a proposal, in words; a reason that a step in view tells stands there. */
function overrulingOf(by: string, { actions }: Plan, judgement: Judgement, inView: ReadonlyMap<string, number>): Value {
  const winner = actions.find(({ id }) => id === by);
  if (winner) return word('plan.own.instead', { do: actionName(winner) });
  const step = inView.get(by);
  if (step !== undefined) return word('plan.own.as', { n: count(step) });
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
function notFollowedOf(plan: Plan, judgement: Judgement, inView: ReadonlyMap<string, number>): Message[] {
  const own = plan.overruled.filter(
    (each) => proposalOf(each) !== undefined && !plan.actions.some(({ id }) => id === each.action.id),
  );
  return [...new Set(own.map(({ by }) => by))].map((by) => {
    const items = ownOrders(
      own.filter((each) => each.by === by),
      judgement,
    );
    return {
      key: 'plan.own',
      values: { own: { type: 'list', items }, why: overrulingOf(by, plan, judgement, inView) },
    };
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
  'reliability.fasting',
  'reliability.extreme',
  'liver.decompensated',
]);

/** The plan as a calculator's words need it: with what is taken, and what must not be started or raised, and why. While something graver waits, no start. */
export function decisionsOf(
  plan: Plan,
  judgement: Judgement,
  { onExamples, illustrated }: Pick<Planned, 'onExamples' | 'illustrated'> = {},
): Decisions {
  const { exclusions, waits } = judgement;
  const waiting = waits === undefined ? [] : glucoseLowering.map((medicine) => ({ medicine, by: waits }));
  // What is only not for glucose may still be what heart or kidneys need.
  const started = new Set<string>(plan.actions.filter(({ verb }) => verb === 'start').map(({ object }) => object));
  const barred = exclusions.filter(({ medicine, forGlucose }) => !(forGlucose && started.has(medicine)));
  const excluded = [...barred, ...waiting].map(({ medicine, by }) => ({ medicine, why: becauseOf(by, judgement) }));
  const known: Readonly<Record<string, unknown>> = judgement.patient.known;
  const taken = medicines.filter((medicine) => known[medicine] === true || Number(known[medicine]) > 0);
  const a1cDoubted = plan.findings.some(({ id }) => doubts.has(id));
  return {
    ...plan,
    overruled: plan.overruled.filter((one) => !waitsForAnswers(one)),
    excluded,
    taken,
    a1cDoubted,
    mayBePregnant: mayBePregnant(judgement.patient),
    ...(onExamples && { waitsForAnswers: true }),
    ...(illustrated && { illustrated }),
  };
}

/** What is the same for everybody goes unsaid where the plan says it of this one. */
const saidBy: Readonly<Record<string, Action['id']>> = { 'eyes.yearly': 'refer:eye' };
/** Of a medicine that stops or pauses nothing is said that holds while it is taken. */
const isUnsaid = ({ id, needs }: Rule, { actions }: Plan): boolean =>
  actions.some(
    ({ id: done, verb, object }) =>
      done === saidBy[id] ||
      ((verb === 'stop' || verb === 'hold') && isMedicine(object) && (needs as readonly string[]).includes(object)),
  );

/** The record's half of a plan: steps, cautions, what holds for everybody, and what was not followed. Decides nothing again. */
export function writeRecord(plan: Plan, judgement: Judgement, written: Written = {}): WrittenPlan {
  const { steps, told, inView, worked } = stepsOf(plan, judgement, written);
  return {
    next: { type: 'steps', items: steps },
    worked,
    review: reviewMessage(plan, 'plan'),
    cautions: cautionsOf(plan, judgement, told),
    always: judgement.fired
      .filter(({ rule }) => rule.told === 'always' && !isUnsaid(rule, plan))
      .map(({ rule }) => ruleMessage(rule.id, 'caution', judgement)),
    notFollowed: notFollowedOf(plan, judgement, inView),
    sources: [
      ...new Set([
        ...plan.actions.flatMap(({ sources }) => sources),
        ...plan.findings.flatMap(({ sources }) => sources),
      ]),
    ],
  };
}
