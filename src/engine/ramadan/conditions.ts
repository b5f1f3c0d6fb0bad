import { isComplex } from '../judgement/glucose.ts';
import type { Patient } from '../judgement/patient.ts';
import { below, cited } from '../kit/worksheet/cited.ts';
import { olderThan } from './points.ts';
import { classOf, type Score } from './score.ts';

/** The fast is broken at once below and above these. */
export const breakBelow = cited(70, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
export const breakAbove = cited(300, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');

/** Why a specialist sees somebody before any fast; each has its words. */
const specialistReasons = [
  'pregnant',
  'dialysis',
  'kidney',
  'unstable',
  'pump',
  'weeklyInsulin',
  'typeOne',
  'unaware',
  'older',
  'highRisk',
] as const;
export type SpecialistReason = (typeof specialistReasons)[number];

/** Whom a specialist sees first, and why. */
export function specialistFirst(patient: Patient, score: Score): readonly SpecialistReason[] {
  const { known, kidneyBelow } = patient;
  const holds: Readonly<Record<SpecialistReason, boolean>> = {
    pregnant: known.pregnancy === true && known.sex !== 'male',
    dialysis: known.dialysis === true,
    kidney: known.dialysis !== true && kidneyBelow(30) === true,
    unstable: known.vesselsUnstable === true,
    pump: known.insulinRegimen === 'pump',
    weeklyInsulin: known.basalInsulin === true && known.weeklyInsulinUnits !== undefined,
    typeOne: known.diabetesType === 'type1' || known.diabetesType === 'pancreatic' || known.islets === 'positive',
    unaware: known.hypoglycaemiaUnaware === true,
    older:
      isComplex(patient) ||
      (known.age !== undefined && below(olderThan.value, known.age) && known.helpAtHome === false),
    highRisk: classOf(score.low) === 'high',
  };
  return specialistReasons.filter((reason) => holds[reason]);
}
