import { loadWording } from '../answer/index.ts';
import { chartOfFields } from '../chart/form.ts';
import { isRecord, readPath, writePath } from '../kit/fields/fields.ts';
import type { Message } from '../kit/words/message.ts';
import type { Locale } from '../kit/words/pattern.ts';
import { plainValue, sayPlain } from '../kit/words/say.ts';
import { judge } from '../judgement/index.ts';
import type { Plan } from '../plan/actions.ts';
import { type Calculator, isToolId, loadTool, type ToolId } from '../registry.ts';
import { collected, orNothing, type Whom } from './collected.ts';
import { carePlanOf } from './care-plan.ts';
import { type Context, observationsOf } from './input-observations.ts';
import { plain, textAt, textsAt } from './plain.ts';
import { type Bundle, fhirText, type Resource } from './resources.ts';
import { reportOf, type ReportWords } from './results-report.ts';
import { spanOf } from './when.ts';

/** A calculator's result as it goes out. */
export interface Outgoing {
  readonly tool: ToolId;
  readonly inputs: object;
  readonly results: object;
  /** As it was typed; empty where nobody was named. */
  readonly patientName: string;
  /** When it was calculated: ISO 8601 with its offset. */
  readonly date: string;
  readonly engineVersion: string;
  /** The plan that was shown; without it the plan of today's rules for these inputs. */
  readonly plan?: Plan;
  /** Paths of inputs that still stand at their example value. */
  readonly examples?: readonly string[];
  /** English where it is not said. */
  readonly locale?: Locale;
}

/** The plan that was given, or the one these inputs have. */
async function planOf(
  tool: Calculator,
  inputs: object,
  given: unknown,
  examples: readonly string[],
): Promise<Plan | undefined> {
  if (isRecord(given)) return given as unknown as Plan;
  const checked = tool.validate(inputs);
  return checked.ok ? tool.plan(checked.inputs, tool.calculate(checked.inputs), { examples }) : undefined;
}

/** Of what was given as inputs, what can be an answer to one of the calculator's fields. */
function answersOf(tool: Calculator, given: unknown): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const path of Object.keys(tool.fields)) {
    const answer = readPath(given, path);
    if (answer !== undefined && typeof answer !== 'object') writePath(inputs, path, answer);
  }
  return inputs;
}

/** The resources of a result, the patient first; every other one is about that patient. */
async function resourcesOf(data: Readonly<Record<string, unknown>>, id: ToolId, context: Whom): Promise<Resource[]> {
  const tool = await loadTool(id);
  const locale = data.locale === 'ar' ? 'ar' : 'en';
  const wording = await loadWording(tool, locale, { at: new Date(spanOf(context.effective ?? '')?.first ?? 0) });
  const say = (message: Message): string | undefined => fhirText(orNothing(() => sayPlain(message, wording)) ?? '');
  const inputs = answersOf(tool, data.inputs);
  const examples = textsAt(data, 'examples');
  const full: Context = { ...context, tool: id, fields: tool.fields, words: (key) => say({ key }) };
  const copy = await tool.copy[locale]();
  const plan = await planOf(tool, inputs, data.plan, examples);
  const words: ReportWords = {
    name: copy.name,
    say,
    tell: (value) => fhirText(orNothing(() => plainValue(value, wording)) ?? ''),
    summary: orNothing(() => say(tool.summary(inputs, isRecord(data.results) ? data.results : {}, plan))),
    disclaimer: ['disclaimer', 'notInPregnancy', 'editions'].flatMap((key) => say({ key }) ?? []),
  };
  const version = textAt(data, 'engineVersion') ?? '';
  const judgement = judge(chartOfFields(tool.fields, inputs, examples));
  const carePlan = plan && orNothing(() => carePlanOf(plan, full, words, judgement));
  return [
    ...observationsOf(inputs, full),
    reportOf(data.results, version, full, words),
    ...(carePlan ? [carePlan] : []),
  ];
}

/**
 * A calculator's result as a bundle of FHIR R4: who (only by the name typed), each given input as an observation, the results as a report
 * that names the rules' version, and the plan with what it overruled. What is no answer to a field is left out. Never throws, whatever
 * it is given; rejects only if the calculator cannot be loaded.
 */
export async function toBundle(result: Outgoing): Promise<Bundle> {
  const given = plain(result);
  const data = isRecord(given) ? given : {};
  const { tool } = data;
  const about = { seed: JSON.stringify(data), patientName: textAt(data, 'patientName'), date: textAt(data, 'date') };
  return collected(about, async (who) => (isToolId(tool) ? resourcesOf(data, tool, who) : []));
}
