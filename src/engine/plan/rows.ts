import { type Action, type ActionId, glucoseLowering, lessens, type Plan, rankOf, type Verb } from './actions.ts';

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

/** The plan's actions in its order; what is kept, what is asked and what is the same for everybody stand in one line each. */
export function rowsOf({ actions }: Pick<Plan, 'actions'>): Row[] {
  return actions.flatMap((action): Row[] => {
    const kind = kindOf(action);
    if (!kind) return [[action]];
    const [first, ...others] = actions.filter((each) => kindOf(each) === kind);
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

const changing: ReadonlySet<Verb> = new Set<Verb>(['start', 'switch', 'raise', 'reduce', 'stop', 'hold']);

/** What else of the medicines changes now, besides the two sentences: whoever reads no further has read it. Glucagon is kept at hand, and changes nothing taken. */
export function alsoChanging(plan: Pick<Plan, 'actions'>): readonly Action[] {
  const said = inShort(plan);
  return plan.actions.filter(
    (action) => changing.has(action.verb) && action.object !== 'glucagon' && !action.next && !said.includes(action),
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
