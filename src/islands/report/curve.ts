export type Point = readonly [x: number, y: number];
type Segment = readonly [before: Point, after: Point, end: Point];

const rounded = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** A slope at every point such that the curve never swings past its neighbours (Steffen 1990). Points rise in x. */
function slopes(points: readonly Point[]): number[] {
  const secants = points.slice(1).map(([x, y], n) => {
    const [x0, y0] = points[n] as Point;
    return { step: x - x0, slope: (y - y0) / (x - x0) };
  });
  const inner = secants.slice(1).map(({ step, slope }, n) => {
    const before = secants[n] as { step: number; slope: number };
    const mean = (before.slope * step + slope * before.step) / (before.step + step);
    return (
      (Math.sign(before.slope) + Math.sign(slope)) *
      Math.min(Math.abs(before.slope), Math.abs(slope), Math.abs(mean) / 2)
    );
  });
  const outer = (secant: number | undefined, next: number | undefined): number =>
    ((secant ?? 0) * 3 - (next ?? secant ?? 0)) / 2;
  return [outer(secants[0]?.slope, inner[0]), ...inner, outer(secants.at(-1)?.slope, inner.at(-1))];
}

function segments(points: readonly Point[]): Segment[] {
  const slope = slopes(points);
  return points.slice(1).map(([x, y], n) => {
    const [x0, y0] = points[n] as Point;
    const third = (x - x0) / 3;
    return [
      [x0 + third, y0 + third * (slope[n] ?? 0)],
      [x - third, y - third * (slope[n + 1] ?? 0)],
      [x, y],
    ];
  });
}

const drawn = (parts: readonly Segment[]): string => parts.map((part) => `C${part.map(rounded).join(' ')}`).join('');

/** A smooth path through points that rise in x; it keeps their order of height (what d3 calls monotone). */
export function curvePath(points: readonly Point[]): string {
  return points[0] ? `M${rounded(points[0])}${drawn(segments(points))}` : '';
}

/** The area between two such curves over the same x. */
export function bandPath(low: readonly Point[], high: readonly Point[]): string {
  const last = low.at(-1);
  if (!last || !low[0]) return '';
  const back = segments(low)
    .reverse()
    .map(([before, after], n): Segment => [after, before, low[low.length - 2 - n] as Point]);
  return `${curvePath(high)}L${rounded(last)}${drawn(back)}Z`;
}
