import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Api, goodPassword, person, startApi } from './harness.ts';

let api: Api;
afterEach(() => api.stop());

const login = (email: string, password: string, address: string, headers = {}) =>
  api.call('POST', 'auth/login', { body: { email, password }, address, headers });

describe('tries are counted', () => {
  test('ten wrong passwords for one account from one address, then 429; another address is not locked out', async () => {
    api = await startApi();
    const { email } = await person(api);
    for (let at = 0; at < 10; at += 1) expect((await login(email, 'wrong password', '10.9.0.1')).status).toBe(401);
    const over = await login(email.toUpperCase(), goodPassword, '10.9.0.1');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(over.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(await over.json()).toMatchObject({ error: 'too_many_tries' });
    expect((await login(email, goodPassword, '10.9.0.2')).status).toBe(200);
  });

  test('the right password in between gives the tries back', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ACCOUNT: '3' });
    const { email } = await person(api);
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 2; at += 1) expect((await login(email, 'wrong password', '10.9.0.1')).status).toBe(401);
      expect((await login(email, goodPassword, '10.9.0.1')).status).toBe(200);
    }
  });

  test('one password over many accounts from one address', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ADDRESS: '5' });
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await login(`a${at}@b.co`, 'spring2026', '10.9.0.1')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('of two at the limit at once exactly one passes', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ACCOUNT: '1' });
    const answers = await Promise.all([
      login('a@b.co', 'wrong password', '10.9.0.1'),
      login('a@b.co', 'wrong password', '10.9.0.1'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 429]);
  });

  test('neighbours in one IPv6 network count together', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ADDRESS: '1' });
    expect((await login('a@b.co', 'wrong password', '2001:db8::1')).status).toBe(401);
    expect((await login('b@b.co', 'wrong password', '2001:db8:0:0:ffff::2')).status).toBe(429);
    expect((await login('c@b.co', 'wrong password', '2001:db8:0:1::2')).status).toBe(401);
  });

  test('the counts lie in the database without an address or an e-mail, outlive a restart, and go when their time is over', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ACCOUNT: '1' });
    await login('counted@b.co', 'wrong password', '10.9.0.77');
    const { rows } = await api.store.client.execute('SELECT key, count, ends_at FROM tries');
    expect(rows.map((row) => row['count'])).toEqual([1, 1, 1]);
    expect(JSON.stringify(rows)).not.toMatch(/counted|10\.9/);
    for (const row of rows) expect(Math.abs(Number(row['ends_at']) - Date.now() - 900_000)).toBeLessThan(30_000);
    const { prune } = await import('../../db/users.ts');
    await prune({ auditDays: 400 });
    expect((await api.store.client.execute('SELECT 1 FROM tries')).rows).toHaveLength(3);
    await api.store.write(['UPDATE tries SET ends_at = 1']);
    expect((await login('counted@b.co', 'wrong password', '10.9.0.77')).status).toBe(401);
    await api.store.write(['UPDATE tries SET ends_at = 1']);
    await prune({ auditDays: 400 });
    expect((await api.store.client.execute('SELECT 1 FROM tries')).rows).toEqual([]);
  });

  test('who is over the limit is refused without writing each time', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ADDRESS: '2' });
    for (let at = 0; at < 3; at += 1) await login(`a${at}@b.co`, 'wrong password', '10.9.0.1');
    const write = vi.spyOn(api.store, 'write');
    for (let at = 0; at < 20; at += 1)
      expect((await login(`b${at}@b.co`, 'wrong password', '10.9.0.1')).status).toBe(429);
    // What the first three left in the audit chain may still be sealed meanwhile.
    const written = JSON.stringify(
      write.mock.calls.filter((call) => !JSON.stringify(call).includes('UPDATE audit_chain')),
    );
    expect(written).toBe('[]');
  });

  test('registering and quick use by address', async () => {
    api = await startApi({ LIMIT_REGISTER_PER_HOUR: '2', LIMIT_QUICK_PER_HOUR: '2' });
    const register = (at: number) =>
      api.call('POST', 'auth/register', { body: { name: 'A', email: `r${at}@b.co`, password: goodPassword } });
    const quick = () => api.call('POST', 'auth/quick-login', { body: { name: 'A' } });
    expect([(await register(1)).status, (await register(2)).status, (await register(3)).status]).toEqual([
      201, 201, 429,
    ]);
    expect([(await quick()).status, (await quick()).status, (await quick()).status]).toEqual([200, 200, 429]);
  });
});

describe('over TLS', () => {
  test('the cookie is __Host-, secure, for the browser session only, and the site address is the only origin', async () => {
    api = await startApi({ SITE_URL: 'https://diabetes.example' });
    const answer = await api.call('POST', 'auth/quick-login', { body: { name: 'A' } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Secure$/),
    ]);
    expect(JSON.stringify(await answer.json())).not.toMatch(/[\w-]{43}/);
    for (const origin of [
      'http://diabetes.example',
      'https://diabetes.example:444',
      'https://diabetes.example.evil.example',
    ]) {
      expect((await api.call('POST', 'auth/quick-login', { body: { name: 'A' }, headers: { origin } })).status).toBe(
        403,
      );
    }
  });
});
