import type { Unit } from '../fields/concept.ts';
import { clean } from '../maths.ts';

/**
 * How far a number can be trusted:
 * V read in the label, guideline or paper · S seen in a secondary summary · R general knowledge, to be re-checked ·
 * spec fixed by the product's specification · design a choice of this product, no guideline behind it.
 */
export type Mark = 'V' | 'S' | 'R' | 'spec' | 'design';

/** A number that travels with its unit and where it comes from. `source` is an id of clinical/sources.ts or of the calculator's own. */
export interface Cited<T extends number = number> {
  readonly value: T;
  readonly unit: Unit;
  readonly source: string;
  readonly where: string;
  readonly mark: Mark;
  /** `where` in Arabic, of a place that this calculator alone names; the others are in maths/where-ar.ts. */
  readonly whereAr?: string;
}

/** A constant with its source; every threshold of the engine is made with this. */
export function cited<const T extends number>(
  value: T,
  unit: Unit,
  source: string,
  where: string,
  mark: Mark = 'spec',
  whereAr?: string,
): Cited<T> {
  return { value, unit, source, where, mark, ...(whereAr !== undefined && { whereAr }) };
}

/** Whether a value reaches a threshold, after cleaning floating noise: 39.99999999999997 reaches 40. */
export function atLeast(value: number, limit: Cited | number): boolean {
  return clean(value) >= clean(typeof limit === 'number' ? limit : limit.value);
}

/** The opposite of atLeast: strictly below the threshold. */
export function below(value: number, limit: Cited | number): boolean {
  return !atLeast(value, limit);
}
