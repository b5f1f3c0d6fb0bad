import type { VendorName } from './vendors/named.ts';

/** What the door of CGM files speaks of. Glucose in mg/dL where nothing else is said; `at` and times as in `Reading`. */
export type Unit = 'mg/dL' | 'mmol/L';

export interface Options {
  /** The reader's answer; wins over header and values. */
  readonly unit?: Unit;
  /** The reader's answer; wins over what the dates show. */
  readonly dateOrder?: DateOrder;
  /** Only readings of the last days, counted back from the last one; all when not given. */
  readonly period?: Period;
  /** Told now and then how much of a table has been read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}
export type DateOrder = 'dmy' | 'mdy';
export type Period = 14 | 30 | 90 | 'all';

export interface Reading {
  /** The wearer's wall clock, whole seconds since 1970-01-01T00:00 as if it were UTC. */
  readonly at: number;
  /** 39 where the sensor said Low, 401 where it said High. */
  readonly mgdl: number;
  readonly low?: true;
  readonly high?: true;
}

/** Why a row is no reading. */
export const reasons = [
  'about',
  'alert',
  'calibration',
  'scan',
  'strip',
  'event',
  'device-code',
  'duplicate',
  'other-device',
  'no-value',
  'no-time',
  'out-of-range',
  'other',
] as const;
export type Reason = (typeof reasons)[number];

export const refusals = [
  'no-readings',
  'unknown-format',
  'unit-unclear',
  'date-order-unclear',
  'several-people',
  'not-text',
  'too-large',
] as const;
export interface Refusal {
  readonly ok: false;
  readonly reason: (typeof refusals)[number];
  /** At most 200 characters of what was seen, never a reading or a name. */
  readonly saw?: string;
  /** Whose file it is, where that is known: another export of theirs is read. */
  readonly vendor?: VendorName;
}

export interface Hour {
  readonly hour: number;
  readonly n: number;
  readonly p5?: number;
  readonly p25?: number;
  readonly p50?: number;
  readonly p75?: number;
  readonly p95?: number;
}
export interface Summary {
  readonly readings: number;
  readonly first: number;
  readonly last: number;
  /** Minutes between two readings. */
  readonly interval: number;
  /** From first to last reading, not rounded. */
  readonly days: number;
  readonly wearPercent: number;
  /** 14 days and 70 % wear: else the figures are shown and steer nothing. */
  readonly enough: boolean;
  readonly meanMgdl: number;
  readonly sd: number | null;
  /** Coefficient of variation, percent. */
  readonly cv: number | null;
  /** Glucose management indicator, percent. */
  readonly gmi: number;
  /** Percent of readings; below 70 includes below 54, above 180 includes above 250. */
  readonly below54: number;
  readonly below70: number;
  readonly inRange: number;
  readonly above180: number;
  readonly above250: number;
  readonly episodes: { readonly below70: number; readonly below54: number };
  /** By the hour of the wall clock; no percentiles where there is no reading. */
  readonly hours: readonly Hour[];
}

export interface Recording {
  readonly ok: true;
  readonly format: string;
  /** The file's own. */
  readonly unit: Unit;
  /** The file tells its times by the world's clock only: hours are those of UTC, which may not be the wearer's. */
  readonly utc?: true;
  /** Models; never a serial, transmitter or upload id. Empty where the file names no model that is known. */
  readonly devices: readonly { readonly name: string; readonly readings: number }[];
  readonly readings: readonly Reading[];
  readonly ignored: readonly { readonly reason: Reason; readonly rows: number }[];
  readonly summary: Summary;
}

/** A refusal; what was seen is cut to what the door allows. */
export function refuse(reason: Refusal['reason'], saw?: string): Refusal {
  return { ok: false, reason, ...(saw ? { saw: saw.slice(0, 200) } : {}) };
}
