/** The glucose line as geometry. Above about 8 % it is jagged; below, a curve that is level at every peak. */
import { lineBeyond } from './numbers.ts';

export type Point = readonly [x: number, y: number];

/** A stage is 1440 × 900 units; this many of them make one percentage point of HbA1c, and the target's upper edge stands at 740. */
export const perPoint = 125;
const targetLevel = 740;
/** HbA1c in percent of which that edge tells. */
export const targetHba1c = 7;

export const enter = (y: number): string => `M${-lineBeyond} ${round(y)}`;
export const leave = (y: number): string => `L1376 ${round(y)}H${1440 + lineBeyond}`;

/** The height of a reading on the stage. */
export function levelOf(hba1c: number): number {
  return targetLevel - (hba1c - targetHba1c) * perPoint;
}

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

/** Continues a path by so many peaks, each a little lower than the one before. */
export function peaks(from: Point, to: Point, count: number, height: number, fade = 0.12): string {
  const [[x0, y0], [x1, y1]] = [from, to];
  return Array.from({ length: count }, (_, at) =>
    peak
      .map(([px, py]) => {
        const share = (at + px) / count;
        return `L${round(x0 + (x1 - x0) * share)} ${round(y0 + (y1 - y0) * share + py * height * (1 - fade) ** at)}`;
      })
      .join(''),
  ).join('');
}

/** The phone's edge: 84 wide, 1000 high whatever the act's length. The target is the strip at the start; the reading is the distance from it. */
const edgeTarget = 26;
/** How far from the edge a reading stands there. */
export function edgeOf(hba1c: number): number {
  return edgeTarget + (hba1c - targetHba1c) * 14;
}

/** The line down the edge of one act, from the reading before to its own; restless above 8, calm below. */
export function edgePath(from: number, to: number): string {
  const [x0, x1] = [edgeOf(from), edgeOf(to)];
  const unrest = Math.max(0, Math.min(1, (from - 7.6) / 1.2));
  const at = (y: number) => x0 + (x1 - x0) * (y / 1000);
  if (unrest < 0.2) {
    const turns = [140, 300, 470, 640, 810];
    let [px, py] = [x0, 0];
    return `M${round(x0)} 0${[...turns, 1000]
      .map((y, n) => {
        const x = y === 1000 ? x1 : at(y) + (n % 2 ? -3 : 4);
        const reach = (y - py) * 0.45;
        const curve = `C${round(px)} ${round(py + reach)} ${round(x)} ${round(y - reach)} ${round(x)} ${y}`;
        [px, py] = [x, y];
        return curve;
      })
      .join('')}`;
  }
  const count = 9;
  const teeth = Array.from({ length: count }, (_, n) =>
    peak
      .map(([along, out]) => {
        const y = ((n + along) / count) * 1000;
        return `L${round(at(y) - out * 15 * unrest * (1 - n * 0.05))} ${round(y)}`;
      })
      .join(''),
  ).join('');
  return `M${round(x0)} 0${teeth}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
