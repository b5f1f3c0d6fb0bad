import { mgdlPerMmol } from './amounts.ts';
import { intervalOf } from './devices.ts';
import { type Episode, episodesOf } from './episodes.ts';
import type { Hour, Reading, Summary, Unit } from './types.ts';

export interface Limits {
  readonly veryLow: number;
  readonly low: number;
  readonly high: number;
  readonly veryHigh: number;
}
/** International consensus (Battelino 2019) in each unit: 10.0 mmol/L is in range although 180.2 mg/dL is not. */
export const limits: Readonly<Record<Unit, Limits>> = {
  'mg/dL': { veryLow: 54, low: 70, high: 180, veryHigh: 250 },
  'mmol/L': { veryLow: 3, low: 3.9, high: 10, veryHigh: 13.9 },
};

/** Days and wear from which a recording may steer treatment. */
const enoughDays = 14;
const enoughWear = 70;
/** No sensor stores a reading less often; what does is somebody's log, measured against what a sensor would have stored. Minutes. */
const longestInterval = 30;
const sensorInterval = 15;
const day = 86_400;

/** A reading in the file's unit; what the conversion added in the far decimals is taken off again. */
function inUnit(mgdl: number, unit: Unit): number {
  return unit === 'mg/dL' ? mgdl : Math.round((mgdl / mgdlPerMmol) * 1e6) / 1e6;
}

/** Percentile of ascending values, R's type 7. */
function percentile(ascending: Float64Array, share: number): number {
  const place = (ascending.length - 1) * share;
  const below = Math.floor(place);
  const value = ascending[below] ?? Number.NaN;
  const next = ascending[below + 1] ?? value;
  return value + (place - below) * (next - value);
}

function hoursOf(readings: readonly Reading[]): Hour[] {
  const byHour: number[][] = Array.from({ length: 24 }, () => []);
  for (const { at, mgdl } of readings) byHour[Math.floor((((at % day) + day) % day) / 3600)]?.push(mgdl);
  return byHour.map((values, hour) => {
    if (values.length === 0) return { hour, n: 0 };
    const ascending = Float64Array.from(values).sort();
    const at = (share: number): number => percentile(ascending, share);
    return { hour, n: values.length, p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
  });
}

/** Episodes below a limit of the unit, as `episodesOf` has them. */
export function lowsOf(readings: readonly Reading[], unit: Unit, level: 'low' | 'veryLow'): Episode[] {
  const limit = limits[unit][level];
  return episodesOf(readings, intervalOf(readings), ({ mgdl, low }) => low === true || inUnit(mgdl, unit) < limit);
}

/** The figures of readings in ascending order, at least one; nothing is rounded. */
export function summaryOf(readings: readonly Reading[], unit: Unit): Summary {
  const n = readings.length;
  const first = readings[0]?.at ?? 0;
  const last = readings[n - 1]?.at ?? 0;
  const { veryLow, low, high, veryHigh } = limits[unit];
  const counts = { veryLow: 0, low: 0, high: 0, veryHigh: 0 };
  let sum = 0;
  for (const reading of readings) {
    const value = inUnit(reading.mgdl, unit);
    sum += reading.mgdl;
    if (reading.low || value < low) counts.low += 1;
    if (reading.low || value < veryLow) counts.veryLow += 1;
    if (reading.high || value > high) counts.high += 1;
    if (reading.high || value > veryHigh) counts.veryHigh += 1;
  }
  const mean = sum / n;
  const squares = readings.reduce((total, { mgdl }) => total + (mgdl - mean) ** 2, 0);
  const sd = n > 1 ? Math.sqrt(squares / (n - 1)) : null;
  const interval = intervalOf(readings);
  const days = (last - first) / day;
  const expected = interval > longestInterval ? sensorInterval : interval;
  const wearPercent = Math.min(100, (100 * n * expected) / ((last - first) / 60 + expected));
  const percent = (count: number): number => (100 * count) / n;
  return {
    readings: n,
    first,
    last,
    interval,
    days,
    wearPercent,
    enough: Math.round(days) >= enoughDays && wearPercent >= enoughWear,
    meanMgdl: mean,
    sd,
    cv: sd === null ? null : (100 * sd) / mean,
    gmi: 3.31 + 0.02392 * mean,
    below54: percent(counts.veryLow),
    below70: percent(counts.low),
    inRange: percent(n - counts.low - counts.high),
    above180: percent(counts.high),
    above250: percent(counts.veryHigh),
    episodes: { below70: lowsOf(readings, unit, 'low').length, below54: lowsOf(readings, unit, 'veryLow').length },
    hours: hoursOf(readings),
  };
}
