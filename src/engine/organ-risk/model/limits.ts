import { concepts } from '../../clinical/concepts.ts';
import { type Concept, type Range, toShown } from '../../kit/fields/concept.ts';
import { ages } from '../constants.ts';

/** A number that is there and inside a range, both ends included. */
export function inside(value: unknown, { min, max }: Range): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}
export const isSex = (value: unknown): value is 'male' | 'female' => value === 'male' || value === 'female';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether an age in years lies between the first and the last year of age an equation is for; the last counts until the next birthday. */
export function ofAge(
  age: unknown,
  years: { readonly from: { readonly value: number }; readonly to: { readonly value: number } },
): age is number {
  return inside(age, { min: years.from.value, max: years.to.value + 1 }) && age < years.to.value + 1;
}
export const isAdult = (age: unknown): age is number => ofAge(age, ages.adult);

/** What a concept can be in its other unit. */
function inOtherUnit(concept: Concept): Range {
  const { other, hard } = concept;
  if (!other) return hard;
  return { min: toShown(concept, hard.min, other.unit), max: toShown(concept, hard.max, other.unit) };
}

/**
 * What the equations take as a value of a living person, in their own units: the product's hard ranges. Outside them a number is
 * a slip or another unit, and the equation would answer all the same.
 */
export const possible = {
  systolic: concepts.systolic.hard,
  totalCholesterolMmol: inOtherUnit(concepts.totalCholesterol),
  hdlMmol: inOtherUnit(concepts.hdl),
  hba1cMmolMol: inOtherUnit(concepts.a1c),
  egfr: concepts.egfr.hard,
  creatinineMgDl: concepts.creatinine.hard,
  /** Any ratio above 0: its logarithm is what counts, and 0 has none. */
  uacrMgG: { min: Number.MIN_VALUE, max: concepts.uacr.hard.max },
  ast: concepts.ast.hard,
  alt: concepts.alt.hard,
  platelets: concepts.platelets.hard,
} as const satisfies Record<string, Range>;
