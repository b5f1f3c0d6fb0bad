import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolEntry, toolIds } from '../../src/engine/registry.ts';
import { accountCalls, type Seen, startSmall } from './account-calls.ts';
import { type Api, dump, person } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startSmall();
});
afterAll(() => api.stop());
const { post, save, actions } = accountCalls(() => api);

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
    expect(column('clinicalNotes')).toContain('\'\t\'=cmd|calc\r\nsecond "line"');
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
      '"\'\r\n\'=1"',
      "' =1",
      'a=b',
      '',
      '"x "',
    ]);
    // Opened with another sign between the cells, each of these would begin one.
    expect(['x;=1+1;y', 'x; @a', 'a,+b', '5; -3; 2', 'a;-b', 'x\n=1', 'a=b;c=d'].map(cell)).toEqual([
      `"x;'=1+1;y"`,
      `"x; '@a"`,
      `"a,'+b"`,
      '"5; -3; 2"',
      `"a;'-b"`,
      `"x\n'=1"`,
      '"a=b;c=d"',
    ]);
    // Quoted behind the separator, behind other separators, or deeper in blanks.
    expect(['a;"=1+1;b', 'a; " "=1', 'a،=1', 'a\u2028@x', 'a\v-b', 'a"=1'].map(cell)).toEqual([
      `"a;""'=1+1;b"`,
      `"a; "" ""'=1"`,
      `a،'=1`,
      `a\u2028'@x`,
      `a\v'-b`,
      `"a""=1"`,
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
      [
        ...[
          'tool',
          'createdAt',
          'patientName',
          'clinicalNotes',
          'id',
          'engineVersion',
          'examples',
          'visitId',
          'patientId',
        ],
        ...['plan.rules', 'plan.actions', 'plan.overruled', 'plan.review', 'disclaimer'],
      ],
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
