import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { settledOf } from './effects.ts';

/** It knows the glucose readings, and little of how the person eats and moves. */
export function comparables(inputs: Inputs, outcome: Outcome<Results>): Comparable[] {
  const { results } = outcome;
  // What is in the HbA1c already lowers it once, as in the forecast it is held against.
  const settled = results.insulinDecision.appropriate ? 'settledInsulinA1c' : 'settledA1c';
  // Written out is the worksheet only where it has such a line.
  const a1c = settledOf(inputs).length ? stepValue(outcome.worksheet, settled) : results.expectedA1c12w;
  return [
    { about: 'a1cIn12Weeks', value: a1c, knows: 1 },
    { about: 'intensification', value: results.iriScore, knows: 1 },
  ];
}
