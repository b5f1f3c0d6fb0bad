import { concepts } from '../clinical/concepts.ts';
import type { Unit } from '../kit/fields/concept.ts';
import { count, type Message, quantity, type Value, type Values, word } from '../kit/words/message.ts';
import type { Locale, Pattern, Patterns } from '../kit/words/pattern.ts';
import { type Action, type Amount, glucoseLowering, partsOf } from '../plan/actions.ts';
import type { Row } from '../plan/rows.ts';
import { isPremixed } from './glucose.ts';
import { inTheMorning } from './insulin-start.ts';
import type { Judgement } from './judge.ts';
import { proposalReason } from './proposal-reasons.ts';
import { signerNames } from './review.ts';
import type { ActionWords, NamedWords, RuleWords } from './rule.ts';

type Named = Readonly<Record<string, Pattern | null | undefined>>;

/** The parts of an entry as patterns; what is silent has none. */
function parts(prefix: string, entries: Readonly<Record<string, Partial<RuleWords> | Partial<ActionWords>>>): Patterns {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, words]) =>
      Object.entries(words as unknown as Named).flatMap(([part, pattern]) =>
        pattern === null || pattern === undefined ? [] : [[`${prefix}.${id}.${part}`, pattern] as const],
      ),
    ),
  );
}
const named = (prefix: string, entries: Readonly<Record<string, Pattern>>): Patterns =>
  Object.fromEntries(Object.entries(entries).map(([id, pattern]) => [`${prefix}.${id}`, pattern]));

/** What stands in place of the words about a class where the chart names the medicine; the keys are those it replaces, behind its name. */
const byName = (name: string, { of, medicine, actions, rules = {} }: NamedWords): Patterns => ({
  [`named.${name}.plan.patient.medicine.${of}`]: medicine,
  ...parts(`named.${name}.action`, actions),
  ...parts(`named.${name}.rule`, rules),
});

const namedWords = (all: Readonly<Record<string, NamedWords>>): Patterns =>
  Object.assign({}, ...Object.entries(all).map(([name, words]) => byName(name, words)));

/** What a patient's medicines are called by, where that is more than the class: “gliclazide”. */
export function namesOf(known: Judgement['patient']['known']): readonly string[] {
  const { sulfonylureaAgent, glp1Agent, weeklyInsulinUnits } = known;
  const begun = inTheMorning({ known }) ? 'morning' : undefined;
  const insulin = isPremixed({ known }) ? 'premixed' : weeklyInsulinUnits === undefined ? begun : 'weekly';
  return [sulfonylureaAgent, glp1Agent, insulin].flatMap((name) => name ?? []);
}

/** The words for this patient: “Stop gliclazide” where the chart names it, “Stop sulfonylurea” where it does not. */
export const withNames = (patterns: Patterns, known: Judgement['patient']['known']): Patterns =>
  inNames(patterns, namesOf(known));

/** The same, by the names themselves. */
export function inNames(patterns: Patterns, names: readonly string[]): Patterns {
  const prefixes = names.map((name) => `named.${name}.`);
  if (prefixes.length === 0) return patterns;
  const own = Object.entries(patterns).flatMap(([key, pattern]) => {
    const prefix = prefixes.find((each) => key.startsWith(each));
    return prefix ? [[key.slice(prefix.length), pattern] as const] : [];
  });
  return { ...patterns, ...Object.fromEntries(own) };
}

async function recordWords(locale: Locale): Promise<Patterns> {
  const [rules, actions, plan] =
    locale === 'ar'
      ? await Promise.all([import('./copy/ar/rules.ts'), import('./copy/ar/actions.ts'), import('./copy/ar/plan.ts')])
      : await Promise.all([import('./copy/en/rules.ts'), import('./copy/en/actions.ts'), import('./copy/en/plan.ts')]);
  return {
    ...parts('rule', rules.rules),
    ...parts('action', actions.actions),
    'action.ask.record': actions.askFor.record,
    ...named('fact', actions.factLabels),
    ...namedWords(actions.byName),
    ...plan.plan,
    ...signerNames(),
  };
}

/** What a patient's sheet says besides, by key: `plan.patient.…`, `answer.…` and what actions say to a patient and rules have one ask; it comes with the sheet, not with every answer. */
export async function loadSheetPlanWords(locale: Locale): Promise<Patterns> {
  const told = locale === 'ar' ? await import('./copy/ar/for-patients.ts') : await import('./copy/en/for-patients.ts');
  return {
    ...parts('rule', told.rules),
    ...parts('action', told.actions),
    ...named('answer.ask', told.patientAnswers),
    ...namedWords(told.byName),
    ...told.patientPlan,
    ...named('plan.patient.thing', told.firstThings),
  };
}

const made = new Map<string, Promise<Patterns>>();
/** Put together once; a failed load may be tried again. */
async function once(key: string, load: () => Promise<Patterns>): Promise<Patterns> {
  const words = made.get(key) ?? load();
  made.set(key, words);
  try {
    return await words;
  } catch (error) {
    made.delete(key);
    throw error;
  }
}

/** The words of loadPlanWords without those that a patient's sheet alone says. */
export const loadRecordPlanWords = (locale: Locale): Promise<Patterns> =>
  once(`record:${locale}`, () => recordWords(locale));

/**
 * Everything a plan may say in one language, by key: `rule.<id>.why|caution|ask`, `action.<id>.record|amount|patient`,
 * `fact.<id>`, `answer.<fact>` (what the patient can tell) and the words around them. Some 1,600.
 */
export const loadPlanWords = (locale: Locale): Promise<Patterns> =>
  once(`whole:${locale}`, async () => {
    const [record, sheet] = await Promise.all([loadRecordPlanWords(locale), loadSheetPlanWords(locale)]);
    return { ...record, ...sheet };
  });

/** When an action is due: today, within days, within weeks from two on. */
export function dueIn(days: number): Value {
  if (days <= 0) return word('plan.when.today');
  if (days < 14) return word('plan.when.days', { n: count(days) });
  // “Within 52 weeks” is nobody’s word for it.
  if (days >= 364 && days <= 366) return word('plan.when.year');
  return word('plan.when.weeks', { n: count(Math.floor(days / 7)) });
}

/** The day so many days from today. */
export const dayOf = (days: number): Value => ({ type: 'inWeeks', weeks: days / 7 });

/** When an action is due; after a fast, where it waits for that. */
export const whenOf = ({ within, afterFast }: Pick<Action, 'within' | 'afterFast'>): Value =>
  afterFast ? word('plan.when.afterFast', { day: dayOf(within) }) : dueIn(within);

/** An amount in the reader's unit where it is an HbA1c, else with its own. */
function amountOf({ value, unit }: Amount): Value {
  return unit === '%' ? quantity(concepts.targetA1c, value) : count(value, unit as Unit);
}

/** What a rule said about this patient, with its figures. */
function ruleValues({ fired, patient }: Judgement, id: string): Values | undefined {
  return fired.find(({ rule }) => rule.id === id)?.rule.values?.(patient.known, patient);
}

/** A rule's clause with this patient's figures, or why a calculator's own rule proposes it. */
export function becauseOf(reason: string, judgement: Judgement): Value {
  if (!reason.startsWith('proposal:')) return word(`rule.${reason}.why`, ruleValues(judgement, reason));
  const own = proposalReason(reason, judgement.patient.known);
  return own ? word(own.key, own.values) : word('plan.proposal');
}

/** What is told as an action's reason: the gravest that judgement gave; a calculator's own rule only where nothing else asks for it. */
export function reasonOf({ because }: Action): string {
  return because.find((reason) => !reason.startsWith('proposal:')) ?? because[0] ?? '';
}

const insulins: ReadonlySet<string> = new Set(['basalInsulin', 'mealtimeInsulin']);
/** What takes another's place, or gives way to another, by the rule of that one: its sentence would be told of the wrong medicine. Undefined where it is its own. */
export function exchangeOf(action: Action, { wishes }: Judgement): Value | undefined {
  const { id, verb, object } = action;
  const own = wishes.filter(({ because }) => because === reasonOf(action));
  if (verb === 'stop') {
    const beside = own.find((wish) => wish.id === id)?.with;
    return beside && word('plan.givesWay', { medicine: word(`medicine.${partsOf(beside).object}`) });
  }
  if (verb !== 'start' || insulins.has(object) || !glucoseLowering.includes(object)) return undefined;
  const ended = own
    .filter((wish) => wish.with === undefined)
    .map((wish) => partsOf(wish.id))
    .find((other) => other.verb === 'stop' && other.object !== object && glucoseLowering.includes(other.object));
  return ended && word('plan.takesPlace', { medicine: word(`medicine.${ended.object}`) });
}

const fromNow: ReadonlySet<string> = new Set(['limit:energy-deficit', 'limit:training', 'limit:steps']);
/** What is left out for now is left out at once, and what is kept goes on: a day would say until when. */
export const isDated = ({ id, verb }: Action): boolean => verb !== 'keep' && !fromNow.has(id);

/** Where a reason stands already: in the line of this number, and perhaps in the one before. */
export interface ToldIn {
  readonly line: number;
  readonly before: boolean;
}

/**
 * An action as one line of the record: what, by when and why; where the reason stands in a line above, only which. `also` are further
 * reasons, told behind its own.
 */
export function recordStep(action: Action, judgement: Judgement, told?: ToldIn, also: readonly Value[] = []): Message {
  const [second, third] = also;
  const joined = third && second ? word('plan.also', { why: second, also: third }) : second;
  const line: Values = {
    do: actionName(action),
    when: whenOf(action),
    ...(told && !told.before && { n: count(told.line) }),
  };
  const form = isDated(action) ? 'plan.step' : 'plan.stepNow';
  if (told && !joined && !action.or?.length) return { key: `${form}${told.before ? 'Same' : 'As'}`, values: line };
  const own = told
    ? word('plan.as', { n: count(told.line) })
    : (exchangeOf(action, judgement) ?? becauseOf(reasonOf(action), judgement));
  const values: Values = { ...line, why: joined ? word('plan.also', { why: own, also: joined }) : own };
  if (!isDated(action) || !action.or?.length) return { key: form, values };
  const list: Value = { type: 'list', items: action.or.map((medicine) => word(`medicine.${medicine}`)) };
  return { key: 'plan.stepOr', values: { ...values, or: word('plan.or', { list }) } };
}

/** Actions of one reason and one day, told in one line as that of the first. */
export function recordSteps(actions: Row, judgement: Judgement, told?: ToldIn): Message {
  const [first, ...others] = actions;
  const { key, values } = recordStep(first, judgement, told);
  if (!others.length) return { key, ...(values && { values }) };
  const more: Value = { type: 'list', items: others.map(actionName), inside: true };
  return { key, values: { ...values, do: { type: 'list', items: [actionName(first), more] } } };
}

/** A rule's sentence of one kind, with this patient's figures. */
export function ruleMessage(id: string, part: 'caution' | 'ask', judgement: Judgement): Message {
  const values = ruleValues(judgement, id);
  return { key: `rule.${id}.${part}`, ...(values && { values }) };
}

/** An action's words alone, without when and why. */
export function actionName(action: Action): Value {
  const when = whenOf(action);
  if (action.verb === 'ask') return word('action.ask.record', { fact: word(`fact.${action.object}`) });
  return action.to
    ? word(`action.${action.id}.amount${action.to.of ?? ''}`, { to: amountOf(action.to), when })
    : word(`action.${action.id}.record`, { when });
}
