import { afterEach, describe, expect, test } from 'vitest';
import { type Api, goodPassword, person, startApi } from './harness.ts';

let api: Api;
afterEach(() => api.stop());

const login = (email: string, password: string, address: string, headers = {}) =>
  api.call('POST', 'auth/login', { body: { email, password }, address, headers });

describe('a stranger at the same address locks nobody out', () => {
  const deviceIn = (answer: Response): string =>
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('device='))
      ?.split(';')[0] ?? '';

  test('a browser that has signed in before is counted alone, and is refused after its own ten', async () => {
    api = await startApi();
    const { email } = await person(api);
    const cookie = deviceIn(await login(email, goodPassword, '10.9.0.1'));
    for (let at = 0; at < 11; at += 1) await login(email, 'wrong password', '10.9.0.1');
    expect((await login(email, goodPassword, '10.9.0.1')).status).toBe(429);
    expect((await login(email, goodPassword, '10.9.0.1', { cookie })).status).toBe(200);
    const own: number[] = [];
    for (let at = 0; at < 11; at += 1) own.push((await login(email, 'wrong password', '10.9.0.1', { cookie })).status);
    expect(own).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('also where the address has no tries left at all, and with a recovery code', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ADDRESS: '2' });
    const { email } = await person(api);
    const cookie = deviceIn(await login(email, goodPassword, '10.9.0.1'));
    for (let at = 0; at < 3; at += 1) await login(`a${at}@b.co`, 'wrong password', '10.9.0.1');
    expect((await login(email, goodPassword, '10.9.0.1', { cookie })).status).toBe(200);
    const code = (headers: Readonly<Record<string, string>>) =>
      api.call('POST', 'auth/recovery', { body: { email, code: 'aaaaa-aaaaa-aaaaa' }, address: '10.9.0.1', headers });
    expect([(await code({ cookie })).status, (await code({})).status]).toEqual([401, 429]);
  });

  test('inside a session: password, token and deletion; wrong ones are counted by that session', async () => {
    api = await startApi();
    const { email, cookie } = await person(api);
    for (let at = 0; at < 11; at += 1) await login(email, 'wrong password', '10.9.0.1');
    const inside = (path: string, body: object) => api.call('POST', path, { cookie, address: '10.9.0.1', body });
    const token = (password: string) => inside('account/tokens', { name: 'N', scope: 'read', days: 30, password });
    const wrong: number[] = [];
    expect((await token(goodPassword)).status).toBe(201);
    for (let at = 0; at < 11; at += 1) wrong.push((await token('wrong password')).status);
    expect(wrong).toEqual([...Array<number>(10).fill(422), 429]);
    const other = await login(email, goodPassword, '10.9.0.2');
    const elsewhere = other.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const changed = await api.call('POST', 'account/password', {
      cookie: elsewhere,
      address: '10.9.0.1',
      body: { currentPassword: goodPassword, newPassword: 'another quiet gate' },
    });
    expect(changed.status).toBe(200);
    const gone = await api.call('POST', 'account/delete', {
      cookie: changed.headers.getSetCookie()[0]?.split(';')[0],
      address: '10.9.0.1',
      body: { password: 'another quiet gate' },
    });
    expect(gone.status).toBe(200);
  });

  test('a passkey is still asked for where the address has no tries left', async () => {
    api = await startApi({ LIMIT_PASSKEY_PER_ADDRESS: '2' });
    const { email } = await person(api);
    const cookie = deviceIn(await login(email, goodPassword, '10.9.0.1'));
    const ask = (headers: Readonly<Record<string, string>>) => api.call('POST', 'auth/passkey/options', { headers });
    for (let at = 0; at < 2; at += 1) await ask({});
    const madeUp = `device=${'a'.repeat(43)}`;
    expect([(await ask({})).status, (await ask({ cookie: madeUp })).status, (await ask({ cookie })).status]).toEqual([
      429, 429, 200,
    ]);
  });

  test('after a new password only the browser that made it is known', async () => {
    api = await startApi();
    const { email } = await person(api);
    const thief = deviceIn(await login(email, goodPassword, '10.9.0.5'));
    const owner = await login(email, goodPassword, '10.9.0.1');
    const cookie = owner.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const body = { currentPassword: goodPassword, newPassword: 'another quiet gate' };
    expect((await api.call('POST', 'account/password', { cookie, body })).status).toBe(200);
    for (let at = 0; at < 11; at += 1) await login(email, 'wrong password', '10.9.0.1');
    expect((await login(email, 'another quiet gate', '10.9.0.1', { cookie: thief })).status).toBe(429);
    expect((await login(email, 'another quiet gate', '10.9.0.1', { cookie: deviceIn(owner) })).status).toBe(200);
  });
});
