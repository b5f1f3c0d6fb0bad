/** Removes floating noise (to 1e-9) so that a band edge means what it says: 39.99999999999997 is 40. Any finite number. */
export function clean(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** Keeps a number inside [min, max]. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Rounds half up to a number of decimals, after cleaning floating noise: 59.5 is 60. */
export function roundTo(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return clean(Math.floor(clean(value * scale) + 0.5) / scale);
}

/** Rounds down to whole units, after cleaning floating noise: a dose never creeps up. */
export function floorTo(value: number): number {
  return Math.floor(clean(value));
}
