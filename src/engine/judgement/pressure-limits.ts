import type { FactId } from '../chart/facts.ts';
import { atLeast, type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';

/** A systolic and a diastolic limit, mmHg; one of the two is enough. */
export interface Limits {
  readonly systolic: Cited;
  readonly diastolic: Cited;
}
/** Severe: seen to today. */
export const severePressure: Limits = {
  systolic: cited(180, 'mmHg', 'generalKnowledge', 'severe hypertension (AHA)', 'R'),
  diastolic: cited(120, 'mmHg', 'generalKnowledge', 'severe hypertension (AHA)', 'R'),
};
/** Two medicines at once. */
export const twoMedicines: Limits = {
  systolic: cited(150, 'mmHg', 'ada2026', 'section 10, page 227', 'S'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 10, page 227', 'S'),
};

/** Which of the two pressures reaches its limit. */
export function reaching({ known }: Patient, limits: Limits): readonly FactId[] {
  return [
    ...(known.systolic !== undefined && atLeast(known.systolic, limits.systolic) ? (['systolic'] as const) : []),
    ...(known.diastolic !== undefined && atLeast(known.diastolic, limits.diastolic) ? (['diastolic'] as const) : []),
  ];
}
export const reaches = (patient: Patient, limits: Limits): boolean => reaching(patient, limits).length > 0;
