import { concepts } from '../clinical/concepts.ts';
import type { Unit } from '../kit/fields/concept.ts';
import { count, type Message, quantity, type Value, type Values, word } from '../kit/words/message.ts';
import type { Locale, Pattern, Patterns } from '../kit/words/pattern.ts';
import type { Action, Amount } from '../plan/actions.ts';
import type { Judgement } from './judge.ts';
import type { ActionWords, RuleWords } from './rule.ts';

type Named = Readonly<Record<string, Pattern | null | undefined>>;

/** The parts of an entry as patterns; what is silent has none. */
function parts(prefix: string, entries: Readonly<Record<string, RuleWords | ActionWords>>): Patterns {
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

/**
 * Everything a plan may say in one language, by key: `rule.<id>.why|caution|patient|ask`, `action.<id>.record|amount|patient`,
 * `fact.<id>`, `answer.<fact>` (what the patient can tell) and the words around them.
 */
export async function loadPlanWords(locale: Locale): Promise<Patterns> {
  const [rules, actions, plan] =
    locale === 'ar'
      ? await Promise.all([import('./copy/ar/rules.ts'), import('./copy/ar/actions.ts'), import('./copy/ar/plan.ts')])
      : await Promise.all([import('./copy/en/rules.ts'), import('./copy/en/actions.ts'), import('./copy/en/plan.ts')]);
  return {
    ...parts('rule', rules.rules),
    ...parts('action', actions.actions),
    'action.ask.record': actions.askFor.record,
    ...named('fact', actions.factLabels),
    ...named('answer.ask', actions.patientAnswers),
    ...plan.plan,
  };
}

/** When an action is due: today, within days, within weeks from two on. */
export function dueIn(days: number): Value {
  if (days <= 0) return word('plan.when.today');
  if (days < 14) return word('plan.when.days', { n: count(days) });
  return word('plan.when.weeks', { n: count(Math.floor(days / 7)) });
}

/** An amount in the reader's unit where it is an HbA1c, else with its own. */
function amountOf({ value, unit }: Amount): Value {
  return unit === '%' ? quantity(concepts.targetA1c, value) : count(value, unit as Unit);
}

/** What a rule said about this patient, with its figures. */
function ruleValues({ fired, patient }: Judgement, id: string): Values | undefined {
  return fired.find(({ rule }) => rule.id === id)?.rule.values?.(patient.known, patient);
}

/** Why an action is asked for: the gravest rule's clause, or that a calculator's own rule proposes it. */
export function reasonOf(action: Action, judgement: Judgement): Value {
  const [reason = ''] = action.because;
  return reason.startsWith('proposal:')
    ? word('plan.proposal')
    : word(`rule.${reason}.why`, ruleValues(judgement, reason));
}

/** An action as one line of the record: what, by when and why. */
export function recordStep(action: Action, judgement: Judgement): Message {
  const when = dueIn(action.within);
  const doing: Value =
    action.verb === 'ask'
      ? word('action.ask.record', { fact: word(`fact.${action.object}`) })
      : action.to
        ? word(`action.${action.id}.amount`, { to: amountOf(action.to), when })
        : word(`action.${action.id}.record`, { when });
  const values: Values = { do: doing, when, why: reasonOf(action, judgement) };
  if (!action.or?.length) return { key: 'plan.step', values };
  const list: Value = { type: 'list', items: action.or.map((medicine) => word(`medicine.${medicine}`)) };
  return { key: 'plan.stepOr', values: { ...values, or: word('plan.or', { list }) } };
}

/** What a finding tells the clinician; undefined where it only stands behind its actions. */
export function cautionOf(id: string, judgement: Judgement, patterns: Patterns): Message | undefined {
  const key = `rule.${id}.caution`;
  const values = ruleValues(judgement, id);
  return key in patterns ? { key, ...(values && { values }) } : undefined;
}
