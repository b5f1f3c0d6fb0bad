import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChart, factValue, problemOf, withoutExamples } from '../../../src/engine/chart/chart.ts';
import { coarser, isToldFiner } from '../../../src/engine/chart/coarser.ts';
import { type FactId, factIds, isFactId } from '../../../src/engine/chart/facts.ts';
import { derive, inputsFor, unusable } from '../../../src/engine/chart/index.ts';
import { toolIds } from '../../../src/engine/registry.ts';
import { anyChart, hostileChart, hostileEntries, known } from '../helpers/charts.ts';

const today = '2026-11-22';

describe('the list of facts', () => {
  const promised =
    'age sex weight height bmi waist a1c priorA1c targetA1c fpg ppg ogtt egfr creatinine uacr ckdStage b12 systolic diastolic totalCholesterol ldl hdl diabetesDuration ' +
    'pregnancy heartFailure ascvd ckd nafld neuropathy severeHypoglycaemia catabolicSymptoms oedema anaemiaRisk smoking ' +
    'metformin metforminTolerance metforminDuration sulfonylurea dpp4Inhibitor sglt2Inhibitor glp1RA tzd basalInsulin basalUnits ' +
    'tir tbr70 tbr54 tar180 cv gmi cgmDays cgmWear ' +
    'diabetesType islets autoimmune mealtimeInsulin statin rasInhibitor finerenone potassium steroids pancreatitis medullaryThyroidCancer dialysis retinopathy frailty childbearing';
  test.each(promised.split(' '))('%s is a fact', (id) => {
    expect(isFactId(id)).toBe(true);
  });
});

describe('entries that cannot be used', () => {
  test.each(hostileEntries.map(([fact, entry]) => [fact, entry] as const))('%s is named: %j', (fact, entry) => {
    const chart = hostileChart([[fact, entry]]);
    expect(unusable(chart, today)).toEqual([{ fact, reason: problemOf(fact, entry, today) }]);
    expect(problemOf(fact, entry, today)).toBeDefined();
  });

  test('each reason is the right one', () => {
    const reason = (fact: string, entry: unknown) => problemOf(fact, entry, today);
    expect(reason('hypoglycemiaHistory', { value: true, from: 'record' })).toBe('unknown-fact');
    expect(reason('__proto__', { value: true, from: 'entered' })).toBe('unknown-fact');
    expect(reason('a1c', { value: 8, unit: 'mmol/mol', from: 'entered' })).toBe('unit');
    expect(reason('a1c', { value: 64, from: 'entered' })).toBe('range');
    expect(reason('a1c', { value: '8', from: 'entered' })).toBe('type');
    expect(reason('smoking', { value: 'sometimes', from: 'entered' })).toBe('choice');
    expect(reason('smoking', { value: true, from: 'entered' })).toBe('type');
    expect(reason('age', { value: 54.5, from: 'entered' })).toBe('whole');
    expect(reason('a1c', { value: 8, on: '2026-11-23', from: 'entered' })).toBe('date');
    expect(reason('a1c', { value: 8, on: today, from: 'entered' })).toBeUndefined();
    expect(reason('a1c', { value: 8, on: '2025-02-29', from: 'entered' })).toBe('date');
    expect(reason('a1c', { value: 8, on: '2024-02-29', from: 'entered' })).toBeUndefined();
    expect(reason('a1c', { value: 8, from: 'somewhere' })).toBe('origin');
    expect(reason('egfr', { value: 40, unit: 'mL/min/{1.73_m2}', from: 'file' })).toBeUndefined();
    expect(reason('egfr', { value: 40, unit: 'mL/min/1.73 m²', from: 'file' })).toBeUndefined();
  });

  test('nothing throws, and nothing of them is read', () => {
    const chart = hostileChart();
    for (const id of factIds)
      expect(factValue(checkChart(chart, { on: today, examples: true }).chart, id), id).toBeUndefined();
    expect(() => withoutExamples(chart)).not.toThrow();
    expect(unusable(derive(chart).chart, today)).toHaveLength(hostileEntries.length);
    for (const tool of toolIds) {
      const { examples, missing } = inputsFor(tool, chart);
      expect(examples).toEqual([]);
      expect(missing.length).toBeGreaterThan(0);
    }
  });

  test('any chart of usable entries has none', () => {
    fc.assert(fc.property(anyChart(), (chart) => unusable(chart, today).length === 0));
  });
});

describe('a coarse answer is never turned into a finer one', () => {
  const told = (fact: FactId, value: number | boolean | string) =>
    Object.fromEntries(
      factIds.flatMap((id) => {
        if (id === fact) return [];
        const made = coarser(known({ [fact]: value }), id);
        return made ? [[id, made.value]] : [];
      }),
    );
  test.each([
    ['egfrBand', '<30', {}],
    ['egfrBand', '>=90', {}],
    ['smokes', false, {}],
    ['smokes', true, { smoking: 'current' }],
    ['hypoglycaemiaHistory', true, {}],
    ['hypoglycaemiaHistory', false, { severeHypoglycaemia: false }],
    ['cardiovascularDisease', true, {}],
    ['cardiovascularDisease', false, {}],
    ['ckd', true, {}],
    ['ckd', false, { ckdStage: 'none' }],
    ['metforminTolerated', true, {}],
    ['metforminTolerated', false, { metforminTolerance: 'poor' }],
    ['metforminGI', true, {}],
    ['acceptsInjectables', true, {}],
    ['egfr', 29.9, { egfrBand: '<30' }],
    ['egfr', 30, { egfrBand: '30-44' }],
    ['egfr', 44.9, { egfrBand: '30-44' }],
    ['egfr', 45, { egfrBand: '45-59' }],
    ['egfr', 60, { egfrBand: '60-89' }],
    ['egfr', 90, { egfrBand: '>=90' }],
    ['smoking', 'former', { smokes: false }],
    ['smoking', 'never', { smokes: false }],
    ['smoking', 'current', { smokes: true }],
    ['severeHypoglycaemia', true, { hypoglycaemiaHistory: true }],
    ['severeHypoglycaemia', false, {}],
    ['ascvd', true, { cardiovascularDisease: true }],
    ['ascvd', false, {}],
    ['heartFailure', false, {}],
    ['ckdStage', 'stage3b', { ckd: true }],
    ['ckdStage', 'none', { ckd: false }],
    ['metforminTolerance', 'mild-gi', { metforminTolerated: true, metforminGI: true }],
    ['mealsPerDay', 2, { mealsBand: '1-2' }],
    ['mealsPerDay', 3, { mealsBand: '3' }],
    ['mealsPerDay', 6, { mealsBand: '4-5' }],
    ['snacksPerDay', 0, { snacksBand: '0' }],
    ['snacksPerDay', 3, { snacksBand: '2-3' }],
    ['sugaryDrinksPerDay', 1, { sugaryDrinksBand: '1' }],
    ['sugaryDrinksPerDay', 2, { sugaryDrinksBand: '2+' }],
    ['walkingMinutes', 10, { walkingBand: 'hardly' }],
    ['walkingMinutes', 30, { walkingBand: 'moderate' }],
    ['walkingMinutes', 71, { walkingBand: 'hours' }],
    ['walkingBand', 'hour', {}],
    ['snacksBand', '1', {}],
    ['dessertsBand', '3-5week', { dessertsFrequency: 'several_weekly' }],
    ['dessertsFrequency', 'daily', { dessertsBand: 'daily' }],
    ['jobBand', 'mostly', { jobActivityLevel: 'moderate' }],
    ['jobActivityLevel', 'sedentary', { jobBand: 'sitting' }],
    ['injectables', 'reluctant', { acceptsInjectables: true }],
    ['injectables', 'refuses', { acceptsInjectables: false }],
  ] as const)('%s %s tells %j', (fact, value, expected) => {
    expect(told(fact, value)).toEqual(expected);
  });

  test('two known answers of No make a No, and an example among them makes it one', () => {
    const both = known({ ascvd: false, heartFailure: false });
    expect(coarser(both, 'cardiovascularDisease')).toEqual({ value: false, from: 'derived' });
    const half = { ...both, ascvd: { value: false, from: 'example' } } as const;
    expect(coarser(half, 'cardiovascularDisease')).toEqual({ value: false, from: 'example' });
  });

  test('no stage with a low eGFR is no No, and a stage worked out of one eGFR no disease', () => {
    expect(coarser(known({ ckdStage: 'none', egfr: 59 }), 'ckd')).toBeUndefined();
    expect(coarser(known({ ckdStage: 'none', egfrBand: '45-59' }), 'ckd')).toBeUndefined();
    expect(coarser(known({ ckdStage: 'none', egfr: 60 }), 'ckd')?.value).toBe(false);
    expect(coarser(derive(known({ egfr: 40 })).chart, 'ckd')).toBeUndefined();
  });
});

test('a habit on two scales is told on the finer one', () => {
  const both = known({ sugaryDrinksPerDay: 0, sugaryDrinksBand: '1', smoking: 'never', smokes: false });
  const facts = ['sugaryDrinksBand', 'smokes', 'sugaryDrinksPerDay', 'smoking'] as const;
  expect(facts.map((fact) => isToldFiner(both, fact))).toEqual([true, true, false, false]);
  expect(isToldFiner(known({ sugaryDrinksBand: '1' }), 'sugaryDrinksBand')).toBe(false);
  // What judgement reads of itself is never left out.
  expect(isToldFiner(known({ ckd: true, ckdStage: 'none' }), 'ckd')).toBe(false);
});
