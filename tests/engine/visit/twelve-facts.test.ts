import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { factOf } from '../../../src/engine/chart/form.ts';
import { hardRange, readPath } from '../../../src/engine/kit/fields/fields.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { loadPlanner, visit } from '../../../src/engine/visit/index.ts';
import { reached, tries } from '../../fixtures/tries.ts';

const on = '2026-11-25';
const chartOf = (facts: object): Chart =>
  Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, on, from: 'entered' as const }]));

/** What a doctor knows when she sits down: who, four figures, two medicines and since when, one low. */
const huda = {
  age: 66,
  sex: 'female',
  a1c: 8.9,
  egfr: 41,
  weight: 85,
  height: 162,
  systolic: 140,
  diastolic: 84,
  metformin: 2000,
  metforminDuration: 48,
  sulfonylurea: true,
  hypoglycaemiaHistory: true,
};

describe('twelve facts', () => {
  test('give a plan and the answer of four calculators', async () => {
    expect(Object.keys(huda)).toHaveLength(12);
    const { plan, tools } = await visit(chartOf(huda), { on });
    expect(plan.actions.map(({ id }) => id)).toEqual(expect.arrayContaining(['stop:sulfonylurea', 'reduce:metformin']));
    const answered = tools.filter(({ ready, headline }) => ready && headline);
    expect(answered.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['a1c-forecast', 'clinical-logic', 'dosing', 'organ-risk']),
    );
    // What it reckons with is named, so that it can be asked; nothing known stands among it.
    for (const { id, missing, assumed = [] } of answered) {
      expect(missing).toEqual([]);
      const { fields } = await loadTool(id);
      for (const path of assumed) {
        const field = fields[path];
        expect(Object.keys(huda)).not.toContain(field && factOf(field));
      }
    }
  });

  test('a measured figure is never made up: without an eGFR or an HbA1c nobody reckons with one', async () => {
    for (const figure of ['a1c', 'egfr', 'weight', 'age'] as const) {
      const { [figure]: _, ...others } = huda;
      const { tools } = await visit(chartOf(others), { on });
      const forecast = tools.find(({ id }) => id === 'a1c-forecast');
      expect([forecast?.ready, forecast?.missing]).toEqual([false, expect.arrayContaining([figure])]);
    }
  });

  test('a woman who may be pregnant is not reckoned with as if she were not', async () => {
    const clinical = async (age: number) =>
      (await visit(chartOf({ ...huda, age }), { on })).tools.find(({ id }) => id === 'clinical-logic');
    expect((await clinical(31))?.ready).toBe(false);
    expect((await clinical(31))?.missing).toContain('pregnancy');
    expect((await clinical(66))?.ready).toBe(true);
  });

  test('what stands in moves the plan by nothing: it is the planner’s, and no calculator proposes by it', async () => {
    const planner = await loadPlanner();
    let assumed = 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(huda)), async (some) => {
        const chart = chartOf(Object.fromEntries(Object.entries(huda).filter(([fact]) => some.includes(fact))));
        const { plan, tools } = await visit(chart, { on });
        expect(plan).toEqual(planner(chart, on).plan);
        for (const answer of tools.filter((one) => one.assumed)) {
          expect(answer.proposes).toBeUndefined();
          assumed += 1;
        }
      }),
      { numRuns: tries(150), seed: 34 },
    );
    expect(assumed).toBeGreaterThan(reached(5));
  });
});

test('a figure that only warns moves no figure of its calculator', async () => {
  let tried = 0;
  for (const id of toolIds) {
    const { fields, defaults, calculate } = await loadTool(id);
    for (const [path, field] of Object.entries(fields)) {
      if (field.kind !== 'number' || !field.onlyWarns) continue;
      const { min, max } = hardRange(field);
      for (const value of [min, (min + max) / 2, max]) {
        expect(readPath(defaults, path)).toBeDefined();
        expect(calculate({ ...defaults, [path]: value }).results).toEqual(calculate(defaults).results);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(0);
});
