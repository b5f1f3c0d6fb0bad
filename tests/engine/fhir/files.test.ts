import { describe, expect, test } from 'vitest';
import { fromFhir } from '../../../src/engine/fhir/index.ts';
import { bundle, coded, observation, on, patient, quantity, understood } from './making.ts';

const a1c = (value: number, effectiveDateTime: string | undefined, change: Record<string, unknown> = {}) =>
  observation('4548-4', value, '%', { effectiveDateTime, ...change });

describe('which value counts', () => {
  const latest: readonly (readonly [name: string, first: unknown, second: unknown, value: number])[] = [
    ['the later day', a1c(7, '2026-01-01'), a1c(8, '2026-02-01'), 8],
    ['whatever the order', a1c(8, '2026-02-01'), a1c(7, '2026-01-01'), 8],
    ['the later moment, not the later text', a1c(8, '2026-02-01T01:00:00+05:00'), a1c(7, '2026-01-31T23:00:00Z'), 7],
    ['across zones', a1c(8, '2026-02-01T23:30:00-05:00'), a1c(7, '2026-02-02T03:00:00Z'), 8],
    ['fractions of a second', a1c(7, '2026-02-01T08:00:00.1Z'), a1c(8, '2026-02-01T08:00:00.25Z'), 8],
    ['a moment within a day before the day alone', a1c(8, '2026-02-01T08:00:00Z'), a1c(7, '2026-02-01'), 8],
    ['a month from its first day', a1c(7, '2026-02'), a1c(8, '2026-02-10'), 8],
    [
      'the end of a period',
      a1c(8, undefined, { effectivePeriod: { start: '2026-01-01', end: '2026-03-01' } }),
      a1c(7, '2026-02-20'),
      8,
    ],
    [
      'a period to the end of its last day',
      a1c(8, undefined, { effectivePeriod: { end: '2026-02-20' } }),
      a1c(7, '2026-02-20T18:00:00Z'),
      8,
    ],
    ['an instant', a1c(8, undefined, { effectiveInstant: '2026-02-21T00:00:00Z' }), a1c(7, '2026-02-20'), 8],
    ['across codes', a1c(7, '2026-01-01'), observation('17856-6', 8, '%', { effectiveDateTime: '2026-01-02' }), 8],
    ['of those that can be taken', a1c(8, '2026-01-01'), a1c(7, '2026-01-02', { status: 'preliminary' }), 8],
  ];
  test.each(latest)('%s', async (_name, first, second, value) => {
    expect((await understood(bundle(first, second), 'dosing')).values).toEqual({ a1c: value });
  });

  test('an earlier HbA1c fills the one before, the latest of them', async () => {
    const three = bundle(a1c(9, '2025-01-01'), a1c(7.5, '2026-10-01'), a1c(8.1, '2026-05-01'));
    for (const tool of ['insulin-cgm', 'clinical-logic'] as const)
      expect((await understood(three, tool)).values).toEqual({ baselineA1c: 7.5, priorA1c: 8.1 });
    expect((await understood(three, 'a1c-forecast')).values).toEqual({ a1c: 7.5 });
    const sameTime = bundle(
      a1c(7.5, '2026-10-01'),
      observation('17856-6', 7.6, '%', { effectiveDateTime: '2026-10-01' }),
    );
    // Two values of one moment are asked, in whatever order they stand.
    expect(await understood(sameTime, 'insulin-cgm')).toMatchObject({
      values: {},
      open: [{ why: 'moment', choices: [[{ value: 7.5 }], [{ value: 7.6 }]] }],
    });
  });

  test('GMI never fills an HbA1c', async () => {
    const both = bundle(a1c(7.5, '2026-01-01'), observation('97506-0', 6.6, '%', { effectiveDateTime: '2026-11-01' }));
    expect((await understood(both, 'insulin-cgm')).values).toEqual({ baselineA1c: 7.5, gmi: 6.6 });
    expect((await understood(both, 'dosing')).values).toEqual({ a1c: 7.5 });
    const alone = await fromFhir(observation('97506-0', 6.6, '%'), 'a1c-forecast', { on });
    expect(alone).toMatchObject({ ok: true, values: {}, notUnderstood: [{ reason: 'code' }] });
  });

  test('of versions of one resource the newest, even where that takes a value back', async () => {
    const version = (versionId: string, status: string) =>
      a1c(9, '2026-10-01', { id: 'o1', status, meta: { versionId } });
    for (const order of [
      [version('1', 'final'), version('2', 'entered-in-error')],
      [version('2', 'entered-in-error'), version('1', 'final')],
    ])
      expect((await understood(bundle(...order, a1c(7, '2026-01-01')), 'dosing')).values).toEqual({ a1c: 7 });
  });

  test('today counts in every zone, tomorrow in none', async () => {
    expect((await understood(a1c(7, '2026-11-22T23:59:59Z'), 'dosing')).values).toEqual({ a1c: 7 });
    // Half an hour ago in New York, where it is still the 22nd; and an hour past midnight in Muscat, whose 23rd is UTC's 22nd.
    expect((await understood(a1c(7, '2026-11-22T23:30:00-05:00'), 'dosing')).values).toEqual({ a1c: 7 });
    expect((await understood(a1c(7, '2026-11-23T01:00:00+04:00'), 'dosing')).values).toEqual({ a1c: 7 });
  });
});

const component = (code: string, value: number, unit: string) => ({
  code: coded(code),
  valueQuantity: quantity(value, unit),
});
const panel = (code: string, component: unknown, change: Record<string, unknown> = {}) =>
  observation(code, 0, '', { valueQuantity: undefined, component, ...change });

describe('panels', () => {
  test('blood pressure through its components, whatever the panel’s code', async () => {
    for (const code of ['85354-9', '55284-4', '35094-2']) {
      const pressure = panel(code, [component('8480-6', 148, 'mm[Hg]'), component('8462-4', 92, 'mm[Hg]')]);
      const { values, notUnderstood } = await understood(pressure, 'life-days');
      expect(values).toEqual({ bloodPressure: { systolic: 148, diastolic: 92 } });
      expect(notUnderstood).toEqual([]);
    }
  });
  test('a component that cannot be read is told of by itself', async () => {
    const pressure = panel('85354-9', [
      component('8480-6', 148, 'mm[Hg]'),
      { code: coded('8462-4'), dataAbsentReason: coded('error') },
      component('8478-0', 110, 'mm[Hg]'),
    ]);
    const { values, notUnderstood } = await understood(pressure, 'life-days');
    expect(values).toEqual({ bloodPressure: { systolic: 148 } });
    expect(notUnderstood).toEqual([
      { what: '8462-4', reason: 'no-value' },
      { what: '8478-0', reason: 'code' },
    ]);
  });
  test('a panel’s status and date hold for its components', async () => {
    const parts = [component('8480-6', 148, 'mm[Hg]')];
    for (const [change, reason] of [
      [{ status: 'preliminary' }, 'status'],
      [{ effectiveDateTime: undefined }, 'date'],
    ] as const)
      expect(await understood(panel('85354-9', parts, change), 'life-days')).toMatchObject({
        values: {},
        notUnderstood: [{ reason }],
      });
  });

  const ranges = (...shares: readonly (readonly [string, number])[]) =>
    panel(
      '106793-3',
      shares.map(([code, share]) => component(code, share, '%')),
      {
        effectiveDateTime: undefined,
        effectivePeriod: { start: '2026-10-18', end: '2026-10-31' },
      },
    );
  test('a sensor’s ranges add up to the ones the form asks', async () => {
    const { values, notUnderstood, taken } = await understood(
      ranges(['104642-4', 1], ['104641-6', 3], ['97510-2', 70], ['104640-8', 20], ['104639-0', 6]),
      'insulin-cgm',
    );
    expect(values).toEqual({ tir70180: 70, tbrUnder70: 4, tbrUnder54: 1, tarOver180: 26 });
    expect(notUnderstood).toEqual([]);
    expect(taken.map(({ date }) => date)).toEqual(Array(4).fill('2026-10-31'));
  });
  test('also where each range is an observation of its own, of the same time', async () => {
    const alone = (code: string, share: number, day: string) =>
      observation(code, share, '%', { effectiveDateTime: day });
    const { values, notUnderstood } = await understood(
      bundle(
        alone('104642-4', 0.1, '2026-10-31'),
        alone('104641-6', 0.2, '2026-10-31'),
        alone('104640-8', 20, '2026-10-31'),
        alone('104639-0', 6, '2026-09-30'),
      ),
      'insulin-cgm',
    );
    expect(values).toEqual({ tbrUnder70: 0.3, tbrUnder54: 0.1 });
    expect(notUnderstood).toEqual([
      { what: '104640-8', reason: 'no-value' },
      { what: '104639-0', reason: 'no-value' },
    ]);
  });
  test('a part without the other is no sum', async () => {
    const { values, notUnderstood } = await understood(
      ranges(['104641-6', 3], ['97510-2', 70], ['104639-0', 6]),
      'insulin-cgm',
    );
    expect(values).toEqual({ tir70180: 70 });
    expect(notUnderstood.map(({ reason }) => reason)).toEqual(['no-value', 'no-value']);
  });
  test('a sum above the whole is out of range', async () => {
    const { values, notUnderstood } = await understood(ranges(['104642-4', 60], ['104641-6', 60]), 'insulin-cgm');
    expect(values).toEqual({ tbrUnder54: 60 });
    expect(notUnderstood).toEqual([{ what: '104641-6', reason: 'range' }]);
  });
  test('a panel that names its members is read by them', async () => {
    const lipids = bundle(
      observation('57698-3', 0, '', { valueQuantity: undefined, hasMember: [{ reference: 'Observation/ldl' }] }),
      observation('13457-7', 120, 'mg/dL', { id: 'ldl' }),
    );
    expect(await understood(lipids, 'life-days')).toMatchObject({
      values: { lipidProfile: { ldl: 120 } },
      notUnderstood: [],
    });
  });
});

test('a bundle as HL7’s guide for sensors sends it', async () => {
  const period = { effectiveDateTime: undefined, effectivePeriod: { start: '2026-10-18', end: '2026-10-31' } };
  const at = (id: string) => `https://clinic.example/Observation/${id}`;
  const members = [
    ['mean', observation('97507-8', 145, 'mg/dL', period)],
    [
      'ranges',
      panel(
        '106793-3',
        [component('97510-2', 70, '%'), component('104642-4', 1, '%'), component('104641-6', 2, '%')],
        period,
      ),
    ],
    ['gmi', observation('97506-0', 6.8, '%', period)],
    ['days', observation('104636-6', 14, 'd', period)],
  ] as const;
  const summary = panel('107931-8', undefined, {
    ...period,
    hasMember: members.map(([id]) => ({ reference: `Observation/${id}` })),
  });
  const json = {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      {
        fullUrl: 'https://clinic.example/DiagnosticReport/pdf',
        resource: { resourceType: 'DiagnosticReport', result: [{ reference: 'Observation/summary' }] },
      },
      { fullUrl: at('summary'), resource: summary },
      ...members.map(([id, resource]) => ({ fullUrl: at(id), resource })),
      { fullUrl: at('reading'), resource: observation('99504-3', 120, 'mg/dL') },
    ],
  };
  const { values, notUnderstood } = await understood(json, 'insulin-cgm');
  expect(values).toEqual({ tir70180: 70, tbrUnder70: 3, tbrUnder54: 1, gmi: 6.8, cgmDays: 14 });
  expect(notUnderstood.map(({ what }) => what)).toEqual(['97507-8', '99504-3']);
});

describe('where resources stand', () => {
  const found = { values: { a1c: 7 }, notUnderstood: [] };
  const one = a1c(7, '2026-01-01', { id: 'o1' });
  const entry = (resource: unknown, more: Record<string, unknown> = {}) => ({ resource, ...more });
  const shapes: readonly (readonly [name: string, json: unknown])[] = [
    ['alone', one],
    ['a list', [patient(), one]],
    ['a list of bundles', [bundle(patient()), bundle(one)]],
    ['a bundle in a bundle', bundle(bundle(one))],
    ...['collection', 'searchset', 'document', 'transaction', 'batch', 'history'].map((type): [string, unknown] => [
      `a bundle of type ${type}`,
      {
        resourceType: 'Bundle',
        type,
        entry: [entry(one, { request: { method: 'POST', url: 'Observation' }, search: { mode: 'match' } })],
      },
    ]),
    [
      'contained in a report',
      {
        resourceType: 'DiagnosticReport',
        status: 'final',
        code: coded('24331-1'),
        contained: [one],
        result: [{ reference: '#o1' }],
      },
    ],
    [
      'named by a report',
      bundle(
        { resourceType: 'DiagnosticReport', code: coded('24331-1'), result: [{ reference: 'Observation/o1' }] },
        one,
      ),
    ],
  ];
  test.each(shapes)('%s', async (_name, json) => {
    expect(await understood(json, 'dosing')).toMatchObject(found);
  });

  test('every resource that tells nothing is listed', async () => {
    const { notUnderstood } = await understood(
      bundle(
        one,
        { resourceType: 'Condition', code: { text: 'Diabetes', coding: [{ code: '44054006' }] } },
        { resourceType: 'Encounter' },
        { resourceType: 'MedicationRequest', medicationCodeableConcept: coded('860975') },
      ),
      'dosing',
    );
    expect(notUnderstood).toEqual([
      { what: 'Condition: Diabetes (44054006)', reason: 'code' },
      { what: 'Encounter', reason: 'resource' },
      { what: 'MedicationRequest: 860975', reason: 'code' },
    ]);
  });

  test.each([
    null,
    undefined,
    5,
    'text',
    true,
    [],
    {},
    { resourceType: 5 },
    [1, 2],
    { entry: [] },
    () => 1,
    new Date(),
  ])('not FHIR: %o', async (json) => {
    expect(await fromFhir(json, 'dosing', { on })).toEqual({ ok: false, reason: 'not-fhir' });
  });
  test.each([
    bundle(),
    bundle(patient()),
    { resourceType: 'Bundle' },
    { resourceType: 'Encounter' },
    { resourceType: 'Observation', status: 'final', code: { text: 'A1C' } },
  ])('nothing found: %j', async (json) => {
    expect(await fromFhir(json, 'dosing', { on })).toEqual({ ok: false, reason: 'nothing-found' });
  });
});
