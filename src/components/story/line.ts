/** The glucose line as geometry. Above about 8 % it is jagged; below, a curve that is level at every peak. */
export type Point = readonly [x: number, y: number];

/** Pixels of a scene for one percentage point of HbA1c. */
export const perPoint = 125;

export function jagged(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** Continues a path through turning points, level at each of them. */
export function calm(from: Point, points: readonly Point[]): string {
  let [x0, y0] = from;
  return points
    .map(([x, y]) => {
      const reach = (x - x0) * 0.45;
      const curve = `C${round(x0 + reach)} ${round(y0)} ${round(x - reach)} ${round(y)} ${round(x)} ${round(y)}`;
      [x0, y0] = [x, y];
      return curve;
    })
    .join('');
}

/** One fast rise and slow fall, as sugar does after a meal: fractions of a peak's width and height. */
const peak: readonly Point[] = [
  [0.18, -0.55],
  [0.34, -1],
  [0.46, -0.45],
  [0.58, -0.56],
  [0.86, 0.22],
  [1, 0],
];

/** From one reading to another in a box 200 wide; y = 0 is the second reading. A restless line gets peaks, a calm one waves. */
export function lead(from: number, to: number, end: boolean): string {
  const start = end ? 0 : (to - from) * perPoint;
  const height = Math.max(0, Math.min(1, (from - 7.4) / 1.4)) * (end ? 46 : 68);
  if (height < 12) {
    const wave = 5 + height;
    return `M-2 ${round(start)}${calm([-2, start], [[60, start - wave], [125, wave / 2], end ? [202, 0] : [202, 0]])}`;
  }
  const peaks = end ? [0.06, 0.52] : [0, 0.32, 0.64];
  const width = end ? 0.4 : 0.3;
  const points: Point[] = [[-2, start]];
  for (const [at, x] of peaks.entries()) {
    const level = start * (1 - x);
    points.push([x * 200, level]);
    for (const [px, py] of peak) points.push([(x + px * width) * 200, level + py * height * (1 - at * 0.22)]);
  }
  points.push([end ? 190 : 196, 0], [202, 0]);
  return jagged(points);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
