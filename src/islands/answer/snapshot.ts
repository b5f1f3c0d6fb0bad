import type { Report } from '../../engine/kit/report/report.ts';
import type { Outcome, Tool } from '../../engine/kit/tool.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';

/** One calculation, frozen: what was asked, what came out, when. Edits of the form do not reach it. */
export interface Snapshot {
  readonly inputs: object;
  readonly outcome: Outcome<object>;
  readonly report: Report;
  readonly warnings: readonly Issue[];
  readonly at: Date;
}

export function calculateSnapshot(tool: Tool, inputs: object, warnings: readonly Issue[], at: Date): Snapshot {
  const outcome = tool.calculate(inputs);
  return { inputs, outcome, report: tool.explain(inputs, outcome), warnings, at };
}
