import { setImmediate } from 'node:timers/promises';
import type { Assessment } from '../../../db/assessments.ts';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import { planOfTool } from '../../engine/judgement/tool-plan.ts';
import type { Outcome, Tool } from '../../engine/kit/tool.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { Plan } from '../../engine/plan/index.ts';

/** A plan with the version of the rules that made it. */
export interface PlanOfRecord {
  /** JSON text; null where the inputs of an earlier record do not answer what today's rules ask. */
  readonly plan: string | null;
  readonly rules: string;
}

/** The plan for inputs that have passed the calculator's checks, as it is stored. Without marks no input counts as an example. */
export async function makePlan(
  tool: Tool,
  inputs: object,
  outcome: Outcome<object>,
  examples: readonly string[] | null,
): Promise<Plan> {
  return planOfTool(tool, inputs, outcome, examples ? { examples } : {});
}

/** The plan that was stored with a record. One from before plans were kept gets that of the present rules for its inputs, under their version. */
export async function planOfRecord(record: Assessment, tool: Tool): Promise<PlanOfRecord> {
  if (record.plan !== null) return { plan: record.plan, rules: record.engineVersion };
  // Working it out takes its time: a page of old records must not keep everyone else waiting.
  await setImmediate();
  const checked = tool.validate(tool.complete(JSON.parse(record.inputs)));
  if (!checked.ok) return { plan: null, rules: engineVersion };
  const examples = record.examples === null ? null : (JSON.parse(record.examples) as readonly string[]);
  const plan = await makePlan(tool, checked.inputs, tool.calculate(checked.inputs), examples);
  return { plan: JSON.stringify(plan), rules: engineVersion };
}

/** What stands beside every plan that leaves the product, in English as the API's other texts. */
export async function planDisclaimer(): Promise<string> {
  const { disclaimer } = (await loadClinicalCopy('en')).messages;
  if (typeof disclaimer !== 'string') throw new Error('the disclaimer is one sentence');
  return disclaimer;
}
