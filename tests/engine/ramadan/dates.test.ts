import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, isDay } from '../../../src/engine/chart/day.ts';
import { nextFast, ramadans } from '../../../src/engine/ramadan/dates.ts';

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});
const hijriOf = (day: string): string => {
  const parts = Object.fromEntries(
    hijri.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${parts['day']}/${parts['month']}/${parts['year']}`;
};

describe('the dates of Ramadan', () => {
  test('this platform knows the calendar', () => {
    expect(hijri.resolvedOptions().calendar).toBe('islamic-umalqura');
  });

  test.each(ramadans)(
    '$year begins on $from and ends with $eid, as the calendar’s own data say',
    ({ year, from, eid }) => {
      expect(hijriOf(from)).toBe(`1/9/${year}`);
      expect(hijriOf(eid)).toBe(`1/10/${year}`);
    },
  );

  test('no Ramadan is left out between the first and the last', () => {
    const first = new Date('2026-11-26T12:00:00Z').getTime();
    const found: string[] = [];
    for (let at = first; at < new Date('2031-01-31T12:00:00Z').getTime(); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      if (hijriOf(day).startsWith('1/9/')) found.push(day);
    }
    expect(found).toEqual(ramadans.map(({ from }) => from));
  });

  test.each([
    ['2026-11-26', '2027-02-08', '2026-12-14', '2026-12-28', 'before-visit'],
    ['2026-12-14', '2027-02-08', '2026-12-14', '2026-12-28', 'visit'],
    ['2026-12-28', '2027-02-08', '2026-12-14', '2026-12-28', 'visit'],
    ['2026-12-29', '2027-02-08', '2026-12-14', '2026-12-28', 'late'],
    ['2027-02-07', '2027-02-08', '2026-12-14', '2026-12-28', 'late'],
    ['2027-02-08', '2027-02-08', '2026-12-14', '2026-12-28', 'fasting'],
    ['2027-03-08', '2027-02-08', '2026-12-14', '2026-12-28', 'fasting'],
    ['2027-03-09', '2028-01-28', '2027-12-03', '2027-12-17', 'before-visit'],
    ['2030-02-04', '2030-12-26', '2030-10-31', '2030-11-14', 'before-visit'],
  ])('on %s: %s, the visit %s to %s, %s', (on, from, visitFrom, visitTo, when) => {
    expect(nextFast(on)).toMatchObject({ from, visitFrom, visitTo, when });
  });

  test('after the last one known, or on no day, there is none', () => {
    expect(nextFast('2031-01-24')).toBeUndefined();
    expect(nextFast('2027-02-30')).toBeUndefined();
    expect(nextFast('')).toBeUndefined();
  });

  test('a day is a day in every time zone', () => {
    const before = process.env['TZ'];
    try {
      for (const zone of ['Asia/Riyadh', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London']) {
        process.env['TZ'] = zone;
        expect(daysAfter('2027-02-08', -42), zone).toBe('2026-12-28');
        expect(daysAfter('2027-03-27', 2), zone).toBe('2027-03-29');
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  test('days there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const there = daysAfter('2028-02-28', days);
        return isDay(there) && daysAfter(there, -days) === '2028-02-28';
      }),
    );
  });
});
