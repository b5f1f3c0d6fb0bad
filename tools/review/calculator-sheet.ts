import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answeringOf, loadWording } from '../../src/engine/answer/index.ts';
import { isRecord, readPath, writePath } from '../../src/engine/kit/fields/fields.ts';
import { leafPaths } from '../../src/engine/kit/fields/validate.ts';
import { isolateLatin } from '../../src/engine/dosing/drugs/text.ts';
import type { FiredGuard, Guard, Severity } from '../../src/engine/kit/guards.ts';
import { blockLines } from '../../src/engine/kit/report/plain-blocks.ts';
import type { Tool } from '../../src/engine/kit/tool.ts';
import type { Locale, Pattern, Wording } from '../../src/engine/kit/words/pattern.ts';
import { quantity } from '../../src/engine/kit/words/message.ts';
import { plainValue, sayPlain } from '../../src/engine/kit/words/say.ts';
import { loadTool, type ToolId } from '../../src/engine/registry.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import { figureItems } from './figures.ts';
import type { Item, Sheet, Worked } from './page.ts';
import { pointsOf } from './points/index.ts';
import { sheetWords } from './words.ts';

const engine = join(import.meta.dirname, '../../src/engine');
type AnyGuard = Pick<Guard<never, never>, 'id' | 'severity' | 'sources'>;
type Answers = Awaited<ReturnType<typeof answeringOf>>;

const harm: Readonly<Record<Severity, number>> = { block: 0, warn: 1, note: 2 };

/** A pattern as it is written, with its holes; of several forms the general one. */
function textOf(pattern: Pattern | undefined): string {
  if (pattern === undefined) return '';
  const text = typeof pattern === 'string' ? pattern : 'other' in pattern ? pattern.other : pattern.male;
  return text.replace(/<\/?\w+>/g, '');
}

function guardText(id: string, fired: readonly FiredGuard[], wording: Wording): string {
  const first = fired.find((each) => each.id === id);
  const key = `guard.${id}`;
  return first ? sayPlain({ key, values: first.values }, wording) : textOf(wording.patterns[key]);
}

/** Every guard in words, with the figures of the first patient it fires for; where none of the cases does, with its holes. */
async function guardItems(id: ToolId, tool: Tool, wording: Wording): Promise<Item[]> {
  const fired = (await tool.cases()).flatMap(({ inputs }) => tool.calculate(inputs).guards);
  const { guards } = (await import(join(engine, id, 'safety/guards.ts'))) as { guards: readonly AnyGuard[] };
  return [...guards]
    .sort((a, b) => harm[a.severity] - harm[b.severity])
    .map(({ id: guard, severity, sources }) => ({
      id: guard,
      tag: sheetWords[wording.locale].severity[severity],
      lines: [guardText(guard, fired, wording)],
      sources: sources.map((source) => ({ id: source })),
    }));
}

/** Sentences of a record's block in one language: `{ en, ar }` wherever it lies, with the figures beside it. */
function sentencesIn(content: unknown, locale: Locale): string[] {
  if (Array.isArray(content)) return content.flatMap((one) => sentencesIn(one, locale));
  if (!isRecord(content)) return typeof content === 'number' ? [String(content)] : [];
  const own = content[locale];
  if (typeof own === 'string') return [own];
  const parts = Object.values(content).flatMap((one) => sentencesIn(one, locale));
  return 'min' in content ? [parts.join(' · ')] : parts;
}

interface Cite {
  readonly source: string;
  readonly mark: string;
}

/** A drug reference's records, block by block, where a calculator has such a folder. */
async function recordItems(id: ToolId, locale: Locale): Promise<Item[]> {
  const folder = join(engine, id, 'drugs');
  const files = readdirSync(join(engine, id)).includes('drugs') ? readdirSync(folder) : [];
  const items = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const records = Object.values((await import(join(folder, file))) as object).filter(
          (one): one is Record<string, unknown> => isRecord(one) && 'generic' in one && 'renal_adjust' in one,
        );
        return records.flatMap((record) =>
          Object.entries(record).flatMap(([name, block]): Item[] =>
            isRecord(block) && Array.isArray(block.cite)
              ? [
                  {
                    id: `${String(record.id)}.${name}`,
                    tag: (block.cite as Cite[]).map(({ mark }) => mark).join(' '),
                    lines: sentencesIn(block.content, locale).map((line) =>
                      locale === 'ar' ? isolateLatin(line) : line,
                    ),
                    sources: (block.cite as Cite[]).map(({ source, mark }) => ({ id: source, mark })),
                  },
                ]
              : [],
          ),
        );
      }),
  );
  const all = items.flat();
  return all.filter(({ id: one }, at) => all.findIndex(({ id: other }) => other === one) === at);
}

interface Patient {
  readonly title: string;
  readonly inputs: object;
}

/** The calculator's own cases, and its example with one figure at the end of what is usual, until there are ten. */
async function patientsOf(tool: Tool, wording: Wording): Promise<Patient[]> {
  const own = (await tool.cases()).map(({ title, inputs }) => ({ title: title[wording.locale], inputs }));
  const more = Object.entries(tool.fields).flatMap(([path, field]): Patient[] => {
    if (field.kind !== 'number' || readPath(tool.defaults, path) === undefined) return [];
    const inputs = structuredClone(tool.defaults) as Record<string, unknown>;
    const to = field.concept.soft?.max ?? field.concept.hard.max;
    writePath(inputs, path, to);
    const checked = tool.validate(inputs);
    const name = textOf(wording.patterns[`field.${path}`]);
    const value = plainValue(quantity(field.concept, to), wording);
    return checked.ok
      ? [{ title: fill(sheetWords[wording.locale].changed, { name, to: value }), inputs: checked.inputs }]
      : [];
  });
  return [...own, ...more].slice(0, 10);
}

function enteredLines(tool: Tool, inputs: object, wording: Wording): string[] {
  return leafPaths(inputs).map((path) => {
    const field = tool.fields[path];
    const value = readPath(inputs, path);
    const label = textOf(wording.patterns[`field.${path}`]) || path;
    if (field?.kind === 'number' && typeof value === 'number')
      return `${label}: ${plainValue(quantity(field.concept, value), wording)}`;
    return `${label}: ${textOf(wording.patterns[`choice.${path}.${String(value)}`]) || String(value)}`;
  });
}

function workedOf({ title, inputs }: Patient, { answer, tool }: Answers, wording: Wording): Worked {
  const { report } = answer(inputs);
  return {
    title,
    known: enteredLines(tool, inputs, wording),
    answer: [
      sayPlain(report.answer, wording),
      ...blockLines(report.figures, wording),
      ...blockLines(report.next, wording),
      sayPlain(report.review, wording),
      ...report.cautions.flatMap((caution) => blockLines(caution, wording)),
      ...report.notFollowed.map((message) => sayPlain(message, wording)),
    ],
  };
}

/** The sheet of one calculator. */
export async function calculatorSheet(id: ToolId, locale: Locale, at: Date): Promise<Sheet> {
  const tool = await loadTool(id);
  const [answering, wording, copy] = await Promise.all([
    answeringOf(tool),
    loadWording(tool, locale, { at }),
    tool.copy[locale](),
  ]);
  const words = sheetWords[locale];
  return {
    part: id,
    title: copy.name,
    sources: tool.sources,
    groups: [
      { title: words.guards, items: await guardItems(id, tool, wording) },
      { title: words.records, items: await recordItems(id, locale) },
      { title: words.constants, items: figureItems(await import(join(engine, id, 'constants.ts'))) },
    ],
    points: await pointsOf(id),
    patients: (await patientsOf(tool, wording)).map((patient) => workedOf(patient, answering, wording)),
  };
}
