import { expect, test } from 'vitest';
import { chartFromFhir, toVisitBundle } from '../../../src/engine/fhir/index.ts';
import { engineVersion } from '../../../src/engine/kit/version.ts';
import { visit } from '../../../src/engine/visit/index.ts';
import { chartOf, today } from '../year/helpers.ts';

test('what was done goes out with its day, and comes back with it; without a day it bears none', async () => {
  const chart = chartOf({
    age: 54,
    a1c: 7,
    eyesExamined: [true, '2026-03-01'],
    hepatitisBVaccine: [true, undefined],
    lipidsMeasured: [true, '2026-05-01'],
  });
  const bundle = await toVisitBundle({
    ...(await visit(chart, { on: today })),
    chart,
    patientName: '',
    date: `${today}T10:00:00+03:00`,
    engineVersion,
    locale: 'en',
  });
  const back = chartFromFhir(bundle, { on: today });
  const facts = back.ok ? new Map(back.facts.map(({ fact, known }) => [fact, known])) : new Map();
  expect(facts.get('eyesExamined')).toEqual({ value: true, on: '2026-03-01', from: 'file' });
  // Done elsewhere: the day, and no value in its place.
  expect(facts.get('lipidsMeasured')).toEqual({ value: true, on: '2026-05-01', from: 'file' });
  expect(facts.has('ldl')).toBe(false);
  expect(facts.get('hepatitisBVaccine')).toEqual({ value: true, from: 'file' });
});
