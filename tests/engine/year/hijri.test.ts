import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/engine/chart/day.ts';
import { hijriAsGregorian } from '../../../src/engine/year/index.ts';

describe('a day of the Hijri calendar', () => {
  // Ramadan and Eid as the calendar of Umm al-Qura has them.
  test.each([
    ['1448-09-01', '2027-02-08'],
    ['1448-10-01', '2027-03-09'],
    ['1449-09-01', '2028-01-28'],
    ['1450-09-01', '2029-01-16'],
    ['1451-09-01', '2030-01-05'],
    ['1446-09-01', '2025-03-01'],
    ['1445-01-01', '2023-07-19'],
  ])('%s is %s', (hijri, ours) => {
    expect(hijriAsGregorian(hijri)).toBe(ours);
  });

  test.each(['2026-11-26', '1447-13-01', '1447-00-10', '1447-01-31', '1299-01-01', '', '1447-1-1', '1447-05-16T00:00'])(
    'is not in %s',
    (text) => {
      expect(hijriAsGregorian(text)).toBeUndefined();
    },
  );

  test('each day of ours comes from one of theirs', () => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48_000 }), (days) => {
        const ours = daysAfter('1900-05-01', days);
        const parts = calendar.formatToParts(new Date(`${ours}T12:00:00Z`));
        const of = (type: string): string => (parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0');
        expect(hijriAsGregorian(`${of('year')}-${of('month')}-${of('day')}`)).toBe(ours);
      }),
    );
  });
});
