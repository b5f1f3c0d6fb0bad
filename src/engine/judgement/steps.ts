import { inView, type Step } from '../kit/report/report.ts';
import type { Message, Value } from '../kit/words/message.ts';
import { word } from '../kit/words/message.ts';
import { type Action, type Gravity, type Plan, rankOf } from '../plan/actions.ts';
import type { Judgement } from './judge.ts';
import { actionName, becauseOf, dueIn, reasonOf, recordStep, ruleMessage } from './words.ts';

const isUrgent = (gravity: Gravity): boolean => rankOf(gravity) <= rankOf('urgent');

/** The day of the next visit, from today. */
export const dayOf = (days: number): Value => ({ type: 'inWeeks', weeks: days / 7 });

/** Which rules that apply are told as a caution, or always. */
export const toldAs = ({ fired }: Judgement, told: 'caution' | 'always'): ReadonlySet<string> =>
  new Set(fired.filter(({ rule }) => rule.told === told).map(({ rule }) => rule.id));

/** Which actions a step stands for, their sources, and the day the first is due. */
function behind(actions: readonly Action[]): Pick<Step, 'actions' | 'sources' | 'by'> {
  return {
    actions: actions.map(({ id }) => id),
    sources: [...new Set(actions.flatMap(({ sources }) => sources))],
    by: dayOf(Math.min(...actions.map(({ within }) => within))),
  };
}

/** A line of the record: one action, or those that are said together. */
type Line = readonly [Action, ...Action[]];

/** The plan's actions in its order; what is kept and what is asked for stand in one line each. */
function linesOf({ actions }: Plan): Line[] {
  const grouped = (verb: Action['verb']): boolean => verb === 'keep' || verb === 'ask';
  return actions.flatMap((action): Line[] => {
    if (!grouped(action.verb)) return [[action]];
    const [first, ...others] = actions.filter(({ verb }) => verb === action.verb);
    return first === action ? [[first, ...others]] : [];
  });
}

/** A line has room for its own reason and this many more; for what ends one more is enough. */
const further = 2;
const furtherOf = ({ verb }: Action): number => (verb === 'stop' ? 1 : further);

/**
 * Further reasons of each action that would else be cautions of their own: each is told once, in the first line in view that it asks for.
 * Urgent ones stay cautions, whatever line they also stand behind.
 */
function furtherReasons(lines: readonly Line[], judgement: Judgement): ReadonlyMap<Action, readonly string[]> {
  const cautions = toldAs(judgement, 'caution');
  const gravities = new Map(judgement.fired.map(({ rule }) => [rule.id, rule.gravity]));
  const told = new Set(lines.flat().map(reasonOf));
  const last = lines.findLastIndex(([{ gravity }]) => isUrgent(gravity));
  const found = new Map<Action, readonly string[]>();
  for (const [action, ...others] of lines.slice(0, Math.max(inView, last + 1))) {
    if (others.length) continue;
    const reasons = action.because
      .filter((id) => cautions.has(id) && !told.has(id) && !isUrgent(gravities.get(id) ?? 'urgent'))
      .slice(0, furtherOf(action));
    for (const id of reasons) told.add(id);
    if (reasons.length) found.set(action, reasons);
  }
  return found;
}

/** Sentences one after the other, as one message. */
function oneMessage([first, ...others]: readonly Message[]): Message | undefined {
  const rest = others.length ? oneMessage(others) : undefined;
  if (!first || !rest) return first;
  const asWord = ({ key, values }: Message): Value => word(key, values);
  return { key: 'plan.two', values: { one: asWord(first), two: asWord(rest) } };
}

/** What stands in the lines above: the reason of the last one, and every sentence told behind one. */
interface Told {
  last: string | undefined;
  readonly details: Set<string>;
}

function stepOf(action: Action, also: readonly string[], judgement: Judgement, told: Told): Step {
  const cautions = toldAs(judgement, 'caution');
  const reason = reasonOf(action);
  const again = told.last === reason;
  const detailed = [reason, ...also].filter((id) => cautions.has(id) && !told.details.has(id));
  told.last = reason;
  for (const id of [reason, ...also]) told.details.add(id);
  const detail = oneMessage(detailed.map((id) => ruleMessage(id, 'caution', judgement)));
  const others = also.map((id) => becauseOf(id, judgement));
  return {
    message: recordStep(action, judgement, again, others),
    brief: {
      message: { key: 'plan.brief', values: { do: actionName(action) } },
      ...(action.verb !== 'keep' && { when: { key: 'plan.by', values: { when: dueIn(action.within) } } }),
    },
    ...(detail && { detail }),
    ...(isUrgent(action.gravity) && { urgent: true as const }),
    ...(action.onExample && { note: { key: 'plan.onExample' } }),
    ...behind([action]),
  };
}

/** What many lines would say of one kind: “keep” of each medicine that stays, “ask” of each thing to be known first. */
function together(actions: Line): Step {
  const [{ verb, gravity }] = actions;
  const items = actions.map(({ object }) => word(verb === 'keep' ? `medicine.${object}` : `fact.${object}`));
  const soonest = Math.min(...actions.map(({ within }) => within));
  const message: Message = { key: `plan.${verb}`, values: { list: { type: 'list', items }, when: dueIn(soonest) } };
  return { message, ...(isUrgent(gravity) && { urgent: true as const }), ...behind(actions) };
}

/** The plan's actions as steps, in its order, and the rules whose reason they tell. */
export function stepsOf(
  plan: Plan,
  judgement: Judgement,
): { readonly steps: readonly Step[]; readonly told: ReadonlySet<string> } {
  const lines = linesOf(plan);
  const besides = furtherReasons(lines, judgement);
  const told: Told = { last: undefined, details: new Set() };
  const steps = lines.map((line) => {
    const [action, ...others] = line;
    if (!others.length) return stepOf(action, besides.get(action) ?? [], judgement, told);
    told.last = undefined;
    return together(line);
  });
  return { steps, told: new Set([...plan.actions.map(reasonOf), ...[...besides.values()].flat()]) };
}
