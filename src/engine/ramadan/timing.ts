import { daysAfter, daysBetween } from '../chart/day.ts';
import type { Patient } from '../judgement/patient.ts';
import type { RuleId } from '../judgement/rules.ts';
import { ejectionReduced } from '../judgement/topics/ejection-fraction.ts';
import { insulinA1c } from '../judgement/type-clues.ts';
import { clamp } from '../kit/maths.ts';
import { below, cited } from '../kit/worksheet/cited.ts';
import { type Action, type ActionId, addsForGlucose, lessens, type Plan } from '../plan/actions.ts';
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
/** Borne or not within two weeks: stomach and bowels, fluid. */
const borne: readonly string[] = ['metformin', 'dpp4Inhibitor', 'tzd'];
const begunAnew: readonly string[] = [...settles, ...borne, 'sulfonylurea', 'basalInsulin', 'mealtimeInsulin'];
const isNew = ({ verb, object }: Action): boolean =>
  (verb === 'start' && begunAnew.includes(object)) ||
  // Insulin that is taken goes up by its own table, in the fast too (titration.ts).
  (verb === 'raise' && (settles.includes(object) || borne.includes(object)));
const isGrave = ({ gravity }: Action): boolean => gravity === 'emergency' || gravity === 'urgent';

/** What a heart that pumps weakly lives on waits for no Eid: the fast does (ESC 2023: within weeks of the diagnosis). */
const isForWeakHeart = ({ id, because }: Action, patient: Patient): boolean =>
  id === 'start:sglt2Inhibitor' &&
  because.some((by) => by === ('protection.sglt2-heart-failure' satisfies RuleId)) &&
  ejectionReduced(patient);

/** Above this HbA1c nothing else that comes as soon, and as safely in a fast, leaves no time to wait for Eid. */
function cannotWait(action: Action, actions: readonly Action[], a1c: number | undefined): boolean {
  if (isGrave(action)) return true;
  if (action.next || a1c === undefined || !below(insulinA1c.value, a1c)) return false;
  const replaces = (other: Action): boolean =>
    addsForGlucose(other) &&
    !other.next &&
    (!settles.includes(other.object) || (action.object === 'sglt2Inhibitor' && other.object === 'glp1RA'));
  return !settles.includes(action.object) || !actions.some(replaces);
}

/** What the fast has no say in, each with its words: lipids at any hour, tablets for pressure and kidneys at iftar. */
const explained: Readonly<Record<string, 'unaffected' | 'atIftar'>> = {
  statin: 'unaffected',
  ezetimibe: 'unaffected',
  rasInhibitor: 'atIftar',
  finerenone: 'atIftar',
  'blood-pressure': 'atIftar',
};
const isMore = ({ verb }: Action): boolean => verb === 'start' || verb === 'raise' || verb === 'treat';

/** A start or a step of the plan beside a fast: begun by a day; begun after Eid, because its own day lies too near; too grave to wait for that; or no matter of the fast. */
export interface Timed {
  readonly action: Action;
  readonly is: 'by' | 'after' | 'cannotWait' | 'unaffected' | 'atIftar';
  /** yyyy-mm-dd */
  readonly day: string;
}

/** The last day on which something new begins before a fast, yyyy-mm-dd. */
const lastDay = ({ object }: Action, { from }: NextFast): string =>
  daysAfter(from, -7 * (settles.includes(object) ? settledBefore : newBefore).value);

/** What becomes of one that is new: as it is, sooner, or after the fast it would else begin in or just before. */
function moved(action: Action, on: string, fast: NextFast, patient: Patient): Action {
  const last = daysBetween(on, lastDay(action, fast));
  const eid = daysBetween(on, fast.eid);
  if (action.within <= last) return action;
  if (action.next || action.within > ofToday)
    return { ...action, within: Math.max(action.within, eid), afterFast: true };
  if (last >= 0) return { ...action, within: last };
  return isForWeakHeart(action, patient) ? action : { ...action, within: eid, afterFast: true };
}

/** Days until a fast is spoken of: at the visit before it, and today where that has passed. */
function spokenWithin(within: number, { when, visitFrom, visitTo }: NextFast, on: string): number {
  if (when === 'fasting' || when === 'late') return 0;
  return clamp(within, Math.max(0, daysBetween(on, visitFrom)), daysBetween(on, visitTo));
}

/**
 * A plan whose days keep clear of the fast, for somebody who means to fast, from a day (yyyy-mm-dd): what is new begins early enough or
 * after Eid, what ends for a start alone (`isJoined`) goes with it, and the fast is spoken of before it begins. What is urgent, the only
 * answer to an HbA1c above 10 %, or for a weak heart, waits for no fast, and an emergency leaves none to plan.
 */
export function besideFast(
  plan: Plan,
  on: string,
  patient: Patient,
  isJoined: (action: Action, start: ActionId) => boolean,
): Plan {
  const fast = nextFast(on);
  if (!fast || plan.actions[0]?.gravity === 'emergency') return plan;
  const begun = plan.actions.map((action): Action => {
    if (action.id === 'review:fasting') return { ...action, within: spokenWithin(action.within, fast, on) };
    return isNew(action) && !cannotWait(action, plan.actions, patient.known.a1c)
      ? moved(action, on, fast, patient)
      : action;
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
  return actions.flatMap((action): Timed[] => {
    const day = daysAfter(on, action.within);
    if (isNew(action)) {
      if (action.afterFast) return [{ action, is: 'after', day }];
      const last = lastDay(action, fast);
      if (day <= last) return [{ action, is: 'by', day: last }];
      return day < fast.eid ? [{ action, is: 'cannotWait', day }] : [];
    }
    const is = isMore(action) ? explained[action.object] : undefined;
    return is && day > daysAfter(fast.from, -7 * newBefore.value) && day < fast.eid ? [{ action, is, day }] : [];
  });
}
