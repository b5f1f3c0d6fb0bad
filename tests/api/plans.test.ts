import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionNames } from '../../src/api/records/records.ts';
import { planDisclaimer } from '../../src/api/records/plan.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { type Api, person, startApi } from './harness.ts';
import { fullChart } from './visit-charts.ts';

let api: Api;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000' }, undefined, { exportsPerHour: 100 });
  ({ cookie } = await person(api));
});
afterAll(() => api.stop());

interface Carried {
  readonly id: string;
  readonly plan: unknown;
  readonly planRules: string | null;
  readonly planSteps?: readonly string[] | null;
  readonly disclaimer: string;
}
const exported = (format: 'json' | 'csv') => api.call('POST', 'account/export', { body: { format }, cookie });

describe.each(toolIds)('the plan of a record of %s', async (id) => {
  const {
    collection,
    keys: [inputsKey],
  } = toolEntry(id);
  const tool = await loadTool(id);
  const cases = await tool.cases();
  const one = async (record: string): Promise<Carried> =>
    (await api.call('GET', `${collection}/${record}`, { cookie })).json() as Promise<Carried>;
  async function save(inputs: object): Promise<Carried> {
    const answer = await api.call('POST', collection, {
      body: { tool: id, patientName: 'Ali', [inputsKey]: inputs, examples: [] },
      cookie,
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Carried;
  }
  const storable = cases.filter(({ inputs }) => tool.refusal(tool.calculate(inputs).results) === null);
  const first = storable[0]?.inputs ?? tool.defaults;
  const planOf = async (inputs: object): Promise<unknown> =>
    JSON.parse(JSON.stringify(await tool.plan(inputs, tool.calculate(inputs), { examples: [] })));

  test('is in each answer of one record as the engine makes it; a list has the ids of its actions alone', async () => {
    for (const { inputs } of storable.slice(0, 5)) {
      const saved = await save(inputs);
      const list = (await (await api.call('GET', `${collection}?tool=${id}&limit=1`, { cookie })).json()) as Carried[];
      for (const answer of [saved, await one(saved.id)]) {
        expect(answer.plan).toEqual(await planOf(inputs));
        expect(answer).toMatchObject({ planRules: engineVersion, disclaimer: await planDisclaimer() });
        expect(answer).not.toHaveProperty('planSteps');
      }
      const steps = (await tool.plan(inputs, tool.calculate(inputs), { examples: [] })).actions.map(({ id: of }) => of);
      expect(list).toMatchObject([{ id: saved.id, plan: null, planRules: null, planSteps: steps }]);
    }
  });

  test('stays as it was stored when the rules change; a record older than plans has that of today, under their version', async () => {
    const { id: record } = await save(first);
    const then = { actions: [], findings: [], overruled: [], review: 7 };
    const set = (plan: string | null) =>
      api.store.write([
        { sql: `UPDATE assessments SET engine_version = '1.1.1', plan = ? WHERE id = ?`, args: [plan, record] },
      ]);
    await set(JSON.stringify(then));
    expect(await one(record)).toMatchObject({ plan: then, planRules: '1.1.1' });
    await set(null);
    const old = await one(record);
    expect(old).toMatchObject({ engineVersion: '1.1.1', planRules: engineVersion });
    expect(old.plan).toEqual(await planOf(first));
    // A list is not kept waiting by plans of old records.
    const list = (await (await api.call('GET', `${collection}?tool=${id}&limit=1`, { cookie })).json()) as Carried[];
    expect(list[0]).toMatchObject({ id: record, plan: null, planRules: null, planSteps: null });
  });

  test('is left out, and that is said, where the stored inputs cannot be used', async () => {
    const { id: record } = await save(first);
    await api.store.write([
      {
        sql: `UPDATE assessments SET engine_version = '0.0.1', plan = NULL, inputs = '{"age":"old"}' WHERE id = ?`,
        args: [record],
      },
    ]);
    expect(await one(record)).toMatchObject({ plan: null, planRules: engineVersion });
  });
});

describe('an export', () => {
  test('as data and as a table carries the plan of every record', async () => {
    const { records } = (await (await exported('json')).json()) as { records: (Carried & { plan: object | null })[] };
    expect(records.length).toBeGreaterThan(toolIds.length);
    for (const record of records) expect(Object.keys(record)).toEqual(expect.arrayContaining(['plan', 'disclaimer']));
    const [head = '', ...rows] = (await (await exported('csv')).text()).split('\r\n').filter(Boolean);
    const names = head.split(',');
    expect(names.slice(-5)).toEqual(['plan.rules', 'plan.actions', 'plan.overruled', 'plan.review', 'disclaimer']);
    const table = rows.join('\n');
    for (const { plan } of records) {
      if (plan === null) expect(table).toContain('not made: inputs are missing');
      for (const [what, by] of overruledOf(plan)) expect(table).toContain(`${what} by ${by}`);
    }
    for (const row of rows) expect(row).toContain((await planDisclaimer()).slice(0, 30));
  });
});

function overruledOf(plan: object | null): readonly (readonly [string, string])[] {
  const { overruled = [] } = (plan ?? {}) as { overruled?: readonly { action: { id: string }; by: string }[] };
  return overruled.map(({ action, by }) => [action.id, by]);
}

test('no list of the API carries a plan', async () => {
  const saved = await api.call('POST', 'visits', {
    cookie,
    body: { patientName: 'Carried', chart: await fullChart() },
  });
  const { patientId } = (await saved.json()) as { patientId: string };
  const lists = [...collectionNames, 'visits'].flatMap((name) => [
    api.call('GET', `${name}?limit=200&patientId=${patientId}`, { cookie }),
    api.call('POST', `${name}/search`, { cookie, body: { limit: 200, patientId } }),
  ]);
  const answers = await Promise.all(lists);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const filled = (await Promise.all(answers.map((answer) => answer.text()))).filter((text) => text !== '[]');
  expect(filled.length).toBeGreaterThan(4);
  for (const text of filled) expect(text).not.toMatch(/"(actions|findings|overruled)":/);
});

test('a visit stands in a list without its plan, and alone and in the export with it', async () => {
  const body = { patientName: 'Listed', chart: await fullChart() };
  const saved = await api.call('POST', 'visits', { cookie, body });
  const { id, plan } = (await saved.json()) as Carried;
  const read = async (path: string): Promise<unknown> => (await api.call('GET', path, { cookie })).json();
  expect(await read('visits?patientName=Listed')).toMatchObject([{ id, plan: null }]);
  expect(await read(`visits/${id}`)).toMatchObject({ id, plan });
  const exported = await api.call('POST', 'account/export', { cookie, body: { format: 'json' } });
  const { visits } = (await exported.json()) as { visits: Carried[] };
  expect(visits.find((one) => one.id === id)?.plan).toEqual(plan);
});

test('a unit may be written with a blank more or less; the chart keeps ours', async () => {
  const chart = { egfr: { value: 60, unit: 'mL/min/1.73m²', from: 'entered' } };
  const saved = await api.call('POST', 'visits', { cookie, body: { patientName: 'Unit', chart } });
  expect([saved.status, await saved.json()]).toMatchObject([201, { chart: { egfr: { unit: 'mL/min/1.73 m²' } } }]);
});
