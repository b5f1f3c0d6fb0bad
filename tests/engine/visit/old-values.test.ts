import { expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { visit } from '../../../src/engine/visit/index.ts';

const on = '2026-11-26';
const person: Chart = Object.fromEntries(
  Object.entries({
    age: 65,
    sex: 'male',
    diabetesType: 'type2',
    metformin: 2000,
    systolic: 134,
    diastolic: 78,
    bmi: 29,
  }).map(([fact, value]) => [fact, { value, from: 'entered' as const }]),
);
async function planOf(more: Readonly<Record<string, readonly [value: number, on: string]>>) {
  const measured = Object.fromEntries(
    Object.entries(more).map(([fact, [value, day]]) => [fact, { value, from: 'entered' as const, on: day }]),
  );
  const { plan } = await visit({ ...person, ...measured }, { on });
  const within = (id: string) => plan.actions.find((action) => action.id === id)?.within ?? Number.POSITIVE_INFINITY;
  return { within, ids: plan.actions.map(({ id }) => id) };
}

test('a bad value too old to steer tells how soon it is measured again', async () => {
  const bad = await planOf({
    egfr: [29, '2025-10-01'],
    potassium: [5.9, '2026-07-01'],
    a1c: [13, '2026-03-01'],
    uacr: [420, '2024-11-10'],
  });
  expect(bad.within('check:egfr')).toBeLessThanOrEqual(3);
  expect(bad.within('check:potassium')).toBeLessThanOrEqual(3);
  expect(bad.within('hold:metformin')).toBeLessThanOrEqual(1);
  expect(bad.within('check:a1c')).toBeLessThanOrEqual(7);
  expect(bad.within('check:glucose')).toBeLessThanOrEqual(1);
  expect(bad.within('check:uacr')).toBeLessThanOrEqual(14);

  const good = await planOf({
    egfr: [82, '2025-10-01'],
    potassium: [4.4, '2026-07-01'],
    a1c: [6.8, '2026-03-01'],
    uacr: [8, '2024-11-10'],
  });
  expect(good.ids).not.toContain('hold:metformin');
  expect(good.ids).not.toContain('check:potassium');
  expect(good.within('check:egfr')).toBeGreaterThan(7);
  expect(good.within('check:a1c')).toBeGreaterThan(7);
});

test('a pressure of long ago that was high is measured again within days, and a newer one ends that', async () => {
  const old = await planOf({ systolic: [190, '2026-03-01'], diastolic: [112, '2026-03-01'] });
  expect(old.within('check:blood-pressure')).toBeLessThanOrEqual(1);
  const now = await planOf({ systolic: [126, '2026-11-20'], diastolic: [74, '2026-11-20'] });
  expect(now.within('check:blood-pressure')).toBe(Number.POSITIVE_INFINITY);
});
