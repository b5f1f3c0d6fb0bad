import { expect } from 'vitest';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { loadAnswering, loadWording } from '../../src/engine/answer/index.ts';
import { readPath } from '../../src/engine/kit/fields/fields.ts';
import { plainText } from '../../src/engine/kit/report/plain-text.ts';
import { loadTool, type ToolId } from '../../src/engine/registry.ts';
import type { Check, Named } from './row.ts';
import { counterparts, isArabic, plain } from './words.ts';

const at = new Date('2026-11-25T12:00:00Z');

/** The record's lines in both languages: every line of one stands beside its own in the other. */
async function record(id: ToolId, patient: object): Promise<{ readonly en: string[]; readonly ar: string[] }> {
  const answering = await loadAnswering(id);
  const { report } = answering.answer({ ...answering.tool.defaults, ...patient });
  const [en, ar] = await Promise.all(
    (['en', 'ar'] as const).map(async (locale) =>
      plainText(report, await loadWording(answering.tool, locale, { at }))
        .split('\n')
        .map(plain),
    ),
  );
  return { en: en ?? [], ar: ar ?? [] };
}
const records = new Map<string, ReturnType<typeof record>>();
function recordOf(id: ToolId, patient: object): ReturnType<typeof record> {
  const key = JSON.stringify([id, patient]);
  const known = records.get(key) ?? record(id, patient);
  records.set(key, known);
  return known;
}

/** Letters of a language must have letters in the other; figures may stand alone. */
const inBoth = (en: string, ar: string): boolean => (/[a-z]{3}/i.test(en) ? isArabic(ar) : ar.length > 0);

async function reported(id: ToolId, text: string, patient: object): Promise<void> {
  const { en, ar } = await recordOf(id, patient);
  expect(ar.length, 'lines in both languages').toBe(en.length);
  const line = en.findIndex((each) => each.includes(text));
  expect(line, `“${text}” on the record`).toBeGreaterThanOrEqual(0);
  expect(inBoth(en[line] ?? '', ar[line] ?? ''), `its Arabic: ${ar[line]}`).toBe(true);
}

async function asked(id: ToolId, check: Extract<Check, { kind: 'field' }>): Promise<void> {
  const { fields, defaults } = await loadTool(id);
  const found = fields[check.path];
  expect(found, check.path).toBeDefined();
  if (check.choices) expect(found).toMatchObject({ choices: check.choices });
  if (check.stands !== undefined) expect(readPath(defaults, check.path)).toEqual(check.stands);
  else expect(found && 'optional' in found ? found.optional : undefined).toBe(true);
}

async function resulted(id: ToolId, path: string, patient: object): Promise<void> {
  const { calculate, defaults } = await loadTool(id);
  expect(readPath(calculate({ ...defaults, ...patient }).results, path), path).toBeDefined();
}

async function wordsOf(text: string): Promise<void> {
  const found = await counterparts(text);
  expect(found.length, `“${text}” among the words`).toBeGreaterThan(0);
  for (const ar of found.slice(0, 1)) expect(inBoth(text, ar), `its Arabic: ${ar}`).toBe(true);
}

let document: ReturnType<typeof openApiDocument> | undefined;
async function called(method: string, path: string): Promise<void> {
  document ??= openApiDocument();
  const { paths } = await document;
  expect((paths as Record<string, object>)[path], path).toHaveProperty(method);
}

/** Holds one row; what is seen on a screen is held there, and here that its words exist in both languages. */
export async function hold({ screen, row: [, , check] }: Named): Promise<void> {
  // A figure is seen on its screen; among the words it is filled in.
  if (check.kind === 'seen' && !/[a-z]{3}/i.test(check.text)) return;
  if (check.kind === 'seen' || check.kind === 'written') return wordsOf(check.text);
  if (check.kind === 'call') return called(check.method, check.path);
  if (check.kind === 'holds') {
    const [obtained, specified] = check.that();
    return expect(obtained).toEqual(specified);
  }
  if (!screen.tool) throw new Error(`${screen.screen} names no calculator`);
  if (check.kind === 'field') return asked(screen.tool, check);
  if (check.kind === 'result') return resulted(screen.tool, check.path, check.patient ?? {});
  return reported(screen.tool, check.text, check.patient ?? {});
}
