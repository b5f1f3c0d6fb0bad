import { answeringOf, loadWording } from '../../src/engine/answer/index.ts';
import { toBundle } from '../../src/engine/fhir/index.ts';
import type { Issue } from '../../src/engine/kit/fields/validate.ts';
import { plainText } from '../../src/engine/kit/report/plain-text.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { formatDate } from '../../src/engine/kit/words/format.ts';
import type { Wording } from '../../src/engine/kit/words/pattern.ts';
import { quantity } from '../../src/engine/kit/words/message.ts';
import { plainValue, sayPlain } from '../../src/engine/kit/words/say.ts';
import { type Calculator, loadTool } from '../../src/engine/registry.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import { commandWords } from './command-words.ts';
import { Problem } from './problem.ts';
import type { Request } from './request.ts';

/** A name out of somebody’s file: a terminal would obey the control characters in it. */
const shown = (path: string): string => path.replaceAll(/\p{Cc}/gu, '�');

/** What is wrong with a field, in the words its form uses. */
async function issueText(issue: Issue, tool: Calculator, wording: Wording): Promise<string> {
  const { locale, patterns, unitWords } = wording;
  const words = commandWords[locale];
  if (issue.code === 'unknown') return fill(words.unknownField, { path: shown(issue.path) });
  const { rules } = await tool.copy[locale]();
  if (issue.code === 'rule') return rules[issue.rule ?? ''] ?? words.issues.rule;
  const field = tool.fields[issue.path];
  const concept = field?.kind === 'number' ? field.concept : undefined;
  const label = patterns[`field.${issue.path}`];
  // Figure and unit as the form says them.
  const limit = (value: number | undefined, bare?: true): string =>
    value === undefined || !concept
      ? ''
      : plainValue({ ...quantity(concept, value), ...(bare && { bare }) }, wording).replace(/[\u2066-\u2069]/g, '');
  return fill(words.issues[issue.code], {
    label: typeof label === 'string' ? label : issue.path,
    min: limit(issue.min),
    max: limit(issue.max),
    from: limit(issue.min, true),
    other: issue.unit ? unitWords[issue.unit] : '',
  });
}

/** The answer to a request, as it is printed. Throws a Problem where the inputs cannot be used, each with its path. */
export async function answerTo({ tool: id, inputs, locale, form }: Request, at: Date): Promise<string> {
  const tool = await loadTool(id);
  const wording = await loadWording(tool, locale, { at });
  const checked = tool.validate(inputs);
  if (!checked.ok) {
    const lines = checked.issues.map(
      async (issue) => `${shown(issue.path) || id}: ${await issueText(issue, tool, wording)}`,
    );
    throw new Problem((await Promise.all(lines)).join('\n'));
  }
  const { answer } = await answeringOf(tool);
  const { outcome, plan, report } = answer(checked.inputs);
  if (form === 'fhir') {
    const { results } = outcome;
    const date = at.toISOString();
    const sent = { tool: id, inputs: checked.inputs, results, patientName: '', date, engineVersion, plan, locale };
    return JSON.stringify(await toBundle(sent), null, 2);
  }
  if (form === 'json') {
    const disclaimer = sayPlain({ key: 'disclaimer' }, wording);
    const { results, worksheet, guards } = outcome;
    const told = { tool: id, engineVersion, disclaimer, inputs: checked.inputs, results, worksheet, guards, plan };
    return JSON.stringify(told, null, 2);
  }
  const { name } = await tool.copy[locale]();
  const rules = fill(commandWords[locale].rules, { version: engineVersion });
  return plainText(report, wording, [name, `${formatDate(at, locale, true)} · ${rules}`]);
}
