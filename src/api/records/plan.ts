import { setImmediate } from 'node:timers/promises';
import type { Assessment } from '../../../db/assessments.ts';
import type { InHand } from '../../engine/chart/lens.ts';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import { planOfTool } from '../../engine/judgement/tool-plan.ts';
import type { Outcome, Tool } from '../../engine/kit/tool.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { Plan } from '../../engine/plan/index.ts';
import { loadPlanner } from '../../engine/visit/index.ts';

/** A plan with the version of the rules that made it. */
export interface PlanOfRecord {
  /** JSON text; null where the inputs of an earlier record do not answer what today's rules ask. */
  readonly plan: string | null;
  readonly rules: string;
}

/**
 * The plan for inputs that have passed the calculator's checks, as it is stored: that of the patient in hand, judged over the whole chart,
 * where one was sent. Without marks no input counts as an example.
 */
export async function makePlan(
  tool: Tool,
  inputs: object,
  outcome: Outcome<object>,
  { examples, patient }: { readonly examples: readonly string[] | null; readonly patient?: InHand | undefined },
): Promise<Plan> {
  if (patient) return (await loadPlanner())(patient.chart, patient.on).plan;
  return planOfTool(tool, inputs, outcome, examples ? { examples } : {});
}

/** The plan of a record. One from before plans were kept gets that of the present rules for its inputs, under their version. */
export async function planOfRecord(record: Assessment, tool: Tool): Promise<PlanOfRecord> {
  if (record.plan !== null) return { plan: record.plan, rules: record.engineVersion };
  // In an export others are served between two of them.
  await setImmediate();
  const checked = tool.validate(tool.complete(JSON.parse(record.inputs)));
  if (!checked.ok) return { plan: null, rules: engineVersion };
  const examples = record.examples === null ? null : (JSON.parse(record.examples) as readonly string[]);
  const plan = await makePlan(tool, checked.inputs, tool.calculate(checked.inputs), { examples });
  return { plan: JSON.stringify(plan), rules: engineVersion };
}

let disclaimer: Promise<string> | undefined;
async function loadDisclaimer(): Promise<string> {
  const { disclaimer: said } = (await loadClinicalCopy('en')).messages;
  if (typeof said !== 'string') throw new Error('the disclaimer is one sentence');
  return said;
}
/** What stands beside every plan that leaves the product, in English as the API's other texts. */
export function planDisclaimer(): Promise<string> {
  disclaimer ??= loadDisclaimer();
  return disclaimer;
}
