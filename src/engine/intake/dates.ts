import { hijriAsGregorian } from '../chart/hijri.ts';
import { fold, foldPattern } from './fold.ts';

/** A day as written: what it is with the day first, and with the month first; the same where only one is possible. */
export interface Day {
  /** yyyy-mm-dd, or yyyy-mm where the text says no more; undefined where it is no day that way. */
  readonly dayFirst?: string;
  readonly monthFirst?: string;
  /** Of the letter, not of the figure. */
  readonly supposed?: true;
}

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Months as the Gulf and Egypt call them, and as the Levant and Iraq do, January first. */
const arabic = [
  'يناير|كانون الثاني',
  'فبراير|شباط',
  'مارس|آذار',
  'أبريل|ابريل|نيسان',
  'مايو|أيار',
  'يونيو|يونيه|حزيران',
  'يوليو|يوليه|تموز',
  'أغسطس|آب',
  'سبتمبر|أيلول',
  'أكتوبر|تشرين الأول',
  'نوفمبر|تشرين الثاني',
  'ديسمبر|كانون الأول',
].map((names) => fold(names).split('|'));
// Misspelt, too: “febuary”, “septmber”; Janumet is no January.
const spelt =
  '(?:jan|feb)(?:[a-z]{0,4}ry)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:[a-z]{0,3}st)?|(?:sep|oct|nov|dec)(?:t|[a-z]{0,4}ber)?';
const monthName = `((?:${spelt})(?!\\p{L})|${arabic.flat().join('|')})\\.?`;
const oneMonth = new RegExp(
  `^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${arabic.flat().join('|')})$`,
);
/** Whether a folded word is the name of a month, without a year. */
export const isMonth = (word: string): boolean => oneMonth.test(word);
/** The last day (yyyy-mm-dd) or, without a date, month (yyyy-mm) of that name not after `on`; undefined where the word names none. */
export function dayOfMonth(word: string, date: number | undefined, on: string): string | undefined {
  if (!isMonth(word) || (date !== undefined && !(Number.isInteger(date) && date >= 1 && date <= 31))) return undefined;
  const year = Number(on.slice(0, 4));
  const inYear = (y: number): string => [y, two(monthOf(word)), ...(date ? [two(date)] : [])].join('-');
  return inYear(year) <= on ? inYear(year) : inYear(year - 1);
}
/** The month of that number, the last one not after `on`; undefined where it is none. */
export function monthOfNumber(month: number, on: string): string | undefined {
  const name = Number.isInteger(month) ? english[month - 1] : undefined;
  return name && dayOfMonth(name, undefined, on);
}
const iso = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/y;
const figures = /(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/y;
const named = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?[- ]?(?:of )?${monthName}[-, ]{0,2}(\\d{4}|'?\\d{2})(?!\\d)`, 'uy');
const namedFirst = new RegExp(`${monthName} ?(\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, 'uy');
const monthYear = new RegExp(`${monthName}[- ]?(\\d{4})(?!\\d)`, 'uy');
const monthFigure = /(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/y;

const two = (figure: string | number): string => String(figure).padStart(2, '0');
const year = (text: string): string => (text.length >= 4 ? text : `20${text.replace("'", '')}`);
const isPossible = (y: string, m: number, d: number): boolean =>
  m >= 1 && m <= 12 && d >= 1 && d <= 31 && Number(y) >= 1900 && Number(y) <= 2100;
const fullDay = (y: string, m: number, d: number): string | undefined =>
  isPossible(y, m, d) ? `${y}-${two(m)}-${two(d)}` : undefined;
const certain = (day: string | undefined, to: number): { day: Day; to: number } | undefined =>
  day ? { day: { dayFirst: day, monthFirst: day }, to } : undefined;
const monthOf = (name: string): number =>
  (name < '\u0600' ? english.indexOf(name.slice(0, 3)) : arabic.findIndex((names) => names.includes(name))) + 1;

/** «٠٨/٠٦/١٤٤٨هـ», “1448-06-08”, «٨ محرم ١٤٤٨»: a day of the Hijri calendar, as one of ours. */
const hijriMonths = [
  'محرم',
  'صفر',
  'ربيع (?:ال)?أول',
  'ربيع (?:ال)?(?:ثاني|آخر)',
  'جمادى (?:ال)?أولى',
  'جمادى (?:ال)?(?:ثانية|آخرة)',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذو القعدة',
  'ذو الحجة',
].map((name) => foldPattern(name));
const hijriYear = '(1[34]\\d\\d)(?!\\d)';
const ofHijra = `(?: ?(?:ه\\u0640?|ah|h)(?!\\p{L}))?`;
const hijriLast = new RegExp(`(\\d{1,2}) ?([-/.]) ?(\\d{1,2}) ?\\2 ?${hijriYear}${ofHijra}`, 'uy');
const hijriFirst = new RegExp(`${hijriYear}([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)${ofHijra}`, 'uy');
const hijriNamed = new RegExp(`(\\d{1,2}) (${hijriMonths.join('|')}) ${hijriYear}${ofHijra}`, 'uy');
const hijriNames = hijriMonths.map((name) => new RegExp(`^(?:${name})$`, 'u'));
function ofHijri(text: string, at: number): { day: Day; to: number } | undefined {
  const as = (y = '', m: number, d = '', to = 0): { day: Day; to: number } | undefined =>
    certain(hijriAsGregorian(`${y}-${two(m)}-${two(Number(d))}`), to);
  hijriLast.lastIndex = at;
  const last = hijriLast.exec(text);
  if (last) return as(last[4], Number(last[3]), last[1], hijriLast.lastIndex);
  hijriFirst.lastIndex = at;
  const first = hijriFirst.exec(text);
  if (first) return as(first[1], Number(first[3]), first[4], hijriFirst.lastIndex);
  hijriNamed.lastIndex = at;
  const named = hijriNamed.exec(text);
  const month = named ? hijriNames.findIndex((name) => name.test(named[2] ?? '')) + 1 : 0;
  return named ? as(named[3], month, named[1], hijriNamed.lastIndex) : undefined;
}
/** The years since the middle of a Hijri year, as a person tells them (“since 1428”), on a day yyyy-mm-dd; undefined for a year of ours. */
export function yearsSinceHijri(year: number, on: string): number | undefined {
  const middle = year >= 1350 && year <= 1500 ? hijriAsGregorian(`${year}-07-01`) : undefined;
  const years = middle ? (Date.parse(on) - Date.parse(middle)) / (365.25 * 86_400_000) : -1;
  return years >= 0 ? years : undefined;
}

function ofFigures(text: string, at: number): { day: Day; to: number } | undefined {
  iso.lastIndex = at;
  const first = iso.exec(text);
  if (first) return certain(fullDay(first[1] as string, Number(first[3]), Number(first[4])), iso.lastIndex);
  figures.lastIndex = at;
  const [, a = '', mark = '', b = '', y = ''] = figures.exec(text) ?? [];
  // 8-10-10 and 6.8.10 are doses at three meals.
  if (a && (y.length === 4 || mark === '/')) {
    const dayFirst = fullDay(year(y), Number(b), Number(a));
    const monthFirst = fullDay(year(y), Number(a), Number(b));
    if (dayFirst && mark === '.') return certain(dayFirst, figures.lastIndex);
    if (dayFirst || monthFirst) {
      return { day: { ...(dayFirst && { dayFirst }), ...(monthFirst && { monthFirst }) }, to: figures.lastIndex };
    }
  }
  monthFigure.lastIndex = at;
  const [, m, my] = monthFigure.exec(text) ?? [];
  return m && Number(m) >= 1 && Number(m) <= 12 ? certain(`${my}-${two(m)}`, monthFigure.lastIndex) : undefined;
}

function ofNames(text: string, at: number): { day: Day; to: number } | undefined {
  named.lastIndex = at;
  const [, d, name = '', y = ''] = named.exec(text) ?? [];
  if (d) return certain(fullDay(year(y), monthOf(name), Number(d)), named.lastIndex);
  namedFirst.lastIndex = at;
  const [, name2 = '', d2, y2 = ''] = namedFirst.exec(text) ?? [];
  if (d2) return certain(fullDay(y2, monthOf(name2), Number(d2)), namedFirst.lastIndex);
  monthYear.lastIndex = at;
  const [, name3 = '', y3] = monthYear.exec(text) ?? [];
  return y3 ? certain(`${y3}-${two(monthOf(name3))}`, monthYear.lastIndex) : undefined;
}

/** The day written at a place of a folded text, and where it ends; undefined where none is. */
export function dateAt(text: string, at: number): { day: Day; to: number } | undefined {
  return ofFigures(text, at) ?? ofHijri(text, at) ?? ofNames(text, at);
}

/** How a text's figures are to be read: one part over twelve, or a day after `on`, decides for all; undefined where nothing does. */
export function orderOf(days: readonly Day[], on: string): 'dayFirst' | 'monthFirst' | undefined {
  const isOpen = (day: Day, order: 'dayFirst' | 'monthFirst'): boolean => {
    const read = day[order];
    return read !== undefined && read <= on;
  };
  const dayFirst = days.every((day) => isOpen(day, 'dayFirst') || !isOpen(day, 'monthFirst'));
  const monthFirst = days.every((day) => isOpen(day, 'monthFirst') || !isOpen(day, 'dayFirst'));
  if (dayFirst !== monthFirst) return dayFirst ? 'dayFirst' : 'monthFirst';
  return days.every((day) => day.dayFirst === day.monthFirst) ? 'dayFirst' : undefined;
}
