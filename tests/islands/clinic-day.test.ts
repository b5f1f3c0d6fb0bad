import { afterEach, describe, expect, test, vi } from 'vitest';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
  vi.resetModules();
});

/** Everything that may keep a formatter, loaded anew under a clock of this zone. */
async function clinicIn(zone: string) {
  process.env['TZ'] = zone;
  vi.resetModules();
  const [
    { dayOf },
    { daysAfter },
    { nextFast, ramadans },
    { datesOf },
    { loadRamadanWords },
    { sayPlain },
    { formatDay },
  ] = await Promise.all([
    import('../../src/islands/shared/day-of.ts'),
    import('../../src/engine/chart/day.ts'),
    import('../../src/engine/ramadan/dates.ts'),
    import('../../src/engine/ramadan/write.ts'),
    import('../../src/engine/ramadan/words.ts'),
    import('../../src/engine/kit/words/say.ts'),
    import('../../src/engine/kit/words/format.ts'),
  ]);
  async function told(locale: 'en' | 'ar'): Promise<string> {
    const { patterns } = await loadRamadanWords(locale);
    const wording = { locale, patterns, unitWords: {}, units: {}, at: new Date('2026-11-27T12:00') } as never;
    return ramadans
      .flatMap(({ from }) => datesOf({ fast: nextFast(daysAfter(from, -70)) }))
      .map((message) => sayPlain(message, wording))
      .join('\n');
  }
  return {
    told,
    /** The clinic’s own day at an instant, and where the visit before Ramadan stands on it. */
    at: (instant: string) => {
      const day = dayOf(new Date(instant));
      return [day, nextFast(day)?.when];
    },
    short: (day: string) => formatDay(new Date(`${day}T12:00`), 'en', new Date('2026-11-27T12:00')),
  };
}

describe('the clinic’s own calendar day', () => {
  test('written dates of Ramadan 2027 to 2030 are the same from UTC+14 to UTC−11, in both languages', async () => {
    for (const locale of ['en', 'ar'] as const) {
      const said = [];
      for (const zone of ['Asia/Riyadh', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
        said.push(await (await clinicIn(zone)).told(locale));
      expect(new Set(said).size).toBe(1);
      if (locale === 'en') {
        for (const date of [
          '8 February 2027',
          '28 January 2028',
          '16 January 2029',
          '5 January 2030',
          '26 December 2030',
        ])
          expect(said[0]).toContain(date);
        for (const visit of [
          '14 December 2026 to 28 December 2026',
          '3 December 2027 to 17 December 2027',
          '21 November 2028 to 5 December 2028',
          '10 November 2029 to 24 November 2029',
          '31 October 2030 to 14 November 2030',
        ])
          expect(said[0]).toContain(visit);
      }
    }
  });

  test('the visit before it opens with the clinic’s own 14 December, not with another’s', async () => {
    const east = await clinicIn('Pacific/Kiritimati');
    expect(east.at('2026-12-13T10:30:00Z')).toEqual(['2026-12-14', 'visit']);
    expect(east.at('2026-12-13T09:30:00Z')).toEqual(['2026-12-13', 'before-visit']);
    const west = await clinicIn('Pacific/Pago_Pago');
    expect(west.at('2026-12-13T10:30:00Z')).toEqual(['2026-12-12', 'before-visit']);
    expect(west.at('2026-12-14T11:30:00Z')).toEqual(['2026-12-14', 'visit']);
    expect(west.at('2026-12-29T10:30:00Z')).toEqual(['2026-12-28', 'visit']);
    expect(west.at('2026-12-29T11:30:00Z')).toEqual(['2026-12-29', 'late']);
  });
});
