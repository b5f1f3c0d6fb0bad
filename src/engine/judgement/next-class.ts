import { closingFacts, diseaseFacts, knownOrDenied } from './evidence.ts';
import { metforminStop } from '../clinical/renal.ts';
import { sitagliptinReducedBelow } from '../clinical/sitagliptin.ts';
import type { FactId } from '../chart/facts.ts';
import { atLeast, cited } from '../kit/worksheet/cited.ts';
import {
  classesTaken,
  fits,
  isLean,
  littleAbove,
  littleInOldAge,
  type GlucoseClass,
  glucoseClasses,
  metforminDone,
  oneStepIsEnough,
  costDecides,
  littleCost,
  slimInOldAge,
  suits,
  wideGap,
} from './fits.ts';
import {
  fastingGoal,
  gapOf,
  goalFacts,
  isComplex,
  lowEvidence,
  lowsComeBack,
  plansPregnancy,
  refusesInjections,
  sensorHigh,
} from './glucose.ts';
import { isOpenFor } from './eligibility.ts';
import { bearsWaiting, betterWaits, waitsForBetter } from './waiting.ts';
import { seenOnce } from './kidney-disease.ts';
import { glp1IsChanged } from './glp1-agent.ts';
import { begunLately } from './lately-begun.ts';
import { pancreatitisEnds } from './pancreas.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';
import type { ActionId } from '../plan/actions.ts';
import { readingsDeny } from './a1c-and-readings.ts';
import { insulinWithin, thirstNear } from './insulin-start.ts';
import { calls, kidneyDecides } from './topics/asked-first.ts';
import { dpp4TakesOver } from './topics/kidney-and-metformin.ts';
import { healthFirst, leanOnInsulin } from './type-clues.ts';
import { waitingFacts } from './second-egfr.ts';

/** Classes for glucose taken at once from which another is a specialist's decision. */
const manyClasses = cited(5, 'none', 'design', 'classes for glucose taken at once', 'design');
const obesity = cited(30, 'kg/m²', 'who1995', 'adult BMI classes', 'V');

export const many = (patient: Patient): boolean => atLeast(classesTaken(patient).length, manyClasses);

/** An incretin ends for its harm: what takes its place comes with that day. */
const incretinEnds = ({ known }: Patient): boolean =>
  (known.glp1RA === true &&
    (pancreatitisEnds(known) || known.gastroparesis === true || known.medullaryThyroidCancer === true)) ||
  (known.dpp4Inhibitor === true && pancreatitisEnds(known));
export const haste = (patient: Patient): { readonly within: number; readonly gravity: 'important' | 'routine' } => {
  // What takes the place of metformin starts with its stop.
  if ((patient.known.metformin ?? 0) > 0 && patient.kidneyBelow(metforminStop.value) === true)
    return { within: 7, gravity: 'important' };
  // Less of what causes lows comes first, whatever ended.
  if (lowsComeBack(patient)) return { within: 28, gravity: 'routine' };
  if (incretinEnds(patient)) return { within: 7, gravity: 'important' };
  return atLeast(gapOf(patient), wideGap) || sensorHigh(patient)
    ? { within: 14, gravity: 'important' }
    : { within: 28, gravity: 'routine' };
};

/** Where the kidney asks for a smaller dose of a DPP-4 inhibitor and an SGLT2 inhibitor is still to come, that is enough at first; but only just above the goal, for below an eGFR of 45 it hardly lowers glucose. */
export const keepsSmallerDose = ({ known, kidneyBelow }: Patient): boolean =>
  known.sglt2Inhibitor !== true &&
  kidneyBelow(sitagliptinReducedBelow.value) === true &&
  kidneyBelow(metforminStop.value) !== true;

/** Classes for glucose by this patient's need, those that fit. Where a DPP-4 inhibitor is taken a GLP-1 receptor agonist takes its place. */
export function byNeed(patient: Patient): GlucoseClass[] {
  const { known } = patient;
  // Not by the gap: the first choice must not change because glucose is higher.
  const heavy = known.weightPreference === 'prefer_loss' || (known.bmi !== undefined && atLeast(known.bmi, obesity));
  const thin = isLean(patient) || slimInOldAge(patient) || (healthFirst(patient) && known.bmi === undefined);
  const light: readonly GlucoseClass[] = thin
    ? ['dpp4Inhibitor', 'sglt2Inhibitor', 'sulfonylurea', 'tzd']
    : ['sglt2Inhibitor', 'glp1RA', 'dpp4Inhibitor', 'sulfonylurea', 'tzd'];
  const order = costDecides(patient) ? littleCost(heavy) : heavy ? glucoseClasses : light;
  const open = order.filter((medicine) => fits(patient, medicine));
  if (betterWaits(patient, order, open)) return [];
  if (known.dpp4Inhibitor !== true) return open;
  // One incretin: either it is replaced, or another class joins it. Where arteries ask for the exchange, glucose goes with them.
  const others = open.filter((each) => each !== 'glp1RA');
  const replaced =
    open.includes('glp1RA') &&
    ((heavy && !costDecides(patient)) ||
      many(patient) ||
      known.ascvd === true ||
      (keepsSmallerDose(patient) ? !littleAbove(patient) : others.length === 0));
  return replaced ? ['glp1RA'] : others;
}
/** Closed for more than days, it is no step to be taken first. */
const metforminShut = (patient: Patient): boolean =>
  !isOpenFor(patient, 'metformin', 'glucose') && !patient.waitsFor.has('metformin');
export const addsClass = (patient: Patient): boolean =>
  calls(patient) &&
  !littleInOldAge(patient) &&
  // One for another makes no more of them.
  (!many(patient) || (patient.known.dpp4Inhibitor === true && fits(patient, 'glp1RA'))) &&
  patient.known.metformin !== undefined &&
  (metforminDone(patient) || metforminShut(patient) || !oneStepIsEnough(patient));

/** Above the goal on so many classes that no further one is the answer: insulin is. */
const manyAbove = (patient: Patient): boolean =>
  calls(patient) && many(patient) && !addsClass(patient) && patient.known.metformin !== undefined;

/** Above the goal, and no class that lowers glucose is left; symptoms, ketones and a sick pancreas have rules of their own. */
export const nothingFits = (patient: Patient): boolean =>
  (addsClass(patient) || manyAbove(patient)) &&
  patient.known.catabolicSymptoms !== true &&
  patient.known.pregnancy !== true &&
  patient.known.diabetesType !== 'pancreatic' &&
  insulinWithin(patient) === undefined &&
  // Before a pregnancy her team replaces what stops.
  !plansPregnancy(patient) &&
  // Tests say first whether it is insulin that is missing, and its dose goes up meanwhile.
  !leanOnInsulin(patient) &&
  // What began lately is waited for.
  begunLately(patient).length === 0 &&
  !dpp4TakesOver(patient) &&
  (manyAbove(patient) || byNeed(patient).length === 0);
/** Taken for so long it stands at the dose that is borne, months. */
const settledAfter = cited(12, 'months', 'design', 'a GLP-1 receptor agonist at its full dose', 'R');
const stepsUpFirst = (patient: Patient): boolean =>
  (glp1Room(patient) || risesLater(patient)) &&
  (!(patient.known.glp1RAMonths !== undefined && atLeast(patient.known.glp1RAMonths, settledAfter)) ||
    glp1IsChanged(patient)) &&
  bearsWaiting(patient);
/** Insulin waits for what is taken already to go up, or for a better class to open. */
export const insulinWaits = (patient: Patient): boolean => stepsUpFirst(patient) || waitsForBetter(patient);
/** Basal insulin is the step after all others: glucose in the morning is above its goal, and nothing known speaks against it. */
export const insulinNext = (patient: Patient): boolean =>
  !littleAbove(patient) &&
  !insulinWaits(patient) &&
  !patient.onInsulin &&
  patient.known.fpg !== undefined &&
  !atLeast(fastingGoal(patient).value, patient.known.fpg) &&
  !refusesInjections(patient) &&
  (!isComplex(patient) || (atLeast(gapOf(patient), wideGap) && atLeast(patient.known.fpg, thirstNear))) &&
  lowEvidence(patient).length === 0 &&
  // While a check of days keeps even a gliptin closed no injection begins in its place.
  !(patient.waitsFor.has('dpp4Inhibitor') && bearsWaiting(patient));

/** Nobody has told the dose of a GLP-1 receptor agonist: it goes up, as far as it is borne, before another class is looked for. */
export const glp1Room = (patient: Patient): boolean => isOpenFor(patient, 'glp1RA', 'glucose') && glp1Rises(patient);
/** It goes up once a check is done, or a specialist has answered. */
const risesLater = (patient: Patient): boolean => patient.waitsFor.has('glp1RA') && glp1Rises(patient);
const glp1Rises = (patient: Patient): boolean =>
  patient.known.glp1RA === true && !incretinEnds(patient) && !isLean(patient);
/** Basal insulin goes by a fasting glucose that is not known: measured, its dose is the next step. */
const basalWaits = ({ known, sensor }: Patient): boolean =>
  known.basalInsulin === true && known.fpg === undefined && !sensor;
/** Checks of days that some class, which else would be begun, waits for: nobody has come to the end of the classes. */
export const gatesOf = (patient: Patient): ActionId[] => [
  ...new Set(
    (['glp1RA', 'sglt2Inhibitor', 'dpp4Inhibitor'] as const).flatMap((medicine) => {
      const isTaken = patient.known[medicine] === true && !(medicine === 'glp1RA' && risesLater(patient));
      const opens = isTaken ? undefined : patient.waitsFor.get(medicine);
      return opens && suits[medicine](patient) ? [opens] : [];
    }),
  ),
];
type Left = 'oralSemaglutide' | 'tzd' | 'sulfonylurea' | 'basalInsulin';
/** What no rule begins by itself and nothing closes: weighed with the patient where the usual classes are used up. */
export function leftToWeigh(patient: Patient): Left[] {
  const { known } = patient;
  const open = (medicine: Exclude<Left, 'oralSemaglutide'>): boolean =>
    known[medicine] !== true && isOpenFor(patient, medicine, 'glucose');
  const refused = refusesInjections(patient);
  return [
    ...(refused && known.glp1RA !== true && isOpenFor(patient, 'glp1RA', 'glucose') && !isLean(patient)
      ? (['oralSemaglutide'] as const)
      : []),
    ...(open('tzd') && known.heartFailure !== true && known.oedema !== true ? (['tzd'] as const) : []),
    ...(open('sulfonylurea') && !patient.onInsulin && !isComplex(patient) && lowEvidence(patient).length === 0
      ? (['sulfonylurea'] as const)
      : []),
    ...(open('basalInsulin') && !refused ? (['basalInsulin'] as const) : []),
  ];
}
/** No check is awaited whose answer could open a start. */
const nothingAwaited = (patient: Patient): boolean =>
  !seenOnce(patient) && !readingsDeny(patient) && gatesOf(patient).length === 0 && !basalWaits(patient);
/** Above the goal with everything asked that could open a start: nobody is referred for an answer that is missing, nor before a second eGFR. */
export const allClosed = (patient: Patient): boolean =>
  calls(patient) &&
  patient.known.metformin !== undefined &&
  !kidneyDecides(patient) &&
  begunLately(patient).length === 0 &&
  !plansPregnancy(patient) &&
  nothingAwaited(patient);
export const allClosedFacts = (patient: Patient): readonly FactId[] => [
  ...usedUpFacts(patient),
  'metformin',
  ...diseaseFacts(patient),
  ...(patient.kidney?.facts ?? []),
];
/** The usual classes are used up by more than a little, and neither insulin nor a dose is the plain next step. */
export const usedUp = (patient: Patient): boolean =>
  nothingFits(patient) &&
  !insulinNext(patient) &&
  !littleAbove(patient) &&
  !glp1Room(patient) &&
  nothingAwaited(patient);
export const usedUpFacts = (patient: Patient): readonly FactId[] => [
  ...goalFacts(patient),
  ...closingFacts(patient),
  ...waitingFacts(patient),
  ...knownOrDenied(patient, ['heartFailure', 'oedema', 'nafld']),
];
/** What glucose does in the morning decides whether insulin is next. */
export const morningFirst = ({ known, sensor }: Patient, within: number): Said[] =>
  known.fpg === undefined && !sensor ? [act('check:glucose', within)] : [];
