import { expect, test } from 'vitest';
import { bandPath, curvePath, type Point } from '../../src/islands/report/curve.ts';

const falling: Point[] = [
  [0, 100],
  [10, 60],
  [20, 55],
  [30, 55],
  [40, 20],
];

/** Points along the drawn curve, from the numbers in its path. */
function along(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map((found) => Number(found[0]));
  const points: Point[] = [];
  let [x0, y0] = [numbers[0] ?? 0, numbers[1] ?? 0];
  for (let n = 2; n + 5 < numbers.length; n += 6) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(n, n + 6);
    for (let t = 0; t <= 1; t += 0.05) {
      const u = 1 - t;
      const mix = (a: number, b: number, c: number, d: number): number =>
        u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
      points.push([mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)]);
    }
    [x0, y0] = [x3, y3];
  }
  return points;
}

test('a curve passes through its points', () => {
  const path = curvePath(falling);
  for (const [x, y] of falling) expect(path).toContain(`${x} ${y}`);
});

test('a curve through falling points never rises', () => {
  const drawn = along(curvePath(falling));
  for (const [n, point] of drawn.slice(1).entries()) expect(point[1]).toBeLessThanOrEqual((drawn[n]?.[1] ?? 0) + 0.01);
});

test('two points make a straight line, none nothing', () => {
  expect(
    curvePath([
      [0, 0],
      [30, 30],
    ]),
  ).toBe('M0 0C10 10 20 20 30 30');
  expect(curvePath([])).toBe('');
  expect(bandPath([], [])).toBe('');
});

test('a band goes along the one edge and back along the other', () => {
  const low: Point[] = falling.map(([x, y]) => [x, y - 5]);
  const path = bandPath(low, falling);
  expect(path.startsWith(curvePath(falling))).toBe(true);
  expect(path).toMatch(/L40 15C.*0 95Z$/);
});
