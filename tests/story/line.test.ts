import { describe, expect, test } from 'vitest';
import { edgePath, enter, leave, levelOf, peaks } from '../../src/components/story/line.ts';
import { stops } from '../../src/components/tour/tour-line.ts';

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('the line as geometry', () => {
  test('its height is the reading: a point is 125 units, and the target’s upper edge 7.0', () => {
    expect([9.2, 8.2, 7, 6.8].map(levelOf).map(Math.round)).toEqual([465, 590, 740, 765]);
  });

  test('peaks lead from one reading to another and end exactly there', () => {
    expect(numbers(peaks([0, 465], [1250, 515], 13, 66)).slice(-2)).toEqual([1250, 515]);
  });

  test('it comes in and leaves beyond the edges of its stage, at the height it is given', () => {
    expect([numbers(enter(465)), numbers(leave(515))]).toEqual([
      [-700, 465],
      [1376, 515, 2140],
    ]);
  });

  test.each([
    [9.2, 9.2],
    [9.2, 8.8],
    [8.8, 8.2],
    [8.2, 7.1],
    [7.1, 7],
    [7, 6.8],
  ])(
    'down the edge from %f to %f it begins and ends at its distance from the target, and never crosses into the words',
    (from, to) => {
      const path = numbers(edgePath(from, to));
      const distance = (reading: number): number => Math.round((26 + (reading - 7) * 14) * 10) / 10;
      expect(path.slice(0, 2)).toEqual([distance(from), 0]);
      expect(path.slice(-2)).toEqual([distance(to), 1000]);
      expect(Math.max(...path.filter((_, at) => at % 2 === 0))).toBeLessThan(80);
    },
  );
});

describe('the steps of the tour', () => {
  test.each([1, 2, 3, 8, 13])('%i of them stand on the line from its start to its end', (count) => {
    const all = stops(count);
    expect(all.length).toBe(count);
    expect(all[0]).toMatchObject({ x: 12, y: 58, share: 0 });
    if (count > 1) expect(all.at(-1)).toMatchObject({ x: 788, y: 61, share: 100 });
    for (const [n, { x, share }] of all.entries()) {
      const before = all[n - 1];
      if (before) expect([x > before.x, share > before.share]).toEqual([true, true]);
    }
  });
});
