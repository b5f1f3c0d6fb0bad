import { amountIn } from '../amounts.ts';
import { type Collected, deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { keyOf, type Recognise } from '../headers.ts';
import { epochSeconds, fixed, type Moment, momentIn } from '../moments.ts';
import { type Entry, numberIn, scalar, textIn } from './entry.ts';

const ownKeys = ['sgv', 'mbg'];
/** Whether an element can be Nightscout's: a reading, a calibration, or of its other lists. */
export const isNightscout = (entry: Entry): boolean =>
  ownKeys.some((key) => key in entry) ||
  entry['type'] === 'sgv' ||
  entry['type'] === 'cal' ||
  ('eventType' in entry && 'created_at' in entry) ||
  ('openaps' in entry && 'created_at' in entry);

/** An instant as the clock of UTC, seconds. */
function instant(value: unknown): number | undefined {
  const number = numberIn(value);
  if (number !== undefined) return epochSeconds(number);
  return momentIn(textIn(value))?.dmy;
}

/**
 * The wearer's clock: `dateString` as written where it has an offset; where it ends in Z or is missing, `date` moved by
 * `utcOffset` minutes. A `dateString` without any zone is a wall clock already.
 */
function momentOf(entry: Entry): Moment | undefined {
  const text = textIn(entry['dateString']);
  const written = momentIn(text);
  const date = instant(entry['date']) ?? instant(entry['mills']) ?? instant(entry['sysTime']);
  if (written && /\d([+-]\d{2}:?\d{2})(\s?\([^()]*\))?$|(GMT|UTC)[+-]\d/i.test(text)) return written;
  const utc = date ?? (/z$|utc$|gmt$/i.test(text) ? written?.dmy : undefined);
  if (written && !/z$|utc$|gmt$/i.test(text)) return nearest(written, utc);
  return utc === undefined ? undefined : fixed(utc + (numberIn(entry['utcOffset']) ?? 0) * 60);
}

/** Whether nothing in an element says how far the wearer's clock is from the world's: Loop writes Z and an offset of 0 for everyone. */
const isByUtc = (entry: Entry): boolean =>
  (numberIn(entry['utcOffset']) ?? 0) === 0 && /^$|z$|utc$|gmt$/i.test(textIn(entry['dateString']));

/** Which part is the day is plain where the instant is known: the reading of the date that lies nearest to it. */
function nearest(written: Moment, utc: number | undefined): Moment {
  if (utc === undefined || written.dmy === written.mdy) return written;
  const far = (at: number): number => (Number.isNaN(at) ? Number.POSITIVE_INFINITY : Math.abs(at - utc));
  return fixed(far(written.dmy) <= far(written.mdy) ? written.dmy : written.mdy);
}

/** One element: a reading is of type `sgv` or of none; `mbg` and `cal` calibrate. */
export function takeNightscout(entry: Entry, into: Collected): void {
  const type = textIn(entry['type']).toLowerCase();
  const moment = seen(into, momentOf(entry));
  if (type === 'mbg' || type === 'cal' || (type === '' && !('sgv' in entry) && 'mbg' in entry))
    return leaveOut(into, 'calibration');
  if (type !== 'sgv' && (type !== '' || !('sgv' in entry)))
    return leaveOut(into, 'eventType' in entry ? 'event' : 'other');
  const device = textIn(entry['device']);
  into.utc = (into.utc ?? true) && isByUtc(entry);
  into.candidates.push({
    moment,
    amount: amountIn(scalar(entry['sgv'])),
    device: deviceOf(into, device, () => modelIn(device)),
  });
}

/** Nightscout's own unit and codes. */
export function asNightscout(into: Collected): void {
  into.unit = 'mg/dL';
  into.codes = true;
}

const columns = ['type', 'sgv', 'mbg', 'date', 'dateString', 'mills', 'sysTime', 'utcOffset', 'device', 'eventType'];

/** Entries as a table with a header: the columns have the names of the list. */
export const nightscoutTable: Recognise = (header) => {
  const keys = header.map(keyOf);
  const found = columns.flatMap((name) => {
    const index = keys.indexOf(name.toLowerCase());
    return index < 0 ? [] : [{ name, index }];
  });
  const has = (name: string): boolean => found.some((column) => column.name === name);
  if (!has('sgv') || !(has('date') || has('dateString') || has('mills') || has('sysTime'))) return undefined;
  return {
    unit: 'mg/dL',
    take(row, into) {
      asNightscout(into);
      takeNightscout(Object.fromEntries(found.map(({ name, index }) => [name, row[index] ?? ''])), into);
    },
  };
};

/** The answer of Nightscout's own entries.csv and .tsv, without a header: dateString, date, sgv, direction, device. */
export const nightscoutRows: Recognise = (first) => {
  const isOurs =
    first.length >= 3 && first.length <= 6 && momentIn(first[0]) && /^\d{13}(\.\d+)?$/.test(first[1] ?? '');
  if (!isOurs) return undefined;
  return {
    unit: 'mg/dL',
    take([dateString, date, sgv, , device], into) {
      asNightscout(into);
      takeNightscout({ dateString, date, sgv, device }, into);
    },
  };
};
