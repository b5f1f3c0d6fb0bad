import { type Amount, amountIn, high, low, mgdlPerMmol, unitIn } from '../amounts.ts';
import { type Collected, deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { keyOf, type Recognise } from '../headers.ts';
import { fixed, type Moment, momentIn } from '../moments.ts';
import type { Reason, Unit } from '../types.ts';
import { type Entry, isEntry, numberIn, scalar, textIn } from './entry.ts';

/** What Tidepool divides mg/dL by before it stores them with five decimals. */
const storedBy = 18.01559;
/** A stored value this near to a whole mg/dL is that mg/dL. */
const near = 0.002;

const reasonOf = new Map<string, Reason>([
  ['smbg', 'strip'],
  ['upload', 'about'],
  ['pumpSettings', 'about'],
  ['cgmSettings', 'about'],
  ...(
    [
      'basal',
      'bolus',
      'wizard',
      'food',
      'insulin',
      'bloodKetone',
      'physicalActivity',
      'reportedState',
      'water',
    ] as const
  ).map((type) => [type, 'event'] as const),
  ['deviceEvent', 'event'],
  ['alert', 'alert'],
]);

/** Whether an element can be Tidepool's. */
export const isTidepool = (entry: Entry): boolean =>
  entry['type'] === 'cbg' ||
  entry['type'] === 'smbg' ||
  (typeof entry['type'] === 'string' &&
    reasonOf.has(entry['type']) &&
    ('deviceTime' in entry || 'uploadId' in entry || 'deviceId' in entry));

/** The device's clock as written; without it the instant moved by its offset. */
function momentOf(entry: Entry): Moment | undefined {
  const device = momentIn(textIn(entry['deviceTime']));
  if (device) return device;
  const time = momentIn(textIn(entry['time']));
  const offset = numberIn(entry['timezoneOffset']);
  if (time && offset !== undefined) return fixed(time.dmy + offset * 60);
  return momentIn(textIn(entry['localTime'])) ?? time;
}

/** Whether nothing in an element says how far the wearer's clock is from the world's. */
const isByUtc = (entry: Entry): boolean =>
  !momentIn(textIn(entry['deviceTime'])) &&
  numberIn(entry['timezoneOffset']) === undefined &&
  !momentIn(textIn(entry['localTime']));

/** Low or High, where annotations say that the sensor could not measure; they are a list, or a list as text. */
function outside(annotations: unknown, mgdl: number): Amount | undefined {
  const mark = (said: unknown): Amount => (said === 'low' || (said !== 'high' && mgdl < 100) ? low : high);
  if (typeof annotations === 'string') {
    if (!annotations.includes('bg/out-of-range')) return undefined;
    return mark(/value['"]*\s*:\s*['"]*(low|high)/.exec(annotations)?.[1]);
  }
  if (!Array.isArray(annotations)) return undefined;
  const found: unknown = annotations.find((each) => isEntry(each) && each['code'] === 'bg/out-of-range');
  return isEntry(found) ? mark(found['value']) : undefined;
}

interface Stored {
  readonly moment: Moment | undefined;
  readonly amount: Amount | undefined;
  readonly unit: Unit | undefined;
  readonly annotations: unknown;
  readonly device: number;
}

/** Tidepool: which unit the file is in shows only when all values were seen, so readings are handed over at the end. */
export function tidepoolTaker(asked: Unit | undefined): {
  take(entry: Entry, into: Collected): void;
  finish(into: Collected): void;
} {
  const stored: Stored[] = [];
  let person = '';
  const wholeOf = (value: number): number | undefined => {
    const whole = Math.round(value);
    return Math.abs(value - whole) <= near ? whole : undefined;
  };
  const mgdlOf = ({ amount, unit }: Stored): number =>
    amount === undefined ? Number.NaN : unit === 'mmol/L' ? amount.value * storedBy : amount.value;

  return {
    take(entry, into) {
      const type = textIn(entry['type']);
      const wearer = textIn(entry['_userId'] ?? entry['userId']);
      if (wearer !== '' && person !== '' && wearer !== person) into.severalPeople = true;
      if (wearer !== '') person = wearer;
      const moment = seen(into, momentOf(entry));
      if (type !== 'cbg')
        return leaveOut(into, entry['subType'] === 'calibration' ? 'calibration' : (reasonOf.get(type) ?? 'other'));
      const device = textIn(entry['deviceId']);
      into.utc = (into.utc ?? true) && isByUtc(entry);
      stored.push({
        moment,
        amount: amountIn(scalar(entry['value'])),
        unit: unitIn(textIn(entry['units'])),
        annotations: entry['annotations'],
        device: deviceOf(into, device, () => modelIn(device)),
      });
    },
    finish(into) {
      const measured = stored.filter(({ amount, unit }) => amount && !amount.mark && unit);
      const whole = measured.filter((each) => each.unit === 'mg/dL' || wholeOf(mgdlOf(each)) !== undefined);
      const unit =
        asked ?? (measured.length === 0 ? undefined : whole.length * 2 >= measured.length ? 'mg/dL' : 'mmol/L');
      for (const each of stored) {
        const { moment, device } = each;
        const mgdl = mgdlOf(each);
        into.candidates.push({
          moment,
          amount: outside(each.annotations, mgdl) ?? inFile(each, mgdl, unit),
          device,
        });
      }
      if (unit) into.unit = unit;
    },
  };

  /** The value in the file's unit, exactly as it was before it was stored. */
  function inFile({ amount, unit: own }: Stored, mgdl: number, unit: Unit | undefined): Amount | undefined {
    if (!amount || amount.mark || !own || !unit) return amount;
    const whole = wholeOf(mgdl);
    if (unit === 'mg/dL') return { value: whole ?? (own === 'mmol/L' ? amount.value * mgdlPerMmol : amount.value) };
    return { value: own === 'mmol/L' ? amount.value : amount.value / mgdlPerMmol };
  }
}

const columns: Readonly<Record<string, string>> = {
  type: 'type',
  tidepooldatatype: 'type',
  subtype: 'subType',
  value: 'value',
  units: 'units',
  time: 'time',
  zulutime: 'time',
  utctime: 'time',
  localtime: 'localTime',
  devicetime: 'deviceTime',
  timezoneoffset: 'timezoneOffset',
  deviceid: 'deviceId',
  annotations: 'annotations',
  userid: 'userId',
};

/** Tidepool's list saved as a table, or the sheet of its workbook. */
export const tidepoolTable =
  (asked: Unit | undefined): Recognise =>
  (header) => {
    const found = header.flatMap((cell, index) => {
      const name = columns[keyOf(cell)];
      return name === undefined ? [] : [{ name, index }];
    });
    const has = (name: string): boolean => found.some((column) => column.name === name);
    if (!has('type') || !has('value') || !has('units') || !(has('deviceTime') || has('time') || has('localTime')))
      return undefined;
    const taker = tidepoolTaker(asked);
    return {
      take: (row, into) =>
        taker.take(Object.fromEntries(found.map(({ name, index }) => [name, (row[index] ?? '').trim()])), into),
      finish: taker.finish,
    };
  };
