import { isRecord } from '../kit/fields/fields.ts';
import { count, type Value } from '../kit/words/message.ts';
import type { Judgement } from '../judgement/judge.ts';
import { actionName, becauseOf, dueIn } from '../judgement/words.ts';
import { type Action, isActionId, type Plan } from '../plan/actions.ts';
import type { Answer } from './index.ts';

/** A record as it was stored; any part may be of another age or shape. `plan` is absent where none was kept. */
export interface StoredAnswer {
  readonly results: unknown;
  readonly plan?: Plan | undefined;
}

/** A stored figure that today's rules give otherwise; absent on the side that does not have it. */
export interface ChangedFigure {
  /** Where it stands in `results`, as `insulinDecision.tag`. */
  readonly path: string;
  /** The step of today's worksheet that bears its name, if there is one: what the figure is called. */
  readonly step?: string;
  /** Numbers only; of texts and answers it is enough that they differ. */
  readonly then?: Value;
  readonly now?: Value;
}

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

/** What newer rules change for a stored record. */
export interface Since {
  readonly figures: readonly ChangedFigure[];
  /** Absent where no plan was stored. */
  readonly plan?: ChangedPlan;
}

/** Numbers, texts and answers of some results by their path; a list is one of them. */
function leavesOf(data: unknown, path = ''): Map<string, unknown> {
  if (!isRecord(data)) return new Map([[path, data]]);
  return new Map(Object.entries(data).flatMap(([key, inner]) => [...leavesOf(inner, path ? `${path}.${key}` : key)]));
}

const asStored = (data: unknown): unknown => (data === undefined ? undefined : JSON.parse(JSON.stringify(data)));

function figuresOf(stored: unknown, { outcome }: Answer): ChangedFigure[] {
  const then = leavesOf(asStored(stored));
  const now = leavesOf(asStored(outcome.results));
  const paths = [...new Set([...then.keys(), ...now.keys()])].filter(
    (path) => JSON.stringify(then.get(path)) !== JSON.stringify(now.get(path)),
  );
  return paths.map((path) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    const step = outcome.worksheet.find(({ id }) => id === name);
    const unit = step && step.unit !== 'none' ? step.unit : undefined;
    const told = (value: unknown): Value | undefined =>
      typeof value === 'number' && Number.isFinite(value) ? count(value, unit, 0, 2) : undefined;
    const [before, after] = [told(then.get(path)), told(now.get(path))];
    return { path, ...(step && { step: name }), ...(before && { then: before }), ...(after && { now: after }) };
  });
}

function dueOf(action: Action, judgement: Judgement | undefined): Due {
  const due = { action: actionName(action), when: dueIn(action.within), facts: [] };
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

/** Compares what was stored with what the present rules answer to the same inputs. Never throws, whatever was stored. */
export function sinceThen({ results, plan }: StoredAnswer, answer: Answer): Since {
  const changed = comparePlans(plan, answer.plan);
  return { figures: isRecord(results) ? figuresOf(results, answer) : [], ...(changed && { plan: changed }) };
}

/** Whether the present rules answer all that was stored in the same way; a record without a plan leaves that open. */
export function nothingChanges({ figures, plan }: Since): boolean {
  return (
    figures.length === 0 &&
    plan !== undefined &&
    [plan.gone, plan.added, plan.changed].every((part) => part.length === 0)
  );
}
