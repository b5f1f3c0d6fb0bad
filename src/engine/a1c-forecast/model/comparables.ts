import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { stepValue, worksheet } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { settledForecast } from './settled.ts';

/** It knows how the person eats and moves. */
export function comparables(inputs: Inputs, { results, worksheet: steps }: Outcome<Results>): Comparable[] {
  const settled = settledForecast(worksheet(), inputs);
  return [
    { about: 'a1cIn12Weeks', value: settled?.forecast.adherent ?? results.predictedA1cAdherent, knows: 2 },
    { about: 'energy', value: results.calorieTarget, knows: 2 },
    { about: 'steps', value: Number(results.stepsTarget.split('-')[0]), knows: 2 },
    { about: 'water', value: stepValue(steps, 'waterHigh'), knows: 1 },
  ];
}
