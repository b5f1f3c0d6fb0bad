import type { Step } from '../kit/report/report.ts';
import { inView, splitSteps } from '../kit/report/reading.ts';
import type { Message, Value, Values } from '../kit/words/message.ts';
import { count, word } from '../kit/words/message.ts';
import type { WorksheetStep } from '../kit/worksheet/worksheet.ts';
import { type Action, type Gravity, type Plan, rankOf } from '../plan/actions.ts';
import { changes, type Row, rowsOf } from '../plan/rows.ts';
import { doseLine } from './dose-line.ts';
import type { Judgement } from './judge.ts';
import {
  actionName,
  becauseOf,
  dayOf,
  dueIn,
  exchangeOf,
  isDated,
  reasonOf,
  recordStep,
  recordSteps,
  ruleMessage,
  type ToldIn,
  whenOf,
} from './words.ts';

const isUrgent = (gravity: Gravity): boolean => rankOf(gravity) <= rankOf('urgent');

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

/** A line has room for its own reason and this many more; for what ends one more is enough. */
const further = 2;
const furtherOf = ({ verb }: Action): number => (verb === 'stop' ? 1 : further);

/**
 * Further reasons of each action that would else be cautions of their own: each is told once, in the first line in view that it asks for.
 * Urgent ones stay cautions, whatever line they also stand behind.
 */
function furtherReasons(lines: readonly Row[], judgement: Judgement): ReadonlyMap<Action, readonly string[]> {
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

/** What stands in the lines above: each reason with the number of the line that tells it (none where every line is read alone), and every sentence told behind one. */
interface Told {
  last: string | undefined;
  readonly reasons: Map<string, number> | undefined;
  readonly details: Set<string>;
}

/** Where the reason of the line with this number is told above, if it is; else it is told here. */
function toldIn(told: Told, reason: string, number: number): ToldIn | undefined {
  if (!told.reasons) return undefined;
  const line = told.reasons.get(reason);
  if (line === undefined) told.reasons.set(reason, number);
  const before = told.last === reason;
  told.last = reason;
  return line === undefined ? undefined : { line, before };
}

/** What a step rests on that is no fact: an example, or that a medicine of which nothing is known is not taken already. */
function noteOf({ onExample, id, object, next, afterFast }: Action, { patient }: Judgement): Message | undefined {
  if (onExample) return { key: 'plan.onExample' };
  // Said where it begins; where it is taken a rule says it.
  if (id === 'start:glp1RA' && patient.known.childbearing === 'contraception') return { key: 'plan.besidePill' };
  if (afterFast && object !== 'glucagon') return { key: 'plan.afterFast' };
  if (next) return { key: 'plan.next' };
  // Of all doses this one does harm twice over.
  const perhapsTaken = id === 'start:basalInsulin' && patient.known.basalInsulin === undefined;
  return perhapsTaken ? { key: 'plan.perhapsTaken' } : undefined;
}

function stepOf(action: Action, also: readonly string[], judgement: Judgement, told: Told, number: number): Step {
  const cautions = toldAs(judgement, 'caution');
  const reason = reasonOf(action);
  // Whoever takes a place has a reason of its own.
  const above = toldIn(told, exchangeOf(action, judgement) ? `${reason}>${action.object}` : reason, number);
  const detailed = [reason, ...also].filter((id) => cautions.has(id) && !told.details.has(id));
  for (const id of [reason, ...also]) told.details.add(id);
  for (const id of also) told.reasons?.set(id, number);
  const detail = oneMessage(detailed.map((id) => ruleMessage(id, 'caution', judgement)));
  const others = also.map((id) => becauseOf(id, judgement));
  const note = noteOf(action, judgement);
  return {
    message: recordStep(action, judgement, above, others),
    brief: {
      message: { key: 'plan.brief', values: { do: actionName(action) } },
      ...(action.verb !== 'keep' && { when: { key: 'plan.by', values: { when: whenOf(action) } } }),
    },
    ...(detail && { detail }),
    ...(isUrgent(action.gravity) && { urgent: true as const }),
    ...(changes(action) && { changes: true as const }),
    ...(note && { note }),
    ...behind([action]),
  };
}

/** Questions so many days apart are asked at different times. */
const another = 7;
/** What many lines would say of one kind: “keep” of each medicine that stays, “ask” of each thing to be known first; with the reason where that cannot wait. */
function together(actions: Row, judgement: Judgement, told: Told, number: number): Step {
  const [first] = actions;
  const { verb, gravity } = first;
  const soonest = Math.min(...actions.map(({ within }) => within));
  const listed = (those: readonly Action[]): Value => ({
    type: 'list',
    items: those.map(({ object }) => word(verb === 'keep' ? `medicine.${object}` : `fact.${object}`)),
  });
  // What is asked today does not make a question of the next weeks one of today.
  const later = verb === 'ask' ? actions.filter(({ within }) => within - soonest >= another) : [];
  const tellsWhy = verb === 'ask' && isUrgent(gravity) && !toldIn(told, reasonOf(first), number);
  const values: Values = {
    list: listed(actions.filter((action) => !later.includes(action))),
    when: dueIn(soonest),
    ...(tellsWhy && { why: becauseOf(reasonOf(first), judgement) }),
  };
  const message: Message = later.length
    ? {
        key: `plan.askThen${tellsWhy ? 'Why' : ''}`,
        values: { ...values, then: dueIn(Math.min(...later.map(({ within }) => within))), others: listed(later) },
      }
    : { key: `plan.${verb}${tellsWhy ? 'Why' : ''}`, values };
  return { message, ...(isUrgent(gravity) && { urgent: true as const }), ...behind(actions) };
}

/** Actions of the same reason and day, which one sentence tells together. */
function alike(actions: Row): Row[] {
  const same = (one: Action, other: Action): boolean =>
    reasonOf(one) === reasonOf(other) && one.within === other.within && isDated(one) === isDated(other);
  return actions.flatMap((action, at): Row[] => {
    const [first, ...others] = actions.slice(at).filter((other) => same(action, other));
    return first && !actions.slice(0, at).some((before) => same(action, before)) ? [[first, ...others]] : [];
  });
}

/** What is the same for nearly everybody, in one line; behind it each with its day and its reason. */
function folded(actions: Row, judgement: Judgement, told: Told): Step {
  const items = actions.map(actionName);
  const message: Message = { key: 'plan.folded', values: { list: { type: 'list', items, inside: true } } };
  const short: Message = { key: 'plan.foldedShort', values: { n: count(items.length) } };
  const lines = alike(actions).map((same) => {
    const line = told.reasons?.get(reasonOf(same[0]));
    return recordSteps(same, judgement, line === undefined ? undefined : { line, before: false });
  });
  const detail = oneMessage(lines);
  return { message, short, ...(detail && { detail }), ...behind(actions) };
}

/** How a plan is written: as one list, or in lines of which each is read without the others; and beside which worksheet. */
export interface Written {
  readonly apart?: true;
  readonly worksheet?: readonly WorksheetStep[];
}

/** The plan's actions as steps, in its order; the rules whose reason they tell, and the lines in view that tell one. */
export function stepsOf(
  plan: Plan,
  judgement: Judgement,
  { apart, worksheet = [] }: Written = {},
): {
  readonly steps: readonly Step[];
  readonly told: ReadonlySet<string>;
  readonly inView: ReadonlyMap<string, number>;
  readonly worked: readonly WorksheetStep[];
} {
  const lines = rowsOf(plan);
  const besides = furtherReasons(lines, judgement);
  const told: Told = { last: undefined, reasons: apart ? undefined : new Map(), details: new Set() };
  const worked: WorksheetStep[] = [];
  const steps = lines.map((said, at) => {
    const [action, ...others] = said;
    if (others.length) {
      told.last = undefined;
      if (!action.folded) return together(said, judgement, told, at + 1);
      for (const each of said) {
        const line = doseLine(each, judgement, worksheet);
        if (line && !worksheet.includes(line)) worked.push(line);
      }
      return folded(said, judgement, told);
    }
    const step = stepOf(action, besides.get(action) ?? [], judgement, told, at + 1);
    const line = doseLine(action, judgement, worksheet);
    if (line && !worksheet.includes(line)) worked.push(line);
    return line ? { ...step, opens: line.id } : step;
  });
  const { shown } = splitSteps({ type: 'steps', items: steps });
  return {
    steps,
    told: new Set([...plan.actions.map(reasonOf), ...[...besides.values()].flat()]),
    worked,
    inView: new Map([...(told.reasons ?? [])].filter(([, number]) => number <= shown.length)),
  };
}
