import { expect, test } from 'vitest';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { answeredPaths } from '../../src/islands/form/form-values.ts';
import { momentOf, type PatientRecord } from '../../src/islands/visit/saved-visits.ts';
import { begunFrom } from '../../src/islands/visit/visit-store.ts';

const saved = (tool: PatientRecord['tool'], inputs: unknown, examples?: readonly string[]): PatientRecord => ({
  id: 'x',
  tool,
  patientName: 'Huda',
  patientId: 'p',
  clinicalNotes: '',
  createdAt: '2026-02-03T10:00:00.000Z',
  engineVersion,
  planRules: engineVersion,
  plan: null,
  disclaimer: '',
  inputs,
  results: {},
  ...(examples && { examples: [...examples] }),
});

test.for(toolIds)('a record of %s that stands at its examples tells nothing, marked or not', async (id) => {
  const { fields, defaults } = await loadTool(id);
  expect((await momentOf(saved(id, defaults, answeredPaths(fields, defaults))))?.chart).toEqual({});
  expect((await momentOf(saved(id, defaults)))?.chart).toEqual({});
});

test('a visit begun from one record holds its patient, each value with the record’s day', async () => {
  const { fields, defaults } = await loadTool('a1c-forecast');
  const inputs = { ...defaults, age: 66, a1c: 9.3 };
  const examples = answeredPaths(fields, inputs).filter((path) => path !== 'age' && path !== 'a1c');
  const moment = await momentOf(saved('a1c-forecast', inputs, examples));
  if (!moment) throw new Error('The record tells nothing.');
  const beginning = { ...moment, id: 'r', patientName: 'Huda', patientId: 'p' };
  expect(begunFrom('u', beginning, '2026-03-01')).toMatchObject({
    name: 'Huda',
    patientId: 'p',
    knownBy: 'r',
    chart: {
      age: { value: 66, unit: 'years', on: '2026-02-03', from: 'record' },
      a1c: { value: 9.3, unit: '%', on: '2026-02-03', from: 'record' },
    },
  });
  expect(Object.keys(moment.chart).sort()).toEqual(['a1c', 'age']);
  // What is too old to count is asked for, and does not come along unasked.
  expect(Object.keys(begunFrom('u', beginning, '2026-11-29').chart)).toEqual(['age']);
});

test('what is no record’s shape tells nothing', async () => {
  expect(await momentOf(saved('dosing', 'text'))).toBeNull();
});
