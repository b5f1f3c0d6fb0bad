import { describe, expect, test } from 'vitest';
import { loadTool, pageAnswering, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { linesWith, matching } from './files.ts';

/** A calculator's own places: its folder, its page, its registry entry. Everywhere else it has no name. */
const ownPlaces = new RegExp(
  `^src/engine/(${toolIds.join('|')})/|^src/engine/registry\\.ts$|^src/pages/\\[\\.\\.\\.locale\\]/`,
);
const product = /^(src|db|server|scripts|tools)\/.*\.(ts|tsx|mjs|astro)$|^[\w.-]+\.(ts|mjs|cjs)$/;
/** A word that happens to be a calculator's id: how a medicine is taken, in the explainers. */
const homonyms: Readonly<Record<string, RegExp>> = {
  dosing: /^src\/content(\.config|\/ui\/(en|ar)\/story)\.ts$/,
};

describe('nothing but the registry lists calculators', () => {
  test.each(toolIds)('%s is named in its own places only: no comparison, no table', (id) => {
    const quoted = new RegExp(`['"\`]${id}['"\`]`);
    const key = new RegExp(`(?<![\\w.'"-])${id}\\s*:(?!:)`);
    const found = matching(product, ownPlaces).flatMap((file) => [
      ...linesWith(file, quoted),
      ...(homonyms[id]?.test(file.path) ? [] : linesWith(file, key)),
    ]);
    expect(found).toEqual([]);
  });

  test('the check finds a comparison and a table', () => {
    const id = toolIds[0] ?? '';
    const quoted = new RegExp(`['"\`]${id}['"\`]`);
    for (const text of [`if (tool === '${id}') return;`, `const words = { '${id}': 1 };`, `<Picture id="${id}" />`])
      expect(linesWith({ path: 'x', text }, quoted)).toHaveLength(1);
  });

  test.each(toolIds)('%s: address, API name and reference field hold', async (id) => {
    const { path, aliases, collection, keys, reference } = toolEntry(id);
    expect([path, ...aliases].every((address) => /^\/[a-z0-9/-]+$/.test(address))).toBe(true);
    // The proxies' examples and the router know the API's collections by this ending.
    expect(collection).toMatch(/^([a-z0-9]+-)*assessments$/);
    expect(keys[0]).not.toBe(keys[1]);
    if (reference !== null) expect((await loadTool(id)).fields[reference]?.kind).toBe('choice');
  });

  test('no two share an address, and who shares a collection shares its keys', () => {
    const addresses = toolIds.map(toolEntry).flatMap(({ path, aliases }) => [path, ...aliases]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const keys = new Map<string, string>();
    for (const { collection, keys: own } of toolIds.map(toolEntry)) {
      expect(keys.get(collection) ?? own.join()).toBe(own.join());
      keys.set(collection, own.join());
    }
  });

  test('who only illustrates a risk points to the one calculator that answers it', () => {
    const answering = toolIds.map(toolEntry).filter(({ answers }) => answers === 'validatedRisk');
    expect(answering.map(({ path }) => path)).toEqual([pageAnswering('validatedRisk')]);
  });
});

describe('pictures', () => {
  const known = [
    ...(matching(/^src\/components\/hub\/ToolPicture\.astro$/)[0]?.text ?? '').matchAll(/:global\(\.([\w-]+)\)/g),
  ].map((found) => found[1]);

  test.each(toolIds)('%s draws with the classes of the house, without a colour of its own', (id) => {
    const [file] = matching(new RegExp(`^src/engine/${id}/picture\\.svg$`));
    expect(file?.text).toContain('viewBox="0 0 240 132"');
    expect(file?.text).not.toMatch(
      /\b(fill|stroke|style|color|id|on\w+)\s*=|<(style|script|text|image|use|a)\b|#[0-9a-f]{3}/i,
    );
    const used = [...(file?.text ?? '').matchAll(/class="([^"]+)"/g)].flatMap((found) => found[1]?.split(' ') ?? []);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });
});
