import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { visit } from '../../src/engine/visit/index.ts';
import type { Candidate, Standing, VisitAnswer } from '../../src/api/contract.ts';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';
import { someId } from './routes.ts';
import { entered, fullChart, today } from './visit-charts.ts';

let api: Api;
let owner = '';
let other = '';
let quick = '';
let ownerId = '';
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_QUICK_PER_HOUR: '1000' });
  ({ cookie: owner, id: ownerId } = await person(api));
  other = (await person(api, 'Dr. Omar')).cookie;
  quick = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } }));
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: unknown, cookie = owner) =>
  api.call(method, path, { cookie, ...(body !== undefined && { body }) });
async function save(change: object = {}, cookie = owner): Promise<VisitAnswer> {
  const answer = await call(
    'POST',
    'visits',
    { patientName: 'Ali Hassan', chart: await fullChart(), ...change },
    cookie,
  );
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as VisitAnswer;
}
const list = async (query = '', cookie = owner): Promise<VisitAnswer[]> =>
  (await (await call('GET', `visits?limit=200${query}`, undefined, cookie)).json()) as VisitAnswer[];

describe('a visit', () => {
  test('is saved by one call with every record that may be, computed by the server', async () => {
    const chart = await fullChart();
    const saved = await save({ chart, plan: { actions: [] }, clinicalNotes: 'Walks to work' });
    const expected = await visit(chart, { on: today });
    expect(saved.plan).toEqual(JSON.parse(JSON.stringify(expected.plan)));
    expect(saved.recalculated).toBe(true);
    expect(saved.chart).toEqual(chart);
    // Every calculator is answered for, saved or with the reason why not.
    const seen = new Set([...saved.records, ...saved.refused].map(({ tool }) => tool));
    expect([...seen].sort()).toEqual([...toolIds].sort());
    expect(saved.records.length).toBeGreaterThan(3);
    for (const { id, tool } of saved.records) {
      const { collection, keys } = toolEntry(tool);
      const record = (await (await call('GET', `${collection}/${id}`)).json()) as Record<string, unknown>;
      expect(record).toMatchObject({
        id,
        tool,
        visitId: saved.id,
        patientId: saved.patientId,
        patientName: 'Ali Hassan',
      });
      expect(record).toMatchObject({ examples: [], clinicalNotes: 'Walks to work', createdAt: saved.createdAt });
      const { calculate } = await loadTool(tool);
      expect(record[keys[1]]).toEqual(JSON.parse(JSON.stringify(calculate(record[keys[0]] as object).results)));
      // And in the history of its calculator.
      const history = (await (await call('GET', `${collection}?tool=${tool}`)).json()) as { id: string }[];
      expect(history.map((one) => one.id)).toContain(id);
    }
    expect(await (await call('GET', `visits/${saved.id}`)).json()).toEqual({ ...saved, recalculated: undefined });
  });

  test('sent again is answered again, and stores nothing new', async () => {
    const body = { id: randomUUID(), patientName: 'Repeat', chart: await fullChart() };
    const first = await save(body);
    // Rows about reading are written a moment later; what is saved again would be told as a save.
    const kept = async () => [
      await dump(api.store, 'visits'),
      await dump(api.store, 'assessments'),
      (await api.store.client.execute("SELECT count(*) FROM audit WHERE action = 'save'")).rows[0]?.[0],
    ];
    const before = await kept();
    expect(await save({ ...body, id: body.id.toUpperCase() })).toEqual(first);
    // Even another body, and even at the same moment.
    const all = await Promise.all([1, 2, 3].map(() => save({ ...body, patientName: 'Somebody else' })));
    for (const one of all) expect(one).toMatchObject({ id: first.id, patientName: 'Repeat', records: first.records });
    expect(await kept()).toEqual(before);
    // Another person's under the same id is theirs.
    expect(await save({ ...body, patientName: 'Theirs' }, other)).toMatchObject({
      id: first.id,
      patientName: 'Theirs',
    });
    expect(await (await call('GET', `visits/${first.id}`)).json()).toEqual(first);
  });

  test('a record that was deleted since does not come back with a repeat', async () => {
    const body = { id: randomUUID(), patientName: 'Repeat', chart: await fullChart() };
    const { records } = await save(body);
    const [gone] = records;
    await call('DELETE', `${toolEntry(gone?.tool ?? 'dosing').collection}/${gone?.id}`);
    expect((await save(body)).records).toEqual(records.slice(1));
  });

  test('two at the same moment under one id are one', async () => {
    const body = { id: randomUUID(), patientName: 'At once', chart: await fullChart() };
    const [one, two] = await Promise.all([save(body), save(body)]);
    expect(one).toEqual(two);
    expect((await list('&patientName=at+once')).length).toBe(1);
  });

  test('lists why a calculator has no record', async () => {
    const { records, refused } = await save({ chart: entered({ a1c: 8 }) });
    expect(records).toEqual([]);
    expect(refused.map(({ tool }) => tool)).toEqual(toolIds);
    for (const one of refused)
      expect(one).toMatchObject({ reason: 'missing', missing: expect.arrayContaining(['age']) });
    // Older than the expectancy that the formula gives: Life Days refuses its record, the others do not.
    const old = await save({ chart: { ...(await fullChart()), ...entered({ age: 94, egfr: 80 }) } });
    expect(old.refused).toContainEqual(expect.objectContaining({ tool: 'life-days', reason: 'rule' }));
    expect(old.records.map(({ tool }) => tool)).not.toContain('life-days');
  });

  test('a calculator for clinicians is stored only where the client says that the person is one', async () => {
    const chart = await fullChart();
    const forClinicians: string[] = [];
    for (const id of toolIds) if ((await loadTool(id)).view.cliniciansOnly) forClinicians.push(id);
    expect(forClinicians).not.toEqual([]);
    const held = await save({ chart });
    const said = await save({ chart, confirmed: forClinicians });
    for (const tool of forClinicians) {
      expect(held.records.filter((one) => one.tool === tool)).toEqual([]);
      expect(held.refused.filter((one) => one.tool === tool)).toEqual([{ tool, reason: 'unconfirmed' }]);
      expect(said.records.map((one) => one.tool)).toContain(tool);
    }
    expect(said.refused.map(({ reason }) => reason)).not.toContain('unconfirmed');
    // Everything else is the same.
    const others = ({ records }: VisitAnswer) =>
      records.map(({ tool }) => tool).filter((id) => !forClinicians.includes(id));
    expect(others(held)).toEqual(others(said));
    expect(held.plan).toEqual(said.plan);
  });

  test('examples are kept as such and never count', async () => {
    const chart = { ...entered({ a1c: 8.5, egfr: 20 }), weight: { value: 80, from: 'example' } };
    const saved = await save({ chart, examples: ['egfr'] });
    expect(saved.examples.toSorted()).toEqual(['egfr', 'weight']);
    expect(saved.chart['egfr']?.from).toBe('example');
    const { plan } = await visit(entered({ a1c: 8.5 }), { on: today });
    expect(saved.plan).toEqual(JSON.parse(JSON.stringify(plan)));
    expect((await call('POST', 'visits', { patientName: 'A', chart, examples: ['ldl'] })).status).toBe(422);
  });

  const wrong: readonly [what: string, change: object, fields: object][] = [
    ['no chart', { chart: undefined }, { chart: { code: 'required' } }],
    ['an empty chart', { chart: {} }, { chart: { code: 'required' } }],
    ['a list', { chart: [1] }, { chart: { code: 'notAnObject' } }],
    ['an unknown fact', { chart: entered({ mood: 3 }) }, { 'chart.mood': { code: 'unknown' } }],
    ['a fact of every object', { chart: entered({ constructor: 3 }) }, { 'chart.constructor': { code: 'unknown' } }],
    ['a text for a figure', { chart: entered({ a1c: '8' }) }, { 'chart.a1c': { code: 'notANumber' } }],
    ['a figure out of range', { chart: entered({ a1c: 80 }) }, { 'chart.a1c': { code: 'above' } }],
    ['a figure below it', { chart: entered({ a1c: 1 }) }, { 'chart.a1c': { code: 'below' } }],
    ['no such answer', { chart: entered({ sex: 'yes' }) }, { 'chart.sex': { code: 'notAChoice' } }],
    ['no yes or no', { chart: entered({ heartFailure: 'yes' }) }, { 'chart.heartFailure': { code: 'notAFlag' } }],
    [
      'another unit',
      { chart: { a1c: { value: 8, unit: 'mmol/mol', from: 'entered' } } },
      { 'chart.a1c': { code: 'otherUnit', unit: '%' } },
    ],
    [
      'a unit of nothing',
      { chart: { egfr: { value: 60, unit: 'mL/h', from: 'entered' } } },
      { 'chart.egfr': { code: 'otherUnit', unit: 'mL/min/1.73 m²' } },
    ],
    ['a day to come', { chart: entered({ a1c: 8 }, '2099-01-01') }, { 'chart.a1c': { code: 'rule', rule: 'date' } }],
    [
      'a place it cannot be from',
      { chart: { a1c: { value: 8, from: 'rumour' } } },
      { 'chart.a1c': { code: 'notAChoice' } },
    ],
    [
      'a surplus key',
      { chart: { a1c: { value: 8, from: 'entered', by: 'me' } } },
      { 'chart.a1c.by': { code: 'unknown' } },
    ],
    ['null', { chart: { a1c: null } }, { 'chart.a1c': { code: 'notANumber' } }],
    ['a pregnant man', { chart: entered({ sex: 'male', pregnancy: true }) }, { 'chart.pregnancy': { code: 'rule' } }],
    [
      'pressures in the wrong order',
      { chart: entered({ systolic: 80, diastolic: 90 }) },
      { 'chart.diastolic': { code: 'rule' } },
    ],
    ['another day', { on: '2020-01-01' }, { on: { code: 'rule', rule: 'today' } }],
    ['no day', { on: 'today' }, { on: { code: 'characters' } }],
    ['no id', { id: 'mine' }, { id: { code: 'characters' } }],
    ['an owner', { userId: someId }, { userId: { code: 'unknown' } }],
    ['no name', { patientName: ' ' }, { patientName: { code: 'required' } }],
    ['records that are none', { records: 'all' }, { records: { code: 'notAChoice' } }],
    ['no list of what is confirmed', { confirmed: true }, { confirmed: { code: 'notAChoice' } }],
    ['no such calculator confirmed', { confirmed: ['abacus'] }, { confirmed: { code: 'notAChoice' } }],
    ['a record of no calculator', { records: [{ tool: 'abacus' }] }, { 'records.0.tool': { code: 'notAChoice' } }],
  ];
  test.each(wrong)('%s is refused at its place', async (_, change, fields) => {
    const before = await dump(api.store, 'visits');
    const answer = await call('POST', 'visits', { patientName: 'Ali', chart: entered({ a1c: 8 }), ...change });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'invalid', fields });
    expect(await dump(api.store, 'visits')).toBe(before);
  });

  test('what the client worked out itself is worked out anew', async () => {
    const chart = { ...entered({ a1c: 8, weight: 80, height: 160 }), bmi: { value: 22, from: 'derived' } };
    expect(Object.keys((await save({ chart })).chart)).not.toContain('bmi');
    const [first] = (await save()).records;
    const results = { tool: first?.tool, results: {} };
    expect((await save({ records: [results] })).recalculated).toBe(true);
  });

  test('belongs to its owner alone', async () => {
    const { id } = await save({ patientName: 'Zaynab Secret' });
    const before = await dump(api.store, 'visits');
    for (const [cookie, status] of [
      [other, 404],
      [quick, 403],
      ['', 401],
    ] as const) {
      expect((await call('GET', `visits/${id}`, undefined, cookie)).status).toBe(status);
      expect((await call('DELETE', `visits/${id}`, undefined, cookie)).status).toBe(status);
      const named = { visits: [id] };
      expect((await call('POST', 'patients/join', named, cookie)).status).toBe(status);
      expect((await call('POST', 'patients/part', named, cookie)).status).toBe(status);
      if (status !== 404) {
        expect((await call('POST', 'visits', { patientName: 'A', chart: entered({ a1c: 8 }) }, cookie)).status).toBe(
          status,
        );
        expect((await call('GET', 'visits', undefined, cookie)).status).toBe(status);
      }
    }
    const elsewhere = { origin: 'https://elsewhere.example' };
    const foreign = await api.call('POST', 'visits', { cookie: owner, headers: elsewhere, body: { patientName: 'A' } });
    expect(foreign.status).toBe(403);
    expect(await list('&patientName=zaynab', other)).toEqual([]);
    const chart = entered({ a1c: 8 });
    const candidates = await call('POST', 'patients/candidates', { patientName: 'Zaynab Secret', chart }, other);
    expect(await candidates.json()).toEqual([]);
    expect(await dump(api.store, 'visits')).toBe(before);
  });

  test('goes with its records, and leaves a row in the trail for each', async () => {
    const kept = await save({ patientName: 'Kept' });
    const gone = await save({ patientName: 'Gone' });
    expect((await call('DELETE', `visits/${gone.id}`)).status).toBe(204);
    expect((await call('DELETE', `visits/${gone.id}`)).status).toBe(404);
    expect((await call('GET', `visits/${gone.id}`)).status).toBe(404);
    for (const { id, tool } of gone.records)
      expect((await call('GET', `${toolEntry(tool).collection}/${id}`)).status).toBe(404);
    expect(await (await call('GET', `visits/${kept.id}`)).json()).toEqual(kept);
    const { rows } = await api.store.client.execute(
      "SELECT action, target FROM audit WHERE action IN ('save', 'delete')",
    );
    const trail = rows.map(({ action, target }) => `${action} ${target}`);
    for (const id of [gone.id, ...gone.records.map((one) => one.id)])
      expect(trail).toEqual(expect.arrayContaining([`save ${id}`, `delete ${id}`]));
    expect(await dump(api.store, 'audit')).not.toMatch(/Gone|Kept/);
  });

  test('pages, and finds a name however it is written', async () => {
    const cookie = (await person(api)).cookie;
    for (const name of ['أحمد 1', 'أحمد 2', 'Müller', 'أحمد 3'])
      await save({ patientName: name, chart: entered({ a1c: 8 }) }, cookie);
    const first = await call('GET', 'visits?limit=2&patientName=احمد', undefined, cookie);
    const link = first.headers.get('link') ?? '';
    expect(link).toMatch(/rel="next"/);
    const next = /<\/api\/([^>]+)>/.exec(link)?.[1] ?? '';
    const second = await call('GET', next, undefined, cookie);
    expect(second.headers.get('link')).toBeNull();
    const names = [...((await first.json()) as VisitAnswer[]), ...((await second.json()) as VisitAnswer[])];
    expect(names.map(({ patientName }) => patientName)).toEqual(['أحمد 3', 'أحمد 2', 'أحمد 1']);
    for (const query of ['limit=0', 'cursor=x', 'patientId=x'])
      expect((await call('GET', `visits?${query}`, undefined, cookie)).status).toBe(422);
  });
});

describe('one patient', () => {
  test('is what somebody says, never a name', async () => {
    const chart = entered({ a1c: 8, age: 60, sex: 'male', height: 170 });
    const one = await save({ patientName: 'Same Name', chart });
    const two = await save({ patientName: 'same  name', chart });
    expect(one.patientId).not.toBe(two.patientId);
    const record = (await (
      await call('POST', 'organ-risk-assessments', {
        patientName: 'Same Name',
        patientData: (await loadTool('organ-risk')).defaults,
      })
    ).json()) as { id: string };
    const asked = { patientName: 'SAME NAME', chart: entered({ age: 60, sex: 'female', height: 171, a1c: 7 }) };
    const found = (await (await call('POST', 'patients/candidates', asked)).json()) as Candidate[];
    expect(found).toHaveLength(3);
    expect(found.find(({ patientId }) => patientId === one.patientId)).toMatchObject({
      visits: [{ id: one.id }],
      agrees: ['age', 'height'],
      differs: ['sex'],
      // Whoever decides sees the values, not only the names of what agrees.
      known: { sex: { value: 'male' }, age: { value: 60, on: one.on }, height: { value: 170, on: one.on } },
    });
    expect(Object.keys(found[0]?.known ?? {})).not.toContain('a1c');
    expect(found.find(({ patientId }) => patientId === null)?.records).toMatchObject([
      { id: record.id, tool: 'organ-risk' },
    ]);

    const join = { patientId: one.patientId, visits: [two.id], records: [record.id] };
    for (const _ of [1, 2])
      expect(await (await call('POST', 'patients/join', join)).json()).toEqual({
        visits: [{ id: two.id, patientId: one.patientId }],
        records: [{ id: record.id, patientId: one.patientId }],
      });
    expect((await list(`&patientId=${one.patientId.toUpperCase()}`)).map(({ id }) => id)).toEqual([two.id, one.id]);
    const risks = await call('GET', `organ-risk-assessments?patientId=${one.patientId}`);
    expect(((await risks.json()) as { id: string }[]).map(({ id }) => id)).toContain(record.id);
    // The next visit is saved under the same patient at once.
    const three = await save({ patientName: 'Same Name', chart, patientId: one.patientId });
    expect(three.patientId).toBe(one.patientId);

    const parted = (await (
      await call('POST', 'patients/part', { visits: [two.id], records: [record.id] })
    ).json()) as Standing;
    expect(parted.records).toEqual([{ id: record.id, patientId: null }]);
    expect(parted.visits[0]?.patientId).not.toBe(one.patientId);
    expect((await list(`&patientId=${one.patientId}`)).map(({ id }) => id)).toEqual([three.id, one.id]);
    const { rows } = await api.store.client.execute(
      "SELECT action, target FROM audit WHERE action IN ('join', 'part')",
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([...Array<string>(6).fill('join'), 'part', 'part']);
  });

  test('a record of a visit moves with the whole visit', async () => {
    const one = await save({ patientName: 'Whole' });
    const two = await save({ patientName: 'Whole' });
    const [record] = two.records;
    await call('POST', 'patients/join', { patientId: one.patientId, records: [record?.id] });
    expect((await list(`&patientId=${one.patientId}`)).map(({ id }) => id)).toEqual([two.id, one.id]);
    for (const { id, tool } of two.records) {
      const answer = await call('GET', `${toolEntry(tool).collection}/${id}`);
      expect(await answer.json()).toMatchObject({ patientId: one.patientId });
    }
  });

  test('nobody is joined with what is not there', async () => {
    const { id, patientId } = await save({ patientName: 'Alone' });
    const before = await dump(api.store, 'visits');
    for (const [path, body, status] of [
      ['join', { visits: [id, someId] }, 404],
      ['join', { visits: [id], records: [someId] }, 404],
      ['join', { visits: [id], patientId: someId }, 404],
      ['join', {}, 422],
      ['join', { visits: 'all' }, 422],
      ['join', { visits: ['x'] }, 422],
      ['part', { visits: [], records: [] }, 422],
      ['part', { visits: [someId] }, 404],
    ] as const)
      expect([path, body, (await call('POST', `patients/${path}`, body)).status]).toEqual([path, body, status]);
    expect(
      (await call('POST', 'visits', { patientName: 'A', chart: entered({ a1c: 8 }), patientId: someId })).status,
    ).toBe(404);
    expect(await dump(api.store, 'visits')).toBe(before);
    // A repeat is answered even when its patient has been parted since.
    const body = { id: randomUUID(), patientId, patientName: 'Alone', chart: entered({ a1c: 8 }) };
    const second = await save(body);
    await call('POST', 'patients/part', { visits: [id, second.id] });
    expect((await save(body)).id).toBe(second.id);
  });
});

describe('an account', () => {
  test('takes its visits out whole, and they go with it', async () => {
    const { cookie, id } = await person(api);
    const saved = await save({ patientName: 'Export Me' }, cookie);
    const exported = (await (await call('POST', 'account/export', { format: 'json' }, cookie)).json()) as {
      visits: unknown[];
      records: unknown[];
    };
    expect(exported.visits).toEqual([saved]);
    expect(exported.records).toHaveLength(saved.records.length);
    const account = (await (await call('GET', 'account', undefined, cookie)).json()) as { records: number };
    expect(account.records).toBe(saved.records.length + 1);
    await call('POST', 'account/delete', { password: goodPassword }, cookie);
    for (const table of ['visits', 'assessments', 'users']) expect(await dump(api.store, table)).not.toContain(id);
    expect(await dump(api.store, 'visits')).toContain(ownerId);
  });

  test('that is full takes all of a visit or nothing', async () => {
    await api.stop();
    api = await startApi({ LIMIT_RECORDS_PER_ACCOUNT: '3' });
    const { cookie } = await person(api);
    const full = await call('POST', 'visits', { patientName: 'A', chart: await fullChart() }, cookie);
    expect([full.status, await dump(api.store, 'visits'), await dump(api.store, 'assessments')]).toEqual([
      409,
      '[]',
      '[]',
    ]);
    const body = { id: randomUUID(), patientName: 'A', chart: entered({ a1c: 8 }) };
    for (const _ of [1, 2]) expect((await call('POST', 'visits', body, cookie)).status).toBe(201);
  });
});
