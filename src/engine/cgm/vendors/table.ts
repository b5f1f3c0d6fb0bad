import { amountIn, unitIn, withSentinels } from '../amounts.ts';
import { deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { keyOf, type Recognise, type RowReader, wordsOf } from '../headers.ts';
import { epochSeconds, fixed, type Moment, momentIn, momentOf } from '../moments.ts';
import type { Unit } from '../types.ts';
import { arePeople, people, wearerIn } from './wearers.ts';
import { isOfMeter, kindColumn, reasonOfKind, reasonOfWay, wayColumns } from './not-sensed.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** A column of times has one of these words, and no word that is not here. */
const timeWords = set(
  'time timestamp datetime date day zeit zeitstempel datum uhrzeit tag horodatage heure jour fecha hora marca ora giorno tijd tid dato التاريخ تاريخ الوقت وقت والوقت والتاريخ الساعة والساعة اليوم 采集时间 时间 日期 時間 日付',
);
const timeFillers = set(
  'stamp local device display event sample reading measurement recorded measured at of and the utc gmt zulu yyyy jjjj aaaa mm dd tt jj hh ss ddthh ttthh jjthh mmthh m glucose sensor cgm created entry et und y de la du le temporal القياس القراءة',
);
/** A column of glucose has one of these words… */
const glucoseWords = set(
  'glucose gluc gl bg sg sgv egv cgm cbg glukose glukosewert glucosa glycémie glycemie glucosio glicemia glicose blutzucker blutzuckerwert gewebezucker gewebeglukose sugar bloodglucose bloodsugar sensorglucose glucosevalue glucoselevel الجلوكوز جلوكوز الغلوكوز غلوكوز السكر سكر 血糖值 血糖 葡萄糖',
);
/** …or, where no column has, one of these. */
const valueWords = set('value reading wert messwert valeur valor mg mgdl mmol القيمة القراءة');
const valueFillers = set(
  'values level levels readings sensor blood plasma interstitial historic historical continuous measurement measured concentration estimated dl l in of dexcom libre freestyle data result the de du la nivel en el le der des im الدم في بالدم مستوى قراءة قيمة قياس نسبة القياس المستشعر',
);
/** Glooko's column of a sensor, whose Low and High are numbers. */
const isGlooko = (name: string): boolean => /^cgm[\s-]?(gluco|gluko|glyc|glic)/i.test(name.trim());
const devices = set('device devicename source sourcedevice gerät appareil dispositivo الجهاز');
const serials = set(
  'serialnumber deviceserialnumber sensorserialnumber seriennummer numérodesérie númerodeserie numerodeserie numerodiserie serienummer',
);
const unitNames = set('unit units einheit unité unidad unità الوحدة');
const only = (words: readonly string[], core: ReadonlySet<string>, fillers: ReadonlySet<string>): boolean =>
  words.some((word) => core.has(word)) &&
  words.every((word) => core.has(word) || fillers.has(word) || valueWords.has(word));

const columnsWhere = (header: readonly string[], holds: (words: string[], cell: string) => boolean): number[] =>
  header.flatMap((cell, index) => (cell.length < 120 && holds(wordsOf(cell), cell) ? [index] : []));

/** The one glucose column; the mg/dL one where a table has each value in both units; undefined where it cannot be told. */
function glucoseColumn(header: readonly string[]): { readonly column: number; readonly plain: boolean } | undefined {
  const strong = columnsWhere(
    header,
    (words) => only(words, glucoseWords, valueFillers) && !only(words, timeWords, set('')),
  );
  const weak = columnsWhere(header, (words) => only(words, valueWords, valueFillers));
  const found = strong.length > 0 ? strong : weak;
  const [first, second] = found;
  if (first === undefined) return undefined;
  if (second === undefined) return { column: first, plain: strong.length > 0 };
  const stem = (column: number): string => keyOf(header[column] ?? '').replace(/mgdl|mmol/, '');
  const mgdl = found.find((column) => unitIn(header[column] ?? '') === 'mg/dL');
  const twice = found.length === 2 && stem(first) === stem(second) && mgdl !== undefined;
  return twice && unitIn(header[first] ?? '') !== unitIn(header[second] ?? '')
    ? { column: mgdl, plain: true }
    : undefined;
}

type TimeOf = (row: readonly string[]) => Moment | undefined;
const epochIn = (cell: string | undefined): Moment | undefined => {
  const at = /^\d{9,14}(\.\d+)?$/.test((cell ?? '').trim()) ? epochSeconds(Number(cell)) : undefined;
  return at === undefined ? undefined : fixed(at);
};

/** How a row tells its time: one column with both, a date and a time column, or seconds since 1970. */
function timeOf(header: readonly string[], below: readonly (readonly string[])[]): TimeOf | undefined {
  // Lingo says in square brackets how its times are written.
  const named = columnsWhere(header, (_, cell) =>
    only(wordsOf(cell.replace(/\[[^[\]]*\]/g, ' ')), timeWords, timeFillers),
  );
  // The wearer's clock before the world's.
  const columns = named.toSorted(
    (a, b) => Number(/utc|gmt|zulu/i.test(header[a] ?? '')) - Number(/utc|gmt|zulu/i.test(header[b] ?? '')),
  );
  const [first] = columns;
  if (first === undefined) return undefined;
  const rows = below.filter((row) => columns.some((column) => (row[column] ?? '').trim() !== ''));
  if (rows.length === 0) return (row) => momentIn(row[first]);
  const mostly = (read: TimeOf): boolean => rows.filter((row) => read(row) !== undefined).length * 2 >= rows.length;
  const pairs = columns.flatMap((date) => columns.filter((time) => time !== date).map((time) => [date, time] as const));
  // Pairs first: a spreadsheet writes a date without a time as its midnight.
  const ways: TimeOf[] = [
    ...pairs.slice(0, 30).map(
      ([date, time]): TimeOf =>
        (row) =>
          momentOf(row[date], row[time]),
    ),
    ...columns.map(
      (column): TimeOf =>
        (row) =>
          momentIn(row[column]),
    ),
    ...columns.map(
      (column): TimeOf =>
        (row) =>
          epochIn(row[column]),
    ),
  ];
  return ways.find(mostly);
}

/** Any table with a time column (or date and time) and one glucose column, in either order. */
export const table: Recognise = (header, { above, below }) => {
  if (header.length < 2) return undefined;
  const glucose = glucoseColumn(header);
  const time = glucose && timeOf(header.slice(0, 300), below);
  if (!glucose || !time) return undefined;
  const keys = header.slice(0, 300).map(keyOf);
  const persons = keys.flatMap((key, index) => (people.has(key) ? [index] : []));
  const device = keys.findIndex((key) => devices.has(key));
  const serial = keys.findIndex((key) => serials.has(key));
  const kind = kindColumn(keys);
  // A description may be anybody's note.
  const telling = kind >= 0 && !glucose.plain && keys[kind] !== 'description';
  const ways = wayColumns(keys);
  const ofMeter = isOfMeter(header.slice(0, 300));
  const offset = keys.indexOf('timezoneoffset');
  const units = keys.findIndex((key) => unitNames.has(key));
  const unit = unitIn(header[glucose.column] ?? '');
  const told = persons.map(() => new Map<string, number>());
  const glooko = isGlooko((header[glucose.column] ?? '').slice(0, 100));
  let wearer = above.map(wearerIn).find((name) => name !== undefined);
  const kindsMet = new Set<string>();

  // With the wearer's clock nowhere the hours are the world's.
  const worlds = columnsWhere(header, (words) => only(words, timeWords, timeFillers));
  const isUtc = worlds.length > 0 && worlds.every((column) => /utc|gmt|zulu/i.test(header[column] ?? ''));
  const isByWorld = (row: readonly string[]): boolean => {
    if (isUtc || offset >= 0) return offset < 0;
    const clocks = worlds.map((column) => row[column] ?? '').filter((cell) => /\d:\d|^\d{9,14}(?:\.\d+)?$/.test(cell));
    return clocks.length > 0 && clocks.every((cell) => !cell.includes(':') || /\d ?(?:Z|UTC|GMT)$/i.test(cell));
  };
  const reader: RowReader = {
    ...(unit ? { unit } : {}),
    column: glucose.column,
    take(row, into) {
      const another = wearerIn(row);
      if (another !== undefined) {
        // A second export below the first, perhaps another person's.
        if (wearer !== undefined && another !== wearer) into.severalPeople = true;
        wearer = another;
        return leaveOut(into, 'other');
      }
      for (const [index, column] of persons.entries()) {
        const who = (row[column] ?? '').trim().slice(0, 100);
        const rows = told[index];
        if (who !== '' && rows) rows.set(who, (rows.get(who) ?? 0) + 1);
      }
      const said = (row[kind] ?? '').trim();
      if (telling && kindsMet.size < 2) kindsMet.add(said.toLowerCase());
      const moment = seen(into, byOffset(time(row), row[offset]));
      const reason = ofMeter
        ? 'strip'
        : (reasonOfKind(said, keys[kind]) ??
          ways.map((column) => reasonOfWay((row[column] ?? '').trim())).find((each) => each !== undefined));
      if (reason) return leaveOut(into, reason);
      const cell = (row[units] ?? '').trim();
      const stated = unitIn(cell);
      // Units of insulin or grams of carbohydrate among the values.
      if (cell !== '' && !stated) return leaveOut(into, 'other');
      if (into.utc !== false) into.utc = isByWorld(row);
      const name = (row[device] ?? '').trim();
      into.candidates.push({
        moment,
        amount: glooko
          ? withSentinels(withUnit(row[glucose.column], stated), stated ?? unit)
          : withUnit(row[glucose.column], stated),
        device: deviceOf(into, (row[serial] ?? '').trim() || name, () => modelIn(name)),
      });
    },
    finish(into) {
      for (const [index, rows] of told.entries())
        if (arePeople(rows, keys[persons[index] ?? -1] ?? '')) into.severalPeople = true;
      // A column called “value” beside several kinds of events holds more than glucose.
      if (kindsMet.size > 1) into.foreign = header;
    },
  };
  return reader;
};

/** An instant of UTC beside the minutes the wearer's clock is ahead, as Tidepool's relatives write it. */
function byOffset(moment: Moment | undefined, minutes: string | undefined): Moment | undefined {
  const ahead = /^[+-]?\d{1,3}$/.test((minutes ?? '').trim()) ? Number(minutes) : 0;
  return moment && ahead !== 0 ? fixed(moment.dmy + ahead * 60) : moment;
}

function withUnit(cell: string | undefined, stated: Unit | undefined): ReturnType<typeof amountIn> {
  const amount = amountIn(cell);
  return amount && stated && !amount.mark ? { ...amount, unit: stated } : amount;
}

/** Two columns without a header: one of times, one of values. */
export const twoColumns: Recognise = (first, { below }) => {
  const rows = [first, ...below].filter((row) => row.length > 1);
  if (first.length !== 2 || rows.some((row) => row.length !== 2)) return undefined;
  const timeAt =
    (column: number): TimeOf =>
    (row) =>
      momentIn(row[column]) ?? epochIn(row[column]);
  const fits = (column: number): boolean =>
    rows.filter(
      (row) => timeAt(column)(row) && amountIn(row[1 - column]) && !timeAt(column)([row[1 - column] ?? '', '']),
    ).length *
      2 >
    rows.length;
  // The first row must be a reading itself: what stands under an unknown name may be a pulse.
  const column = [0, 1].find((time) => timeAt(time)(first) && amountIn(first[1 - time]) && fits(time));
  if (column === undefined) return undefined;
  return {
    take(row, into) {
      if (row.length < 2) return leaveOut(into, 'other');
      into.candidates.push({
        moment: seen(into, timeAt(column)(row)),
        amount: amountIn(row[1 - column]),
        device: deviceOf(into, '', () => ''),
      });
    },
  };
};
