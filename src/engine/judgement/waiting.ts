import type { ActionId } from '../plan/actions.ts';
import { below, cited } from '../kit/worksheet/cited.ts';
import { type GlucoseClass, suits } from './fits.ts';
import type { Patient } from './patient.ts';

/** Steps that are done within days, and open what they close: what would be the better choice then is not replaced meanwhile. */
export const ofDays = [
  'check:ketones',
  'ask:ketoacidosis',
  'check:potassium',
  'check:blood-pressure',
  'check:egfr',
  'do:operation',
  'do:sick-days',
] as const;
const isOfDays = (opens: ActionId): boolean => ofDays.some((each) => each === opens);

/** What does more than glucose: open, it is no second best to the other of the two. */
const strong = ['sglt2Inhibitor', 'glp1RA'] as const;
/** One of them that is not taken, would suit, and waits for a step alone. */
const awaits = (patient: Patient, medicine: (typeof strong)[number]): ActionId | undefined =>
  patient.known[medicine] !== true && suits[medicine](patient) ? patient.waitsFor.get(medicine) : undefined;
/** A class that ranks higher opens within days: none is begun in its place that it would take the place of. */
export const betterWaits = (
  patient: Patient,
  order: readonly GlucoseClass[],
  open: readonly GlucoseClass[],
): boolean => {
  const [first] = open;
  if (first === undefined || open.some((medicine) => medicine === 'sglt2Inhibitor' || medicine === 'glp1RA'))
    return false;
  return strong.some((medicine) => {
    const opens = awaits(patient, medicine);
    const isBetter = order.includes(medicine) && order.indexOf(medicine) < order.indexOf(first);
    return opens !== undefined && isOfDays(opens) && isBetter;
  });
};
/** From here, or from this HbA1c, insulin does not wait for a higher dose of the injection that is taken, mg/dL and percent. */
const highMorning = cited(200, 'mg/dL', 'design', 'insulin beside a GLP-1 receptor agonist', 'R');
const highA1c = cited(9, '%', 'design', 'insulin beside a GLP-1 receptor agonist', 'R');
export const bearsWaiting = ({ known: { fpg, a1c } }: Patient): boolean =>
  below(fpg ?? 0, highMorning) && below(a1c ?? 0, highA1c);
/** A better class opens within days, or once a specialist has answered, and glucose is not so high that insulin does not wait for it. */
export const waitsForBetter = (patient: Patient): boolean =>
  bearsWaiting(patient) && strong.some((medicine) => awaits(patient, medicine) !== undefined);
