import type { Sheet } from '../../kit/worksheet/worksheet.ts';

export interface FibrosisInputs {
  /** Years, 18 and over. */
  readonly age: number;
  /** U/L. */
  readonly ast: number;
  readonly alt: number;
  /** 10⁹/L. */
  readonly platelets: number;
}

/** FIB-4, a number without a unit and without a limit above: age × AST ÷ (platelets × √ALT). Source: doi 10.1002/hep.21178. */
export function fibrosisIndex(sheet: Sheet, { age, ast, alt, platelets }: FibrosisInputs): number {
  return sheet.step(
    'fib4',
    'none',
    'age * ast / (platelets * alt ^ 0.5)',
    { age, ast, platelets, alt },
    (age * ast) / (platelets * alt ** 0.5),
  );
}
