import type { PatientSheet, Report } from '../../../src/engine/kit/report/report.ts';
import type { Outcome, Tool } from '../../../src/engine/kit/tool.ts';

/** The report and the patient's sheet of the same outcome: neither may contradict the other. */
export function documentsOf<I extends object, R extends object, G extends string>(
  tool: Tool<I, R>,
  sheetOf: (inputs: I, outcome: Outcome<R, G>) => PatientSheet,
) {
  return (inputs: I): Report & { readonly patient: PatientSheet } => {
    const outcome = tool.calculate(inputs);
    return { ...tool.explain(inputs, outcome), patient: sheetOf(inputs, outcome as Outcome<R, G>) };
  };
}
