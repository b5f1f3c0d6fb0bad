import { expect, test } from 'vitest';
import { type Chart, chartOf } from '../../src/engine/chart/index.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { visit } from '../../src/engine/visit/index.ts';
import { heldBack, notAsked } from '../../src/islands/visit/held.ts';
import { loadVisitEngine } from '../../src/islands/visit/visit-engine.ts';

test('years of a life are told where somebody asked for them in this visit, and nowhere else', async () => {
  const given = chartOf('life-days', (await loadTool('life-days')).defaults);
  const chart = Object.fromEntries(
    Object.entries(given).map(([fact, known]) => [fact, { ...known, from: 'entered' as const }]),
  );
  const whole = await visit(chart, { on: '2026-11-28' });
  const engine = await loadVisitEngine('en');
  const of = (opened: readonly string[]) =>
    heldBack(whole, [], notAsked(engine, opened)).tools.find(({ id }) => id === 'life-days');
  expect(of(['life-days'])?.outcome).toBeDefined();
  expect(of([])).toEqual({ id: 'life-days', ready: false, missing: [], unasked: true });
  // Asked for but not to be answered yet: what is missing is named as before.
  const bare = await visit({ a1c: { value: 8, on: '2026-11-28', from: 'entered' } }, { on: '2026-11-28' });
  expect(
    heldBack(bare, [], notAsked(engine, [])).tools.find(({ id }) => id === 'life-days')?.missing.length,
  ).toBeGreaterThan(0);
});

test('two forecasts of HbA1c are told in their own rows, and never once more as a figure to go by', async () => {
  const charts = await Promise.all(toolIds.map(async (id) => chartOf(id, (await loadTool(id)).defaults)));
  const all: Chart = Object.assign({}, ...charts);
  const chart = Object.fromEntries(
    Object.entries(all).map(([fact, known]) => [fact, { ...known, from: 'entered' as const }]),
  );
  const whole = await visit(chart, { on: '2026-11-28' });
  expect(whole.differences).toContainEqual(expect.objectContaining({ about: 'a1cIn12Weeks', follow: 'a1c-forecast' }));
  expect(heldBack(whole, [], []).differences.map(({ about }) => about)).not.toContain('a1cIn12Weeks');
});
