import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { chartFromFhir, toVisitBundle } from '../../../src/engine/fhir/index.ts';
import { engineVersion } from '../../../src/engine/kit/version.ts';
import { visit } from '../../../src/engine/visit/index.ts';
import { known } from '../helpers/charts.ts';
import { on } from './making.ts';
import { problemsOf } from './schema.ts';

const fasts: Chart = known({
  age: 50,
  sex: 'male',
  country: 'saudi-arabia',
  diabetesType: 'type2',
  diabetesDuration: 12,
  a1c: 8,
  egfr: 55,
  ascvd: false,
  hypoglycaemiaUnaware: false,
  severeHypoglycaemia: false,
  hypoglycaemiaFrequency: 'none',
  sulfonylurea: false,
  basalInsulin: false,
  mealtimeInsulin: false,
  repaglinide: false,
  metformin: 2000,
  selfTesting: 'as-advised',
  glucoseCrisis: 'none',
  fastingLabour: 'none',
  earlierFast: 'good',
  fastsRamadan: true,
});
async function sent(chart: Chart, locale: 'en' | 'ar' = 'en') {
  const bundle = await toVisitBundle({
    ...(await visit(chart, { on })),
    chart,
    patientName: '',
    date: `${on}T10:00:00+03:00`,
    engineVersion,
    locale,
  });
  const risks = bundle.entry.flatMap(({ resource }) => (resource.resourceType === 'RiskAssessment' ? [resource] : []));
  return { bundle, risks };
}
const without = (...facts: string[]): Chart =>
  Object.fromEntries(Object.entries(fasts).filter(([fact]) => !facts.includes(fact)));

describe('the risk of a fast that is planned', () => {
  test.each(['en', 'ar'] as const)('goes out with points, class and sentence, in %s', async (locale) => {
    const { bundle, risks } = await sent(fasts, locale);
    expect(problemsOf(bundle)).toEqual([]);
    expect(risks).toHaveLength(1);
    const [risk] = risks;
    // Ten years and more 1, HbA1c 7.5 to 9 1, eGFR 45 to 60 2.
    expect(risk).toMatchObject({
      status: 'final',
      basis: [{ reference: '#points' }],
      contained: [{ id: 'points', valueQuantity: { value: 4 } }],
      prediction: [{ qualitativeRisk: { coding: [{ code: 'moderate' }] } }],
    });
    expect(risk?.prediction[0]?.rationale).toMatch(/4/);
    // Each item that counts, by its name.
    expect(risk?.note?.length).toBe(3);
  });

  test('with answers missing it is preliminary, from the least to the most, and names no class where two are possible', async () => {
    const { bundle, risks } = await sent(without('selfTesting', 'fastingLabour'));
    expect(problemsOf(bundle)).toEqual([]);
    expect(risks[0]).toMatchObject({
      status: 'preliminary',
      contained: [{ valueRange: { low: { value: 4 }, high: { value: 10 } } }],
    });
    expect(risks[0]?.prediction[0]).not.toHaveProperty('qualitativeRisk');
  });

  test('is ours, and never comes back as something measured', async () => {
    const { bundle } = await sent(fasts);
    const back = chartFromFhir(JSON.parse(JSON.stringify(bundle)), { on });
    if (!back.ok) throw new Error(back.reason);
    expect(back.notUnderstood).toEqual([]);
    expect(new Set(back.facts.map(({ fact }) => String(fact)))).toEqual(new Set(Object.keys(fasts)));
  });

  test('of whom no fast is planned, or of a child, there is none', async () => {
    expect((await sent(without('fastsRamadan'))).risks).toEqual([]);
    expect((await sent({ ...fasts, ...known({ fastsRamadan: false }) })).risks).toEqual([]);
    expect((await sent({ ...fasts, ...known({ age: 14 }) })).risks).toEqual([]);
  });
});
