import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls, startSmall } from './account-calls.ts';
import { type Api, cookieOf, goodPassword, person } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startSmall();
});
afterAll(() => api.stop());
const { post, me, signIn, sessionsOf, actions } = accountCalls(() => api);

type Someone = Awaited<ReturnType<typeof person>>;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('who may call', () => {
  const calls = [
    ['GET', 'account'],
    ['POST', 'account/password'],
    ['POST', 'account/delete'],
    ['POST', 'account/export'],
    ['GET', 'account/activity'],
    ['GET', 'account/sessions'],
    ['DELETE', 'account/sessions'],
    ['DELETE', `account/sessions/${'0'.repeat(32)}`],
  ] as const;
  test.each(calls)('%s %s: nobody 401, quick visitors 403, another site 403', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect((await api.call(method, path, { body })).status).toBe(401);
    const quick = cookieOf(await post('auth/quick-login', { name: 'Visitor' }));
    const refused = await api.call(method, path, { body, cookie: quick });
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([403, 'quick_user']);
    if (method === 'GET') return;
    const { cookie } = await person(api);
    expect((await api.call(method, path, { body, cookie, headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    );
    expect(await me(cookie)).toBe(200);
  });

  test.each([
    ['account/password', 'GET'],
    ['account/delete', 'DELETE'],
    ['account/export', 'GET'],
    ['account', 'DELETE'],
  ])('%s has no %s', async (path, method) => {
    expect((await api.call(method, path)).status).toBe(405);
  });
});

describe('a new password', () => {
  const change = ({ cookie }: Someone, currentPassword: unknown, newPassword: unknown, more = {}) =>
    post('account/password', { currentPassword, newPassword }, cookie, more);

  test('ends every session, gives this browser a new one, and is the one that counts from now on', async () => {
    const who = await person(api);
    const elsewhere = cookieOf(await signIn(who.email, goodPassword));
    const answer = await change(who, goodPassword, 'another quiet gate');
    expect(answer.status).toBe(200);
    const renewed = cookieOf(answer);
    expect(renewed).not.toBe(who.cookie);
    expect([await me(who.cookie), await me(elsewhere), await me(renewed)]).toEqual([401, 401, 200]);
    expect((await signIn(who.email, goodPassword)).status).toBe(401);
    expect((await signIn(who.email, 'another quiet gate')).status).toBe(200);
    expect(await actions(who.id)).toContain('password-change');
  });

  test('asks for the present one, and says where it is wrong', async () => {
    const who = await person(api);
    const answer = await change(who, 'not this one', 'another quiet gate');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: 'wrong_password',
      fields: { currentPassword: { code: 'rule' } },
    });
    expect([await me(who.cookie), (await signIn(who.email, goodPassword)).status]).toEqual([200, 200]);
    expect(await actions(who.id)).toContain('password-wrong');
  });

  test.each([
    ['', 'another quiet gate', 400, 'missing_fields'],
    [goodPassword, '', 400, 'missing_fields'],
    [undefined, undefined, 400, 'missing_fields'],
    [goodPassword, 'short', 422, 'weak_password'],
    [goodPassword, 'password1', 422, 'weak_password'],
    [goodPassword, 'x'.repeat(129), 422, 'weak_password'],
    [7, 'another quiet gate', 422, 'invalid'],
    ['x'.repeat(2000), 'another quiet gate', 422, 'invalid'],
  ])('%j → %j: %i %s', async (current, wanted, status, error) => {
    const answer = await change(await person(api), current, wanted);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([status, error]);
  });

  test('is guessed no faster than a sign-in: the tries of a session are counted, and lock nobody out of signing in', async () => {
    const who = await person(api);
    const address = '10.9.0.1';
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => change(who, 'not this one', 'another quiet gate', { address })),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([422]));
    const over = await change(who, goodPassword, 'another quiet gate', { address });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await post('auth/login', { email: who.email, password: goodPassword }, undefined, { address })).status,
    ).toBe(200);
  });

  test('a sign-in under the old one that is still being checked opens no session', async () => {
    const who = await person(api);
    const late = Array.from({ length: 6 }, () => signIn(who.email, goodPassword));
    const changed = await change(who, goodPassword, 'another quiet gate');
    expect(changed.status).toBe(200);
    for (const answer of await Promise.all(late)) {
      expect([200, 401]).toContain(answer.status);
      if (answer.status === 200) expect(await me(cookieOf(answer))).toBe(401);
    }
  });
});

describe('sessions', () => {
  test('are listed with their device, never with what opens them', async () => {
    const who = await person(api);
    const phone = cookieOf(await signIn(who.email, goodPassword, iphone));
    const desk = cookieOf(await signIn(who.email, goodPassword, chrome));
    const list = await sessionsOf(desk);
    expect(list.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['', false],
      ['Chrome, Windows', true],
      ['Safari, iPhone', false],
    ]);
    for (const { createdAt, usedAt } of list)
      for (const time of [createdAt, usedAt]) expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
    const told = JSON.stringify(list);
    for (const cookie of [who.cookie, phone, desk]) expect(told).not.toContain(cookie.split('=')[1]);
    const { rows } = await api.store.client.execute({
      sql: 'SELECT id FROM sessions WHERE user_id = ?',
      args: [who.id],
    });
    for (const row of rows) expect(told).not.toContain(String(row['id']));
    const gone = list.find(({ device }) => device === 'Safari, iPhone');
    expect((await api.call('DELETE', `account/sessions/${gone?.id}`, { cookie: desk })).status).toBe(204);
    expect([await me(phone), await me(desk), await me(who.cookie)]).toEqual([401, 200, 200]);
    expect((await api.call('DELETE', `account/sessions/${gone?.id}`, { cookie: desk })).status).toBe(404);
    expect((await actions(who.id)).filter((action) => action === 'session-end')).toHaveLength(1);
  });

  test("another person's is not found, and lives on", async () => {
    const [one, two] = [await person(api), await person(api)];
    const [theirs] = await sessionsOf(two.cookie);
    for (const id of [theirs?.id, theirs?.id.toUpperCase(), 'x', "' OR 1=1 --", '%2e%2e']) {
      expect(
        (await api.call('DELETE', `account/sessions/${encodeURIComponent(String(id))}`, { cookie: one.cookie })).status,
      ).toBe(404);
    }
    expect(await me(two.cookie)).toBe(200);
  });

  test('signing out everywhere ends all of them and clears the cookie', async () => {
    const who = await person(api);
    const other = await person(api);
    const second = cookieOf(await signIn(who.email, goodPassword));
    const answer = await api.call('DELETE', 'account/sessions', { cookie: second });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect([await me(who.cookie), await me(second), await me(other.cookie)]).toEqual([401, 401, 200]);
    expect(await actions(who.id)).toContain('sign-out-everywhere');
  });

  test('are so many at most; the one not used for longest makes room', async () => {
    const who = await person(api);
    const cookies = [who.cookie];
    for (let at = 0; at < 4; at += 1) cookies.push(cookieOf(await signIn(who.email, goodPassword)));
    const [first] = await sessionsOf(cookies[4] as string).then((list) => list.slice(-1));
    await api.store.write([
      { sql: 'UPDATE sessions SET used_at = used_at + 60000 WHERE handle = ?', args: [first?.id ?? ''] },
    ]);
    cookies.push(cookieOf(await signIn(who.email, goodPassword)));
    expect(await Promise.all(cookies.map(me))).toEqual([200, 401, 200, 200, 200, 200]);
  });
});
