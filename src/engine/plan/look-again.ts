import { type Action, isMedicine, lessens } from './actions.ts';

const causers: ReadonlySet<string> = new Set(['basalInsulin', 'mealtimeInsulin', 'sulfonylurea', 'repaglinide']);
const changesWhatCausesLows = ({ object, verb }: Action): boolean => causers.has(object) && verb !== 'keep';

/** Whose dose goes up in steps of four weeks, or whose start shows in kidneys, pressure or potassium within weeks. */
const seenSoon: ReadonlySet<string> = new Set(['glp1RA', 'sglt2Inhibitor', 'rasInhibitor', 'finerenone']);
/** Days after such a start, and after any other. */
const soon = 42;
const usual = 90;
/** What begins later than this begins at the visit. */
const awaitsVisit = 28;

/** Days until the next visit: never later than the soonest action needs. */
export const reviewOf = (atLatest: number, actions: readonly Action[]): number =>
  Math.max(0, Math.min(atLatest, ...actions.map(lookAgain)));

/** Days from an action until somebody must look again. */
function lookAgain(action: Action): number {
  if (action.gravity === 'emergency') return 1;
  // An answer that cannot wait is looked at; any other comes when it comes.
  if (action.verb === 'ask') return action.gravity === 'urgent' ? action.within + 7 : Infinity;
  if (action.object === 'ketones') return action.within + 3;
  if (action.gravity === 'urgent') return action.within + 7;
  if (changesWhatCausesLows(action)) return action.within + 14;
  if (action.verb === 'check' && action.gravity === 'important') return action.within + 14;
  if (action.verb === 'treat') return action.within + (action.object === 'blood-pressure' ? 30 : 90);
  if (!isMedicine(action.object) || action.verb === 'keep') return Infinity;
  if (lessens(action.verb)) return action.within + 30;
  if (action.verb === 'start' && action.within > awaitsVisit) return action.within;
  return action.within + (action.verb === 'start' && seenSoon.has(action.object) ? soon : usual);
}

/** One incretin takes the place of another on the day that one ends, whatever hastens it. */
export function onDayOfExchange(start: Action, actions: readonly Action[]): Action {
  const ends = start.id === 'start:glp1RA' && actions.find(({ id }) => id === 'stop:dpp4Inhibitor');
  return ends && ends.within < start.within ? { ...start, within: ends.within } : start;
}
