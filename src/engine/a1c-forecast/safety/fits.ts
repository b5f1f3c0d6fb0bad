import { overweight, underweight } from '../../clinical/bmi.ts';
import { deficitAge } from '../../clinical/calorie-floor.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import type { Inputs } from '../inputs.ts';

export type CalorieAdvice = 'given' | 'underweight' | 'older';
/** What the guards and the report both ask: whether a calorie target fits this person at all. */
export function calorieAdvice({ age }: Pick<Inputs, 'age'>, { bmi }: { readonly bmi: number }): CalorieAdvice {
  if (below(bmi, underweight)) return 'underweight';
  return atLeast(age, deficitAge) && atLeast(bmi, overweight) ? 'older' : 'given';
}
