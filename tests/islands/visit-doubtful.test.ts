import { expect, test } from 'vitest';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { emptyVisit, isDoubtful } from '../../src/islands/visit/visit-store.ts';

const known = (facts: object): Chart =>
  Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' as const }]));
const state = { ...emptyVisit('me'), name: 'Huda 17', chart: known({ age: 61, a1c: 8.9, egfr: 54 }) };
const brought = (name: string, facts: object) => ({ tool: 'a1c-forecast' as const, name, chart: known(facts) });

test('a record that is loaded in a calculator and begins the visit, too, is no second patient to be asked about', () => {
  expect(isDoubtful(state, brought('Huda 17', { age: 61, a1c: 8.9 }))).toBe(false);
});

test('another name, another value, one more fact, or no name at all is asked about', () => {
  expect(isDoubtful(state, brought('Omar', { age: 61, a1c: 8.9 }))).toBe(true);
  expect(isDoubtful(state, brought('Huda 17', { age: 38, a1c: 8.9 }))).toBe(true);
  expect(isDoubtful(state, brought('Huda 17', { age: 61, weight: 80 }))).toBe(true);
  expect(isDoubtful({ ...state, name: '' }, brought('', { age: 61 }))).toBe(true);
});

test('somebody who is only named, or whose facts were taken out again, is somebody', () => {
  const nobody = emptyVisit('me');
  expect(isDoubtful(nobody, brought('Omar', { age: 38 }))).toBe(false);
  expect(isDoubtful({ ...nobody, name: 'Huda' }, brought('', { age: 38 }))).toBe(true);
  expect(isDoubtful({ ...nobody, patientId: 'p' }, brought('', { age: 38 }))).toBe(true);
});

test('of two names nobody is taken for the other, in a calculator that was opened with one of them either', () => {
  const opened = { ...state, opened: ['a1c-forecast'] };
  expect(isDoubtful(opened, brought('Omar', { weight: 80 }))).toBe(true);
  expect(isDoubtful(opened, brought('', { weight: 80 }))).toBe(false);
});
