import { describe, expect, test } from 'vitest';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { limits, type Recording } from '../../src/engine/cgm/index.ts';
import { hasSensor, readingsOf, sharesOf } from '../../src/islands/visit/seen-sensor.ts';

const told = (value: number): Chart[string] => ({ value, from: 'file' });
const taken: Chart = { tir: told(60), tbr70: told(4.4), tbr54: told(0.8), tar180: told(35.6) };
const read = { type: 'read', recording: {} as Recording, limits: limits['mg/dL'], lows: [] } as const;

describe('the recording behind the figures', () => {
  test('is drawn as long as every figure is the one that was taken', () => {
    const seen = { taken, read };
    expect(readingsOf(seen, { ...taken, a1c: told(8) })).toBe(read);
    expect(readingsOf(seen, { ...taken, tbr70: { value: 4.4, from: 'entered' } })).toBeUndefined();
    const { tir, ...without } = taken;
    expect(tir).toBeDefined();
    expect(readingsOf(seen, without)).toBeUndefined();
    expect(readingsOf(null, taken)).toBeUndefined();
  });
});

describe('the shares that are drawn', () => {
  test('are parts of one whole, lowest first', () => {
    expect(sharesOf(taken).map(({ id }) => id)).toEqual(['very-low', 'low', 'in-range', 'high']);
    expect(sharesOf(taken).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
  });
  test('are those that are known, and no others', () => {
    expect(sharesOf({ tir: told(60) })).toEqual([{ id: 'in-range', share: 60 }]);
    expect(sharesOf({ tbr70: told(3) })).toEqual([{ id: 'low', share: 3 }]);
    expect(sharesOf({})).toEqual([]);
    expect(hasSensor({})).toBe(false);
    expect(hasSensor({ cgmDays: told(14) })).toBe(true);
  });
});
