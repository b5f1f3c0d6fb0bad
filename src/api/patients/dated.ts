import type { Namesake } from '../../../db/patients.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { chartOfFields } from '../../engine/chart/form.ts';
import { isToolId } from '../../engine/registry.ts';
import { recordTool } from '../records/records.ts';

/** What something that is saved knows of its patient, and of which day. */
export async function dated({
  visit,
  record,
  createdAt,
}: Pick<Namesake, 'visit' | 'record' | 'createdAt'>): Promise<{ readonly chart: Chart; readonly on: string }> {
  if (visit) return { chart: JSON.parse(visit.chart) as Chart, on: visit.day };
  const on = createdAt.slice(0, 10);
  if (!record || !isToolId(record.tool)) return { chart: {}, on };
  const examples = record.examples === null ? undefined : (JSON.parse(record.examples) as string[]);
  const { tool } = await recordTool(record.tool);
  return { chart: chartOfFields(tool.fields, JSON.parse(record.inputs) as object, examples), on };
}
