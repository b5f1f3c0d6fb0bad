import { waterGoal } from '../../clinical/hydration.ts';
import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import { water } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { settledForecast } from './settled.ts';

/** It knows how the person eats and moves. */
export function comparables(inputs: Inputs, { results }: Outcome<Results>): Comparable[] {
  const settled = settledForecast(worksheet(), inputs);
  const [, waterMost] = waterGoal(worksheet(), inputs.weight, water);
  return [
    { about: 'a1cIn12Weeks', value: settled?.forecast.adherent ?? results.predictedA1cAdherent, knows: 2 },
    { about: 'energy', value: results.calorieTarget, knows: 2 },
    { about: 'steps', value: Number(results.stepsTarget.split('-')[0]), knows: 2 },
    { about: 'water', value: waterMost, knows: 1 },
  ];
}
