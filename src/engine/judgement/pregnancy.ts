import { metforminStop } from '../clinical/renal.ts';
import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';
import { eventIsRecent } from './topics/arterial-event.ts';

/** From this age nobody is asked about a pregnancy; one that is known still counts. */
const askedUntil = cited(50, 'years', 'design', 'women under 50 are asked', 'design');

/** Glucose and HbA1c in pregnancy. */
export const fastingGoal = cited(95, 'mg/dL', 'ada2025', 'section 15, glucose goals in pregnancy', 'V');
export const afterMealGoal = cited(140, 'mg/dL', 'ada2025', 'section 15, one hour after a meal', 'V');
export const a1cRelaxed = cited(7, '%', 'ada2025', 'section 15, HbA1c below 6 %, relaxed to below 7 %', 'V');
/** What is known to be above these. */
export const abovePregnancyGoals = ({ known }: Patient): ('a1c' | 'fpg' | 'ppg')[] => [
  ...(known.fpg !== undefined && atLeast(known.fpg, fastingGoal) ? (['fpg'] as const) : []),
  ...(known.ppg !== undefined && atLeast(known.ppg, afterMealGoal) ? (['ppg'] as const) : []),
  ...(known.a1c !== undefined && atLeast(known.a1c, a1cRelaxed) ? (['a1c'] as const) : []),
];

/** A pregnancy is recorded; a man's is a slip of the form. */
export const isPregnant = ({ known }: Patient): boolean => known.pregnancy === true && known.sex !== 'male';
/** She may become pregnant. */
export const mayConceive = ({ known }: Patient): boolean =>
  known.sex !== 'male' && (known.age === undefined || below(known.age, askedUntil)) && known.pregnancy !== true;

export const plansOne = (patient: Patient): boolean =>
  patient.known.childbearing === 'planning' && mayConceive(patient);

/** What lowers glucose and is not for a pregnancy. */
export const glucoseTablets = [
  'sglt2Inhibitor',
  'glp1RA',
  'sulfonylurea',
  'repaglinide',
  'dpp4Inhibitor',
  'tzd',
] as const;
export const heartMedicines = [
  'rasInhibitor',
  'statin',
  'ezetimibe',
  'finerenone',
  'mineralocorticoidAntagonist',
] as const;
/** What is stopped before conception; the rest is changed by the team that sees her. */
export const stoppedBefore = ['glp1RA', 'sglt2Inhibitor', 'dpp4Inhibitor', 'tzd', ...heartMedicines] as const;
/** Of these what lowers glucose: insulin takes its place. */
export const replacedByInsulin = ['glp1RA', 'sglt2Inhibitor', 'dpp4Inhibitor', 'tzd'] as const;
type Harmful = (typeof glucoseTablets)[number] | (typeof heartMedicines)[number];

/** Those of a list that are known to be taken. */
export function takenOf<M extends Harmful>({ known }: Patient, medicines: readonly M[]): M[] {
  return medicines.filter((medicine) => {
    const value = known[medicine];
    return value === true || (typeof value === 'string' && value !== 'none');
  });
}
/** An event within the year, or vessels that are unstable whenever it was. */
const arteriesUneasy = (patient: Patient): boolean =>
  eventIsRecent(patient) || (patient.known.ascvd === true && patient.known.vesselsUnstable === true);
/** A failing heart, or arteries that may give way: the pregnancy is cardiology's matter as well. */
export const heartIsIll = (patient: Patient): boolean => patient.known.heartFailure === true || arteriesUneasy(patient);
/** When it was, nobody has said: it may be recent. */
export const eventUndated = (patient: Patient): boolean =>
  patient.known.ascvd === true && patient.known.arterialEventMonths === undefined && !arteriesUneasy(patient);
const forFailingHeart = ['rasInhibitor', 'sglt2Inhibitor', 'finerenone', 'mineralocorticoidAntagonist'] as const;
const forArteries = ['rasInhibitor', 'statin', 'ezetimibe'] as const;
type ForHeart = (typeof forFailingHeart)[number] | (typeof forArteries)[number];
/** What such a heart lives on and is taken: before conception it stops when cardiology has said what takes its place. */
export const keptForHeart = (patient: Patient): ForHeart[] => [
  ...new Set([
    ...(patient.known.heartFailure === true ? takenOf<ForHeart>(patient, forFailingHeart) : []),
    ...(arteriesUneasy(patient) || eventUndated(patient) ? takenOf<ForHeart>(patient, forArteries) : []),
  ]),
];
/** What is taken and stops before conception without waiting for anybody. */
export const stoppedBeforeConception = <M extends (typeof stoppedBefore)[number]>(
  patient: Patient,
  medicines: readonly M[],
): M[] => {
  const kept: readonly string[] = keptForHeart(patient);
  return takenOf(patient, medicines).filter((medicine) => !kept.includes(medicine));
};
/** They stop within so many days. */
export const stops = (patient: Patient, medicines: readonly Harmful[], within: number): Said[] =>
  takenOf(patient, medicines).map((medicine) => act(`stop:${medicine}`, within));
/** What stops today leaves her without anything that lowers glucose: neither insulin nor a metformin that goes on is known. */
export const leftUncovered = (patient: Patient): boolean =>
  takenOf(patient, glucoseTablets).length > 0 &&
  !patient.onInsulin &&
  (!(patient.known.metformin !== undefined && patient.known.metformin > 0) ||
    patient.kidneyBelow(metforminStop.value) === true);
