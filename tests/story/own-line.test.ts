import { describe, expect, test } from 'vitest';
import { ownAt, ownOf, ownReading } from '../../src/components/story/own-reading.ts';

/** 1 mmol/mol is 0.09148 points of a per cent (IFCC), 0 mmol/mol is 2.152 %. */
const ifcc = { factor: 1 / 0.09148, offset: -2.152 / 0.09148 };

describe('the reader’s own line', () => {
  test.each([
    ['8.4', '%', 8.4],
    [' 8,4 ', '%', 8.4],
    ['٨٫٤', '%', 8.4],
    ['68', 'mmol/mol', 8.37],
    ['48', 'mmol/mol', 6.54],
    ['4', '%', 4],
    ['20', '%', 20],
    // Only the other unit has such a figure.
    ['68', '%', 8.37],
    ['20.3', '%', 4.01],
    ['8.4', 'mmol/mol', 8.4],
    ['20', 'mmol/mol', 20],
    ['68 mmol/mol', '%', 8.37],
    ['8.4 %', 'mmol/mol', 8.4],
  ])('“%s” %s is %f %%', (text, unit, percent) => {
    expect(ownReading(text, unit === '%', ifcc)?.percent).toBeCloseTo(percent, 2);
  });

  test.each([
    ['', '%'],
    ['seven', '%'],
    ['3.9', '%'],
    ['20.1', '%'],
    ['196', 'mmol/mol'],
    ['-8', '%'],
    ['1e1', '%'],
  ])('“%s” %s is no reading', (text, unit) => {
    expect(ownReading(text, unit === '%', ifcc)).toBeUndefined();
  });

  test('falls in step with his, from its own beginning to the same end, and never rises', () => {
    expect([9.2, 8.8, 8.2, 7.1, 7, 6.8].map((his) => Number(ownAt(11.6, his).toFixed(2)))).toEqual([
      11.6, 10.8, 9.6, 7.4, 7.2, 6.8,
    ]);
    expect(ownAt(7.4, 9.2)).toBeCloseTo(7.4);
    expect(ownAt(7.4, 6.8)).toBeCloseTo(6.8);
  });

  test('one that is below his end already stays level', () => {
    for (const his of [9.2, 8, 6.8]) expect(ownAt(6.1, his)).toBe(6.1);
  });

  test('a picture holds from 5.9 to 9.7: beyond, the line is drawn at its edge and said to be', () => {
    expect(ownOf(8.4)).toEqual({ drawn: 8.4, beyond: false });
    expect(ownOf(12)).toEqual({ drawn: 9.7, beyond: true });
    expect(ownOf(5.2)).toEqual({ drawn: 5.9, beyond: true });
  });
});
