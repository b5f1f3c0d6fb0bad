import { describe, expect, test } from 'vitest';
import type { Known } from '../../src/engine/chart/chart.ts';
import {
  daysTold,
  drawnValues,
  goesThrough,
  laneOf,
  lanesOf,
  type Moment,
  seriesOf,
  shareOf,
} from '../../src/islands/visit/course-data.ts';
import { goalShown, leadOf } from '../../src/islands/visit/lead.ts';
import { patientPicture } from '../../src/islands/visit/patient-picture.ts';
import { loadVisitEngine } from '../../src/islands/visit/visit-engine.ts';
import { chartOf } from '../../src/engine/chart/index.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { visit } from '../../src/engine/visit/index.ts';

const moment = (on: string, facts: Readonly<Record<string, Known['value']>>, measured?: string): Moment => ({
  on,
  chart: Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [
      fact,
      { value, ...(measured !== undefined && { on: measured }), from: 'entered' },
    ]),
  ),
});
const today = '2026-11-22';

test('a figure stands at the day it was measured, once, and nothing stands after today', () => {
  const moments = [
    moment('2026-01-10', { a1c: 9, weight: 80, height: 160 }),
    // Saved again in March, measured in January.
    moment('2026-03-10', { a1c: 9 }, '2026-01-10'),
    moment('2026-06-10', { a1c: 8 }),
    moment(today, { a1c: 7.5 }),
    moment('2027-01-10', { a1c: 6 }),
    { on: '2026-07-01', chart: { a1c: { value: 12, from: 'example' as const } } },
  ];
  expect(seriesOf('a1c', moments, today).points).toEqual([
    { on: '2026-01-10', value: 9 },
    { on: '2026-06-10', value: 8 },
    { on: today, value: 7.5 },
  ]);
  // Worked out where it was not entered.
  expect(seriesOf('bmi', moments, today).points).toEqual([{ on: '2026-01-10', value: expect.closeTo(31.25, 9) }]);
});

test('a medicine is drawn as far as it is known to have been taken', () => {
  const moments = [
    moment('2026-01-01', { metformin: 500, sglt2Inhibitor: false }),
    moment('2026-03-01', {}),
    moment('2026-05-01', { metformin: 1000, sglt2Inhibitor: true }),
    moment('2026-07-01', { metformin: 0, sglt2Inhibitor: true }),
    moment('2026-09-01', { metformin: 500 }),
    moment('2027-01-01', { metformin: 500 }),
  ];
  expect(laneOf('metformin', moments, today).spans).toEqual([
    { from: '2026-01-01', to: '2026-05-01' },
    { from: '2026-09-01', to: '2026-09-01' },
  ]);
  expect(laneOf('sglt2Inhibitor', moments, today).spans).toEqual([{ from: '2026-05-01', to: '2026-07-01' }]);
  // One that is only planned has a lane without a span.
  expect(lanesOf(moments, today, ['glp1RA']).map(({ fact }) => fact)).toEqual([
    'metformin',
    'sglt2Inhibitor',
    'glp1RA',
  ]);
});

test('days lie between the first and today', () => {
  expect(shareOf('2026-01-01', '2026-01-01', '2027-01-01')).toBe(0);
  expect(shareOf('2026-07-02', '2026-01-01', '2026-12-31')).toBeCloseTo(0.5, 2);
  expect(shareOf('2027-05-01', '2026-01-01', '2027-01-01')).toBe(1);
});

test('where the plan leads is drawn from this patient’s own answers alone', async () => {
  const engine = await loadVisitEngine('en');
  const given = chartOf('a1c-forecast', (await loadTool('a1c-forecast')).defaults);
  const own = Object.fromEntries(
    Object.entries(given).map(([fact, known]) => [fact, { ...known, from: 'entered' as const }]),
  );
  const chart = {
    ...own,
    a1c: { value: 8.6, on: today, from: 'entered' as const },
    metforminDuration: { value: 12, from: 'entered' as const },
  };
  const lead = leadOf(await visit(chart, { on: today }), engine, today);
  expect(lead?.on).toBe('2027-02-14');
  expect(lead?.good).toBeLessThan(8.6);
  expect(lead?.low).toBeGreaterThan(lead?.good ?? 0);
  expect((lead?.band[0] ?? 0) < (lead?.good ?? 0) && (lead?.good ?? 0) < (lead?.band[1] ?? 0)).toBe(true);
  // Metformin since nobody knows when would be counted as new.
  const { metforminDuration: _, ...undated } = chart;
  expect(leadOf(await visit(undated, { on: today }), engine, today)).toBeUndefined();
  expect(lead?.standing).toBe(0);
  // One figure alone is no forecast: nothing stands in for a measurement.
  expect(
    leadOf(await visit({ a1c: { value: 8.6, on: today, from: 'entered' } }, { on: today }), engine, today),
  ).toBeUndefined();
});

test('the picture and the forecast’s row tell one truth: the same figure, or none', async () => {
  const engine = await loadVisitEngine('en');
  const known = (facts: Readonly<Record<string, Known['value']>>) =>
    Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [fact, { value, on: today, from: 'entered' as const }]),
    );
  const measured = { sex: 'female', age: 58, weight: 84, height: 160, a1c: 8.6, egfr: 82, fpg: 170, metformin: 1000 };
  const told = async (facts: typeof measured & Readonly<Record<string, Known['value']>>) => {
    const answer = await visit(known(facts), { on: today });
    const row = answer.tools.find(({ id }) => id === 'a1c-forecast');
    return { lead: leadOf(answer, engine, today), row, said: row?.headline };
  };
  // Usual values stand in for habits: both say so.
  const usual = await told({ ...measured, metforminDuration: 40 });
  expect(usual.lead?.standing).toBe(usual.row?.assumed?.length);
  expect(usual.lead?.standing).toBeGreaterThan(0);
  expect(usual.said?.values).toHaveProperty('adherent.value', usual.lead?.good);
  // Taken since nobody knows when: neither counts it as begun today, and since when is asked.
  const undated = await told(measured);
  expect([undated.lead, undated.said?.key, undated.row?.asks]).toEqual([
    undefined,
    'beside.undated',
    ['metforminDuration'],
  ]);
  // The plan begins insulin, which no forecast of it holds.
  const insulin = await told({ ...measured, a1c: 11.4, fpg: 290, catabolicSymptoms: true, metforminDuration: 40 });
  expect([insulin.lead, insulin.said?.key]).toEqual([undefined, 'beside.first']);
});

describe('the picture of a first visit', () => {
  const own = (facts: Readonly<Record<string, Known['value']>>, from: Known['from'] = 'entered') =>
    Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, on: today, from }]));
  const first = { sex: 'female', age: 66, a1c: 8.9, egfr: 41, sulfonylurea: true, sulfonylureaAgent: 'gliclazide' };
  const drawnFor = async (chart: ReturnType<typeof own>) => {
    const engine = await loadVisitEngine('en');
    const answer = await visit(chart, { on: today });
    return { goal: goalShown(answer), picture: (await patientPicture({ visit: answer, engine }))[1] };
  };
  test('HbA1c today against what the plan aims for, before any calculator answers', async () => {
    const { goal, picture } = await drawnFor(own(first));
    expect(picture[0]).toMatchObject({ type: 'trend', start: 8.9, target: goal, paths: [] });
    expect(picture).toHaveLength(1);
  });
  test('nothing of examples, of an emergency or against a target that another team sets', async () => {
    expect((await drawnFor(own(first, 'example'))).picture).toEqual([]);
    expect((await drawnFor({ ...own(first), a1c: { value: 8.9, on: today, from: 'example' } })).picture).toEqual([]);
    expect((await drawnFor(own({ sex: 'female', age: 30, a1c: 7.4, pregnancy: true }))).picture).toEqual([]);
    expect(
      (await drawnFor(own({ ...first, fpg: 480, catabolicSymptoms: true, ketones: 4 }))).picture[0]?.type,
    ).not.toBe('trend');
  });
  test('nothing that counts as begun today what is taken already', async () => {
    const given = chartOf('a1c-forecast', (await loadTool('a1c-forecast')).defaults);
    const all = Object.fromEntries(Object.entries(given).map(([fact, { value }]) => [fact, value]));
    const { picture } = await drawnFor(own({ ...all, a1c: 8.6 }));
    expect(picture[0]).toMatchObject({ type: 'trend', paths: [] });
    const dated = await drawnFor(own({ ...all, a1c: 8.6, metforminDuration: 40 }));
    expect(dated.picture[0]).toMatchObject({ type: 'trend', paths: [{}, {}] });
  });
});

test('under a picture stand the first day, today and the last, and what else has room', () => {
  const quarters = ['2025-11-20', '2026-02-18', '2026-05-20', '2026-08-19', '2026-11-20'];
  const until = (from: string, today: string, last = today) => ({ from, today, last });
  const days = (...asked: Parameters<typeof daysTold>): readonly string[] => daysTold(...asked).map(({ on }) => on);
  const year = until('2025-11-20', '2026-11-20');
  expect(days(quarters, year, 'wide')).toEqual(['2025-11-20', '2026-08-19', '2026-11-20']);
  expect(days(quarters, year, 'small')).toEqual(['2025-11-20', '2026-05-20', '2026-11-20']);
  expect(days(quarters.slice(2), until('2026-05-20', '2026-11-20', '2027-02-12'), 'wide')).toEqual([
    '2026-05-20',
    '2026-08-19',
    '2026-11-20',
    '2027-02-12',
  ]);
  // Too near the end the day of today stands, and where the plan leads is told in the line above.
  expect(days(quarters, until('2024-11-20', '2026-11-20', '2027-02-12'), 'small').at(-1)).toBe('2026-11-20');
  expect(days([], until('2026-11-29', '2026-11-29'), 'wide')).toEqual(['2026-11-29']);
  const many = Array.from({ length: 40 }, (_, n) => `20${10 + Math.floor(n / 4)}-0${1 + (n % 4) * 2}-15`);
  const told = daysTold(many, until('2010-01-15', '2026-11-29', '2027-02-21'), 'wide');
  for (const [n, { share }] of told.entries())
    if (n > 0) expect(share - (told[n - 1]?.share ?? 0)).toBeGreaterThanOrEqual(0.25);
});

test('a point of eGFR or a kilogram is not drawn as a fall through the whole picture, and a real fall is', () => {
  const drawn = (fact: 'egfr' | 'weight', values: readonly number[]) =>
    drawnValues([{ fact, points: values.map((value, month) => ({ on: `2026-0${month + 1}-01`, value })) }]);
  const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  expect(spanOf(drawn('egfr', [104, 105, 104]))).toBe(20);
  expect(spanOf(drawn('weight', [66, 65, 66]))).toBe(8);
  expect(drawn('egfr', [90, 41])).toEqual([90, 41]);
  // Of one figure there is no change to be drawn.
  expect(drawn('weight', [83])).toEqual([83]);
  // How far one figure is from its target is drawn, though: 7.1 lies near 7.0, and 8.9 as far away as it is.
  const one = (a1c: number) =>
    drawnValues([{ fact: 'a1c', points: [{ on: '2026-11-29', value: a1c }] }], [7]).toSorted((a, b) => a - b);
  expect(spanOf(one(7.1))).toBeCloseTo(1);
  expect(spanOf(one(8.9))).toBeCloseTo(1.9);
  expect(one(8.9)).toEqual([7, 8.9]);
});

test('where a line goes through the place of a word, its segments count and not its points alone', () => {
  const fall = [
    { x: 0, y: 0.9 },
    { x: 0.5, y: 0.1 },
  ];
  expect(goesThrough(fall, { low: 0.6, high: 0.8, until: 0.3 })).toBe(true);
  expect(goesThrough(fall, { low: 0, high: 0.2, until: 0.3 })).toBe(false);
  expect(goesThrough(fall, { low: 0, high: 0.2, until: 0.5 })).toBe(true);
  expect(goesThrough([], { low: 0, high: 1, until: 1 })).toBe(false);
});
