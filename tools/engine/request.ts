import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Locale } from '../../src/engine/kit/words/pattern.ts';
import { isToolId, type ToolId, toolIds } from '../../src/engine/registry.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import type { ChartsRequest } from './check-charts.ts';
import { chartsUsage, commandWords, usage } from './command-words.ts';
import { codeOf, Problem } from './problem.ts';

type Form = 'text' | 'json' | 'fhir';
export interface Request {
  readonly tool: ToolId;
  readonly inputs: unknown;
  readonly locale: Locale;
  readonly form: Form;
}

const forms = ['text', 'json', 'fhir'] as const satisfies readonly Form[];
const tools = toolIds.join(', ');

/** Problems speak the language asked for, even where something else in the same line is wrong. */
function languageOf(typed: readonly string[]): Locale {
  const at = typed.findIndex((part) => part === '--lang' || part.startsWith('--lang='));
  return (typed[at]?.split('=')[1] ?? typed[at + 1]) === 'ar' ? 'ar' : 'en';
}

function parsed(typed: readonly string[]) {
  return parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      input: { type: 'string', short: 'i' },
      lang: { type: 'string' },
      text: { type: 'boolean' },
      json: { type: 'boolean' },
      fhir: { type: 'boolean' },
      rows: { type: 'string' },
      on: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

function inputsIn(file: string, locale: Locale): unknown {
  const words = commandWords[locale];
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Problem(fill(words.unreadable, { file, code: codeOf(error) }));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(fill(words.notJson, { file }));
  }
}

/** What was typed, understood; a text is help that was asked for. Throws a Problem where it is not understood. */
export function requestOf(typed: readonly string[]): Request | ChartsRequest | string {
  const locale = languageOf(typed);
  const words = commandWords[locale];
  let found: ReturnType<typeof parsed>;
  try {
    found = parsed(typed);
  } catch (error) {
    const option = /'([^']+)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? typed.join(' ');
    throw new Problem(fill(words.unknownOption, { option, usage }));
  }
  const { values, positionals } = found;
  if (values.help) return fill(words.help, { tools, chartsUsage });
  if (values.lang !== undefined && values.lang !== 'en' && values.lang !== 'ar')
    throw new Problem(fill(words.unknownLanguage, { lang: values.lang }));
  const [tool, more, evenMore] = positionals;
  if (tool === undefined) throw new Problem(`${fill(words.noTool, { tools })}\n${usage}`);
  const forCharts = tool === 'check-charts';
  const foreign = (forCharts ? ['input', 'text', 'json', 'fhir'] : ['rows', 'on']).find((name) => name in values);
  if (foreign !== undefined)
    throw new Problem(fill(words.unknownOption, { option: `--${foreign}`, usage: forCharts ? chartsUsage : usage }));
  if (forCharts) {
    if (more === undefined) throw new Problem(`${words.noFolder}\n${chartsUsage}`);
    if (evenMore !== undefined) throw new Problem(fill(words.unknownOption, { option: evenMore, usage: chartsUsage }));
    return { folder: more, rows: values.rows, on: values.on ?? new Date().toISOString().slice(0, 10), locale };
  }
  if (!isToolId(tool)) throw new Problem(fill(words.unknownTool, { tool, tools }));
  if (more !== undefined) throw new Problem(fill(words.unknownOption, { option: more, usage }));
  const [form = 'text', another] = forms.filter((each) => values[each]);
  if (another) throw new Problem(words.severalForms);
  if (!values.input) throw new Problem(`${words.noInput}\n${usage}`);
  return { tool, inputs: inputsIn(values.input, locale), locale, form };
}
