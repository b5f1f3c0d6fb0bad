import { type Answer, answeringOf } from '../../../src/engine/answer/index.ts';
import { decisionsOf } from '../../../src/engine/judgement/record.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { Decisions } from '../../../src/engine/kit/proposal.ts';
import type { OwnSheet, PatientSheet, Report } from '../../../src/engine/kit/report/report.ts';
import type { Outcome, Tool } from '../../../src/engine/kit/tool.ts';

export interface Documents extends Report, Omit<Answer, 'report'> {
  readonly patient: PatientSheet;
}

/** The plan, the report and the patient's sheet of the same outcome: none may contradict another. */
export async function documentsOf<I extends object, R extends object, G extends string>(
  tool: Tool<I, R>,
  sheetOf: (inputs: I, outcome: Outcome<R, G>, plan: Decisions) => OwnSheet,
): Promise<(inputs: I, examples?: readonly string[]) => Documents> {
  const answering = await answeringOf(tool as unknown as Tool);
  const words = await loadPlanWords('en');
  return (inputs, examples = []) => {
    const { report, ...answer } = answering.answer(inputs, { examples });
    const own = sheetOf(inputs, answer.outcome as Outcome<R, G>, decisionsOf(answer.plan, answer.judgement));
    return { ...report, ...answer, patient: writeSheet(answer.plan, answer.judgement, own, words) };
  };
}
