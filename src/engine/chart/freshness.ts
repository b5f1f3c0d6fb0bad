import type { Chart, Known } from './chart.ts';
import { isDay } from './day.ts';
import { type FactId, isFactId } from './facts.ts';

/** Months a measurement is carried on for; one that is older is taken only by itself, with its age said (decision 44). */
const usableFor: { readonly [F in FactId]?: number } = {
  a1c: 6,
  egfr: 6,
  egfrBand: 6,
  creatinine: 6,
  weight: 3,
  bmi: 3,
};

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day so many months after another, both yyyy-mm-dd; the last of the month where it has no such day. */
function monthsAfter(on: string, months: number): string {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(day, daysIn(toYear, toMonth)))}`;
}

/** Whole months from one day to a later one, both yyyy-mm-dd; 0 where it is not later, undefined where one is no day. */
export function monthsBetween(on: string, today: string): number | undefined {
  if (!isDay(on) || !isDay(today)) return undefined;
  let months = 0;
  while (monthsAfter(on, months + 1) <= today) months += 1;
  return months;
}

/** Whether a fact is older, on a day (yyyy-mm-dd), than it should be used without a look at its age. One that ages and bears no day is. */
export function isTooOld(fact: string, { on }: Pick<Known, 'on'>, today: string): boolean {
  const months = isFactId(fact) ? usableFor[fact] : undefined;
  return months !== undefined && (!isDay(on) || monthsAfter(on, months) < today);
}

/** The chart without what is too old on a day (yyyy-mm-dd) to be carried on unseen. */
export function withoutOld(chart: Chart, today: string): Chart {
  return Object.fromEntries(Object.entries(chart).filter(([fact, known]) => !isTooOld(fact, known, today)));
}
