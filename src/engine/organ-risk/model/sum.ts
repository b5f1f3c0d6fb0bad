import type { Term } from '../coefficients/terms.ts';

/** A factor of an equation: how it is made of what was entered, as a formula writes it, and its value. */
export interface Factor {
  readonly formula: string;
  readonly value: number;
}
type Factors<F extends string> = Readonly<Record<F, Factor>>;

interface Sum {
  /** The whole sum with its coefficients, so that a reader can hold it against the publication. */
  readonly formula: string;
  readonly value: number;
}

/** The sum of an equation's terms. Coefficients stand in the formula as numbers; they are read from the table, not typed again. */
export function sumOf<F extends string>(terms: readonly Term<F>[], factors: Factors<F>): Sum {
  let formula = '';
  let value = 0;
  for (const [coefficient, ...names] of terms) {
    const parts = names.filter((name) => name !== undefined).map((name) => factors[name]);
    const sign = coefficient < 0 ? '-' : '+';
    formula += formula ? ` ${sign} ` : coefficient < 0 ? '-' : '';
    formula += [Math.abs(coefficient), ...parts.map((part) => part.formula)].join(' * ');
    value += parts.reduce((product, part) => product * part.value, coefficient);
  }
  return { formula, value };
}
