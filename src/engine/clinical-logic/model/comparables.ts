import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** It knows heart and kidney, and less of how the person eats. */
export function comparables(_: Inputs, { results }: Outcome<Results>): Comparable[] {
  const { calorieTarget, stepsGoal, hydrationTarget } = results.lifestylePlan;
  return [
    { about: 'intensification', value: results.iriScore, knows: 2 },
    { about: 'energy', value: calorieTarget, knows: 1 },
    { about: 'steps', value: Number(stepsGoal.split('-')[0]), knows: 1 },
    { about: 'water', value: hydrationTarget.max, knows: 2 },
  ];
}
