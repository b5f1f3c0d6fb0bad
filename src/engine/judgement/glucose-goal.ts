import type { FactId } from '../chart/facts.ts';
import { atLeast, cited } from '../kit/worksheet/cited.ts';
import type { Patient } from './patient.ts';

/** The A1C goal of most adults, and of older adults with several illnesses, %. */
const usualGoal = cited(7, '%', 'ada2026', 'section 6, goals for most nonpregnant adults', 'S');
const complexGoal = cited(8, '%', 'ada2026', 'section 13, complex health, page 288', 'S');

/** The goal this patient was given; an example is nobody's goal, so the guideline's stands for it. */
export function glucoseGoal({ known, isExample }: Patient): number {
  if (known.targetA1c !== undefined && !isExample('targetA1c')) return known.targetA1c;
  return known.frailty === 'complex' || known.frailty === 'very-complex' ? complexGoal.value : usualGoal.value;
}

/** How far the A1C is from the goal, in points; undefined where it is not known. */
export function distanceFromGoal(patient: Patient): number | undefined {
  return patient.known.a1c === undefined ? undefined : patient.known.a1c - glucoseGoal(patient);
}

/** Whether the A1C is known to lie above the goal. */
export function aboveGoal(patient: Patient): boolean {
  const distance = distanceFromGoal(patient);
  return distance !== undefined && !atLeast(0, distance);
}

/** The facts that the comparison rests on. */
export function goalFacts({ known, isExample }: Patient): readonly FactId[] {
  return known.targetA1c !== undefined && !isExample('targetA1c') ? ['a1c', 'targetA1c'] : ['a1c'];
}
