/** People without faces, as the upper half of a contour: from the baseline up to the crown, then mirrored. */
type Curve = readonly [number, number, number, number, number, number];

const body: readonly Curve[] = [
  [-78, -74, -76, -124, -52, -142],
  [-38, -152, -21, -152, -18, -164],
  [-16, -172, -18, -177, -22, -183],
  [-40, -196, -46, -220, -44, -240],
  [-42, -266, -22, -278, 0, -278],
];
const veiled: readonly Curve[] = [
  [-84, -78, -82, -126, -58, -150],
  [-44, -162, -32, -170, -36, -190],
  [-52, -216, -54, -254, -42, -278],
  [-30, -298, -14, -304, 0, -304],
];

/** The contour as one path from the left foot of the drawing to the right one, around the middle x. */
function contour(curves: readonly Curve[], x: number): { d: string; start: number } {
  const feet = curves[0]?.[0] ?? 0;
  const up = curves.map((curve) => `C${curve.map((value, at) => (at % 2 ? value : value + x)).join(' ')}`).join('');
  const points = [[feet, 0] as const, ...curves.map(([, , , , px, py]) => [px, py] as const)];
  const down = [...curves.keys()]
    .reverse()
    .map((at) => {
      const curve = curves[at];
      const to = points[at];
      if (!curve || !to) return '';
      return `C${x - curve[2]} ${curve[3]} ${x - curve[0]} ${curve[1]} ${x - to[0]} ${to[1]}`;
    })
    .join('');
  return { d: up + down, start: x + feet };
}

export interface Figure {
  readonly fill: string;
  readonly line: string;
}

export function figure(kind: 'body' | 'veiled', width: number): Figure {
  const { d, start } = contour(kind === 'body' ? body : veiled, width / 2);
  return { fill: `M${start} 0${d}z`, line: `M-2 0H${start}${d}H${width + 2}` };
}
