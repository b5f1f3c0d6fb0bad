import { isRecord } from '../kit/fields/fields.ts';
import type { Value } from '../kit/words/message.ts';
import type { Judgement } from '../judgement/judge.ts';
import { actionName, becauseOf, whenOf } from '../judgement/words.ts';
import { type Action, isActionId, type Plan, rankOf } from '../plan/actions.ts';
import { inShort } from '../plan/in-short.ts';

/** An action of either plan with the time it is due. */
export interface Due {
  readonly action: Value;
  readonly when: Value;
  /** Its gravest reason with this patient's figures; absent where today's rules do not give it for this patient. */
  readonly why?: Value;
  /** The facts that reason rests on. */
  readonly facts: readonly string[];
}

/** Two plans held against each other. */
export interface ChangedPlan {
  readonly gone: readonly Due[];
  readonly added: readonly Due[];
  readonly changed: readonly { readonly then: Due; readonly now: Due }[];
}

function dueOf(action: Action, judgement: Judgement | undefined): Due {
  const due = { action: actionName(action), when: whenOf(action), facts: [] };
  const reason = Array.isArray(action.because) ? action.because[0] : undefined;
  const fired = judgement?.fired.find(({ rule }) => rule.id === reason);
  return fired && judgement ? { ...due, why: becauseOf(fired.rule.id, judgement), facts: fired.facts } : due;
}

/** Whether what was stored as a plan holds actions. */
const isPlan = (plan: unknown): plan is Plan => isRecord(plan) && Array.isArray(plan.actions);

/** Actions of a plan that may be of another age: what is no action today has no words, and is left out. */
function actionsOf({ actions }: Plan): readonly Action[] {
  return actions.filter(
    (action) => isRecord(action) && isActionId(String(action.id)) && Number.isFinite(action.within),
  );
}

/** What a stored plan came to, as a list says it: its first action, and what takes its place or comes next. Nothing where it has none that has words today. Never throws. */
export const headlineOf = (plan: unknown): readonly Action[] =>
  isPlan(plan) ? inShort({ actions: actionsOf(plan) }) : [];

/** The steps of a stored plan that cannot wait, the gravest first; none where they have no words today. Never throws. */
export const urgentOf = (plan: unknown): readonly Action[] =>
  isPlan(plan) ? actionsOf(plan).filter(({ gravity }) => rankOf(gravity) <= rankOf('urgent')) : [];

/** The gravest action of a stored plan, with its reason where its patient was judged; undefined where it has none that has words today. */
export function gravest(plan: Plan | null | undefined, judgement?: Judgement): Due | undefined {
  const [first] = isPlan(plan) ? actionsOf(plan) : [];
  return first && dueOf(first, judgement);
}

/**
 * What came, went or is otherwise from one plan to another, with the reasons where both patients were judged; undefined where either was
 * not kept. Never throws, whatever was stored.
 */
export function comparePlans(
  one: Plan | null | undefined,
  other: Plan | null | undefined,
  judgements: readonly [Judgement?, Judgement?] = [],
): ChangedPlan | undefined {
  if (!isPlan(one) || !isPlan(other)) return undefined;
  const then = actionsOf(one);
  const now = actionsOf(other);
  const same = (one: Action, other: Action): boolean =>
    one.within === other.within &&
    one.gravity === other.gravity &&
    one.to?.value === other.to?.value &&
    one.to?.of === other.to?.of;
  return {
    gone: then.filter(({ id }) => !now.some((each) => each.id === id)).map((each) => dueOf(each, judgements[0])),
    added: now.filter(({ id }) => !then.some((each) => each.id === id)).map((each) => dueOf(each, judgements[1])),
    changed: now.flatMap((action) => {
      const before = then.find(({ id }) => id === action.id);
      return before && !same(before, action)
        ? [{ then: dueOf(before, judgements[0]), now: dueOf(action, judgements[1]) }]
        : [];
    }),
  };
}
