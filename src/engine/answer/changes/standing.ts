import { type Action, type Gravity, isMedicine, type Plan, rankOf } from '../../plan/actions.ts';
import type { OutcomeState } from '../../kit/tool.ts';

/** One thing that would be concluded otherwise: a calculator's own conclusion, or a step of the plan that comes, becomes urgent (`sooner`) or falls away. */
export type Effect =
  | { readonly kind: 'outcome'; readonly outcome: string; readonly from: string; readonly to: string }
  | { readonly kind: 'step'; readonly action: Action; readonly gone: boolean; readonly sooner?: true };

/** Where an answer stands: what a change is told against. */
export interface Standing {
  readonly outcomes: readonly OutcomeState[];
  readonly plan: Plan;
}

/** Two effects with the same id are the same effect. */
export function idOf(effect: Effect): string {
  if (effect.kind === 'outcome') return `${effect.outcome}=${effect.to}`;
  const sign = effect.sooner ? '!' : effect.gone ? '-' : '+';
  return `${sign}${effect.action.id}`;
}

/** What is asked for, kept or looked at again changes with every figure; a change is told by what is done. */
const told = ({ verb, gravity, object }: Action): boolean =>
  verb !== 'ask' && verb !== 'keep' && verb !== 'review' && (gravity !== 'routine' || isMedicine(object));

const isLimit = ({ verb }: Action): boolean => verb === 'limit';

/**
 * What another standing concludes otherwise. `own` is what is changed: that a medicine newly taken is then kept, stopped or no longer
 * started says nothing.
 */
export function effectsBetween(now: Standing, then: Standing, own?: string): Effect[] {
  const before = new Map(now.outcomes.map(({ id, state }) => [id, state]));
  const outcomes = then.outcomes.flatMap(({ id, state }): Effect[] => {
    const from = before.get(id);
    return from === undefined || from === state ? [] : [{ kind: 'outcome', outcome: id, from, to: state }];
  });
  const ids = ({ plan }: Standing): ReadonlySet<string> => new Set(plan.actions.map(({ id }) => id));
  const [had, has] = [ids(now), ids(then)];
  const steps = (plan: Plan, others: ReadonlySet<string>, gone: boolean): Effect[] =>
    plan.actions
      // That a limit falls away would be told by a double negative.
      .filter((action) => told(action) && action.object !== own && !others.has(action.id) && !(gone && isLimit(action)))
      .map((action) => ({ kind: 'step', action, gone }));
  const soonest = rankOf('urgent');
  const sooner = then.plan.actions.flatMap((action): Effect[] => {
    const planned = now.plan.actions.find(({ id }) => id === action.id);
    const graver = planned && rankOf(action.gravity) <= soonest && rankOf(planned.gravity) > soonest;
    return graver && told(action) && action.object !== own ? [{ kind: 'step', action, gone: false, sooner: true }] : [];
  });
  return [...steps(then.plan, had, false), ...sooner, ...outcomes, ...steps(now.plan, has, true)];
}

const weightOf: Readonly<Record<Gravity, number>> = { emergency: 100, urgent: 60, important: 30, routine: 8 };
/** A calculator names its conclusions with its answer first: the others support it. */
const answerWeight = 45;
const otherWeight = 10;

/** How much an effect matters. What comes counts more than what falls away. */
export function weigh(effect: Effect, now: Standing): number {
  if (effect.kind === 'outcome') return effect.outcome === now.outcomes[0]?.id ? answerWeight : otherWeight;
  return weightOf[effect.action.gravity] * (effect.gone || effect.sooner ? 0.5 : 1);
}
