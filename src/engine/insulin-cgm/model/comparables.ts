import type { Comparable } from '../../kit/proposal.ts';
import type { Outcome } from '../../kit/tool.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { fallsOf, reached, settledOf } from './effects.ts';

/** The HbA1c in 12 weeks where what is in it already does not lower it again. */
function settledA1c(inputs: Inputs, appropriate: boolean): number | undefined {
  // The falls alone are counted again: the worksheet would be written out whole to read one of its lines.
  const sheet = worksheet();
  const { oral, total } = fallsOf(sheet, inputs);
  const { settled } = appropriate ? total : oral;
  return settled === undefined ? undefined : reached(sheet, 'settledA1c', inputs.baselineA1c, settled);
}

/** It knows the glucose readings, and little of how the person eats and moves. */
export function comparables(inputs: Inputs, { results }: Outcome<Results>): Comparable[] {
  // What is in the HbA1c already lowers it once, as in the forecast it is held against.
  const settled = settledOf(inputs).length ? settledA1c(inputs, results.insulinDecision.appropriate) : undefined;
  return [
    { about: 'a1cIn12Weeks', value: settled ?? results.expectedA1c12w, knows: 1 },
    { about: 'intensification', value: results.iriScore, knows: 1 },
  ];
}
