import type { Reading, Unit } from '../../engine/cgm/index.ts';

const bottom = 40;
const leastTop = 300;

/** The height of glucose in a picture 1000 high, from 40 mg/dL to what is shown and at least 300; what lies beyond stays at the edge. */
export function yScale(most: number): { readonly top: number; toY(mgdl: number): number } {
  const top = Math.max(leastTop, Math.ceil(most / 50) * 50);
  return { top, toY: (mgdl) => (1 - Math.min(1, Math.max(0, (mgdl - bottom) / (top - bottom)))) * 1000 };
}

/** A limit as the file's unit writes it, in mg/dL. */
export const mgdlOf = (value: number, unit: Unit): number => (unit === 'mg/dL' ? value : value * 18.0156);

/** Neighbours further apart than this are not joined by a line, seconds: what was not measured is not drawn. */
const widestStep = 3600;

/** Readings as a path, at most one in `step` seconds; `toX` places their time, `toY` their glucose. */
export function linePath(
  readings: readonly Reading[],
  { step, toX, toY }: { readonly step: number; toX(at: number): number; toY(mgdl: number): number },
): string {
  let path = '';
  let before = Number.NEGATIVE_INFINITY;
  for (const { at, mgdl } of readings) {
    if (at - before < step) continue;
    path += `${at - before > widestStep ? 'M' : 'L'}${Math.round(toX(at))} ${Math.round(toY(mgdl))}`;
    before = at;
  }
  return path;
}
