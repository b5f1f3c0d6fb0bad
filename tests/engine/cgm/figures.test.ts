import { describe, expect, test } from 'vitest';
import { lowsOf, type Reading } from '../../../src/engine/cgm/index.ts';
import { at, clarity, clockOf, everyFive, libre, read } from './files.ts';
import { secondWay } from './second-way.ts';

/** Glucose of an invented person: two meals, a dip at night, some noise; the same numbers each time. */
const glucose = (n: number, minutes: number): number => {
  const hour = ((n * minutes) / 60) % 24;
  const wave = 60 * Math.exp(-((hour - 9) ** 2) / 4) + 95 * Math.exp(-((hour - 20) ** 2) / 5);
  const dip = 68 * Math.exp(-((hour - 4) ** 2) / 2) * (Math.floor((n * minutes) / 1440) % 3 === 0 ? 1 : 0.4);
  return Math.round(118 + wave - dip + 9 * Math.sin(n * 1.7) + 7 * Math.cos(n * 0.31));
};

describe('figures, computed a second way', () => {
  test.each([
    ['fourteen days, every five minutes', 5, 14, () => true],
    ['a fifth missing', 5, 14, (n: number) => n % 5 !== 2],
    ['every quarter of an hour, nights missing', 15, 30, (n: number) => (n / 4) % 24 > 6],
    ['every minute', 1, 3, (n: number) => n % 977 > 60],
  ] as const)('%s', (_, minutes, days, isThere) => {
    const numbers = Array.from({ length: (days * 1440) / minutes + 1 }, (__, n) => n).filter((n) => isThere(n));
    const rows = numbers.map((n) => ({
      time: clockOf(at('2026-03-01T00:00') + n * minutes * 60),
      value: n % 400 === 7 ? 'Low' : n % 500 === 9 ? 'High' : glucose(n, minutes),
    }));
    const { summary, readings } = read(clarity(rows));
    const expected = secondWay(readings, 'mg/dL');
    for (const [name, value] of Object.entries(expected.figures))
      expect(summary[name as keyof typeof summary], name).toBeCloseTo(value, 8);
    expect(summary.episodes).toEqual(expected.episodes);
    for (const [hour, figures] of expected.hours.entries())
      for (const [name, value] of Object.entries(figures))
        expect(summary.hours[hour]?.[name as 'n'], `${hour} ${name}`).toBeCloseTo(value, 8);
  });

  test('by hand: four values', () => {
    // mean (50 + 69 + 70 + 251) / 4 = 110; squares 3600 + 1681 + 1600 + 19881 = 26762; / 3 = 8920.67; root 94.4493
    const { summary } = read(clarity(everyFive('2026-01-01T10:00:00', [50, 69, 70, 251])));
    expect(summary).toMatchObject({ below54: 25, below70: 50, inRange: 25, above180: 25, above250: 25, meanMgdl: 110 });
    expect(summary.sd).toBeCloseTo(94.4493, 4);
    expect(summary.cv).toBeCloseTo(85.863, 4);
    expect(summary.gmi).toBeCloseTo(5.9412, 10);
    expect(summary).toMatchObject({ interval: 5, wearPercent: 100, enough: false });
    // Type 7 of 50, 69, 70, 251: p5 = 50 + 0.15 × 19; p25 = 50 + 0.75 × 19; p75 = 70 + 0.25 × 181.
    const { hour, n, ...percentiles } = summary.hours[10] ?? { hour: 0, n: 0 };
    expect([hour, n]).toEqual([10, 4]);
    for (const [name, value] of Object.entries({ p5: 52.85, p25: 64.25, p50: 69.5, p75: 115.25, p95: 223.85 }))
      expect(percentiles[name as 'p5'], name).toBeCloseTo(value, 10);
    expect(summary.hours[11]).toEqual({ hour: 11, n: 0 });
  });

  test.each([
    ['mg/dL', [53, 54, 69, 70, 180, 181, 250, 251], { below54: 1, below70: 3, inRange: 2, above180: 3, above250: 1 }],
    [
      'mmol/L',
      ['2,9', '3,0', '3,8', '3,9', '10,0', '10,1', '13,9', '14,0'],
      { below54: 1, below70: 3, inRange: 2, above180: 3, above250: 1 },
    ],
  ])('the ranges’ edges in %s', (unit, amounts, counts) => {
    const rows = (amounts as (string | number)[]).map((historic, n) => ({ time: `2026-01-01 10:0${n}`, historic }));
    const { summary } = read(libre(rows, { unit }));
    for (const [name, count] of Object.entries(counts))
      expect(summary[name as 'below54'], name).toBeCloseTo((100 * count) / 8, 10);
  });

  test('one reading has no spread', () => {
    const { summary } = read(clarity(everyFive('2026-01-01T10:00:00', [120])));
    expect(summary).toMatchObject({ sd: null, cv: null, interval: 5, days: 0, wearPercent: 100 });
  });

  test.each([
    [13.5, true],
    [13.49, false],
  ])('%s days with full wear: enough %s', (days, enough) => {
    const rows = Array.from({ length: Math.floor(days * 288) + 1 }, (_, n) => 100 + (n % 9));
    expect(read(clarity(everyFive('2026-01-01T00:00:00', rows))).summary.enough).toBe(enough);
  });
});

describe('episodes', () => {
  const at5 = (levels: readonly number[], minutes = 5): Reading[] =>
    levels.map((mgdl, n) => ({ at: at('2026-01-01T00:00') + n * minutes * 60, mgdl }));
  test.each([
    ['fourteen minutes are none', [100, 60, 60, 100, 100, 100], 0],
    ['three in a row are one', [100, 60, 60, 60, 100, 100, 100], 1],
    ['two above do not end it', [60, 60, 60, 80, 80, 60, 60, 60, 80, 80, 80], 1],
    ['three above end it', [60, 60, 60, 80, 80, 80, 60, 60, 60], 2],
    ['one above breaks a run that has not begun one', [60, 60, 80, 60, 60, 100, 100], 0],
    ['exactly 70 is not below', [70, 70, 70], 0],
  ])('%s', (_, levels, count) => {
    expect(lowsOf(at5(levels), 'mg/dL', 'low')).toHaveLength(count);
  });

  test('with a quarter of an hour between, one reading begins and one ends it', () => {
    expect(lowsOf(at5([60, 80, 60, 80], 15), 'mg/dL', 'low')).toHaveLength(2);
  });

  test('a gap over 45 minutes ends it and every run', () => {
    const levels = at5([60, 60, 60, 60, 60, 60, 60, 60]);
    const apart = (seconds: number): Reading[] =>
      levels.map((each, n) => (n < 4 ? each : { ...each, at: each.at + seconds }));
    expect(lowsOf(apart(40 * 60), 'mg/dL', 'low')).toHaveLength(1);
    expect(lowsOf(apart(40 * 60 + 1), 'mg/dL', 'low')).toHaveLength(2);
  });

  test('from its first to its last reading below, and the lowest', () => {
    const [episode] = lowsOf(at5([100, 65, 50, 60, 80, 66, 100, 100, 100]), 'mg/dL', 'low');
    expect(episode).toEqual({ from: at('2026-01-01T00:05'), to: at('2026-01-01T00:25'), lowest: 50 });
  });
});
