/** The glucose line as geometry. Above about 8 % it is jagged; below, a curve that is level at every peak. */
export type Point = readonly [x: number, y: number];

export function jagged(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');
}

/** Continues a path through turning points, level at each of them. */
export function calm(from: Point, points: readonly Point[]): string {
  let [x0, y0] = from;
  return points.map(([x, y]) => {
    const reach = (x - x0) * 0.45;
    const curve = `C${round(x0 + reach)} ${y0} ${round(x - reach)} ${y} ${x} ${y}`;
    [x0, y0] = [x, y];
    return curve;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
