import { daysAfter, isDay } from '../chart/day.ts';
import { cited } from '../kit/worksheet/cited.ts';

/** One Ramadan by the calendar of Umm al-Qura, yyyy-mm-dd: its first day of fasting and the day after its last. The sighting decides, a day earlier or later. */
export interface Ramadan {
  readonly year: number;
  readonly from: string;
  readonly eid: string;
}
/** As the standard calendar data (Unicode CLDR, `islamic-umalqura`) compute them; a test computes them again. Two begin in 2030. */
export const ramadans: readonly Ramadan[] = [
  { year: 1448, from: '2027-02-08', eid: '2027-03-09' },
  { year: 1449, from: '2028-01-28', eid: '2028-02-26' },
  { year: 1450, from: '2029-01-16', eid: '2029-02-14' },
  { year: 1451, from: '2030-01-05', eid: '2030-02-04' },
  { year: 1452, from: '2030-12-26', eid: '2031-01-24' },
];

/** The visit before: not earlier, and not later, than so many weeks before the first day. */
const earliestVisit = cited(8, 'weeks', 'idfDar2021', 'visit six to eight weeks before Ramadan', 'S');
const latestVisit = cited(6, 'weeks', 'idfDar2021', 'visit six to eight weeks before Ramadan', 'S');

/** The Ramadan that is on or comes next, with its visit; undefined after the last one known, or where the day is none. */
export interface NextFast extends Ramadan {
  readonly visitFrom: string;
  readonly visitTo: string;
  readonly when: 'before-visit' | 'visit' | 'late' | 'fasting';
}

/** The next fast from a day on, yyyy-mm-dd. */
export function nextFast(on: string): NextFast | undefined {
  const next = isDay(on) ? ramadans.find(({ eid }) => on < eid) : undefined;
  if (!next) return undefined;
  const visitFrom = daysAfter(next.from, -7 * earliestVisit.value);
  const visitTo = daysAfter(next.from, -7 * latestVisit.value);
  const when = on >= next.from ? 'fasting' : on < visitFrom ? 'before-visit' : on <= visitTo ? 'visit' : 'late';
  return { ...next, visitFrom, visitTo, when };
}
