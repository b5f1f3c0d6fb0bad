import type { FactId } from '../chart/facts.ts';
import { settledAfter } from '../clinical/settled.ts';
import { below } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';

/** Classes whose months are asked, each with the fact that holds them. */
const monthsOf = {
  metformin: 'metforminDuration',
  sulfonylurea: 'sulfonylureaMonths',
  dpp4Inhibitor: 'dpp4InhibitorMonths',
  sglt2Inhibitor: 'sglt2InhibitorMonths',
  glp1RA: 'glp1RAMonths',
  tzd: 'tzdMonths',
} as const satisfies { readonly [F in FactId]?: FactId };
type Dated = keyof typeof monthsOf;

const isTaken = ({ known }: Patient, medicine: Dated): boolean =>
  medicine === 'metformin' ? known.metformin !== undefined && known.metformin > 0 : known[medicine] === true;

/** Classes that are taken, and known to be taken for less than the three months that HbA1c looks back. */
export const begunLately = (patient: Patient): Dated[] =>
  (Object.keys(monthsOf) as Dated[]).filter((medicine) => {
    const months = patient.known[monthsOf[medicine]];
    return months !== undefined && below(months, settledAfter) && isTaken(patient, medicine);
  });
/** The facts behind begunLately. */
export const begunFacts = (patient: Patient): FactId[] =>
  begunLately(patient).flatMap((medicine): FactId[] => [medicine, monthsOf[medicine]]);
/** Days until the newest of them shows in HbA1c whole, a month as 30. */
export const daysToShow = (patient: Patient): number =>
  Math.ceil(
    (settledAfter.value - Math.min(...begunLately(patient).map((medicine) => patient.known[monthsOf[medicine]] ?? 0))) *
      30,
  );
