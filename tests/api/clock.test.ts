import { afterEach, describe, expect, test, vi } from 'vitest';
import { judge } from '../../db/clock.ts';
import { type Api, goodPassword, person, startApi } from './harness.ts';

const day = 86_400_000;
const years = 730 * day;

describe('what is believed of a clock', () => {
  const seen = { trustedAt: 1_000 * day, doubted: 0 };
  test.each([
    ['as it was', 0, true],
    ['an hour back', -day / 24, true],
    ['off for a night', day / 2, true],
    ['two years ahead', years, false],
    ['300 days ahead', 300 * day, false],
    ['two years back', -years, false],
  ])('%s', (_, off, believed) => {
    expect(judge(seen, seen.trustedAt + off, 0).believed).toBe(believed);
  });
  test('a doubted clock moves nothing but by the time that really passed, and is right at once when it is put right', () => {
    const doubted = judge(seen, seen.trustedAt + years, 3_600_000);
    expect(doubted).toEqual({ trustedAt: seen.trustedAt + 3_600_000, doubted: 3_600_000, believed: false });
    const right = judge(doubted, seen.trustedAt + 7_200_000, 3_600_000);
    expect(right).toEqual({ trustedAt: seen.trustedAt + 7_200_000, doubted: 0, believed: true });
  });
  test('one that says so for seven days of running is believed: a server was off for two years', () => {
    let known = { ...seen, believed: true };
    for (let hours = 0; hours < 168; hours += 1) {
      expect(known.believed).toBe(hours === 0);
      known = judge(known, seen.trustedAt + years + hours * 3_600_000, hours === 0 ? 0 : 3_600_000);
    }
    expect(judge(known, seen.trustedAt + years + 168 * 3_600_000, 3_600_000).believed).toBe(true);
  });
});

describe('a clock that jumps', () => {
  let api: Api;
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await api.stop();
  });
  const set = (milliseconds: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: milliseconds });
  const tidyUp = async (): Promise<void> => (await import('../../db/users.ts')).tidyUp({ auditDays: 400 });
  const rows = async (table: string): Promise<number> =>
    Number((await api.store.client.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.['n']);

  test.each([
    ['two years ahead', years],
    ['500 days ahead', 500 * day],
    ['two years back', -years],
  ])('%s and right again: no row of the trail, no session and nobody is lost', async (_, off) => {
    api = await startApi();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const now = Date.now();
    const { cookie } = await person(api);
    await tidyUp();
    const before = [await rows('audit'), await rows('sessions'), await rows('users')];
    set(now + off);
    await api.call('GET', 'auth/user', { cookie });
    await tidyUp();
    expect(said.mock.calls.map(([line]) => JSON.parse(String(line)).alert)).toEqual(['clock']);
    set(now + 60_000);
    await tidyUp();
    expect([await rows('audit'), await rows('sessions'), await rows('users')]).toEqual(before);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(200);
  });

  test('a session opened while it was ahead ends no later than any other', async () => {
    api = await startApi();
    const now = Date.now();
    await person(api, 'Before');
    await tidyUp();
    set(now + years);
    const { cookie } = await person(api, 'Ahead');
    set(now);
    await tidyUp();
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(200);
    const { rows: ends } = await api.store.client.execute(
      'SELECT max(ends_at) AS ends, max(expires_at) AS idle FROM sessions',
    );
    expect(Number(ends[0]?.['ends'])).toBeLessThanOrEqual(now + 14 * day + 60_000);
    expect(Number(ends[0]?.['idle'])).toBeLessThanOrEqual(now + day + 60_000);
  });

  test('wrong passwords under a clock that was 300 days ahead lock nobody out when it is right', async () => {
    api = await startApi();
    const { email } = await person(api);
    const login = (password: string) =>
      api.call('POST', 'auth/login', { body: { email, password }, address: '10.9.9.9' });
    for (let at = 0; at < 10; at += 1) expect((await login('wrong password')).status).toBe(401);
    // The database counts by its own clock: what a clock that was ahead has written into it.
    await api.store.write([`UPDATE tries SET ends_at = ends_at + ${300 * day}`]);
    expect((await login(goodPassword)).status).toBe(200);
  });

  test('what is saved after the clock was set back bears the right time', async () => {
    const { timestamp } = await import('../../db/time.ts');
    api = await startApi();
    const now = Date.now();
    set(now + years);
    timestamp();
    set(now);
    expect(Math.abs(Date.parse(timestamp()) - now)).toBeLessThan(1000);
    expect(Date.parse(timestamp())).toBeGreaterThan(Date.parse(new Date(now).toISOString()) - 1);
  });
});
