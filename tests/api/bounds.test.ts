import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { type Api, cookieOf, goodPassword, person, startApi } from './harness.ts';

let api: Api;
afterEach(async () => {
  vi.restoreAllMocks();
  await api.stop();
});
const quiet = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const alerts = (said: ReturnType<typeof quiet>): unknown[] =>
  said.mock.calls.map(([line]) => (JSON.parse(String(line)) as { alert?: unknown }).alert);
const counted = async (sql: string, ...args: string[]): Promise<number> =>
  Number((await api.store.client.execute({ sql, args })).rows[0]?.['n']);

describe('what one account can make the server store', () => {
  test('rows about reading: a row each up to the limit, then one for many', async () => {
    const said = quiet();
    api = await startApi({}, undefined, { readRowsPerHour: 5 });
    const { cookie, id } = await person(api);
    const other = await person(api);
    for (let at = 0; at < 50; at += 1) expect((await api.call('GET', 'assessments', { cookie })).status).toBe(200);
    await api.call('GET', 'assessments', { cookie: other.cookie });
    const rows = `SELECT count(*) AS n FROM audit WHERE action = 'list' AND user_id = ?`;
    await expect.poll(() => counted(rows, other.id)).toBe(1);
    expect(await counted(rows, id)).toBe(5);
    expect(new Set(alerts(said))).toEqual(new Set(['limit']));
  });

  test('rows about reading: a record that is read for the first time has one, however much was read before', async () => {
    quiet();
    api = await startApi({}, undefined, { readRowsPerHour: 3 });
    const { cookie, id } = await person(api);
    const { defaults } = await loadTool('a1c-forecast');
    const ids = Array.from({ length: 6 }, () => randomUUID());
    for (const record of ids)
      await api.call('POST', 'assessments', {
        cookie,
        body: { id: record, patientName: 'A', tool: 'a1c-forecast', patientData: defaults },
      });
    for (let at = 0; at < 20; at += 1) await api.call('GET', 'assessments', { cookie });
    for (const record of [...ids, ...ids]) await api.call('GET', `assessments/${record}`, { cookie });
    const viewed = `SELECT count(*) AS n FROM audit WHERE action = 'view' AND user_id = ?`;
    await expect.poll(() => counted(viewed, id)).toBe(6);
    const one = `SELECT count(*) AS n FROM audit WHERE action = 'view' AND user_id = ? AND target = ?`;
    for (const record of ids) expect(await counted(one, id, record)).toBe(1);
  });

  test('saves of a day, then 429; another account is not concerned', async () => {
    quiet();
    api = await startApi({}, undefined, { savesPerDay: 3 });
    const { defaults } = await loadTool('a1c-forecast');
    const save = (cookie: string) =>
      api.call('POST', 'assessments', {
        cookie,
        body: { id: randomUUID(), patientName: 'A', tool: 'a1c-forecast', patientData: defaults, clinicalNotes: '' },
      });
    const [one, two] = [await person(api), await person(api)];
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await save(one.cookie)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await save(two.cookie)).status).toBe(201);
  });

  test('a save that is refused counts as one, whatever was wrong with it; its body is not read any more then', async () => {
    quiet();
    api = await startApi({}, undefined, { savesPerDay: 2 });
    const { cookie } = await person(api);
    const statuses: number[] = [];
    for (const body of [{ patientName: 'A' }, 'no json', 'no json', { patientName: 'A' }])
      statuses.push((await api.call('POST', 'assessments', { cookie, body })).status);
    expect(statuses).toEqual([422, 400, 429, 429]);
    expect((await api.call('POST', 'visits', { cookie, body: 'no json' })).status).toBe(429);
  });

  test('a passkey’s answer is counted before it is read', async () => {
    quiet();
    api = await startApi({ LIMIT_PASSKEY_PER_ADDRESS: '1' });
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await api.call('POST', 'auth/passkey', { body: 'no json' })).status);
    expect(statuses).toEqual([400, 429, 429]);
  });

  test('three calls of an account are worked on at once, and one account’s many keep no other waiting', async () => {
    api = await startApi();
    const { inShare } = await import('../../src/api/share.ts');
    let [now, most] = [0, 0];
    const order: string[] = [];
    const work = (id: string) =>
      inShare({ kind: 'account', id }, async () => {
        now += 1;
        most = Math.max(most, now);
        // One begins in each turn of the event loop; this lasts long enough for four to be going.
        for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        order.push(id);
        return id;
      });
    // What a page asks for at once, three at a time, beside another account's call.
    const page = Array.from({ length: 6 }, () => work('page'));
    await work('modest');
    expect(order.filter((id) => id === 'page').length).toBeLessThanOrEqual(3);
    expect(await Promise.all(page)).toHaveLength(6);
    expect(most).toBe(4);
    // More is a flood: one at a time, until it is no more than a page's again.
    most = 0;
    const greedy = Array.from({ length: 30 }, () => work('greedy'));
    await work('modest');
    expect(order.filter((id) => id === 'greedy').length).toBeLessThanOrEqual(3);
    const beginning = most;
    expect(await Promise.all(greedy)).toHaveLength(30);
    expect(beginning).toBeLessThanOrEqual(2);
    // One that fails leaves its place.
    const failing = Array.from({ length: 9 }, () =>
      inShare({ kind: 'account', id: 'failing' }, () => Promise.reject(new Error('no'))),
    );
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
    expect(await work('failing')).toBe('failing');
  });

  test('a body of 16,000 values, or of 1,000 beside each other, is refused before it is read as JSON', async () => {
    const { isCrowded } = await import('../../src/api/crowded-body.ts');
    const bytes = (data: unknown) => new TextEncoder().encode(JSON.stringify(data));
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at.toString(36)}`, 0]));
    const objects = (count: number, each: number) => Array.from({ length: count }, () => keys(each));
    expect(isCrowded(bytes({ patientData: keys(1100) }))).toBe(true);
    expect(isCrowded(bytes({ before: [keys(3), keys(3)], patientData: { inner: keys(1100) } }))).toBe(true);
    expect(isCrowded(bytes(objects(100, 200)))).toBe(true);
    expect(isCrowded(new TextEncoder().encode('['.repeat(60_000)))).toBe(true);
    expect(isCrowded(bytes({ patientData: keys(1000), other: keys(1000) }))).toBe(false);
    expect(isCrowded(bytes(objects(75, 200)))).toBe(false);
    expect(isCrowded(bytes('x'))).toBe(false);
    // More ends than beginnings: not JSON, and nothing to count wrongly.
    expect(isCrowded(new TextEncoder().encode(']}'.repeat(9)))).toBe(false);
    // Strings count for nothing.
    expect(isCrowded(bytes({ notes: ',:[{\\"'.repeat(20_000), after: '\\' }))).toBe(false);
    api = await startApi();
    const { cookie } = await person(api);
    const answer = await api.call('POST', 'assessments', {
      cookie,
      body: { patientName: 'A', patientData: keys(20_000) },
    });
    expect([answer.status, ((await answer.json()) as { error?: string }).error]).toEqual([422, 'invalid']);
  });

  test('sign-ins of a day, then 429', async () => {
    quiet();
    api = await startApi({}, undefined, { signInsPerDay: 2 });
    const { email } = await person(api);
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await api.call('POST', 'auth/login', { body: { email, password: goodPassword } })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('guesses at one account from many addresses', () => {
  const login = (email: string, password: string, address: string, cookie?: string) =>
    api.call('POST', 'auth/login', { body: { email, password }, address, cookie });

  test('slow down strangers, never the browser that has signed in before; and say so once', async () => {
    const said = quiet();
    api = await startApi({ LIMIT_LOGIN_UNKNOWN_DEVICES: '6' });
    const { email } = await person(api);
    const entered = await login(email, goodPassword, '10.5.0.1');
    const device = entered.headers
      .getSetCookie()
      .find((one) => one.startsWith('device='))
      ?.split(';')[0];
    expect(entered.headers.getSetCookie().join()).toMatch(
      /device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax/,
    );
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await login(email, 'wrong password', `10.6.0.${at}`)).status);
    // The seventh is the one a minute has.
    expect(statuses).toEqual([...Array<number>(7).fill(401), 429, 429, 429]);
    const stranger = await login(email, goodPassword, '10.7.0.1');
    expect([stranger.status, Number(stranger.headers.get('retry-after')) <= 60]).toEqual([429, true]);
    expect((await login(email, goodPassword, '10.7.0.1', device)).status).toBe(200);
    expect((await login('someone@else.example', 'wrong password', '10.7.0.2')).status).toBe(401);
    expect(alerts(said).filter((one) => one === 'failed-sign-ins').length).toBeGreaterThan(0);
    expect(said.mock.calls.join()).not.toContain(email);
  });

  test('an unknown e-mail is slowed down just so', async () => {
    quiet();
    api = await startApi({ LIMIT_LOGIN_UNKNOWN_DEVICES: '2' });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1)
      statuses.push((await login('no@body.example', 'wrong password', `10.8.0.${at}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('another account’s device, and one made up, are strangers', async () => {
    quiet();
    api = await startApi({ LIMIT_LOGIN_UNKNOWN_DEVICES: '1' });
    const [one, two] = [await person(api), await person(api)];
    const theirs = (await login(two.email, goodPassword, '10.5.0.1')).headers.getSetCookie()[1]?.split(';')[0];
    for (let at = 0; at < 2; at += 1) await login(one.email, 'wrong password', `10.6.1.${at}`);
    for (const cookie of [theirs, `device=${'a'.repeat(43)}`, 'device=x'])
      expect((await login(one.email, goodPassword, '10.7.0.1', cookie)).status).toBe(429);
    expect(await counted('SELECT count(*) AS n FROM devices')).toBe(3);
  });
});

describe('signing out while nothing can be written', () => {
  test('the browser is cleared and the session opens nothing; it ends in the database as soon as that takes it', async () => {
    quiet();
    api = await startApi();
    const { cookie } = await person(api);
    const { store } = await import('../../db/client.ts');
    const full = vi
      .spyOn(store(), 'write')
      .mockRejectedValue(Object.assign(new Error('no room'), { code: 'DISK_FULL' }));
    const answer = await api.call('POST', 'auth/logout', { cookie });
    expect([answer.status, cookieOf(answer)]).toEqual([200, 'session=']);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(401);
    full.mockRestore();
    await expect.poll(() => counted('SELECT count(*) AS n FROM sessions'), { timeout: 15_000 }).toBe(0);
  });
});
