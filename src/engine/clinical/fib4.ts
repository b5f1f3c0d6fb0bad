import { atLeast, cited } from '../kit/worksheet/cited.ts';

/** Cut-offs of FIB-4, and the ages from which and to which they hold. */
export const fib4Limits = {
  lower: cited(1.3, 'none', 'adaLiver2025', 'lower cut-off', 'V'),
  lowerOlder: cited(2, 'none', 'mcpherson2017', 'lower cut-off from 65 years', 'V'),
  upper: cited(2.67, 'none', 'adaLiver2025', 'upper cut-off', 'V'),
  olderFrom: cited(65, 'years', 'mcpherson2017', 'lower cut-off from 65 years', 'V'),
  /** At this age and younger the index is unreliable: a value, no band. */
  youngTo: cited(35, 'years', 'mcpherson2017', 'unreliable at 35 years and younger', 'V'),
} as const;

export interface Fib4Facts {
  /** Years, 18 and over. */
  readonly age: number;
  /** U/L. */
  readonly ast: number;
  readonly alt: number;
  /** 10⁹/L. */
  readonly platelets: number;
}
/** FIB-4, a number without a unit and without a limit above: age × AST ÷ (platelets × √ALT). Source: doi 10.1002/hep.21178. */
export const fib4Of = ({ age, ast, alt, platelets }: Fib4Facts): number => (age * ast) / (platelets * alt ** 0.5);

/** By which an index is read; none at an age where it is unreliable. */
export function fib4Band(index: number, age: number): 'low' | 'middle' | 'high' | undefined {
  if (atLeast(fib4Limits.youngTo.value, age)) return undefined;
  if (!atLeast(fib4Limits.upper.value, index)) return 'high';
  return atLeast(index, atLeast(age, fib4Limits.olderFrom) ? fib4Limits.lowerOlder : fib4Limits.lower)
    ? 'middle'
    : 'low';
}
