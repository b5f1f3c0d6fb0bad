import type { Reading } from './item.ts';

/** What holds today is later than whatever has a date. */
export const timeOf = (reading: Reading | undefined): number => reading?.when?.at ?? Number.POSITIVE_INFINITY;
/** The latest of some readings; of several at one time the first. */
export const latest = (readings: readonly Reading[] = []): Reading | undefined =>
  readings.reduce<Reading | undefined>((best, each) => (best && timeOf(best) >= timeOf(each) ? best : each), undefined);

export function add<K, V>(to: Map<K, V[]>, key: K, value: V): void {
  const list = to.get(key);
  if (list) list.push(value);
  else to.set(key, [value]);
}
