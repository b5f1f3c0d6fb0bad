import { type Action, type ActionId, isMedicine, type Plan, rankOf, type Verb } from './actions.ts';

/** What is asked of nearly everybody with diabetes, whatever else is the case: yearly tests and looks, how to eat, move and behave when ill. */
const forEverybody: ReadonlySet<ActionId> = new Set<ActionId>([
  'check:uacr',
  'check:lipids',
  'check:egfr',
  'check:blood-count',
  'check:b12',
  'check:fib4',
  'refer:eye',
  'refer:feet',
  'refer:dietitian',
  'do:energy-deficit',
  'limit:energy-deficit',
  'do:training',
  'do:steps',
  'do:water',
  'limit:water',
  'limit:protein',
  'do:feet',
  'do:sick-days',
  'do:sleep',
]);
/** Told in one line, behind what is this patient's own. What is more than routine never is. */
export const isFolded = ({ id, gravity }: Pick<Action, 'id' | 'gravity'>): boolean =>
  gravity === 'routine' && forEverybody.has(id);

/** A line of the record: one action, or those that are said together. */
export type Row = readonly [Action, ...Action[]];

const together: readonly Verb[] = ['keep', 'ask'];
const kindOf = ({ folded, verb }: Action): string | undefined =>
  folded ? 'folded' : together.find((each) => each === verb);

const changing: ReadonlySet<Verb> = new Set<Verb>(['start', 'switch', 'raise', 'reduce', 'stop', 'hold']);
/** What begins, ends or changes of the medicines. Glucagon is kept at hand, and changes nothing taken. */
export const changes = ({ verb, object }: Action): boolean =>
  changing.has(verb) && isMedicine(object) && object !== 'glucagon';

export const isUrgent = ({ gravity }: Action): boolean => rankOf(gravity) <= rankOf('urgent');

/** What cannot wait, then what changes of the medicines, then all else: who reads five rows has read every change, and a stop with what takes its place. */
const placeOf = (action: Action): number => (isUrgent(action) ? 0 : changes(action) ? 1 : 2);

/** The plan's actions as they are read, within each place in the plan's order; what is kept, what is asked and what is the same for everybody stand in one line each. */
export function rowsOf({ actions }: Pick<Plan, 'actions'>): Row[] {
  const read = [...actions].sort((a, b) => placeOf(a) - placeOf(b));
  return read.flatMap((action): Row[] => {
    const kind = kindOf(action);
    if (!kind) return [[action]];
    const [first, ...others] = read.filter((each) => kindOf(each) === kind);
    return first === action ? [[first, ...others]] : [];
  });
}
