import type { FactId, FactValue } from '../../chart/facts.ts';
import type { ActionId, Gravity } from '../../plan/actions.ts';

/**
 * A named patient: what is known, and what the plan must and must not hold. What is not named is unknown.
 * Data, not code: the tests run them and the review sheet prints them.
 */
export interface JudgementCase {
  readonly id: string;
  readonly title: { readonly en: string; readonly ar: string };
  readonly facts: Partial<{ readonly [F in FactId]: FactValue<F> }>;
  readonly must: readonly {
    readonly id: ActionId;
    /** At the latest, days from today. */
    readonly within?: number;
    readonly gravity?: Gravity;
    /** The amount, in the action's own unit. */
    readonly to?: number;
  }[];
  /** Ids of actions that must be absent; `start:*` is every start, `*:basalInsulin` everything about one object. */
  readonly mustNot?: readonly string[];
  /** Rules that must have found something, and that must not. */
  readonly findings?: readonly string[];
  readonly absentFindings?: readonly string[];
  readonly review?: { readonly atMost: number };
  /** Where the expectation comes from. */
  readonly source: string;
}
