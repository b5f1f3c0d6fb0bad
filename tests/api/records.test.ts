import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Api, cookieOf, dump, person, startApi } from './harness.ts';
import { useTinyTools } from './tiny-tools.ts';

let api: Api;
let me: { cookie: string; id: string };
let other: { cookie: string; id: string };
beforeAll(async () => {
  useTinyTools();
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_QUICK_PER_HOUR: '1000' });
  me = await person(api);
  other = await person(api, 'Dr. Omar');
});
afterAll(() => api.stop());

const patientData = { a1c: 8.5, weight: 85, metforminMr: { dose: 500 } };
const results = { predicted: 7.5, perKilogram: 0.1 };
const good = { patientName: 'Ali', patientData, results, clinicalNotes: '' };
interface Saved {
  id: string;
  tool: string;
  patientName: string;
  createdAt: string;
  recalculated?: true;
  [key: string]: unknown;
}

const post = (body: unknown, cookie = me.cookie, path = 'assessments') => api.call('POST', path, { body, cookie });
const get = (path: string, cookie = me.cookie) => api.call('GET', path, { cookie });
async function save(body: object = {}, cookie = me.cookie): Promise<Saved> {
  const answer = await post({ ...good, ...body }, cookie);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Saved;
}
async function names(path: string, cookie = me.cookie): Promise<string[]> {
  const answer = await get(path, cookie);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Saved[]).map(({ patientName }) => patientName);
}

describe('saving', () => {
  test('takes a name among the data without storing it there', async () => {
    const record = await save({ patientData: { ...patientData, patientName: 'Ali' } });
    expect(record['patientData']).toEqual(patientData);
  });

  test('answers 201 with the stored record', async () => {
    const record = await save({ patientName: '  Ali Hassan ', clinicalNotes: 'سطر\nline\t2' });
    expect(record).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tool: 'a1c-forecast',
      patientName: 'Ali Hassan',
      patientData,
      results,
      clinicalNotes: 'سطر\nline\t2',
      engineVersion: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      plan: expect.any(Object),
      planRules: expect.any(String),
      disclaimer: expect.any(String),
    });
    expect(await (await get(`assessments/${record.id}`)).json()).toEqual(record);
  });

  test('stores its own results and says so when they differ', async () => {
    expect(await save({ results: { predicted: 5, perKilogram: 0.1 } })).toMatchObject({ results, recalculated: true });
    expect(await save({ results: { perKilogram: 0.1, predicted: 7.5 } })).not.toHaveProperty('recalculated');
    expect(await save({ results: undefined })).not.toHaveProperty('recalculated');
    expect(await save({ results: 'text' })).toMatchObject({ results, recalculated: true });
  });

  test('tells the calculators of one collection apart', async () => {
    expect(await save({ patientData: { baselineA1c: 9, weight: 85 } })).toMatchObject({ tool: 'clinical-logic' });
    expect(await save({ tool: 'a1c-forecast' })).toMatchObject({ tool: 'a1c-forecast' });
    const answer = await post({ ...good, tool: 'life-days' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'invalid', fields: { tool: { code: 'notAChoice' } } });
  });

  test('a repeat with the same id answers with the same record and stores nothing new', async () => {
    const id = '6f1f7a3e-3b1c-4e0e-9a55-0a1b2c3d4e5f';
    const first = await save({ id: id.toUpperCase(), patientName: 'Once' });
    expect(first.id).toBe(id);
    expect(await save({ id, patientName: 'Once' })).toEqual(first);
    expect(await save({ id, patientName: 'Changed' })).toEqual(first);
    expect(await names('assessments?patientName=once')).toEqual(['Once']);
    // Another person's id is another record.
    expect(await save({ id, patientName: 'Hers' }, other.cookie)).toMatchObject({ id, patientName: 'Hers' });
    expect(await (await get(`assessments/${id}`)).json()).toEqual(first);
  });

  test("an id that is already another calculator's record is refused: nothing passes for saved that is not", async () => {
    const { id } = await save({ patientName: 'First' });
    for (const [path, body] of [
      ['assessments', { ...good, id, patientData: { baselineA1c: 9, weight: 85 } }],
      ['life-days-assessments', { id, patientName: 'Ali', lifeDaysData: { age: 50 } }],
    ] as const) {
      const answer = await post(body, me.cookie, path);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ fields: { id: { code: 'rule' } } }),
      ]);
    }
    expect(await (await get(`assessments/${id}`)).json()).toMatchObject({ patientName: 'First', tool: 'a1c-forecast' });
  });

  test('hundreds of keys, and names every object has, cost nothing and pollute nothing', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`k${at}`, 1]));
    expect((await post({ ...good, ...many })).status).toBe(400);
    expect((await api.call('POST', 'auth/login', { body: many })).status).toBe(400);
    const inside = await post({ ...good, patientData: { ...patientData, ...many } });
    expect([inside.status, Object.keys(((await inside.json()) as { fields: object }).fields).length]).toEqual([
      422, 20,
    ]);
    const answer = await post(
      JSON.stringify(good).replace(
        '{',
        '{"__proto__":{"userType":"registered"},"constructor":{"prototype":{"polluted":1}},',
      ),
    );
    expect([answer.status, Object.keys((JSON.parse(await answer.text()) as { fields: object }).fields).sort()]).toEqual(
      [422, ['__proto__', 'constructor']],
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each(['{"a":', '['])('%s 5,000 and 40,000 deep, anywhere', async (open) => {
    for (const depth of [5000, 40_000]) {
      const deep = open.repeat(depth) + (open === '[' ? ']'.repeat(depth) : `1${'}'.repeat(depth)}`);
      const text = JSON.stringify(good);
      expect((await post(text.replace('{"a1c"', `{"deep":${deep},"a1c"`))).status).toBe(422);
      expect((await post(text.replace('"Ali"', deep))).status).toBe(422);
      expect((await post(text.replace('"results":{', `"results":{"deep":${deep},`))).status).toBe(201);
    }
  });

  test('fifty at once: fifty stored, in order', async () => {
    const someone = await person(api);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => post({ ...good, patientName: `P${at}` }, someone.cookie)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await names('assessments?limit=200', someone.cookie)).toHaveLength(50);
  });

  test.each([
    ['no name', { patientName: '  ' }, 'patientName', 'required'],
    ['a name of 121', { patientName: 'x'.repeat(121) }, 'patientName', 'tooLong'],
    ['a name of 10,000', { patientName: 'x'.repeat(10_000) }, 'patientName', 'tooLong'],
    ['a number as a name', { patientName: 5 }, 'patientName', 'notText'],
    ['a right-to-left override', { patientName: 'Ali\u202E' + 'gpj' }, 'patientName', 'characters'],
    ['a zero-width character', { patientName: 'A\u200Bli' }, 'patientName', 'characters'],
    ['letters that draw nothing', { patientName: '\u3164 \u2800\u034f\ufe0f' }, 'patientName', 'required'],
    ['NUL', { patientName: 'A\u0000' }, 'patientName', 'characters'],
    ['a line break', { patientName: 'A\nB' }, 'patientName', 'characters'],
    ['half a character', { patientName: 'A\ud83d' }, 'patientName', 'characters'],
    ['notes of 5,001', { clinicalNotes: 'x'.repeat(5001) }, 'clinicalNotes', 'tooLong'],
    ['notes with NUL', { clinicalNotes: 'x\u0000' }, 'clinicalNotes', 'characters'],
    ['an owner', { userId: 'other' }, 'userId', 'unknown'],
    ['a made-up time', { createdAt: '2020-01-01T00:00:00.000Z' }, 'createdAt', 'unknown'],
    ['a bad id', { id: '../../etc' }, 'id', 'characters'],
    ['no inputs', { patientData: undefined }, 'patientData', 'notAnObject'],
    ['a list as inputs', { patientData: [1] }, 'patientData', 'notAnObject'],
    ['an unknown input', { patientData: { ...patientData, extra: 1 } }, 'patientData.extra', 'unknown'],
    ['an unknown input with a dot', { patientData: { ...patientData, 'a.b': 1 } }, 'patientData."a.b"', 'unknown'],
    [
      'an input passed off as a path',
      { patientData: { ...patientData, 'metforminMr.dose': 1000 } },
      'patientData."metforminMr.dose"',
      'unknown',
    ],
    ['an input without a name', { patientData: { ...patientData, '': 1 } }, 'patientData.""', 'unknown'],
    [
      'a prototype in the inputs',
      { patientData: JSON.parse('{"__proto__":{"a1c":1}}') as object },
      'patientData.__proto__.a1c',
      'unknown',
    ],
    ['a missing input', { patientData: { a1c: 8, metforminMr: { dose: 500 } } }, 'patientData.weight', 'required'],
    ['text as a number', { patientData: { ...patientData, a1c: '8.5' } }, 'patientData.a1c', 'notANumber'],
    ['a number out of range', { patientData: { ...patientData, weight: 1e308 } }, 'patientData.weight', 'above'],
    ['a negative number', { patientData: { ...patientData, weight: -85 } }, 'patientData.weight', 'below'],
    ['the other unit', { patientData: { ...patientData, a1c: 72 } }, 'patientData.a1c', 'otherUnit'],
    [
      'a wrong choice',
      { patientData: { ...patientData, metforminMr: { dose: 600 } } },
      'patientData.metforminMr.dose',
      'notAChoice',
    ],
    ['a broken rule', { patientData: { ...patientData, a1c: 19.5, weight: 35 } }, 'patientData.weight', 'rule'],
  ])('refuses %s with 422', async (_what, change, path, code) => {
    const before = await dump(api.store, 'assessments');
    const answer = await post({ ...good, tool: 'a1c-forecast', ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'invalid', fields: { [path]: { code } } });
    expect(await dump(api.store, 'assessments')).toBe(before);
  });

  test('refuses what the calculator refuses', async () => {
    const answer = await post({ patientName: 'Old', lifeDaysData: { age: 105 } }, me.cookie, 'life-days-assessments');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: 'refused',
      fields: { results: { code: 'rule', rule: 'notValid' } },
    });
    const fine = await post({ patientName: 'Young', lifeDaysData: { age: 50 } }, me.cookie, 'life-days-assessments');
    expect(await fine.json()).toMatchObject({ lifeDaysData: { age: 50 }, results: { valid: true }, tool: 'life-days' });
  });

  test.each([
    'أحمد عبد الله',
    'José Müller',
    'é̃ combined',
    '🙂 Ali',
    "O'Brien; DROP TABLE users--",
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    'x'.repeat(120),
  ])('the name %s comes back exactly', async (patientName) => {
    expect((await save({ patientName })).patientName).toBe(patientName);
  });
});

describe('lists', () => {
  test('newest first, fifty at a time, every record once by following the links', async () => {
    const someone = await person(api);
    for (let at = 0; at < 120; at += 1)
      await save(
        { patientName: `P${at}`, patientData: at % 3 ? patientData : { baselineA1c: 9, weight: 85 } },
        someone.cookie,
      );
    const seen: string[] = [];
    let path: string | undefined = 'assessments';
    let pages = 0;
    while (path) {
      const answer = await get(path, someone.cookie);
      const page = (await answer.json()) as Saved[];
      seen.push(...page.map(({ patientName }) => patientName));
      pages += 1;
      path = /<\/api\/([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toBe(3);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `P${119 - at}`));
    expect(await names('assessments?limit=7', someone.cookie)).toHaveLength(7);
    expect(await names('assessments?limit=5000', someone.cookie)).toHaveLength(120);
    expect(await names('assessments?tool=clinical-logic&limit=200', someone.cookie)).toHaveLength(40);
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=x',
    'limit=1e9',
    'cursor=nonsense',
    'cursor=',
    'tool=nothing',
    'tool=life-days',
  ])('?%s → 422', async (query) => {
    expect((await get(`assessments?${query}`)).status).toBe(422);
  });

  test('searches a part of the name, without regard to case, accents and Arabic letter forms; wildcards are letters', async () => {
    const someone = await person(api);
    for (const patientName of ['أَحْمَد الفارسي', 'José Müller', '100% Ali', 'under_score', 'back\\slash', "O'Brien"])
      await save({ patientName }, someone.cookie);
    const find = (term: string) => names(`assessments?patientName=${encodeURIComponent(term)}`, someone.cookie);
    expect(await find('احمد')).toEqual(['أَحْمَد الفارسي']);
    expect(await find('الفارسى')).toEqual(['أَحْمَد الفارسي']);
    expect(await find('JOSE')).toEqual(['José Müller']);
    expect(await find('muller')).toEqual(['José Müller']);
    expect(await find('%')).toEqual(['100% Ali']);
    expect(await find('_')).toEqual(['under_score']);
    expect(await find('\\')).toEqual(['back\\slash']);
    expect(await find("'")).toEqual(["O'Brien"]);
    expect(await find('x'.repeat(1000))).toEqual([]);
    expect(await find('  ')).toHaveLength(6);
  });

  test('a search looks in the index, not in the records', async () => {
    // The statements as they are sent, not as somebody remembers them.
    const sent = vi.spyOn(api.store.client, 'execute');
    await get('assessments?patientName=ali&limit=2');
    const next = /cursor=([\w-]+)/.exec((await get('assessments?limit=1')).headers.get('link') ?? '')?.[1];
    await get(`assessments?patientName=ali&cursor=${next}`);
    const searches = sent.mock.calls
      .map(([statement]) => statement as unknown as { sql: string; args: string[] })
      .filter(({ sql }) => sql?.includes('instr('));
    sent.mockRestore();
    expect(searches.some(({ sql }) => sql.includes('(created_at, id) <'))).toBe(true);
    for (const { sql, args } of searches) {
      const { rows } = await api.store.client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
      const plan = rows.map((row) => String(row['detail'])).join('\n');
      expect(plan).toMatch(/SEARCH assessments USING COVERING INDEX assessments_newest \(user_id=\? AND tool=\?/);
      // Whole rows are read only of those that are shown.
      expect(plan).toMatch(/SEARCH assessments USING INDEX sqlite_autoindex_assessments_1 \(user_id=\? AND id=\?/);
      expect(plan).not.toContain('SCAN assessments');
    }
  });

  test('completes an old record that lacks a field, and leaves the stored one alone', async () => {
    const record = await save({ patientName: 'Legacy' });
    await api.store.write([
      {
        sql: `UPDATE assessments SET engine_version = '0.9.0', inputs = '{"a1c":8.5}' WHERE id = ?`,
        args: [record.id],
      },
    ]);
    expect(await (await get(`assessments/${record.id}`)).json()).toMatchObject({
      engineVersion: '0.9.0',
      patientData: { a1c: 8.5, weight: 70 },
    });
  });
});

describe('whose records', () => {
  test('nobody, quick users and other people see and change nothing', async () => {
    const record = await save({ patientName: 'Secret' });
    const quick = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } }));
    for (const [cookie, status] of [
      ['', 401],
      [quick, 403],
    ] as const) {
      for (const answer of [
        await get('assessments', cookie),
        await get(`assessments/${record.id}`, cookie),
        await post(good, cookie),
        await api.call('DELETE', `assessments/${record.id}`, { cookie }),
      ]) {
        expect(answer.status).toBe(status);
        expect(await answer.json()).toMatchObject({ error: status === 401 ? 'not_signed_in' : 'quick_user' });
      }
    }
    expect((await get(`assessments/${record.id}`, other.cookie)).status).toBe(404);
    expect((await api.call('DELETE', `assessments/${record.id}`, { cookie: other.cookie })).status).toBe(404);
    expect(await names('assessments?patientName=secret', other.cookie)).toEqual([]);
    expect((await get(`assessments/${record.id}`)).status).toBe(200);
  });

  test('deleting answers 204 once, then 404; through another collection 404', async () => {
    const { id } = await save({ patientName: 'Gone' });
    expect((await api.call('DELETE', `life-days-assessments/${id}`, { cookie: me.cookie })).status).toBe(404);
    expect((await api.call('DELETE', `assessments/${id}`, { cookie: me.cookie })).status).toBe(204);
    expect((await api.call('DELETE', `assessments/${id}`, { cookie: me.cookie })).status).toBe(404);
    expect((await get(`assessments/${id}`)).status).toBe(404);
  });

  test('a delete from another origin is refused', async () => {
    const { id } = await save();
    expect(
      (
        await api.call('DELETE', `assessments/${id}`, {
          cookie: me.cookie,
          headers: { origin: 'https://evil.example' },
        })
      ).status,
    ).toBe(403);
    expect((await get(`assessments/${id}`)).status).toBe(200);
  });

  test.each(['unknown-collection', '.env', '..', 'assessments%2f..%2fusers'])('/api/%s → 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
  test.each(['x', '00000000-0000-0000-0000-000000000000', "'; DROP TABLE users"])(
    '/api/assessments/%s → 404',
    async (id) => {
      expect((await get(`assessments/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );
});

describe('the audit trail', () => {
  test('has one row for each deed, and no patient name, note or token', async () => {
    const someone = await person(api);
    const record = await save({ patientName: 'Zaynab Unique', clinicalNotes: 'private note' }, someone.cookie);
    await save({ id: record.id, patientName: 'Zaynab Unique' }, someone.cookie);
    await get('assessments?patientName=zaynab', someone.cookie);
    await get(`assessments/${record.id}`, someone.cookie);
    await api.call('DELETE', `assessments/${record.id}`, { cookie: someone.cookie });
    await api.call('DELETE', `assessments/${record.id}`, { cookie: someone.cookie });
    await api.call('POST', 'auth/logout', { cookie: someone.cookie });
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { rows } = await api.store.client.execute({
      sql: 'SELECT action, target, address, at FROM audit WHERE user_id = ? ORDER BY at',
      args: [someone.id],
    });
    expect(rows.map((row) => [row['action'], row['target']])).toEqual([
      ['register', null],
      ['save', record.id],
      ['list', 'assessments'],
      ['view', record.id],
      ['delete', record.id],
      ['refused', `not_found ${record.id}`],
      ['sign-out', null],
    ]);
    expect(rows.every((row) => /Z$/.test(String(row['at'])) && row['address'] !== null)).toBe(true);
    const all = await dump(api.store, 'audit');
    expect(all).not.toMatch(/zaynab|private note/i);
    expect(all).not.toContain(someone.cookie.split('=')[1]);
  });
});
