import { daysAfter, isDay } from './day.ts';

/** Made when a year can only be of that calendar: a browser takes milliseconds over it. */
let calendar: Intl.DateTimeFormat | undefined;

/** A day of the Hijri calendar of Umm al-Qura as one number that rises: 14470516. */
function hijriNumber(day: string): number {
  calendar ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = calendar.formatToParts(new Date(`${day}T12:00:00Z`));
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('year') * 10_000 + of('month') * 100 + of('day');
}

/** Years that the calendar of Umm al-Qura is tabled for; before 1900 in ours nobody alive was examined. */
const [firstYear, lastYear] = [1318, 1500] as const;
const meanYear = 354.36707;

/**
 * A day whose year can only be of the Hijri calendar (1318 to 1500), as a day of ours, both yyyy-mm-dd; undefined where it is none: 30 in
 * a month of 29, a year of ours. Umm al-Qura as computed; a sighting may differ by a day.
 */
export function hijriAsGregorian(text: string): string | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year = 0, month = 0, day = 0] = found?.slice(1).map(Number) ?? [];
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1 || day > 30) return undefined;
  const wanted = year * 10_000 + month * 100 + day;
  // 1 Muharram 1318 was 1 May 1900; a month before the estimate is early enough for any year.
  const about = Math.floor((year - firstYear) * meanYear + (month - 1) * 29.53 + day);
  const from = daysAfter('1900-05-01', about - 15);
  for (let days = 0; days <= 30; days += 1) {
    const at = daysAfter(from, days);
    if (isDay(at) && hijriNumber(at) === wanted) return at;
  }
  return undefined;
}
