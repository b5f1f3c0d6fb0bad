const shape = /^\d{4}-\d{2}-\d{2}$/;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Whether a text is a day of the calendar, yyyy-mm-dd: 29 February only where there was one. Asked of every entry of a chart: nothing is made on the way. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !shape.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  if (day < 1 || day > (monthDays[month - 1] ?? 0))
    return day === 29 && month === 2 && isLeap(Number(text.slice(0, 4)));
  return true;
}
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Nothing was measured or done before this day: an earlier year is a slip of the pen, or of another calendar. */
export const earliestDay = '1900-01-01';

/** Month and day as one number that rises through the year: 29 February is 229. */
export const dayOfYear = (day: string): number => Number(day.slice(5, 7)) * 100 + Number(day.slice(8));

/** Whole years from one day to a later one, both yyyy-mm-dd, and whether nothing is left over. */
export function fullYears(from: string, to: string): { readonly years: number; readonly exact: boolean } {
  const short = dayOfYear(to) < dayOfYear(from);
  return {
    years: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (short ? 1 : 0),
    exact: dayOfYear(to) === dayOfYear(from),
  };
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day so many months after another, both yyyy-mm-dd; the last of the month where it has no such day. */
export function monthsAfter(on: string, months: number): string {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(day, daysIn(toYear, toMonth)))}`;
}

/** A day of the calendar as a count of days: no clock and no time zone, so no day is ever one too many. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
/** Days from one day to another, both yyyy-mm-dd; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
/** The day so many days after another, both yyyy-mm-dd. */
export const daysAfter = (on: string, days: number): string =>
  new Date((dayNumber(on) + days) * 86_400_000).toISOString().slice(0, 10);
