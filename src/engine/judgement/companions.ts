import { atLeast, cited } from '../kit/worksheet/cited.ts';
import { tenthsAbove } from './fits.ts';
import { aboveGoal, distanceFromGoal } from './glucose.ts';
import {
  type Action,
  type ActionId,
  actionIds,
  addsForGlucose,
  glucoseLowering,
  partsOf,
  type Plan,
} from '../plan/actions.ts';
import { reviewOf } from '../plan/look-again.ts';
import { inOrder } from '../plan/resolve.ts';
import { isEmergency } from '../plan/sequence.ts';
import type { Patient } from './patient.ts';
import { afterEvent, eventIsRecent } from './topics/arterial-event.ts';
import { ejectionPreserved } from './topics/ejection-fraction.ts';
import { mustStop, secretagogues } from './secretagogues.ts';

/** What is measured, kept at hand or taken back because a medicine begins or goes up: it comes with the change and cannot be forgotten. */
interface Companion {
  readonly of: readonly ActionId[];
  readonly brings: ActionId | ((patient: Patient) => ActionId);
  /** Days after the change; below 0 before it. */
  readonly after: number;
  /** No sooner than this, days from today, and routine. */
  readonly earliest?: number;
  /** No later than this, though the change comes later. */
  readonly latest?: number;
  /** For whom; for all where it is left out. */
  readonly whom?: (patient: Patient) => boolean;
  /** In no plan like this. */
  readonly unless?: (plan: Plan) => boolean;
  /** Measured before the change where it is not known. */
  readonly before?: (patient: Patient) => boolean;
}

const afterRas = cited(
  14,
  'days',
  'kdigo2022',
  'practice point 1.2.3: pressure, creatinine and potassium within 2 to 4 weeks',
  'S',
);
const afterFinerenone = cited(28, 'days', 'labelFinerenone', 'potassium and eGFR 4 weeks after the start', 'R');
const afterStatin = cited(
  56,
  'days',
  'ada2026',
  'section 10: lipids 4 to 12 weeks after a statin begins or changes',
  'S',
);
/** Sooner LDL does not show what a statin does. */
const statinShows = cited(
  28,
  'days',
  'ada2026',
  'section 10: lipids 4 to 12 weeks after a statin begins or changes',
  'S',
);
const cardiologyBefore = cited(7, 'days', 'design', 'cardiology is asked before the injection begins', 'R');
/** A glucose high enough for insulin is measured at home within a week, though another injection was chosen before it. */
const measuredBy = cited(7, 'days', 'design', 'glucose at home where insulin is meant', 'R');
/** At the goal it is seen once what ended has left the body. */
const seenBy = cited(14, 'days', 'design', 'glucose at home after a medicine ended at the goal', 'R');
/** What one medicine lowers HbA1c by, about. */
const broughtBy = cited(1, 'points', 'ada2026', 'section 9, table 9.2: efficacy', 'R');
const glucagonBy = cited(14, 'days', 'ada2026', 'section 6: glucagon for everybody on insulin', 'S');
/** In pregnancy her team sees to it. */
const isOwnDecision = ({ known }: Patient): boolean => known.pregnancy !== true;
const kidneyUnknown = ({ kidney }: Patient): boolean => kidney === undefined;
const potassiumUnknown = ({ known }: Patient): boolean => known.potassium === undefined;

const lessForGlucose: readonly ActionId[] = actionIds.filter((id) => {
  const { verb, object } = partsOf(id);
  // A DPP-4 inhibitor does little, and mostly makes room for its stronger like.
  return (verb === 'stop' || verb === 'hold') && glucoseLowering.includes(object) && object !== 'dpp4Inhibitor';
});

const companions: readonly Companion[] = [
  { of: ['start:rasInhibitor'], brings: 'check:potassium', after: afterRas.value, before: potassiumUnknown },
  {
    of: ['start:rasInhibitor'],
    brings: 'check:egfr',
    after: afterRas.value,
    before: kidneyUnknown,
    whom: ({ known }) => known.dialysis !== true,
  },
  { of: ['start:finerenone'], brings: 'check:potassium', after: afterFinerenone.value, before: potassiumUnknown },
  { of: ['start:finerenone'], brings: 'check:egfr', after: afterFinerenone.value, before: kidneyUnknown },
  {
    of: ['start:glp1RA'],
    brings: 'refer:cardiologist',
    after: -cardiologyBefore.value,
    whom: (patient) => patient.known.heartFailure === true && !ejectionPreserved(patient),
  },
  {
    of: ['start:statin', 'raise:statin'],
    brings: 'check:lipids',
    after: afterEvent.value,
    whom: eventIsRecent,
  },
  // Else a matter of routine, whatever the statin is begun for.
  {
    of: ['start:statin', 'raise:statin'],
    brings: 'check:lipids',
    after: afterStatin.value,
    earliest: statinShows.value,
  },
  ...secretagogues.map(
    (medicine): Companion => ({
      of: ['start:basalInsulin'],
      brings: (patient) => `${mustStop(patient, medicine) ? 'stop' : 'reduce'}:${medicine}`,
      after: 0,
      whom: ({ known }) => known[medicine] === true,
    }),
  ),
  // What stops without anything in its place above the goal: what glucose does then is seen, not guessed.
  {
    of: lessForGlucose,
    brings: 'check:glucose',
    after: 0,
    latest: measuredBy.value,
    whom: (patient) => aboveGoal(patient) && !tenthsAbove(patient) && isOwnDecision(patient),
    unless: ({ actions }) => actions.some((action) => addsForGlucose(action) && action.within <= measuredBy.value),
  },
  // At or near the goal, too, what ends may be what brought it there.
  {
    // Metformin pauses for days.
    of: lessForGlucose.filter((id) => id !== 'hold:metformin'),
    brings: 'check:glucose',
    after: 0,
    earliest: seenBy.value,
    whom: (patient) => atLeast(distanceFromGoal(patient) ?? -Infinity, -broughtBy.value) && isOwnDecision(patient),
    unless: (plan) => isEmergency(plan) || plan.actions.some(addsForGlucose),
  },
  // Its dose goes by mornings measured at home.
  { of: ['start:basalInsulin'], brings: 'check:glucose', after: 0, latest: measuredBy.value },
  { of: ['start:basalInsulin'], brings: 'start:glucagon', after: 0, earliest: glucagonBy.value, whom: isOwnDecision },
];

/** A plan with what belongs to its changes. A test that another reason asks for sooner stays as soon. */
export function withCompanions(plan: Plan, patient: Patient): Plan {
  let actions: readonly Action[] = plan.actions;
  for (const { of, brings, after, before, earliest = 0, latest = Infinity, whom, unless } of companions) {
    if ((whom && !whom(patient)) || unless?.(plan)) continue;
    const change = plan.actions.find(({ id }) => of.includes(id));
    if (!change) continue;
    const due = Math.max(0, earliest, before?.(patient) ? change.within : change.within + after);
    const within = Math.min(due, latest);
    const id = typeof brings === 'string' ? brings : brings(patient);
    const { verb, object } = partsOf(id);
    const asked = actions.find((action) => action.object === object && action.verb !== 'keep');
    if (!asked) {
      const { because, sources, onExample, afterFast } = change;
      const gravity = earliest > 0 ? 'routine' : change.gravity;
      actions = [
        ...actions.filter((action) => action.object !== object),
        {
          id,
          verb,
          object,
          within,
          gravity,
          because,
          sources,
          ...(onExample && { onExample }),
          ...(afterFast && after >= 0 && { afterFast }),
        },
      ];
    } else if (asked.within > within) {
      actions = actions.map((action) => (action === asked ? { ...action, within } : action));
    }
  }
  return actions === plan.actions
    ? plan
    : { ...plan, actions: inOrder(actions), review: reviewOf(plan.review, actions) };
}
