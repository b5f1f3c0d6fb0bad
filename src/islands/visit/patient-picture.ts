import { decisionsOf } from '../../engine/judgement/record.ts';
import type { Block } from '../../engine/kit/report/report.ts';
import { toolIds } from '../../engine/registry.ts';
import type { Visit } from '../../engine/visit/index.ts';
import type { VisitEngine } from './visit-engine.ts';

/** The words that patients' sheets share come with any calculator's. */
const [anyTool = ''] = toolIds;

/** The first calculator, in the hub's order, that has a picture for the patient, is for use in them, and rests on their own answers alone. */
export async function patientPicture({
  visit,
  engine,
}: {
  readonly visit: Visit;
  readonly engine: VisitEngine;
}): Promise<[string, readonly Block[]]> {
  const decisions = decisionsOf(visit.plan, visit.judgement);
  for (const { id, inputs, outcome, notFor, assumed } of visit.tools) {
    const tool = engine.tools.get(id)?.tool;
    if (!tool || !inputs || !outcome || notFor || assumed) continue;
    const { picture } = await tool.patientSheet(inputs, outcome, decisions);
    if (picture.length > 0) return [id, picture];
  }
  return [anyTool, []];
}
