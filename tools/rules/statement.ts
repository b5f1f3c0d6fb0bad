import type { FactId } from '../../src/engine/chart/facts.ts';
import { type Action, isMedicine, lessens, type Medicine, type Plan } from '../../src/engine/plan/actions.ts';
import type { Facts } from './patients.ts';

/** A plan beside the patient it is for, with what statements ask of both again and again. */
export interface Reading {
  readonly facts: Facts;
  readonly plan: Plan;
  action(id: string): Action | undefined;
  /** Days until an action; Infinity where the plan does not hold it. */
  within(id: string): number;
  /** Medicines that begin, glucagon aside, which is kept for an emergency. */
  readonly begins: readonly Action[];
  starts(...medicines: readonly Medicine[]): boolean;
  raises(...medicines: readonly Medicine[]): boolean;
  /** Begins or goes up. */
  adds(...medicines: readonly Medicine[]): boolean;
  /** Days until a medicine stops, pauses or goes down; Infinity where it does not. */
  lessWithin(medicine: Medicine): number;
  takes(medicine: Medicine): boolean;
  /** Days until one of these people sees the patient. */
  seenWithin(...people: readonly string[]): number;
  /** Days until a test. */
  checkedWithin(...tests: readonly string[]): number;
}

/** What no doctor disputes, held against a plan. */
export interface Statement {
  readonly id: string;
  readonly says: string;
  /** Guideline or label, with its place. Marks as in kit/worksheet/cited.ts: V read, S second-hand, R from general knowledge. */
  readonly source: string;
  readonly mark: 'V' | 'S' | 'R';
  /** Whether it says anything about this patient. */
  concerns(reading: Reading): boolean;
  holds(reading: Reading): boolean;
}

export const protecting = ['sglt2Inhibitor', 'glp1RA', 'rasInhibitor', 'finerenone'] as const;
export const lowering = [
  'metformin',
  'sulfonylurea',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'tzd',
  'basalInsulin',
  'mealtimeInsulin',
] as const;

/** A fact that is known and below a limit, or at least at it. */
export const under = (facts: Facts, fact: FactId, limit: number): boolean =>
  typeof facts[fact] === 'number' && (facts[fact] as number) < limit;
export const from = (facts: Facts, fact: FactId, limit: number): boolean =>
  typeof facts[fact] === 'number' && (facts[fact] as number) >= limit;

/** Ketones are looked for at once. */
export const awaitsKetones = ({ within }: Reading): boolean => within('check:ketones') <= 1;
/** Or they are raised: insulin is not cut before they are known to be gone. */
export const ketonesOpen = (reading: Reading): boolean => awaitsKetones(reading) || from(reading.facts, 'ketones', 0.6);

/** Reads a plan beside its patient. */
export function readingOf(facts: Facts, plan: Plan): Reading {
  const actions = new Map(plan.actions.map((action) => [action.id as string, action]));
  const within = (id: string): number => actions.get(id)?.within ?? Number.POSITIVE_INFINITY;
  const soonest = (ids: readonly string[]): number => Math.min(Number.POSITIVE_INFINITY, ...ids.map(within));
  const some = (verb: 'start' | 'raise', medicines: readonly Medicine[]): boolean =>
    medicines.some((medicine) => actions.has(`${verb}:${medicine}`));
  return {
    facts,
    plan,
    within,
    action: (id) => actions.get(id),
    begins: plan.actions.filter(({ verb, object }) => verb === 'start' && isMedicine(object) && object !== 'glucagon'),
    starts: (...medicines) => some('start', medicines),
    raises: (...medicines) => some('raise', medicines),
    adds: (...medicines) => some('start', medicines) || some('raise', medicines),
    lessWithin: (medicine) =>
      Math.min(
        Number.POSITIVE_INFINITY,
        ...plan.actions.filter(({ object, verb }) => object === medicine && lessens(verb)).map((each) => each.within),
      ),
    takes: (medicine) => {
      const value: unknown = (facts as Readonly<Record<string, unknown>>)[medicine];
      return value !== undefined && value !== false && value !== 0 && value !== 'none';
    },
    seenWithin: (...people) => soonest(people.map((person) => `refer:${person}`)),
    checkedWithin: (...tests) => soonest(tests.flatMap((test) => [`check:${test}`, `ask:${test}`])),
  };
}

/** Writes a statement with the place it comes from. */
export function statement(
  id: string,
  says: string,
  [source, mark]: readonly [string, Statement['mark']],
  concerns: Statement['concerns'],
  holds: Statement['holds'],
): Statement {
  return { id, says, source, mark, concerns, holds };
}
