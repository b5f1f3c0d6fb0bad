import type { FactId } from '../chart/facts.ts';
import { atLeast, below, type Cited, cited } from '../kit/worksheet/cited.ts';
import { lessShare } from './doses.ts';
import { tenthsAbove } from './fits.ts';
import {
  atGoal,
  complexGoal,
  fastingGoal,
  generalGoal,
  isPremixed,
  isVulnerable,
  lowGlucose,
  makesNoInsulin,
  overBasal,
} from './glucose.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';

/** A dose of insulin is cut by this share after a low without a clear cause, percent: the upper end after a grave one. */
export const cutAfterLow = cited(20, '%', 'ada2026', 'section 9, basal insulin figure: 10 to 20 %', 'S');
export const cutAfterMildLow = cited(10, '%', 'ada2026', 'section 9, basal insulin figure: 10 to 20 %', 'S');

/** The basal dose less a share, in whole units; it ends where no whole unit is left, except in somebody who makes no insulin. */
function lessBasal(patient: Patient, within: number, share: Cited): Said {
  const { basalUnits, weeklyInsulinUnits } = patient.known;
  // Of a dose of a week none of a day is made.
  if (basalUnits === undefined || weeklyInsulinUnits !== undefined) return act('reduce:basalInsulin', within);
  const dose = lessShare(basalUnits, share);
  if (dose.to.value > 0) return act('reduce:basalInsulin', within, dose);
  return act(makesNoInsulin(patient) ? 'reduce:basalInsulin' : 'stop:basalInsulin', within);
}
/** Insulin is cut by a share; of mealtime doses only the direction is said, they are not known. */
export function lessInsulin(patient: Patient, within: number, share: Cited): Said[] {
  const { basalInsulin, mealtimeInsulin } = patient.known;
  // One insulin, of whose units nobody knows which injection they are.
  if (isPremixed(patient)) return basalInsulin === true ? [act('reduce:basalInsulin', within)] : [];
  return [
    ...(basalInsulin === true ? [lessBasal(patient, within, share)] : []),
    ...(mealtimeInsulin === true ? [act('reduce:mealtimeInsulin', within)] : []),
  ];
}
/** Of two insulins the one whose time a low reading was: before breakfast the basal, after a meal that meal's; both where the other time is not known to be well. */
export function lessInsulinAt(patient: Patient, low: readonly FactId[], within: number, share: Cited): Said[] {
  const { fpg, ppg } = patient.known;
  const isWell = (glucose: number | undefined): boolean => glucose !== undefined && atLeast(glucose, lowGlucose);
  const spared =
    !low.includes('fpg') && isWell(fpg)
      ? 'reduce:basalInsulin'
      : !low.includes('ppg') && isWell(ppg)
        ? 'reduce:mealtimeInsulin'
        : undefined;
  const cuts = lessInsulin(patient, within, share);
  return cuts.length > 1 ? cuts.filter(({ id }) => id !== spared) : cuts;
}

/** Lows that somebody tells of are answered with less insulin: below the goal of complex health in who is vulnerable, up to half a point above their own goal in all who make some. */
const lowEnoughForLess = (patient: Patient): boolean => {
  const { a1c } = patient.known;
  if (a1c === undefined) return false;
  return isVulnerable(patient)
    ? below(a1c, complexGoal)
    : (below(a1c, generalGoal) || atGoal(patient) || tenthsAbove(patient)) && !makesNoInsulin(patient);
};
/**
 * Whatever the HbA1c: fasting glucose is at its goal on the basal insulin or, where it is not known, the dose is more than helps. Who makes no
 * insulin has mild lows at any dose; beside insulin at meals a basal dose that is not too much is left until the profile tells which it was.
 */
const basalBringsLows = (patient: Patient): boolean => {
  const { basalInsulin, mealtimeInsulin, fpg, hypoglycaemiaFrequency } = patient.known;
  if (basalInsulin !== true || hypoglycaemiaFrequency === 'none' || makesNoInsulin(patient)) return false;
  if (mealtimeInsulin === true && !overBasal(patient)) return false;
  return fpg === undefined ? overBasal(patient) : atLeast(fastingGoal(patient).value, fpg);
};
/** What lows that somebody tells of take from the insulin; before anything is added. */
export function lessForTold(patient: Patient, within: number): Said[] {
  if (patient.known.pregnancy === true) return [];
  if (lowEnoughForLess(patient)) return lessInsulin(patient, within, cutAfterMildLow);
  return basalBringsLows(patient) ? lessInsulinAt(patient, ['fpg'], within, cutAfterMildLow) : [];
}
