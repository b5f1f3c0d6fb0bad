import type { Severity } from '../kit/guards.ts';
import type { CalloutBlock, Step, WrittenPlan } from '../kit/report/report.ts';
import type { Message, Value } from '../kit/words/message.ts';
import { word } from '../kit/words/message.ts';
import { type Action, type Gravity, type Overruled, type Plan, rankOf } from '../plan/actions.ts';
import type { Judgement } from './judge.ts';
import { actionName, becauseOf, dueIn, recordStep, ruleMessage } from './words.ts';

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

function stepOf(action: Action, judgement: Judgement, cautions: ReadonlySet<string>): Step {
  const [reason = ''] = action.because;
  return {
    message: recordStep(action, judgement),
    brief: { key: 'plan.stepPlain', values: { do: actionName(action), when: dueIn(action.within) } },
    ...(cautions.has(reason) && { detail: ruleMessage(reason, 'caution', judgement) }),
    ...(urgent(action.gravity) && { urgent: true as const }),
    ...(action.onExample && { note: { key: 'plan.onExample' } }),
  };
}

/** What many lines would say of one kind: “keep” of each medicine that stays, “ask” of each thing to be known first. */
function together(actions: readonly Action[], verb: 'keep' | 'ask'): Step[] {
  const [first, second] = actions;
  if (!first || !second) return [];
  const items = actions.map(({ object }) => word(verb === 'keep' ? `medicine.${object}` : `fact.${object}`));
  const soonest = Math.min(...actions.map(({ within }) => within));
  const message: Message = { key: `plan.${verb}`, values: { list: { type: 'list', items }, when: dueIn(soonest) } };
  return [
    { message, brief: message, ...(actions.some(({ gravity }) => urgent(gravity)) && { urgent: true as const }) },
  ];
}

/** The plan's actions as steps, in its order; what is kept and what is asked for stand in one line each. */
function stepsOf({ actions }: Plan, judgement: Judgement): Step[] {
  const cautions = toldAs(judgement, 'caution');
  const verbs = ['keep', 'ask'] as const;
  const groups = new Map(verbs.map((verb) => [verb as string, actions.filter((action) => action.verb === verb)]));
  return actions.flatMap((action) => {
    const group = groups.get(action.verb) ?? [];
    if (group.length < 2) return [stepOf(action, judgement, cautions)];
    return group[0] === action ? together(group, action.verb as 'keep' | 'ask') : [];
  });
}

/** The day of the next visit, from today. */
export const dayOf = (days: number): Value => ({ type: 'inWeeks', weeks: days / 7 });

/** When the plan wants the patient back. */
export function reviewMessage({ review }: Plan, reader: 'plan' | 'plan.patient'): Message {
  return { key: `${reader}.review${review <= 7 ? '.soon' : ''}`, values: { date: dayOf(review) } };
}

/** What the steps do not say already: a caution that is the reason of a step stands behind that step. */
function cautionsOf(plan: Plan, judgement: Judgement): CalloutBlock[] {
  const told = toldAs(judgement, 'caution');
  const said = new Set(plan.actions.map(({ because }) => because[0]));
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

/** What a calculator's own rule proposed and the plan does not do, with what outranks it. */
function notFollowedOf({ overruled, actions }: Plan, judgement: Judgement): Message[] {
  const own = overruled.filter(
    ({ action }) =>
      action.because.some((reason) => reason.startsWith('proposal:')) && !actions.some(({ id }) => id === action.id),
  );
  return own.map(({ action, by }: Overruled) => {
    const winner = actions.find(({ id }) => id === by);
    const isReason = by.startsWith('proposal:') || judgement.fired.some(({ rule }) => rule.id === by);
    const why: Value = winner
      ? word('plan.own.instead', { do: actionName(winner) })
      : isReason
        ? becauseOf(by, judgement)
        : word('plan.own.alone');
    return { key: 'plan.own', values: { own: actionName(action), why } };
  });
}

/** The record's half of a plan: steps, cautions, what holds for everybody, and what was not followed. Decides nothing again. */
export function writeRecord(plan: Plan, judgement: Judgement): WrittenPlan {
  return {
    next: { type: 'steps', items: stepsOf(plan, judgement) },
    review: reviewMessage(plan, 'plan'),
    cautions: cautionsOf(plan, judgement),
    always: [...toldAs(judgement, 'always')].map((id) => ruleMessage(id, 'caution', judgement)),
    notFollowed: notFollowedOf(plan, judgement),
    sources: [
      ...new Set([
        ...plan.actions.flatMap(({ sources }) => sources),
        ...plan.findings.flatMap(({ sources }) => sources),
      ]),
    ],
  };
}
