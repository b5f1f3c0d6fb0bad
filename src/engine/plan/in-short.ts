import { type Action, glucoseLowering, lessens, type Plan } from './actions.ts';
import { changes, isUrgent } from './rows.ts';

// What a plan comes to in a sentence or three: for a headline, and for the list of patients.

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
