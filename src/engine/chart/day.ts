/** Whether a text is a day of the calendar, yyyy-mm-dd: 29 February only where there was one. */
export function isDay(text: unknown): text is string {
  const found = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

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
