import { underweight } from '../clinical/bmi.ts';
import { below } from '../kit/worksheet/cited.ts';
import { unitsPerKg } from './doses.ts';
import { isLean, littleAbove, metforminDone } from './fits.ts';
import { gapOf, refusesInjections } from './glucose.ts';
import type { Medicine } from '../plan/actions.ts';
import type { Patient } from './patient.ts';
import { act, type Said } from './rule.ts';
import { lessSecretagogue } from './secretagogues.ts';
import { a1cFrom, aboveGoal, pancreaticBasal, poorA1c } from './type-clues.ts';

/** Incretins are avoided where the pancreas has been inflamed, an SGLT2 inhibitor where insulin is short. */
export function pancreaticStops({ known }: Patient): Said[] {
  return [
    ...(known.dpp4Inhibitor === true ? [act('stop:dpp4Inhibitor', 7)] : []),
    ...(known.glp1RA === true ? [act('stop:glp1RA', 7)] : []),
    ...(known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', 3, { gravity: 'urgent' })] : []),
  ];
}
export const thin = ({ known: { bmi } }: Patient): boolean => bmi !== undefined && below(bmi, underweight);
/** Insulin early: where control is poor, where what stops leaves nothing in its place, and as the next step after metformin. */
export function pancreaticInsulin(patient: Patient): Said[] {
  const { known } = patient;
  const replaces = pancreaticStops(patient).length > 0 && a1cFrom(patient, aboveGoal);
  const isSoon = replaces || a1cFrom(patient, poorA1c);
  const isNext =
    known.diabetesType === 'pancreatic' &&
    (metforminDone(patient) || isLean(patient)) &&
    gapOf(patient) > 0 &&
    !littleAbove(patient) &&
    !refusesInjections(patient);
  if (patient.onInsulin || !(isSoon || isNext)) return [];
  if (known.basalInsulin === undefined) return isSoon ? [act('ask:basalInsulin', 0)] : [];
  const within = isSoon ? 7 : 14;
  return [
    act('start:basalInsulin', within, {
      gravity: isSoon ? 'urgent' : 'important',
      ...(known.weight !== undefined && unitsPerKg(known.weight, pancreaticBasal)),
    }),
    ...lessSecretagogue(patient, 'reduce', within, { with: 'start:basalInsulin' }),
  ];
}

/** As wherever insulin begins, pioglitazone does not (ADA 9). */
export const besideItsInsulin = (patient: Patient): readonly Medicine[] =>
  pancreaticInsulin(patient).some(({ id }) => id === 'start:basalInsulin') ? ['tzd'] : [];

/** Pancreatitis of today, or one of which nobody has said that it is over. */
export const pancreatitisEnds = ({ pancreatitis, pancreatitisNow }: Patient['known']): boolean =>
  pancreatitis === true && pancreatitisNow !== false;
