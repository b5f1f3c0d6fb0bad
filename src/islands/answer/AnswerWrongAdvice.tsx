import { leafPaths } from '../../engine/kit/fields/validate.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import { ReportWrongAdvice } from '../shared/ReportWrongAdvice.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import type { UsedFact, WrongAdvice } from '../shared/wrong-advice.ts';
import type { Snapshot } from './snapshot.ts';

/** An answer as a report of wrong advice: the calculator's own fields and nothing else, so never a name or a note. */
export function adviceOf(
  tool: Pick<ToolForm, 'id' | 'fields'>,
  name: string,
  snapshot: Omit<Snapshot, 'answering'>,
): WrongAdvice {
  const { inputs, examples, plan, outcome } = snapshot;
  const facts = leafPaths(inputs).flatMap((path): UsedFact[] => {
    const field = tool.fields[path];
    const value = readPath(inputs, path);
    if (!field || (typeof value !== 'number' && typeof value !== 'boolean' && typeof value !== 'string')) return [];
    const unit = field.kind === 'number' && field.concept.unit !== 'none' ? field.concept.unit : undefined;
    return [{ name: path, value, unit, isExample: examples.includes(path) }];
  });
  return { tool: { name, id: tool.id }, facts, plan, guards: outcome.guards.map(({ id }) => id) };
}

/** “Report wrong advice” under an answer. */
export function AnswerWrongAdvice({ snapshot, className }: { snapshot: Snapshot; className: string | undefined }) {
  const { tool, copy, locale } = useWorkbench();
  return <ReportWrongAdvice advice={() => adviceOf(tool, copy.name, snapshot)} locale={locale} className={className} />;
}
