import type { Unit } from './concept.ts';

/**
 * How far a number can be trusted:
 * V read in the label, guideline or paper · S seen in a secondary summary · R general knowledge, to be re-checked ·
 * spec fixed by the product's specification · design a choice of this product, no guideline behind it.
 */
export type Mark = 'V' | 'S' | 'R' | 'spec' | 'design';

/** A number that travels with its unit and where it comes from. `source` is an id of clinical/sources.ts. */
export interface Cited<T extends number = number> {
  readonly value: T;
  readonly unit: Unit;
  readonly source: string;
  readonly where: string;
  readonly mark: Mark;
}

/** A constant with its source; every threshold of the engine is made with this. */
export function cited<const T extends number>(value: T, unit: Unit, source: string, where: string, mark: Mark = 'spec'): Cited<T> {
  return { value, unit, source, where, mark };
}
