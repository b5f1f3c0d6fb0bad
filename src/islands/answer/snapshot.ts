import type { Report } from '../../engine/kit/report/report.ts';
import type { Outcome, Tool } from '../../engine/kit/tool.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';

/** One calculation, frozen: what was asked, what came out, when. Edits of the form do not reach it. */
export interface Snapshot extends Marks {
  readonly inputs: object;
  readonly outcome: Outcome<object>;
  readonly report: Report;
  readonly warnings: readonly Issue[];
  readonly at: Date;
}

/** Which inputs are examples: paths nobody has answered for this patient. `marked` is false where that is not known, in an older record. */
export interface Marks {
  readonly examples: readonly string[];
  readonly marked: boolean;
}

export function calculateSnapshot(
  tool: Tool,
  inputs: object,
  warnings: readonly Issue[],
  at: Date,
  { examples, marked }: Marks,
): Snapshot {
  const outcome = tool.calculate(inputs);
  return { inputs, outcome, report: tool.explain(inputs, outcome), warnings, at, examples, marked };
}
