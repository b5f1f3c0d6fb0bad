import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCgm, reasons, refusals } from '../../../src/engine/cgm/index.ts';
import { at, clarity, type ClarityRow, clockOf, leftOut, read } from './files.ts';
import { roughFile } from './rough.ts';
import { tries } from '../../fixtures/tries.ts';

const row: fc.Arbitrary<ClarityRow> = fc.record({
  time: fc.integer({ min: 0, max: 20_000 }).map((minute) => clockOf(at('2026-03-01T00:00') + minute * 60)),
  value: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 34, max: 400 }) },
    { weight: 1, arbitrary: fc.constantFrom('Low', 'High', '', 'x', 700, 12) },
  ),
  device: fc.constantFrom('iOS G7', 'android G6', 'iOS G7'),
  type: fc.constantFrom('EGV', 'EGV', 'EGV', 'EGV', 'Calibration', 'Carbs', 'Alert'),
});
const fixed = { time: '2026-03-01T00:00:00', value: 100 };
const files = fc.array(row, { minLength: 2, maxLength: 120 }).map((rows) => [fixed, ...rows]);

describe('whatever the readings', () => {
  test('shares add up, readings and rows left out are all rows, devices are all readings', () => {
    fc.assert(
      fc.property(files, (rows) => {
        // Beside many impossible values the unit is asked.
        const recording = read(clarity(rows), { unit: 'mg/dL' });
        const { summary } = recording;
        expect(recording.readings.length + leftOut(recording)).toBe(rows.length);
        expect(recording.devices.reduce((sum, device) => sum + device.readings, 0)).toBe(recording.readings.length);
        expect(summary.below70 + summary.inRange + summary.above180).toBeCloseTo(100, 9);
        expect(summary.below54).toBeLessThanOrEqual(summary.below70);
        expect(summary.above250).toBeLessThanOrEqual(summary.above180);
        expect(summary.hours.reduce((sum, { n }) => sum + n, 0)).toBe(summary.readings);
        expect(summary.wearPercent).toBeLessThanOrEqual(100);
        for (const { n, p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0 } of summary.hours)
          if (n > 0) expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].sort((a, b) => a - b));
        expect(recording.readings.every((each, n) => n === 0 || each.at >= (recording.readings[n - 1]?.at ?? 0))).toBe(
          true,
        );
      }),
    );
  });

  test('order and doubled rows change no figure', () => {
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.nat()), (rows, chance) => {
        const shuffled = [...rows, ...rows.slice(0, 5)]
          .map((each) => ({ each, place: chance.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ each }) => each);
        const [one, other] = [shuffled, rows].map((each) => read(clarity(each), { unit: 'mg/dL' }).summary);
        expect(one).toEqual(other);
      }),
    );
  });

  test('the unit changes no figure: what is written in mmol/L is read in mmol/L', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 22, max: 250 }), { minLength: 2, maxLength: 60 }), (tenths) => {
        const rows = (scale: number, digits: number): ClarityRow[] =>
          tenths.map((tenth, n) => ({
            time: clockOf(at('2026-03-01T00:00') + n * 300),
            value: ((tenth / 10) * scale).toFixed(digits),
          }));
        const mmol = read(clarity(rows(1, 1), { unit: 'mmol/L' })).summary;
        const mgdl = read(clarity(rows(18.0156, 10))).summary;
        expect(mgdl.meanMgdl).toBeCloseTo(mmol.meanMgdl, 6);
        expect(mgdl.sd).toBeCloseTo(mmol.sd ?? 0, 6);
        expect(mgdl.gmi).toBeCloseTo(mmol.gmi, 6);
        expect(mgdl.wearPercent).toBe(mmol.wearPercent);
      }),
    );
  });
});

test('no file makes it throw, and what comes out has the shape of the door', () => {
  fc.assert(
    fc.property(roughFile, fc.constantFrom(undefined, 'mg/dL' as const, 'mmol/L' as const), (file, unit) => {
      const result = readCgm(file, unit ? { unit } : {});
      if (!result.ok) {
        expect(refusals).toContain(result.reason);
        expect((result.saw ?? '').length).toBeLessThanOrEqual(200);
        return;
      }
      expect(result.readings.length).toBeGreaterThan(0);
      expect(result.readings.every(({ at: time, mgdl }) => Number.isInteger(time) && mgdl >= 19 && mgdl <= 601)).toBe(
        true,
      );
      expect(result.ignored.every(({ reason, rows }) => reasons.includes(reason) && rows > 0)).toBe(true);
      expect(JSON.stringify(result.summary)).not.toMatch(/NaN/);
      for (const value of [result.summary.meanMgdl, result.summary.gmi, result.summary.wearPercent])
        expect(Number.isFinite(value)).toBe(true);
    }),
    { numRuns: tries(2000) },
  );
}, 120_000);
