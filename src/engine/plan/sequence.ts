import {
  type Action,
  type ActionId,
  isMedicine,
  lessens,
  type Medicine,
  type Overruled,
  type Plan,
  rankOf,
  type Verb,
} from './actions.ts';
import { type Choice, leavesChoice } from './choice.ts';
import { reviewOf } from './look-again.ts';
import { inOrder } from './resolve.ts';

/** Within these many days a medicine counts as begun at the same time as another, and so long each one is borne before the next. */
const together = 28;
/** The first day of those that come next: two weeks after the last visit of those before. */
const nextFrom = 42;

/** Which of two that begin on the same day, for as grave a reason, comes first: what cannot be done without, then what saves most lives. */
const firstOf: readonly Medicine[] = [
  'basalInsulin',
  'mealtimeInsulin',
  'rasInhibitor',
  'statin',
  'sglt2Inhibitor',
  'metformin',
  'glp1RA',
  'ezetimibe',
  'finerenone',
  'dpp4Inhibitor',
  'tzd',
  'sulfonylurea',
];
const placeOf = ({ object }: Action): number => firstOf.indexOf(object as Medicine);
/** Glucagon is kept for an emergency and counts for none. */
const begins = ({ verb, object }: Action): boolean => verb === 'start' && isMedicine(object) && object !== 'glucagon';

const today: readonly Verb[] = ['stop', 'hold', 'reduce', 'check', 'treat', 'refer'];
/** What cannot wait comes alone: what is done until help is there, and what must not be taken meanwhile. */
const belongsToEmergency = ({ gravity, verb, within }: Action): boolean =>
  gravity === 'emergency' || (today.includes(verb) && within <= (lessens(verb) ? 1 : 0));

export const isEmergency = ({ actions }: Plan): boolean => emergencyOf(actions) !== undefined;
const emergencyOf = (actions: readonly Action[]): Action | undefined =>
  actions.find(({ id, gravity }) => id === 'refer:emergency' && gravity === 'emergency');

/** A plan in which somebody is sent to hospital today holds nothing else; what it held besides is overruled by the emergency. */
export function emergencyAlone(plan: Plan): Plan {
  const emergency = emergencyOf(plan.actions);
  if (!emergency) return plan;
  const alone = keepOnly(plan, belongsToEmergency, emergency.because[0] ?? emergency.id);
  // What must not be taken is not taken from now on.
  const actions = alone.actions.map((action) =>
    lessens(action.verb) && action.within > 0 ? { ...action, within: 0 } : action,
  );
  return { ...alone, actions: inOrder(actions) };
}

/** Done today at any age: what a low or a high glucose asks for, and what it forbids to take meanwhile. */
const atAnyAge: ReadonlySet<string> = new Set<ActionId>([
  'treat:low-glucose',
  'check:glucose',
  'check:ketones',
  'hold:sglt2Inhibitor',
  'stop:sulfonylurea',
  'stop:repaglinide',
  'refer:obstetric-diabetes',
]);
/** What these rules ask for of somebody none of the rest is for, and what cannot wait for anybody. */
export function onlyWhatCannotWait(plan: Plan, own: readonly string[]): Plan {
  const stays = ({ id, gravity, because, within }: Action): boolean =>
    gravity === 'emergency' || because.some((by) => own.includes(by)) || (within === 0 && atAnyAge.has(id));
  const by = plan.actions.flatMap(({ because }) => because).find((each) => own.includes(each));
  return keepOnly(plan, stays, by ?? own[0] ?? '');
}

function keepOnly(plan: Plan, stays: (action: Action) => boolean, by: string): Plan {
  const actions = plan.actions.filter(stays);
  const others = plan.actions.filter((action) => !stays(action));
  return {
    ...plan,
    actions,
    overruled: [...plan.overruled, ...others.map((action): Overruled => ({ action, by }))],
    review: reviewOf(plan.review, actions),
  };
}

/** A step of the plan, and the start that it names as its own first means. */
export interface Means {
  readonly step: ActionId;
  readonly start: ActionId;
  /** Starts of the same gravity that wait for it in no case. */
  readonly after: readonly ActionId[];
}
/** Step and start of `means` stand on one day: that of the later start where the step is routine, else the sooner of the two. */
function onOneDay(actions: readonly Action[], { step, start }: Means): readonly Action[] {
  const [waits, begun] = [actions.find(({ id }) => id === step), actions.find(({ id }) => id === start)];
  if (!waits || !begun || begun.within <= waits.within) return actions;
  if (begun.next && waits.gravity !== 'routine') return actions;
  const day = begun.next ? begun.within : waits.within;
  return actions.map((action) => (action === waits || action === begun ? { ...action, within: day } : action));
}

/**
 * No more medicines begin within four weeks than `most`; the others come next, so many at a time, once those before are borne.
 * What comes down for a start alone (`isJoined`) comes down on its day. One that was chosen together begins before what it was compared with,
 * and is as grave: it stands before that wherever actions are read. What a step that presses names as its means begins among the first.
 */
export function inSequence(
  plan: Plan,
  most: number,
  isJoined: (action: Action, start: Action['id']) => boolean,
  choice?: Choice,
  means?: Means,
): Plan {
  const starts = plan.actions.filter((action) => begins(action) && action.within <= together);
  const waits = (action: Action): boolean =>
    starts.some(({ object }) => object === choice) && action.object !== choice && leavesChoice(action);
  const presses = plan.actions.some(({ id, gravity }) => id === means?.step && gravity !== 'routine');
  const turnOf = ({ id }: Action): number => (!presses || means?.after.includes(id) ? 0 : id === means?.start ? 1 : 2);
  const sorted = [...starts].sort(
    (a, b) =>
      rankOf(a.gravity) - rankOf(b.gravity) || turnOf(a) - turnOf(b) || a.within - b.within || placeOf(a) - placeOf(b),
  );
  const waiting = sorted.filter(waits);
  const later = [...sorted.filter((start) => !waits(start)).slice(most), ...waiting];
  const days = new Map(later.map((start, at) => [start.id, nextFrom + together * Math.floor(at / most)]));
  const begun = plan.actions.filter(begins);
  const actions = plan.actions.map((action): Action => {
    const own = days.get(action.id);
    if (own !== undefined) return { ...action, within: own, next: true };
    const [gravest] = waiting;
    if (gravest && begins(action) && action.object === choice && rankOf(gravest.gravity) < rankOf(action.gravity))
      return { ...action, gravity: gravest.gravity };
    const start = lessens(action.verb) ? begun.find(({ id }) => isJoined(action, id)) : undefined;
    return start ? { ...action, within: days.get(start.id) ?? start.within } : action;
  });
  const settled = means ? onOneDay(actions, means) : actions;
  return { ...plan, actions: inOrder(settled), review: reviewOf(plan.review, settled) };
}
