import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { ar } from '../../src/content/ui/ar.ts';
import { en } from '../../src/content/ui/en.ts';
import { files, matching, root } from './files.ts';
import { differences } from './words.ts';

describe('English and Arabic', () => {
  test('the interface says the same things in both', () => {
    expect(differences(en, ar)).toEqual([]);
  });

  test.each(toolIds)('%s has the same words in both', async (id) => {
    const tool = await loadTool(id);
    expect(differences(await tool.copy.en(), await tool.copy.ar())).toEqual([]);
    expect(differences(await tool.interfaceWords.en(), await tool.interfaceWords.ar())).toEqual([]);
  });

  test('every content entry exists in both', () => {
    const entries = matching(/^src\/content\/(?!ui\/)[^/]+\/(en|ar)\//).map(({ path }) => path);
    const missing = entries.filter((path) => {
      const twin = path.replace(
        /^(src\/content\/[^/]+)\/(en|ar)\//,
        (_, folder: string, locale: string) => `${folder}/${locale === 'en' ? 'ar' : 'en'}/`,
      );
      return !entries.includes(twin);
    });
    expect(missing).toEqual([]);
  });
});

test('a short README opens every folder of the engine and of its tests', () => {
  const folders = new Set([
    'tests/engine',
    'tests/fixtures',
    ...matching(/^src\/engine\/(kit\/[^/]+\/|[^/]+\/)?[^/]+\.ts$/).map(({ path }) =>
      path.slice(0, path.lastIndexOf('/')),
    ),
  ]);
  const lengths = [...folders].map((folder) => {
    const readme = files.find(({ path }) => path === `${folder}/README.md`);
    return { folder, lines: readme?.text.trimEnd().split('\n').length ?? 0 };
  });
  expect(lengths.filter(({ lines }) => lines < 3 || lines > 10)).toEqual([]);
});

describe('a calculator is a folder, a page, an entry and a line', () => {
  test.each(toolIds)('%s has its files', (id) => {
    const needed = [
      'inputs.ts',
      'form.ts',
      'constants.ts',
      'model/calculate.ts',
      'safety/guards.ts',
      'report/explain.ts',
      'copy/en.ts',
      'copy/ar.ts',
      'cases.ts',
      'index.ts',
      'picture.svg',
      'README.md',
    ];
    expect(needed.filter((name) => !existsSync(join(root, 'src/engine', id, name)))).toEqual([]);
  });

  test.each(toolIds)('%s has its page and its entry', (id) => {
    const page = `src/pages/[...locale]${toolEntry(id).path}`;
    expect(
      files.some(({ path }) => path === `${page}.astro` || path === `${page}/index.astro`),
      `${page}.astro`,
    ).toBe(true);
    expect(matching(new RegExp(`^src/content/tools/(en|ar)/${id}\\.`)).map(({ path }) => path)).toHaveLength(2);
  });
});
