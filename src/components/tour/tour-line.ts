/** The line the tour's steps stand on, and where each stands: as many as the content has. */
type Point = readonly [x: number, y: number];
type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

const storm: readonly Point[] = [
  [12, 58],
  [30, 18],
  [46, 72],
  [64, 10],
  [84, 80],
  [102, 26],
  [120, 62],
];
const settling: readonly Curve[] = [
  [150, 96, 172, 22, 230, 40],
  [288, 58, 300, 74, 340, 66],
  [380, 58, 420, 44, 452, 52],
  [484, 60, 530, 68, 564, 64],
  [598, 60, 650, 54, 676, 58],
  [702, 62, 760, 62, 788, 61],
];
export const tourLine = `M${storm.map((point) => point.join(' ')).join('L')}${settling.map((curve) => `C${curve.join(' ')}`).join('')}`;

/** A curve as short straight pieces. */
function pieces([x0, y0]: Point, [x1, y1, x2, y2, x3, y3]: Curve): Point[] {
  return Array.from({ length: 20 }, (_, at) => {
    const t = (at + 1) / 20;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}
const flat: Point[] = [...storm];
for (const curve of settling) flat.push(...pieces(flat.at(-1) ?? [0, 0], curve));
const lengths = [0];
for (const [at, [x, y]] of flat.slice(1).entries()) {
  const [px, py] = flat[at] ?? [x, y];
  lengths.push((lengths[at] ?? 0) + Math.hypot(x - px, y - py));
}

/** The stops of `count` steps, evenly from start to end; `share` is how much of the line lies behind each, in hundredths. */
export function stops(count: number): readonly { x: number; y: number; share: number }[] {
  return Array.from({ length: count }, (_, step) => {
    const x = 12 + (776 * step) / Math.max(1, count - 1);
    const next = Math.max(
      1,
      flat.findIndex((point) => point[0] >= x - 1e-9),
    );
    const [[x0, y0], [x1, y1]] = [flat[next - 1] ?? [0, 0], flat[next] ?? [0, 0]];
    const part = x1 === x0 ? 0 : (x - x0) / (x1 - x0);
    const [before = 0, after = 0] = [lengths[next - 1], lengths[next]];
    const round = (value: number): number => Math.round(value * 10) / 10;
    return {
      x: round(x),
      y: round(y0 + (y1 - y0) * part),
      share: round(((before + (after - before) * part) / (lengths.at(-1) ?? 1)) * 100),
    };
  });
}
