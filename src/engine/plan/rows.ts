import {
  type Action,
  type ActionId,
  glucoseLowering,
  isMedicine,
  lessens,
  type Plan,
  rankOf,
  type Verb,
} from './actions.ts';

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

const isUrgent = ({ gravity }: Action): boolean => rankOf(gravity) <= rankOf('urgent');
const lowersGlucose = ({ object }: Action): boolean => glucoseLowering.includes(object);
/** What takes the place of something that ends: what lowers glucose and begins or goes up now. */
const replaces = (action: Action): boolean =>
  (action.verb === 'start' || action.verb === 'switch' || action.verb === 'raise') &&
  lowersGlucose(action) &&
  !action.next;

/** What takes the place of what ends on the same day, though it begins after others. */
export const exchanged = (action: Action, actions: readonly Action[]): boolean =>
  lowersGlucose(action) &&
  actions.some((other) => other.verb === 'stop' && lowersGlucose(other) && other.within === action.within);

/** What else of the medicines changes, besides the two sentences: now, or for what ends. Whoever reads no further has read it. */
export function alsoChanging(plan: Pick<Plan, 'actions'>): readonly Action[] {
  const said = inShort(plan);
  return plan.actions.filter(
    (action) => changes(action) && (!action.next || exchanged(action, plan.actions)) && !said.includes(action),
  );
}

/** Whether a plan leaves every medicine as it is: all that is to be done is the same for everybody, and nothing is asked that could change one. */
export const leavesMedicines = ({ actions }: Pick<Plan, 'actions'>): boolean =>
  actions.length > 0 && actions.every(({ verb, folded }) => folded === true || verb === 'keep');

/** What a plan comes to in two sentences: the first thing to do, and what takes its place where it ends something; else what comes after it. */
export function inShort({ actions }: Pick<Plan, 'actions'>): readonly Action[] {
  const [first, ...others] = actions;
  if (!first) return [];
  const after = others.find(({ verb }) => verb !== 'ask');
  const ends = lessens(first.verb) && first.verb !== 'reduce' && lowersGlucose(first);
  const instead = ends ? others.find(replaces) : undefined;
  // What cannot wait is not left out for it.
  const second = instead && (isUrgent(instead) || !after || !isUrgent(after)) ? instead : after;
  return second ? [first, second] : [first];
}
