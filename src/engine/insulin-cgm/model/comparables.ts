import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** It knows the glucose readings, and little of how the person eats and moves. */
export function comparables(_: Inputs, { results, worksheet }: Outcome<Results>): Comparable[] {
  // What is in the HbA1c already lowers it once, as in the forecast it is held against.
  const settled = results.insulinDecision.appropriate ? 'settledInsulinA1c' : 'settledA1c';
  const step = worksheet.find(({ id }) => id === settled);
  return [
    { about: 'a1cIn12Weeks', value: step?.value ?? results.expectedA1c12w, knows: 1 },
    { about: 'intensification', value: results.iriScore, knows: 1 },
  ];
}
