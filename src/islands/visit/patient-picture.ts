import { concepts } from '../../engine/clinical/concepts.ts';
import { decisionsOf } from '../../engine/judgement/record.ts';
import type { Block, TrendBlock } from '../../engine/kit/report/report.ts';
import { isEmergency } from '../../engine/plan/sequence.ts';
import { toolIds } from '../../engine/registry.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { goalShown } from './lead.ts';
import type { VisitEngine } from './visit-engine.ts';

/** The words that patients' sheets share come with any calculator's. */
const [anyTool = ''] = toolIds;

/** Pictures of glucose itself. */
const ofGlucose: readonly Block['type'][] = ['trend', 'ranges'];

/** Today's HbA1c against what the plan aims for; undefined where it is not this patient's own, tells little of glucose, or something is graver. */
function today(visit: Pick<Visit, 'plan' | 'judgement'>, doubted: boolean): TrendBlock | undefined {
  const { patient } = visit.judgement;
  const { a1c: start } = patient.known;
  const target = goalShown(visit);
  if (start === undefined || target === undefined || patient.isExample('a1c') || doubted || isEmergency(visit.plan))
    return undefined;
  return { type: 'trend', title: { key: 'concept.a1c' }, concept: concepts.a1c, weeks: 0, start, target, paths: [] };
}

/**
 * The first calculator, in the hub's order, that has a picture for the patient, is for use in them, and rests on their own answers alone.
 * Where it draws no glucose, their HbA1c today opens it: it waits for no other answer.
 */
export async function patientPicture({
  visit,
  engine,
}: {
  readonly visit: Visit;
  readonly engine: VisitEngine;
}): Promise<[string, readonly Block[]]> {
  const decisions = decisionsOf(visit.plan, visit.judgement);
  const now = today(visit, decisions.a1cDoubted === true);
  const opens: readonly Block[] = now ? [now] : [];
  for (const { id, inputs, outcome, notFor, assumed } of visit.tools) {
    const tool = engine.tools.get(id)?.tool;
    if (!tool || !inputs || !outcome || notFor || assumed) continue;
    const { picture } = await tool.patientSheet(inputs, outcome, decisions);
    const [first] = picture;
    // Of a plan that begins more, or of medicines counted as begun today, the patient is shown today's figure alone.
    if (first?.type === 'trend' && first.notThisPlan) continue;
    if (first) return [id, ofGlucose.includes(first.type) ? picture : [...opens, ...picture]];
  }
  return [anyTool, opens];
}
