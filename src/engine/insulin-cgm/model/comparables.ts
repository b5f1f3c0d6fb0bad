import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

/** It knows the glucose readings, and little of how the person eats and moves. */
export function comparables(_: Inputs, { results }: Outcome<Results>): Comparable[] {
  return [
    { about: 'a1cIn12Weeks', value: results.expectedA1c12w, knows: 1 },
    { about: 'intensification', value: results.iriScore, knows: 1 },
  ];
}
