import type { FactId } from '../chart/facts.ts';
import { concepts } from '../clinical/concepts.ts';
import { bare, type Value } from '../kit/words/message.ts';
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

export const severeWithDisease: Limits = {
  systolic: cited(180, 'mmHg', 'ada2026', 'section 10, page 223: 180/110 with cardiovascular disease', 'S'),
  diastolic: cited(110, 'mmHg', 'ada2026', 'section 10, page 223: 180/110 with cardiovascular disease', 'S'),
};
export const severeInPregnancy: Limits = {
  systolic: cited(160, 'mmHg', 'generalKnowledge', 'severe hypertension in pregnancy (ACOG)', 'R'),
  diastolic: cited(110, 'mmHg', 'generalKnowledge', 'severe hypertension in pregnancy (ACOG)', 'R'),
};
export const raisedInPregnancy: Limits = {
  systolic: cited(140, 'mmHg', 'ada2026', 'section 10, pregnancy: treated from 140/90', 'R'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 10, pregnancy: treated from 140/90', 'R'),
};
const goal: Limits = {
  systolic: cited(130, 'mmHg', 'ada2026', 'section 10, pages 224 and 227', 'S'),
  diastolic: cited(80, 'mmHg', 'ada2026', 'section 10, pages 224 and 227', 'S'),
};
const frailGoal: Limits = {
  systolic: cited(140, 'mmHg', 'ada2026', 'section 13, frail or standing pressure low', 'S'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 13, frail or standing pressure low', 'S'),
};

export const goalOf = ({ known }: Patient): Limits =>
  known.frailty === 'complex' || known.frailty === 'very-complex' ? frailGoal : goal;

export function limitsAsValues(limits: Limits): Readonly<Record<'systolic' | 'diastolic', Value>> {
  return {
    systolic: bare(concepts.systolic, limits.systolic.value),
    diastolic: bare(concepts.diastolic, limits.diastolic.value),
  };
}

/** Which of the two pressures reaches its limit. */
export function reaching({ known }: Patient, limits: Limits): readonly FactId[] {
  return [
    ...(known.systolic !== undefined && atLeast(known.systolic, limits.systolic) ? (['systolic'] as const) : []),
    ...(known.diastolic !== undefined && atLeast(known.diastolic, limits.diastolic) ? (['diastolic'] as const) : []),
  ];
}
export const reaches = (patient: Patient, limits: Limits): boolean => reaching(patient, limits).length > 0;
