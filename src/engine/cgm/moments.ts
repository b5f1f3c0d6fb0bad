import { latin } from './amounts.ts';
import type { DateOrder } from './types.ts';

/**
 * A wall clock as written, in whole seconds since 1970-01-01T00:00 as if it were UTC. A date of the form a-b-yyyy is read
 * both ways; NaN where it is no date that way. `shows` is the order the date itself proves.
 */
export interface Moment {
  readonly dmy: number;
  readonly mdy: number;
  readonly shows?: DateOrder;
}

const spaces = /[\s\u00a0\u202f]+/g;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]\s*(.*))?$/i;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,]\s*(.*))?$/i;
const dayNamed =
  /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})\.?[- ](?:de )?(\p{L}{3,10})\.?,?[- ](?:de )?(\d{4})(?:[T ,]\s*(.*))?$/iu;
const monthNamed = /^(?:\p{L}{2,10}\.?,? )?(\p{L}{3,10})\.? (\d{1,2}),? (\d{4})(?:[T ,]\s*(.*))?$/iu;
// 10:05, 10:05:30.123, 10:05 pm, 10:05 p. m., 10:05 Uhr, each with or without a zone, which is not added: the clock counts as written.
const clock =
  /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s?([apصم])?\.?\s?(?:m\.?|uhr)?\s?(?:Z|(?:UTC|GMT)?\s?[+-]\d{1,2}:?\d{0,2}(?:\s?\([^)]*\))?|UTC|GMT)?$/i;
/**
 * How the names of the months begin in the languages whose exports are read, without accents: a year of which only the months that
 * are alike in English were read would be half a file.
 */
const months = [
  'jan gen ene يناير',
  'feb fev فبراير',
  'mar mrz mae mrt مارس',
  'apr avr abr أبريل ابريل إبريل',
  'may mai maj mei mag مايو',
  'jun juin giu يونيو',
  'jul juil lug يوليو',
  'aug aou ago أغسطس اغسطس',
  'sep set سبتمبر',
  'oct okt ott out أكتوبر اكتوبر',
  'nov نوفمبر',
  'dec dez dic des ديسمبر',
].map((names) => names.split(' '));

/** Whole seconds of a day in the calendar; NaN for one that does not exist. */
function daySeconds(year: number, month: number, day: number): number {
  if (month < 1 || month > 12 || day < 1 || day > 31) return Number.NaN;
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCDate() === day ? time / 1000 : Number.NaN;
}

/** Seconds of a time of day: 12 AM is midnight, 12 PM noon. Undefined where the text is none. */
function clockSeconds(text: string | undefined): number | undefined {
  const found = clock.exec(text ?? '');
  if (!found) return undefined;
  const [, hours = '', minutes = '', seconds = '0', half] = found;
  let hour = Number(hours);
  // “13:05 PM” and “0:05 PM” are written, too: the half of the day only moves what is on a clock face.
  if (half && hour <= 12) hour = (hour % 12) + (/[pم]/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}

function both(day: number, text: string | undefined): Moment | undefined {
  const time = clockSeconds(text);
  if (time === undefined || Number.isNaN(day)) return undefined;
  return { dmy: day + time, mdy: day + time };
}

function monthOf(name = ''): number {
  // Accents apart from Latin letters only: an Arabic hamza is part of its letter.
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return months.findIndex((names) => names.some((beginning) => plain.startsWith(beginning))) + 1;
}

function eitherWay([, a, mark, b, years, rest]: RegExpExecArray): Moment | undefined {
  const time = clockSeconds(rest);
  if (time === undefined) return undefined;
  const [first, second] = [Number(a), Number(b)];
  const year = years?.length === 2 ? 2000 + Number(years) : Number(years);
  const dmy = daySeconds(year, second, first) + time;
  const mdy = daySeconds(year, first, second) + time;
  const shows = orderShown(first, second, mark === '.');
  return Number.isNaN(dmy) && Number.isNaN(mdy) ? undefined : { dmy, mdy, ...(shows ? { shows } : {}) };
}

/** The order that a part over twelve, or dots, prove. */
export function orderShown(first: number, second: number, dots: boolean): DateOrder | undefined {
  if (second > 12 && first <= 12) return 'mdy';
  return (first > 12 && second <= 12) || dots ? 'dmy' : undefined;
}

/** The moment a text tells, with date and time of day; undefined where one is missing or impossible. */
export function momentIn(cell: string | undefined): Moment | undefined {
  if (cell === undefined || cell === '' || cell.length > 80) return undefined;
  const text = latin(cell).replaceAll(spaces, ' ').trim();
  const isoFound = yearFirst.exec(text);
  if (isoFound) {
    const [, year, month, day, rest] = isoFound;
    return both(daySeconds(Number(year), Number(month), Number(day)), rest);
  }
  const parted = yearLast.exec(text);
  if (parted) return eitherWay(parted);
  const named = dayNamed.exec(text);
  if (named) return both(daySeconds(Number(named[3]), monthOf(named[2]), Number(named[1])), named[4]);
  const american = monthNamed.exec(text);
  if (american) return both(daySeconds(Number(american[3]), monthOf(american[1]), Number(american[2])), american[4]);
  return undefined;
}

/** Two cells, date and time; spreadsheets add a midnight to the one and day nought to the other. */
export function momentOf(date: string | undefined, time: string | undefined): Moment | undefined {
  const day = (date ?? '').trim().replace(/[T ]0{1,2}:00(:00)?(\.0+)?$/i, '');
  const hour = (time ?? '').trim().replace(/^(1899-12-3[01]|1900-01-0[01])[T ]/i, '');
  return momentIn(`${day} ${hour}`);
}

/** Seconds or milliseconds since 1970, as the wall clock of UTC; undefined for what is neither. */
export function epochSeconds(value: number): number | undefined {
  if (!Number.isFinite(value) || value < 1e8 || value > 1e14) return undefined;
  return Math.floor(value < 1e11 ? value : value / 1000);
}

/** A moment that reads the same whichever part is the day. */
export const fixed = (at: number): Moment => ({ dmy: at, mdy: at });
