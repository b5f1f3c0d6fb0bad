import { describe, expect, test } from 'vitest';
import { chartFromFhir } from '../../../src/engine/fhir/index.ts';
import { compare } from '../../../tools/charts/compare.ts';
import { compareExpected, type Report } from '../../../tools/charts/expected.ts';
import type { Entry } from '../../../tools/charts/figures.ts';

const on = '2026-11-20';
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const shown = (system: string, code: string, display: string) => ({ coding: [{ system, code, display }] });
const of = { status: 'final', subject: { reference: 'Patient/p' }, effectiveDateTime: '2026-11-02' } as const;
const snomed = 'http://snomed.info/sct';
const mmHg = (value: number) => ({ value, code: 'mm[Hg]', system: 'http://unitsofmeasure.org' });

const chart = [
  { resourceType: 'Patient', id: 'p', gender: 'female', birthDate: '1960-05-01' },
  {
    ...of,
    resourceType: 'Observation',
    id: 'a',
    code: loinc('59261-8'),
    valueQuantity: { value: 64, unit: 'mmol/mol', code: 'mmol/mol', system: 'http://unitsofmeasure.org' },
  },
  {
    ...of,
    resourceType: 'Observation',
    id: 'b',
    code: loinc('4548-4'),
    effectiveDateTime: '2026-02-02',
    valueQuantity: { value: 9.1, unit: '%', code: '%', system: 'http://unitsofmeasure.org' },
  },
  {
    ...of,
    resourceType: 'Observation',
    id: 'c',
    code: loinc('85354-9'),
    component: [
      { code: loinc('8480-6'), valueQuantity: mmHg(142) },
      { code: loinc('8462-4'), valueQuantity: mmHg(86) },
    ],
  },
  {
    resourceType: 'Condition',
    id: 'd',
    subject: { reference: 'Patient/p' },
    clinicalStatus: { coding: [{ code: 'active' }] },
    code: shown(snomed, '44054006', 'Type 2 diabetes mellitus (disorder)'),
  },
  {
    resourceType: 'Condition',
    id: 'e',
    subject: { reference: 'Patient/p' },
    clinicalStatus: { coding: [{ code: 'resolved' }] },
    code: shown(snomed, '84114007', 'Heart failure (disorder)'),
  },
] as unknown as readonly Entry[];
const bundle = (entries: readonly Entry[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: entries.map((resource) => ({ resource })),
});
const hows = (read: readonly Entry[], told: readonly Entry[]) =>
  compare(chartFromFhir(bundle(read), { on }), told, on).map(({ fact, how }) => `${fact} ${how}`);

describe('a second reading of a chart', () => {
  test('says the same as the product’s', () => {
    expect(hows(chart, chart)).toEqual(['a1c same', 'systolic same', 'diastolic same', 'diabetesType same']);
  });

  test('sees what the product misses, and what it tells otherwise', () => {
    const other = chart.map((entry) =>
      JSON.stringify(entry).includes('59261-8')
        ? { ...entry, valueQuantity: { value: 60, unit: 'mmol/mol', code: 'mmol/mol' } }
        : entry,
    );
    expect(hows(other, chart)).toContain('a1c differs');
    expect(hows(chart.slice(0, 4), chart)).toContain('diabetesType differs');
  });
});

describe('a publisher’s expected results', () => {
  const report = (measure: string, counts: Readonly<Record<string, number>>): Report => ({
    resourceType: 'MeasureReport',
    measure: `https://example.org/Measure/${measure}`,
    group: [{ population: Object.entries(counts).map(([code, count]) => ({ code: { coding: [{ code }] }, count })) }],
  });
  const all = { 'initial-population': 1, denominator: 1 };
  const judged = (read: readonly Entry[], measure: string, counts: Readonly<Record<string, number>>) =>
    compareExpected(chartFromFhir(bundle(read), { on }), report(measure, counts)).map(
      ({ fact, how }) => `${fact} ${how}`,
    );

  test('agree with what the product reads, or are seen to differ', () => {
    const a1c = ['expected diabetesType same', 'expected a1c same'];
    expect(judged(chart, 'CMS122FHIRDiabetes', { ...all, numerator: 0 })).toEqual(a1c);
    expect(judged(chart, 'CMS122FHIRDiabetes', { ...all, numerator: 1 })).toContain('expected a1c differs');
    expect(judged(chart.slice(0, 4), 'CMS122FHIRDiabetes', all)).toContain('expected diabetesType differs');
    expect(judged(chart, 'CMS165FHIRPressure', { ...all, numerator: 0 })).toEqual(['expected systolic same']);
    expect(judged(chart, 'CMS165FHIRPressure', { ...all, numerator: 1 })).toEqual(['expected systolic differs']);
  });
  test('say nothing of whom they leave out', () => {
    expect(judged(chart, 'CMS165FHIRPressure', { ...all, 'denominator-exclusion': 1, numerator: 0 })).toEqual([]);
    expect(judged(chart, 'CMS122FHIRDiabetes', { 'initial-population': 0, denominator: 0 })).toEqual([]);
    expect(judged(chart, 'CMS999FHIROther', all)).toEqual([]);
  });
});
