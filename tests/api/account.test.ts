import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({
    LIMIT_REGISTER_PER_HOUR: '1000',
    LIMIT_QUICK_PER_HOUR: '1000',
    LIMIT_SESSIONS_PER_ACCOUNT: '5',
    LIMIT_RECORDS_PER_ACCOUNT: '8',
    LIMIT_EXPORTS_PER_HOUR: '3',
  });
});
afterAll(() => api.stop());

type Someone = Awaited<ReturnType<typeof person>>;
const post = (path: string, body: unknown, cookie?: string, more = {}) =>
  api.call('POST', path, { body, cookie, ...more });
const me = async (cookie: string): Promise<number> => (await api.call('GET', 'auth/user', { cookie })).status;
const signIn = (email: string, password: string, agent = '') =>
  post('auth/login', { email, password }, undefined, { headers: agent ? { 'user-agent': agent } : {} });
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Seen {
  id: string;
  createdAt: string;
  usedAt: string;
  device: string;
  current: boolean;
}
async function sessionsOf(cookie: string): Promise<Seen[]> {
  const answer = await api.call('GET', 'account/sessions', { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Seen[];
}
async function save(
  cookie: string,
  patientName: string,
  more: { id?: string; clinicalNotes?: string; tool?: (typeof toolIds)[number] } = {},
): Promise<Response> {
  const { tool: id = 'a1c-forecast', ...rest } = more;
  const tool = await loadTool(id);
  const {
    collection,
    keys: [inputs, results],
  } = toolEntry(id);
  return post(
    collection,
    { tool: id, patientName, clinicalNotes: '', [inputs]: tool.defaults, [results]: {}, ...rest },
    cookie,
  );
}
async function actions(id: string): Promise<string[]> {
  const { rows } = await api.store.client.execute({
    sql: 'SELECT action FROM audit WHERE user_id = ? ORDER BY id',
    args: [id],
  });
  return rows.map((row) => String(row['action']));
}

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

  test('is guessed no faster than a sign-in: the tries are the same ones', async () => {
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
    ).toBe(429);
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

describe('export', () => {
  const exported = (cookie: string, format: unknown) => post('account/export', { format }, cookie);
  const formula = '=HYPERLINK("http://evil.example","Click")';

  test('JSON holds the account, every record as the API writes it, sessions and activity, and nothing of anybody else', async () => {
    const [who, other] = [await person(api, 'Dr. هدى'), await person(api)];
    for (const tool of toolIds) expect((await save(who.cookie, `محمد ${tool}`, { tool })).status).toBe(201);
    await save(other.cookie, 'Somebody else');
    const answer = await exported(who.cookie, 'json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="assessments-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const data = JSON.parse(text) as {
      account: object;
      sessions: Seen[];
      records: { tool: string; id: string }[];
      activity: { action: string }[];
    };
    expect(data.account).toEqual({
      id: who.id,
      name: 'Dr. هدى',
      email: who.email,
      userType: 'registered',
      createdAt: expect.any(String),
    });
    expect(data.sessions).toHaveLength(1);
    expect(data.records.map(({ tool }) => tool).sort()).toEqual([...toolIds].sort());
    for (const { tool, id } of data.records) {
      const one = await api.call('GET', `${toolEntry(tool as 'dosing').collection}/${id}`, { cookie: who.cookie });
      expect(await one.json()).toEqual(data.records.find((record) => record.id === id));
    }
    expect(data.activity.map(({ action }) => action)).toEqual(['export', ...toolIds.map(() => 'save'), 'register']);
    for (const secret of ['Somebody else', other.id, 'argon2', who.cookie.split('=')[1] as string])
      expect(text).not.toContain(secret);
  });

  test('CSV opens as text: no formula, Arabic with its mark, numbers as numbers, every cell in its place', async () => {
    const who = await person(api);
    const names = [formula, '+966 5', '-1+1', '@SUM(A1)', '＝1+1', 'محمد "أبو علي", الأكبر', 'plain; name'];
    for (const name of names)
      await save(who.cookie, name, { clinicalNotes: name === formula ? '\t=cmd|calc\r\nsecond "line"' : '' });
    await save(who.cookie, 'Insulin', { tool: 'insulin-cgm' });
    const answer = await exported(who.cookie, 'csv');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const table = parseCsv(bytes.toString('utf8').slice(1));
    const [head = [], ...rows] = table;
    expect(rows).toHaveLength(8);
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(column('patientName').sort()).toEqual(
      [
        '\'=HYPERLINK("http://evil.example","Click")',
        "'+966 5",
        "'-1+1",
        "'@SUM(A1)",
        "'＝1+1",
        'محمد "أبو علي", الأكبر',
        'plain; name',
        'Insulin',
      ].sort(),
    );
    expect(column('clinicalNotes')).toContain('\'\t=cmd|calc\r\nsecond "line"');
    expect(column('input.a1c').filter(Boolean)).toContain('8.5');
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+@]/);
    for (const cell of rows.flat().filter((text) => text.startsWith('-')))
      expect(cell).toMatch(/^-\d+(\.\d+)?(e-?\d+)?$/);
  });

  test('a negative number is not a formula; text that looks like one is', async () => {
    const { cell, flatten, line } = await import('../../src/api/account/csv.ts');
    expect([-5, -0.25, 1e-9, 0, true, null, undefined, '-5', '\r\n=1', ' =1', 'a=b', '', 'x '].map(cell)).toEqual([
      '-5',
      '-0.25',
      '1e-9',
      '0',
      'true',
      '',
      '',
      "'-5",
      '"\'\r\n=1"',
      "' =1",
      'a=b',
      '',
      '"x "',
    ]);
    expect(line(['a', 'b"c'])).toBe('a,"b""c"\r\n');
    expect([...flatten({ a: 1, b: { c: [1, 2], d: [{ e: 1 }], f: null } }, 'input')]).toEqual([
      ['input.a', 1],
      ['input.b.c', '1; 2'],
      ['input.b.d', '[{"e":1}]'],
      ['input.b.f', null],
    ]);
  });

  test('so many an hour; another format is refused', async () => {
    const who = await person(api);
    const empty = await exported(who.cookie, 'csv');
    expect(parseCsv(await empty.text())).toEqual([
      ['tool', 'createdAt', 'patientName', 'clinicalNotes', 'id', 'engineVersion'],
    ]);
    for (const format of ['xml', undefined, 7, ['csv']]) expect((await exported(who.cookie, format)).status).toBe(422);
    await exported(who.cookie, 'json').then((answer) => answer.text());
    await exported(who.cookie, 'json').then((answer) => answer.text());
    expect((await exported(who.cookie, 'json')).status).toBe(429);
  });
});

describe('activity', () => {
  test("comes page by page, newest first, one's own only, and names nobody", async () => {
    const who = await person(api);
    for (let at = 0; at < 5; at += 1) await save(who.cookie, 'Maryam Ali');
    const first = await api.call('GET', 'account/activity?limit=4', { cookie: who.cookie });
    const page = (await first.json()) as { action: string; at: string; address: string }[];
    expect(page.map(({ action }) => action)).toEqual(['save', 'save', 'save', 'save']);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api.call('GET', next.slice('/api/'.length), { cookie: who.cookie });
    const rest = (await second.json()) as typeof page;
    expect(rest.map(({ action }) => action)).toEqual(['save', 'register']);
    expect(second.headers.get('link')).toBeNull();
    expect(JSON.stringify([page, rest])).not.toContain('Maryam');
    for (const row of page) expect(Object.keys(row)).toEqual(['at', 'action', 'target', 'address']);
    for (const wrong of ['cursor=x', 'limit=0', "cursor=' OR 1"])
      expect((await api.call('GET', `account/activity?${wrong}`, { cookie: who.cookie })).status).toBe(422);
  });

  test('rows go when their time is over, whoever they belong to', async () => {
    const { prune } = await import('../../db/users.ts');
    const who = await person(api);
    const old = Date.now() - 401 * 86_400_000;
    const people = [who.id, '', ...Array.from({ length: 450 }, (_, at) => `gone-${at}`)];
    await api.store.write(
      people.map((id) => ({
        sql: 'INSERT INTO audit (user_id, id, at, action) VALUES (?, ?, ?, ?)',
        args: [id, `${old.toString(36)}-abcdefabcdef`, 'then', 'old'],
      })),
    );
    await api.store.write(
      people.map((id) => ({
        sql: 'INSERT INTO audit (user_id, id, at, action) VALUES (?, ?, ?, ?)',
        args: [id, `${(old + 2 * 86_400_000).toString(36)}-abcdefabcdef`, 'then', 'younger'],
      })),
    );
    await prune({ auditDays: 400 });
    const { rows } = await api.store.client.execute(
      `SELECT action, count(*) AS n FROM audit WHERE action IN ('old', 'younger') GROUP BY action`,
    );
    expect(rows.map((row) => [row['action'], row['n']])).toEqual([['younger', people.length]]);
    expect(await actions(who.id)).toContain('register');
  });
});

describe('an account that is full', () => {
  test('says so, keeps what it has, and takes a record again after one is deleted', async () => {
    const who = await person(api);
    const id = crypto.randomUUID();
    expect((await save(who.cookie, 'First', { id })).status).toBe(201);
    const all = await Promise.all(Array.from({ length: 9 }, (_, at) => save(who.cookie, `P${at}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(7).fill(201), 409, 409]);
    expect(await (all.find(({ status }) => status === 409) as Response).json()).toMatchObject({
      error: 'account_full',
    });
    expect((await save(who.cookie, 'First', { id })).status).toBe(201);
    const facts = await api.call('GET', 'account', { cookie: who.cookie });
    expect(await facts.json()).toEqual({
      user: { id: who.id, name: 'Dr. Huda', email: who.email, userType: 'registered' },
      createdAt: expect.any(String),
      records: 8,
      recordsMost: 8,
      auditDays: 400,
    });
    expect((await api.call('DELETE', `assessments/${id}`, { cookie: who.cookie })).status).toBe(204);
    expect((await save(who.cookie, 'Again')).status).toBe(201);
    expect((await dump(api.store, 'assessments')).match(/Again/g)).not.toBeNull();
  });
});

/** RFC 4180, strictly. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const found = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(text.slice(at));
    if (!found) throw new Error(`not CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    at += found[0].length;
  }
  return rows;
}
