import type { FactValue } from '../chart/facts.ts';
import { type Action, type Medicine, type Plan, rankOf } from './actions.ts';

/** What a person can choose: a class to begin, nothing new, or to decide later. */
export type Choice = FactValue<'treatmentChoice'>;
/** A class that can be compared with others and with nothing new. */
export type ComparedMedicine = Exclude<Choice, 'no-change' | 'not-today'>;

const compared = {
  metformin: true,
  sglt2Inhibitor: true,
  glp1RA: true,
  dpp4Inhibitor: true,
  sulfonylurea: true,
  tzd: true,
  basalInsulin: true,
} as const satisfies Readonly<Record<ComparedMedicine, true>>;
export const isCompared = (object: string): object is ComparedMedicine => Object.hasOwn(compared, object);
/** The class that was chosen; undefined where nothing was, or nothing new. */
export const chosenMedicine = (choice: Choice | undefined): ComparedMedicine | undefined =>
  choice !== undefined && isCompared(choice) ? choice : undefined;

/** What begins within these days is a question of today; later, of a later visit. */
const asked = 28;
/** Whether a start is to be chosen about today: what is urgent leaves no time for it; what only waits for the end of a fast is chosen now. */
export const leavesChoice = ({ verb, object, gravity, within, afterFast }: Action): boolean =>
  verb === 'start' &&
  isCompared(object) &&
  rankOf(gravity) > rankOf('urgent') &&
  (within <= asked || afterFast === true);

/** What a person may weigh against a wish of their own: how far glucose comes down, and weight. Heart, kidneys and liver may not be traded for it. */
const isTradeable = (reason: string): boolean => /^(targets|weight)\./.test(reason);
/**
 * What may begin in place of a start: what it names itself, and what gave way to it but serves all that is not a person's own to weigh.
 * Nothing that would give way to another start of the plan once this one is left: chosen, it would not begin.
 */
export function alternativesTo(start: Action, { actions, overruled }: Pick<Plan, 'actions' | 'overruled'>): Medicine[] {
  const own = start.because.filter((reason) => !isTradeable(reason));
  const others = actions.filter(({ verb, id }) => verb === 'start' && id !== start.id);
  const gaveWay = overruled.filter(({ action: { verb }, by }) => by === start.id && verb === 'start');
  const isServed = ({ because }: Action): boolean =>
    others.some((other) => because.every((reason) => other.because.includes(reason)));
  const served = new Set<string>(gaveWay.flatMap(({ action }) => (isServed(action) ? [action.object] : [])));
  const named = [
    ...(start.or ?? []),
    ...gaveWay.flatMap(({ action: { object, because } }) =>
      own.every((reason) => because.includes(reason)) ? [object as Medicine] : [],
    ),
  ];
  return [...new Set(named)].filter((medicine) => !served.has(medicine));
}

/** What a choice takes out of a plan, and the rule that says why. */
export interface NotChosen {
  readonly medicines: readonly Medicine[];
  readonly by: 'choice.made' | 'choice.declined' | 'choice.postponed';
}
/** The starts that a choice takes out: all that could wait where nothing new was chosen, else what was offered in place of the one chosen. */
export function notChosen(plan: Pick<Plan, 'actions' | 'overruled'>, choice: Choice): NotChosen {
  const open = plan.actions.filter(leavesChoice);
  if (!isCompared(choice))
    return {
      medicines: open.map(({ object }) => object as Medicine),
      by: choice === 'no-change' ? 'choice.declined' : 'choice.postponed',
    };
  const offered = open
    .map((start): Medicine[] => [start.object as Medicine, ...alternativesTo(start, plan)])
    .find(([first, ...others]) => first !== choice && others.includes(choice));
  const others = offered ?? [];
  return { medicines: others.filter((medicine) => medicine !== choice), by: 'choice.made' };
}

/** The start that was chosen names no others beside it, and that it was chosen. */
const chosenStart = (action: Action, choice: Choice): Action => {
  if (action.verb !== 'start' || action.object !== choice || !leavesChoice(action)) return action;
  const { or: _, ...own } = action;
  return { ...own, because: [...own.because, 'choice.made'] };
};

/** Days until it is asked again of whom decides later: what could have begun within four weeks is not left for half a year. */
const askedAgain = 42;
/** A plan as the choice leaves it: what was chosen says so, and what was put off is asked again at the next visit. */
export function asChosen(plan: Plan, choice: Choice | undefined): Plan {
  if (choice === undefined) return plan;
  const isPutOff = plan.overruled.some(({ by }) => by === ('choice.postponed' satisfies NotChosen['by']));
  return {
    ...plan,
    actions: plan.actions.map((action) => chosenStart(action, choice)),
    review: isPutOff ? Math.min(plan.review, askedAgain) : plan.review,
  };
}
