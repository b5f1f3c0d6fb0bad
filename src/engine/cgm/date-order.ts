import { type Moment, orderShown } from './moments.ts';
import type { DateOrder } from './types.ts';

/** Neighbours further apart than this are a gap, seconds. */
const gap = 3600;
const dates = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2\d{4}(?!\d)/g;

/** Orders that the dates in lines above the header prove. */
export function ordersIn(lines: readonly string[]): DateOrder[] {
  return lines.flatMap((line) =>
    [...line.matchAll(dates)].flatMap(([, first, mark, second]) => {
      const shown = Number(first) > 31 ? undefined : orderShown(Number(first), Number(second), mark === '.');
      return shown ?? [];
    }),
  );
}

function gapsOf(times: Float64Array): number {
  times.sort();
  let gaps = 0;
  for (let index = 1; index < times.length; index += 1)
    if ((times[index] ?? 0) - (times[index - 1] ?? 0) > gap) gaps += 1;
  return gaps;
}

/**
 * Which part of a-b-yyyy is the day: what a part over twelve or dots prove anywhere; else the order with fewer gaps over an
 * hour between neighbouring readings. 'unclear' where both are proved, or nothing decides although the dates differ.
 */
export function dateOrder(shown: ReadonlySet<DateOrder>, readings: readonly Moment[]): DateOrder | 'unclear' {
  if (shown.size === 2) return 'unclear';
  const [proved] = shown;
  if (proved) return proved;
  if (readings.every(({ dmy, mdy }) => dmy === mdy)) return 'dmy';
  const dmy = gapsOf(Float64Array.from(readings, (moment) => moment.dmy));
  const mdy = gapsOf(Float64Array.from(readings, (moment) => moment.mdy));
  if (dmy === mdy) return 'unclear';
  return dmy < mdy ? 'dmy' : 'mdy';
}
