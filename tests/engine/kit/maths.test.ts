import { describe, expect, test } from 'vitest';
import { atLeast, below, cited } from '../../../src/engine/kit/worksheet/cited.ts';
import { clamp, clean, floorTo, roundTo } from '../../../src/engine/kit/maths.ts';
import { stepValue, worksheet } from '../../../src/engine/kit/worksheet/worksheet.ts';

test.each([
  [39.99999999999997, 40],
  [0.1 + 0.2, 0.3],
  [59.4999999, 59.4999999],
  [-0.30000000000000004, -0.3],
])('clean %s is %s', (value, result) => expect(clean(value)).toBe(result));
test.each([
  [59.5, 0, 60],
  [59.49999999999999, 0, 60],
  [59.4999, 0, 59],
  [1.005, 2, 1.01],
  [-0.5, 0, 0],
  [-1.5, 0, -1],
  [2.5, 0, 3],
  [6.95, 1, 7],
])('%s to %s decimals is %s', (value, decimals, result) => expect(roundTo(value, decimals) + 0).toBe(result));
test.each([
  [9.9999999999, 10],
  [9.99, 9],
  [10, 10],
])('%s rounds down to %s', (value, result) => expect(floorTo(value)).toBe(result));
test.each([
  [5, 1, 3, 3],
  [0, 1, 3, 1],
  [2, 1, 3, 2],
])('clamp(%s, %s, %s) is %s', (value, low, high, result) => expect(clamp(value, low, high)).toBe(result));

describe('a threshold', () => {
  const limit = cited(40, 'points', 'spec', 'test');
  test.each([
    [40, true],
    [39.99999999999997, true],
    [39.9999999, false],
    [40.1, true],
  ])('%s reaches 40: %s', (value, reached) => {
    expect(atLeast(value, limit)).toBe(reached);
    expect(below(value, limit)).toBe(!reached);
    expect(atLeast(value, 40)).toBe(reached);
  });
});

describe('the worksheet', () => {
  test('records what it hands back, with sources', () => {
    const sheet = worksheet();
    const constant = cited(2, 'times', 'ada2025', 'test');
    expect(sheet.step('double', 'kg', 'x * factor', { x: 3, factor: constant }, 6)).toBe(6);
    expect(sheet.steps).toEqual([
      {
        kind: 'formula',
        id: 'double',
        unit: 'kg',
        formula: 'x * factor',
        variables: { x: 3, factor: 2 },
        value: 6,
        sources: ['ada2025'],
      },
    ]);
    expect(stepValue(sheet.steps, 'double')).toBe(6);
    expect(() => stepValue(sheet.steps, 'treble')).toThrow('treble');
  });
  test('writes a formula that is put together once, and only for who reads it', () => {
    const sheet = worksheet();
    let written = 0;
    const value = sheet.composed('sum', 'points', 5, () => {
      written += 1;
      return { formula: ['a', 'b'].join(' + '), variables: { a: 2, b: 3 } };
    });
    expect([value, written]).toEqual([5, 0]);
    expect(sheet.steps).toMatchObject([{ id: 'sum', formula: 'a + b', variables: { a: 2, b: 3 }, value: 5 }]);
    expect(sheet.steps).toHaveLength(1);
    expect(written).toBe(1);
  });
  test('repeats a step of another sheet with the formula it really has', () => {
    const other = worksheet();
    other.step('double', 'kg', 'x * 2', { x: 3 }, 6);
    const sheet = worksheet();
    sheet.repeat('again', other, 'double');
    expect(sheet.steps).toEqual([{ ...other.steps[0], id: 'again' }]);
    sheet.repeat('never', other, 'treble');
    expect(() => sheet.steps).toThrow('treble');
  });
  test('bands keep the order they are read in, the highest first', () => {
    const sheet = worksheet();
    const bands = [
      { from: 0, value: 0 },
      { from: 45, value: 2 },
      { from: 30, value: 1 },
    ];
    expect(sheet.bands('band', 'times', 'egfr', 50, bands)).toBe(2);
    expect(sheet.steps).toMatchObject([{ bands: [bands[1], bands[2], bands[0]], value: 2 }]);
    expect(worksheet().bands('none', 'times', 'egfr', 50, [])).toBe(0);
  });
  test.each([
    [29.9, 0],
    [30, 1],
    [29.9999999999999, 1],
    [44, 1],
    [45, 2],
    [200, 2],
    [-1, 0],
  ])('bands at %s give %s', (at, value) => {
    expect(
      worksheet().bands('band', 'times', 'egfr', at, [
        { from: 0, value: 0 },
        { from: 45, value: 2 },
        { from: 30, value: 1 },
      ]),
    ).toBe(value);
  });
  test('a lookup without an entry is a mistake in the folder', () => {
    expect(() => worksheet().lookup('x', 'kg', 'sex', 'other', {})).toThrow('x: no entry for other');
  });
});
