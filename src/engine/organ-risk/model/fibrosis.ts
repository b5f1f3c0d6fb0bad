import { type Fib4Facts, fib4Of } from '../../clinical/fib4.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';

/** FIB-4 with its line of the worksheet. */
export function fibrosisIndex(sheet: Sheet, facts: Fib4Facts): number {
  const { age, ast, alt, platelets } = facts;
  return sheet.step('fib4', 'none', 'age * ast / (platelets * alt ^ 0.5)', { age, ast, platelets, alt }, fib4Of(facts));
}
