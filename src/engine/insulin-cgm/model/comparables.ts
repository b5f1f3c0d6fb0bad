import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { fallsOf, reached } from './effects.ts';

/** The HbA1c to expect in 12 weeks, %, `withInsulin` begun or without: what is in it already does not lower it again. */
export function a1cIn12Weeks(inputs: Inputs, withInsulin: boolean): number {
  // The falls alone are counted again: the worksheet would be written out whole to read one of its lines.
  const sheet = worksheet();
  const { oral, total } = fallsOf(sheet, inputs);
  return reached(sheet, 'a1cIn12Weeks', inputs.baselineA1c, (withInsulin ? total : oral).settled);
}

/** It knows the glucose readings, and little of how the person eats and moves. */
export function comparables(inputs: Inputs, { results }: Outcome<Results>): Comparable[] {
  return [
    { about: 'a1cIn12Weeks', value: a1cIn12Weeks(inputs, results.insulinDecision.appropriate), knows: 1 },
    { about: 'intensification', value: results.iriScore, knows: 1 },
  ];
}
