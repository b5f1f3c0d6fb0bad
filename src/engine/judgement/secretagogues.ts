import type { FactId } from '../chart/facts.ts';
import { atLeast, cited } from '../kit/worksheet/cited.ts';
import { sulfonylureaKidney } from './fits.ts';
import { lowEvidence } from './glucose.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';

/** Tablets that make the pancreas give insulin whatever glucose is: a sulfonylurea, and repaglinide at meals. Both cause lows. */
export const secretagogues = ['sulfonylurea', 'repaglinide'] as const satisfies readonly FactId[];
type Secretagogue = (typeof secretagogues)[number];

/** With insulin such a tablet is stopped from this age, or after lows; else halved. */
export const stopAge = cited(65, 'years', 'design', 'sulfonylurea when insulin starts', 'design');
/** Heavy drinking keeps the liver from making glucose: a low lasts, and comes in the night. */
export const drinksHeavily = ({ known }: Pick<Patient, 'known'>): boolean => known.alcohol === 'heavy';
/** Whether it stops beside insulin. A sulfonylurea gathers where kidneys filter less; repaglinide leaves by the liver. */
export const mustStop = (patient: Patient, medicine: Secretagogue = 'sulfonylurea'): boolean =>
  (patient.known.age !== undefined && atLeast(patient.known.age, stopAge)) ||
  (medicine === 'sulfonylurea' && patient.kidneyBelow(sulfonylureaKidney.value) === true) ||
  drinksHeavily(patient) ||
  lowEvidence(patient).length > 0;

/** Glibenclamide gathers, a low on it lasts, and it keeps the heart from preparing for a lack of oxygen. */
export const glibenclamideEnds = (patient: Patient): boolean =>
  patient.known.sulfonylureaAgent === 'glibenclamide' && (mustStop(patient) || patient.known.ascvd === true);

const secretagoguesTaken = ({ known }: Patient): Secretagogue[] => secretagogues.filter((fact) => known[fact] === true);
/** Whether one is known to be taken. */
export const takesSecretagogue = ({ known }: Pick<Patient, 'known'>): boolean =>
  secretagogues.some((fact) => known[fact] === true);
/** Each that is taken stops, pauses or is reduced within so many days; nothing where none is. */
export const lessSecretagogue = (
  patient: Patient,
  verb: 'stop' | 'hold' | 'reduce',
  within: number,
  more: Omit<Said, 'id' | 'within'> = {},
): Said[] => secretagoguesTaken(patient).map((medicine) => act(`${verb}:${medicine}`, within, more));
/** Each that is taken, as basal insulin begins. */
export const lessAsInsulinBegins = (
  patient: Patient,
  within: number,
  more: Omit<Said, 'id' | 'within' | 'with'> = {},
): Said[] =>
  secretagoguesTaken(patient).map((medicine) =>
    act(`${mustStop(patient, medicine) ? 'stop' : 'reduce'}:${medicine}`, within, {
      ...more,
      with: 'start:basalInsulin',
    }),
  );
