import type { Fields } from '../kit/fields/fields.ts';
import { loadTool, type ToolId, toolIds } from '../registry.ts';
import type { Chart } from './chart.ts';
import { derive } from './derive.ts';
import { chartOfFields, type Filled, inputsForFields } from './form.ts';

export type { Chart, Known, Unusable } from './chart.ts';
export { unusable, withoutExamples } from './chart.ts';
export { derive };
export type { Filled } from './form.ts';

// Every calculator's fields, so that the door needs no waiting.
const fieldsOf = Object.fromEntries(
  await Promise.all(toolIds.map(async (id) => [id, (await loadTool(id)).fields] as const)),
) as Readonly<Record<ToolId, Fields>>;

/** What one calculator's inputs tell of the patient; `marks.examples` are paths that still stand at their example value. */
export function chartOf(tool: ToolId, inputs: object, marks: { readonly examples?: readonly string[] } = {}): Chart {
  return chartOfFields(fieldsOf[tool], inputs, marks.examples);
}

/** What a chart fills in one calculator's form: only what is known or follows from it, with the required fields that stay empty. */
export function inputsFor(tool: ToolId, chart: Chart): Filled {
  return inputsForFields(fieldsOf[tool], derive(chart).chart, chart);
}
