import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** It knows how the person eats and moves. */
export function comparables(_: Inputs, { results, worksheet }: Outcome<Results>): Comparable[] {
  return [
    { about: 'a1cIn12Weeks', value: results.predictedA1cAdherent, knows: 2 },
    { about: 'energy', value: results.calorieTarget, knows: 2 },
    { about: 'steps', value: Number(results.stepsTarget.split('-')[0]), knows: 2 },
    { about: 'water', value: stepValue(worksheet, 'waterHigh'), knows: 1 },
  ];
}
