import { expect, test } from 'vitest';
import { lentBy } from '../../src/islands/visit/visit-store.ts';

const today = '2026-11-25';
const known = <V>(value: V, on: string) => ({ value, on, from: 'entered' as const });

test('an earlier visit lends what is not known now, with its day; what is too old stands apart', () => {
  const chart = {
    a1c: known(8.9, '2026-11-01'),
    egfr: known(44, '2026-04-01'),
    weight: known(92, '2026-08-24'),
    height: known(162, '2019-01-01'),
    metformin: { value: 1000, from: 'entered' as const },
  };
  const { fresh, old } = lentBy({ on: '2026-11-01', chart }, { a1c: known(8.1, today) }, today);
  expect(Object.keys(fresh)).toEqual(['height', 'metformin']);
  expect(fresh.metformin).toEqual({ value: 1000, on: '2026-11-01', from: 'record' });
  expect(Object.keys(old)).toEqual(['egfr', 'weight']);
});

test('the limits of age: six months for HbA1c and eGFR, three for weight', () => {
  const lent = (on: string) =>
    Object.keys(lentBy({ on, chart: { a1c: known(8, on), weight: known(80, on) } }, {}, today).fresh);
  expect(lent('2026-08-25')).toEqual(['a1c', 'weight']);
  expect(lent('2026-08-24')).toEqual(['a1c']);
  expect(lent('2026-05-25')).toEqual(['a1c']);
  expect(lent('2026-05-24')).toEqual([]);
});
