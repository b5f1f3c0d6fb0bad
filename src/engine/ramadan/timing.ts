import { daysAfter } from '../chart/day.ts';
import { cited } from '../kit/worksheet/cited.ts';
import type { Action, Plan } from '../plan/actions.ts';
import type { NextFast } from './dates.ts';

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

const settles: readonly string[] = ['sglt2Inhibitor', 'glp1RA'];
const isNew = ({ verb, object }: Action): boolean =>
  (verb === 'start' || verb === 'raise') &&
  (settles.includes(object) || ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'].includes(object));

/** A start or a step of the plan beside a fast: begun by a day, or begun after Eid, because its own day lies too near. */
export interface Timed {
  readonly action: Action;
  readonly is: 'by' | 'after';
  /** yyyy-mm-dd */
  readonly day: string;
}

/** Which starts and steps the fast moves, from a day (yyyy-mm-dd). An urgent one waits for no fast. */
export function timingOf({ actions }: Plan, on: string, fast: NextFast): readonly Timed[] {
  return actions.filter(isNew).flatMap((action): Timed[] => {
    const weeks = settles.includes(action.object) ? settledBefore : newBefore;
    const last = daysAfter(fast.from, -7 * weeks.value);
    const grave = action.gravity === 'emergency' || action.gravity === 'urgent';
    // Its own day, or today where it may be begun sooner.
    if (on <= last) return [{ action, is: 'by', day: last }];
    return grave ? [] : [{ action, is: 'after', day: fast.eid }];
  });
}
