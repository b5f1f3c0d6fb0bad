import { daysAfter, daysBetween } from '../chart/day.ts';
import { cited } from '../kit/worksheet/cited.ts';
import { type Action, type ActionId, lessens, type Plan } from '../plan/actions.ts';
import { reviewOf } from '../plan/look-again.ts';
import { inOrder } from '../plan/resolve.ts';
import { type NextFast, nextFast } from './dates.ts';

/** So long before the first day an SGLT2 inhibitor has been begun, and a GLP-1 receptor agonist is not stepped up any more. */
const settledBefore = cited(
  4,
  'weeks',
  'idfDar2021',
  'SGLT2 inhibitor, GLP-1 receptor agonist: no start or step within four weeks',
  'R',
);
/** Anything else that is new is tried before the fast. */
const newBefore = cited(2, 'weeks', 'idfDar2021', 'doses changed two to four weeks before', 'R');
/** What the plan begins within these days is a matter of today's visit, and can be begun sooner. */
const ofToday = 28;

const settles: readonly string[] = ['sglt2Inhibitor', 'glp1RA'];
const insulins: readonly string[] = ['basalInsulin', 'mealtimeInsulin'];
const isNew = ({ verb, object }: Action): boolean =>
  (verb === 'start' && (settles.includes(object) || insulins.includes(object) || object === 'sulfonylurea')) ||
  // Insulin that is taken goes up by its own table, in the fast too (titration.ts).
  (verb === 'raise' && settles.includes(object));
const isGrave = ({ gravity }: Action): boolean => gravity === 'emergency' || gravity === 'urgent';

/** A start or a step of the plan beside a fast: begun by a day, or begun after Eid, because its own day lies too near. */
export interface Timed {
  readonly action: Action;
  readonly is: 'by' | 'after';
  /** yyyy-mm-dd */
  readonly day: string;
}

/** The last day on which something new begins before a fast, yyyy-mm-dd. */
const lastDay = ({ object }: Action, { from }: NextFast): string =>
  daysAfter(from, -7 * (settles.includes(object) ? settledBefore : newBefore).value);

/** What becomes of one that is new: as it is, sooner, or after the fast it would else begin in or just before. */
function moved(action: Action, on: string, fast: NextFast): Action {
  const last = daysBetween(on, lastDay(action, fast));
  const eid = daysBetween(on, fast.eid);
  if (action.within <= last) return action;
  if (action.next || action.within > ofToday)
    return { ...action, within: Math.max(action.within, eid), afterFast: true };
  return last >= 0 ? { ...action, within: last } : { ...action, within: eid, afterFast: true };
}

/** Days by which a fast is spoken of: by the end of the weeks for its visit, and today where they have passed. */
const spokenWithin = ({ when, visitTo }: NextFast, on: string): number =>
  when === 'fasting' || when === 'late' ? 0 : daysBetween(on, visitTo);

/**
 * A plan whose days keep clear of the fast, for somebody who means to fast, from a day (yyyy-mm-dd): what is new begins early enough or
 * after Eid, what ends for a start alone (`isJoined`) goes with it, and the fast is spoken of before it begins. What is urgent waits for no
 * fast, and an emergency leaves none to plan.
 */
export function besideFast(plan: Plan, on: string, isJoined: (action: Action, start: ActionId) => boolean): Plan {
  const fast = nextFast(on);
  if (!fast || plan.actions[0]?.gravity === 'emergency') return plan;
  const begun = plan.actions.map((action): Action => {
    if (action.id === 'review:fasting') return { ...action, within: Math.min(action.within, spokenWithin(fast, on)) };
    return isNew(action) && !isGrave(action) ? moved(action, on, fast) : action;
  });
  const starts = begun.filter(({ verb }) => verb === 'start');
  const actions = begun.map((action): Action => {
    const start = lessens(action.verb) ? starts.find(({ id }) => isJoined(action, id)) : undefined;
    if (!start) return action;
    return { ...action, within: start.within, ...(start.afterFast && { afterFast: true }) };
  });
  return { ...plan, actions: inOrder(actions), review: reviewOf(plan.review, actions) };
}

/** Which starts and steps of such a plan the fast has a say in, from a day (yyyy-mm-dd). */
export function timingOf({ actions }: Plan, on: string, fast: NextFast): readonly Timed[] {
  return actions.filter(isNew).flatMap((action): Timed[] => {
    if (action.afterFast) return [{ action, is: 'after', day: daysAfter(on, action.within) }];
    const day = lastDay(action, fast);
    return daysAfter(on, action.within) <= day ? [{ action, is: 'by', day }] : [];
  });
}
