import type { Chart } from '../chart/chart.ts';
import type { Action, ActionId, Plan, Wish } from '../plan/actions.ts';
import { reviewOf } from '../plan/look-again.ts';
import { inOrder, resolve } from '../plan/resolve.ts';
import { isFolded } from '../plan/rows.ts';
import { emergencyAlone, inSequence, isEmergency, type Means, onlyWhatCannotWait } from '../plan/sequence.ts';
import { withAsks } from './asks.ts';
import { withCompanions } from './companions.ts';
import { isComplex } from './glucose.ts';
import { insulinStays } from './insulin-stays.ts';
import { type Judgement, judge, judgeBy } from './judge.ts';
import { isPregnancy } from './not-for.ts';
import type { Patient } from './patient.ts';
import type { RuleId } from './rules.ts';
import { veryOld } from './type-clues.ts';

export type { Patient } from './patient.ts';
export { type Judgement, judge, judgeBy };

/** The team that sees her sets every dose, no calculator. */
const withoutDose = ({ to: _, ...wish }: Wish): Wish => wish;
/** Who is frail moves as far as it goes, by no figure. */
const withoutGoal = (wish: Wish): Wish =>
  wish.id === 'do:training' || wish.id === 'do:steps' ? withoutDose(wish) : wish;

/** What is asked for under age; nothing else of an adult's plan is. */
const ofChildren = ['type.child', 'type.child-today'] as const satisfies readonly RuleId[];

/** Medicines that begin within four weeks: of two their harms can be told apart; who is old or frail bears one. */
const mostAtOnce = (patient: Patient): number =>
  isComplex(patient) || (patient.known.age !== undefined && patient.known.age >= veryOld.value) ? 1 : 2;
/** Whether every reason asks for an action only together with a start. */
const isJoined = ({ wishes }: Judgement, { id, because }: Action, start: ActionId): boolean =>
  because.every((by) => wishes.some((wish) => wish.id === id && wish.because === by && wish.with === start));

/** Albumin names the medicine of the pressure: the two are one prescription. */
const firstForPressure = 'pressure.albumin' satisfies RuleId;
/** Insulin and what a failing heart lives on do not wait for it. */
const meansOf = ({ actions }: Plan, { known }: Patient): Means | undefined =>
  actions.some(({ id, because }) => id === 'treat:blood-pressure' && because.includes(firstForPressure))
    ? {
        step: 'treat:blood-pressure',
        start: 'start:rasInhibitor',
        after: [
          'start:basalInsulin',
          'start:mealtimeInsulin',
          ...(known.heartFailure === true ? (['start:sglt2Inhibitor'] as const) : []),
        ],
      }
    : undefined;

/** Eyes that nobody has seen for so long are seen before the injection that makes glucose fall fast, days. */
const afterEyes = 28;
const eyesUnseen = 'eyes.unknown-fast-fall' satisfies RuleId;
const eyesFirst = (plan: Plan): Plan => {
  const isAwaited = plan.actions.some(
    ({ id, gravity, because }) => id === 'refer:eye' && gravity === 'important' && because.includes(eyesUnseen),
  );
  const waits = ({ id, within }: Action): boolean => id === 'start:glp1RA' && within < afterEyes;
  if (!isAwaited || !plan.actions.some(waits)) return plan;
  const actions = inOrder(plan.actions.map((action) => (waits(action) ? { ...action, within: afterEyes } : action)));
  return { ...plan, actions, review: reviewOf(plan.review, actions) };
};

/** What is the same for nearly everybody is marked, and stands behind what is this patient's own. */
const folding = (plan: Plan): Plan => ({
  ...plan,
  actions: inOrder(plan.actions.map((action) => (isFolded(action) ? { ...action, folded: true } : action))),
});

/** A plan whose days are moved for what is no part of the chart; `isJoined` tells what ends for a start alone. */
export type Around = (plan: Plan, isJoined: (action: Action, start: ActionId) => boolean) => Plan;

/**
 * A patient's plan: what judgement asks for over the whole chart, and what the calculators propose, resolved into one. `around` moves its
 * days before what belongs to a change is added to it.
 */
export function planFor(judgement: Judgement, proposals: readonly Wish[] = [], around: Around = (plan) => plan): Plan {
  const pregnant = isPregnancy(judgement.findings);
  const set = pregnant ? withoutDose : isComplex(judgement.patient) ? withoutGoal : undefined;
  const whole = insulinStays(resolve(judgement, set ? proposals.map(set) : proposals));
  const resolved = judgement.patient.isChild ? onlyWhatCannotWait(whole, ofChildren) : emergencyAlone(whole);
  const joined = (action: Action, start: ActionId): boolean => isJoined(judgement, action, start);
  const ordered = inSequence(
    eyesFirst(resolved),
    mostAtOnce(judgement.patient),
    joined,
    judgement.choice,
    meansOf(resolved, judgement.patient),
  );
  const plan = withCompanions(around(ordered, joined), judgement.patient);
  if (isEmergency(plan) || judgement.patient.isChild) return folding(plan);
  return folding({ ...plan, actions: withAsks(plan.actions, judgement.patient) });
}

/** The plan for what is known, without any calculator. */
export function planOfChart(chart: Chart): Plan {
  return planFor(judge(chart));
}
