import { describe, expect, test } from 'vitest';
import type { Chart, Known } from '../../src/engine/chart/chart.ts';
import { type FactId, factIds } from '../../src/engine/chart/facts.ts';
import {
  isName,
  isTakenForGlucose,
  isToldOtherwise,
  mostInSight,
  placeOf,
} from '../../src/islands/visit/reading-order.ts';

const chartOf = (facts: { readonly [F in FactId]?: Known['value'] }): Chart =>
  Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' as const, on: '2026-11-29' }]),
  );
const inOrder = (chart: Chart): readonly FactId[] =>
  factIds
    .filter((fact) => chart[fact] && !isToldOtherwise(chart, fact))
    .toSorted((one, other) => placeOf(chart, one) - placeOf(chart, other));

describe('the first facts of a patient who is known well', () => {
  const facts = {
    sex: 'male',
    age: 61,
    height: 174,
    weight: 86,
    diabetesDuration: 10,
    a1c: 7.2,
    targetA1c: 7,
    egfr: 50,
    uacr: 110,
    systolic: 128,
    ldl: 52,
    heartFailure: false,
    ketoacidosis: false,
    pancreatitis: false,
    ckd: true,
    ascvd: true,
    metformin: 1000,
    sglt2Inhibitor: true,
    glp1RA: true,
    statin: 'high',
    basalInsulin: true,
    basalUnits: 14,
    mealsPerDay: 3,
  } as const;

  test('are what is taken and what the person has, before what they have not', () => {
    const first = inOrder(chartOf(facts)).slice(0, mostInSight);
    for (const fact of ['metformin', 'sglt2Inhibitor', 'glp1RA', 'basalUnits', 'ascvd', 'ckd', 'statin'] as const)
      expect(first).toContain(fact);
    for (const fact of ['heartFailure', 'ketoacidosis', 'pancreatitis', 'mealsPerDay'] as const)
      expect(first).not.toContain(fact);
  });

  test('stand where a person looks for them: an absent one last, and the same one, once had, in its place', () => {
    expect(inOrder(chartOf(facts)).slice(-3)).toEqual(['heartFailure', 'ketoacidosis', 'pancreatitis']);
    const had = inOrder(chartOf({ ...facts, heartFailure: true }));
    expect(had.indexOf('heartFailure')).toBe(had.indexOf('ascvd') + 1);
    expect(inOrder(chartOf({ metformin: 0, age: 40, uacr: 10 }))).toEqual(['age', 'uacr', 'metformin']);
  });
});

test('a class is told by its medicine’s name and an insulin by its units, once each', () => {
  const named = chartOf({ sulfonylurea: true, sulfonylureaAgent: 'gliclazide', basalInsulin: true, basalUnits: 14 });
  expect(inOrder(named)).toEqual(['sulfonylureaAgent', 'basalUnits']);
  expect(isName(named, 'sulfonylureaAgent')).toBe(true);
  // Of another medicine, or of one that is not taken, the question is needed to understand the answer.
  for (const chart of [
    chartOf({ sulfonylurea: true, sulfonylureaAgent: 'other' }),
    chartOf({ sulfonylurea: false, sulfonylureaAgent: 'gliclazide' }),
  ]) {
    expect(inOrder(chart)).toContain('sulfonylurea');
    expect(isName(chart, 'sulfonylureaAgent')).toBe(false);
  }
  expect(inOrder(chartOf({ basalInsulin: true }))).toEqual(['basalInsulin']);
});

test('only what is taken against glucose counts as that, however it is told', () => {
  const chart = chartOf({
    metformin: 0,
    sglt2Inhibitor: true,
    tzd: false,
    sulfonylurea: true,
    sulfonylureaAgent: 'gliclazide',
    statin: 'high',
  });
  expect(factIds.filter((fact) => isTakenForGlucose(chart, fact) && !isToldOtherwise(chart, fact)).sort()).toEqual([
    'sglt2Inhibitor',
    'sulfonylureaAgent',
  ]);
});
