import { type Action, isMedicine, lessens } from './actions.ts';

const changesInsulinOrSulfonylurea = ({ object, verb }: Action): boolean =>
  (object === 'basalInsulin' || object === 'mealtimeInsulin' || object === 'sulfonylurea') && verb !== 'keep';

/** Days until the next visit: never later than the soonest action needs. */
export const reviewOf = (usual: number, actions: readonly Action[]): number =>
  Math.max(0, Math.min(usual, ...actions.map(lookAgain)));

/** Days from an action until somebody must look again. */
function lookAgain(action: Action): number {
  if (action.gravity === 'emergency') return 1;
  // An answer that cannot wait is looked at; any other comes when it comes.
  if (action.verb === 'ask') return action.gravity === 'urgent' ? action.within + 7 : Infinity;
  if (action.object === 'ketones') return action.within + 3;
  if (action.gravity === 'urgent') return action.within + 7;
  if (changesInsulinOrSulfonylurea(action)) return action.within + 14;
  if (action.verb === 'check' && action.gravity === 'important') return action.within + 14;
  if (action.verb === 'treat') return action.within + (action.object === 'blood-pressure' ? 30 : 90);
  if (!isMedicine(action.object) || action.verb === 'keep') return Infinity;
  return action.within + (lessens(action.verb) ? 30 : 90);
}
