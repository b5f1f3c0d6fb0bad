import { expect, test } from 'vitest';
import type { Known } from '../../src/engine/chart/chart.ts';
import { entriesOf } from '../../src/islands/visit/fact-entries.ts';
import { valuesOf, type Written } from '../../src/islands/visit/visit-text.ts';
import { loadDeskWords } from '../../src/islands/visit/visit-words.ts';
import { loadVisitEngine } from '../../src/islands/visit/visit-engine.ts';

const told = (facts: Readonly<Record<string, Known['value']>>, from: Known['from'] = 'entered') =>
  Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, on: '2026-11-22', from }]));

/** What the record and the text say is known. */
async function values(locale: 'en' | 'ar', chart: ReturnType<typeof told>, notes = ''): Promise<string[]> {
  const [desk, engine] = await Promise.all([loadDeskWords(locale), loadVisitEngine(locale)]);
  const entries = [...entriesOf(desk, { asked: engine.asked }).values()];
  return valuesOf({ desk, engine, entries, chart, notes, units: {} } as unknown as Written).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  );
}

test('what calculators ask in other words is told once, in those that say most', async () => {
  const habits = { activityLevel: 'light', weeklyActivityBand: 'light', weeklyActivityPattern: '3x per week' };
  const all = await values(
    'en',
    told({ ...habits, adherenceScore: 0.7, currentAdherence: 70, projectedAdherence: 85 }),
  );
  expect(all.filter((line) => /activ/i.test(line))).toEqual(['How often active: 3 times a week']);
  expect(all.filter((line) => /adherence/i.test(line))).toEqual(['Adherence now: 70 %', 'Adherence aimed for: 85 %']);
  expect((await values('en', told({ activityLevel: 'light' }))).join()).toMatch(/Activity: Light/);
});

test('a low whose day nobody told says so; how long a medicine was taken that is stopped is no news', async () => {
  expect(await values('en', told({ hypoglycaemiaHistory: true }))).toEqual([
    'Previous hypoglycaemia: Yes (date not recorded)',
  ]);
  expect((await values('ar', told({ hypoglycaemiaHistory: true }))).join()).toContain('دون تاريخ مسجّل');
  expect((await values('en', told({ hypoglycaemiaHistory: true }, 'file'))).join()).not.toContain('date');
  const stopped = await values('en', told({ sulfonylurea: false, sulfonylureaMonths: 140 }));
  expect(stopped).toEqual(['Sulfonylurea: No']);
});

test('the medicines as they are written, name, dose and form, stand among what is known', async () => {
  const notes = 'Tired.\nMedicines as written: metformin 1g bid; gliclazide MR 60';
  expect((await values('en', told({ a1c: 8.9 }), notes)).at(-1)).toBe(
    'Medicines as written: metformin 1g bid; gliclazide MR 60',
  );
});
