import type { Term } from '../coefficients/terms.ts';

/** A factor of an equation: how it is made of what was entered, as a formula writes it, and its value. */
export interface Factor {
  readonly formula: string;
  readonly value: number;
}
type Factors<F extends string> = Readonly<Record<F, Factor>>;

/** The sum of an equation's terms. */
export function sumOf<F extends string>(terms: readonly Term<F>[], factors: Factors<F>): number {
  let sum = 0;
  for (const [coefficient, first, second] of terms) {
    const product = coefficient * factors[first].value;
    sum += second === undefined ? product : product * factors[second].value;
  }
  return sum;
}

/**
 * The same sum as a formula with its coefficients, so that a reader can hold it against the publication. Coefficients stand in it as
 * numbers; they are read from the table, not typed again.
 */
export function formulaOf<F extends string>(terms: readonly Term<F>[], factors: Factors<F>): string {
  let formula = '';
  for (const [coefficient, ...names] of terms) {
    const parts = names.filter((name) => name !== undefined).map((name) => factors[name]);
    const sign = coefficient < 0 ? '-' : '+';
    formula += formula ? ` ${sign} ` : coefficient < 0 ? '-' : '';
    formula += [Math.abs(coefficient), ...parts.map((part) => part.formula)].join(' * ');
  }
  return formula;
}
