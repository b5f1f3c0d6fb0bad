import { textOf } from './bytes.ts';
import { readTable } from './formats.ts';
import { readList } from './lists.ts';
import { archiveOf, vendorIn } from './vendors/named.ts';
import { isAppleHealth, readAppleHealth } from './vendors/apple-health.ts';
import { type Options, type Recording, type Refusal, refuse } from './types.ts';

export { type VendorName, vendorNames } from './vendors/named.ts';
export { glucoseRecords, isAppleHealth } from './vendors/apple-health.ts';
export type { Episode } from './episodes.ts';
export { type Limits, limits, lowsOf } from './summary.ts';
export type { Hour, Options, Period, Reading, Reason, Recording, Refusal, Summary, Unit } from './types.ts';
export { reasons, refusals, refuse } from './types.ts';

/**
 * Reads a sensor's file: its readings in mg/dL by the wearer's clock, what was left out and why, and the figures, none
 * rounded; or a refusal with what was seen. Never throws, whatever the input; nothing of it is kept.
 */
export function readCgm(input: string | Uint8Array, options: Options = {}): Recording | Refusal {
  const text = textOf(input);
  if (typeof text !== 'string') {
    const packed = text.saw === 'zip archive' && input instanceof Uint8Array ? archiveOf(input) : undefined;
    return packed ? { ...text, vendor: packed } : text;
  }
  const start = text.trimStart();
  if (start === '') return refuse('no-readings');
  const result = readText(text, start, options);
  // A question is not answered by another export.
  if (result.ok || (result.reason !== 'unknown-format' && result.reason !== 'no-readings')) return result;
  const vendor = vendorIn(start);
  return vendor ? { ...result, vendor } : result;
}

function readText(text: string, start: string, options: Options): Recording | Refusal {
  if (isAppleHealth(start.slice(0, 4000))) return readAppleHealth(start, options);
  return start.startsWith('[') || start.startsWith('{') ? readList(start, options) : readTable(text, options);
}
