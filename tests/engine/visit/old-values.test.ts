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
async function planOf(more: Readonly<Record<string, readonly [value: number | boolean | string, on: string]>>) {
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

test('which statin stands beside a strong CYP3A4 inhibitor is asked when they meet, not at every visit; again where LDL is high', async () => {
  const statin = ['moderate', '2026-08-20'] as const;
  const met = await planOf({ statin, strongCyp3a4Inhibitor: [true, '2026-11-25'], ldl: [60, '2026-11-25'] });
  expect(met.within('review:statin-choice')).toBeLessThanOrEqual(1);
  const years = { statin, strongCyp3a4Inhibitor: [true, '2026-08-20'] } as const;
  const settled = await planOf({ ...years, ldl: [60, '2026-11-25'] });
  expect(settled.ids).not.toContain('review:statin-choice');
  const high = await planOf({ ...years, ldl: [120, '2026-11-25'] });
  expect(high.within('review:statin-choice')).toBeLessThanOrEqual(28);
  expect(high.ids).not.toContain('raise:statin');
});

test('no statin goes up at its goal or for one sample of the kidneys, nor begins for a diabetes that nothing proves', async () => {
  const day = '2026-11-25';
  const moderate = { statin: ['moderate', day], egfr: [44, day] } as const;
  expect((await planOf({ ...moderate, ldl: [62, day] })).ids).not.toContain('raise:statin');
  const confirmed = { previousEgfr: [46, day], previousEgfrMonths: [9, day], ckd: [true, day] } as const;
  expect((await planOf({ ...moderate, ...confirmed, ldl: [96, day] })).ids).toContain('raise:statin');
  const none = { statin: ['none', day], ldl: [140, day], a1c: [6.1, day], age: [52, day], egfr: [88, day] } as const;
  expect((await planOf(none)).ids).toContain('start:statin');
  const { diabetesType: _, ...untyped } = person;
  const facts = Object.entries({ ...none, metformin: [0, day] as const }).map(([fact, [value]]) => [
    fact,
    { value, from: 'entered' as const },
  ]);
  const { plan } = await visit({ ...untyped, ...Object.fromEntries(facts) }, { on });
  expect(plan.actions.map(({ id }) => id)).not.toContain('start:statin');
});
