import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordBase, VisitAnswer } from '../../src/api/contract.ts';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { inputsFor } from '../../src/engine/chart/index.ts';
import type { Plan } from '../../src/engine/plan/index.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { visit } from '../../src/engine/visit/index.ts';
import { type Api, person, startApi } from './harness.ts';
import { entered, fullChart, today } from './visit-charts.ts';

let api: Api;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_EXPORTS_PER_HOUR: '100' });
  ({ cookie } = await person(api));
});
afterAll(() => api.stop());

const read = async <T>(path: string): Promise<T> => (await (await api.call('GET', path, { cookie })).json()) as T;
const planOf = async (chart: Chart, on = today): Promise<Plan> =>
  JSON.parse(JSON.stringify((await visit(chart, { on })).plan)) as Plan;
/** What no calculator's own form asks together: a severe low on a sulfonylurea, with kidneys that leak. */
const grave = async (): Promise<Chart> => ({
  ...(await fullChart()),
  ...entered({ severeHypoglycaemia: true, sulfonylurea: true, uacr: 180, metformin: 2000, egfr: 41 }),
});

describe.each(toolIds)('a record of %s that is saved with a patient in hand', async (id) => {
  const { collection, keys } = toolEntry(id);
  const tool = await loadTool(id);
  const send = (body: object) =>
    api.call('POST', collection, { body: { tool: id, patientName: 'Ali', ...body }, cookie });
  const inputsOf = (chart: Chart): object => ({ ...tool.defaults, ...inputsFor(id, chart).inputs });
  const saved = async (body: object): Promise<RecordBase> => {
    const answer = await send(body);
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()) as RecordBase;
  };
  const storable = async (): Promise<object> => {
    const found = (await tool.cases()).find(({ inputs }) => tool.refusal(tool.calculate(inputs).results) === null);
    return found?.inputs ?? tool.defaults;
  };

  test('keeps that patient’s plan, judged by the server over the whole chart, and the chart with it', async () => {
    const chart = await grave();
    const wanted = inputsOf(chart);
    const inputs = tool.refusal(tool.calculate(wanted).results) === null ? wanted : await storable();
    const patient = { on: today, chart };
    const record = await saved({ [keys[0]]: inputs, examples: [], patient });
    const [listed] = await read<RecordBase[]>(`${collection}?tool=${id}&limit=1`);
    const plan = await planOf(chart);
    for (const one of [record, await read<RecordBase>(`${collection}/${record.id}`)])
      expect(one).toMatchObject({ plan, patient });
    expect(listed).toMatchObject({ plan: null, planSteps: plan.actions.map(({ id: step }) => step), patient });
    const own = JSON.parse(JSON.stringify(await tool.plan(inputs, tool.calculate(inputs)))) as Plan;
    expect(record.plan).not.toEqual(own);
  });

  test('alone keeps the plan of its own inputs, and no patient', async () => {
    const inputs = await storable();
    const record = await saved({ [keys[0]]: inputs, examples: [] });
    expect(record.plan).toEqual(
      JSON.parse(JSON.stringify(await tool.plan(inputs, tool.calculate(inputs), { examples: [] }))),
    );
    expect(record).not.toHaveProperty('patient');
  });

  test.each([
    ['no object', [], { patient: { code: 'notAnObject' } }],
    ['no chart', { on: today }, { 'patient.chart': { code: 'required' } }],
    ['no day', { chart: entered({ a1c: 8 }) }, { 'patient.on': { code: 'characters' } }],
    ['a day long past', { on: '2020-01-01', chart: entered({ a1c: 8 }) }, { 'patient.on': { rule: 'today' } }],
    ['a child', { on: today, chart: entered({ age: 12 }) }, { 'patient.chart.age': { code: 'below' } }],
    ['a fact nobody knows', { on: today, chart: entered({ mood: 3 }) }, { 'patient.chart.mood': { code: 'unknown' } }],
    ['a plan of its own', { on: today, chart: entered({ a1c: 8 }), plan: {} }, { 'patient.plan': { code: 'unknown' } }],
  ])('is refused with %s', async (_what, patient, fields) => {
    const answer = await send({ [keys[0]]: await storable(), patient });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'invalid', fields });
  });
});

describe('the records of a visit', () => {
  test('have its plan and its chart, which are stored once', async () => {
    const chart = await grave();
    const answer = await api.call('POST', 'visits', { cookie, body: { patientName: 'Visited', chart } });
    const saved = (await answer.json()) as VisitAnswer;
    expect(saved.records.length).toBeGreaterThan(2);
    for (const { id, tool } of saved.records) {
      const { collection } = toolEntry(tool);
      const record = await read<RecordBase>(`${collection}/${id}`);
      expect(record.plan).toEqual(saved.plan);
      expect(record.patient).toEqual({ on: saved.on, chart: saved.chart });
      expect(record.planRules).toBe(saved.engineVersion);
    }
    const { rows } = await api.store.client.execute({
      sql: 'SELECT count(*) AS kept FROM assessments WHERE visit_id = ? AND (plan IS NOT NULL OR patient IS NOT NULL)',
      args: [saved.id],
    });
    expect(rows[0]?.['kept']).toBe(0);
    const exported = await api.call('POST', 'account/export', { cookie, body: { format: 'json' } });
    const { records } = (await exported.json()) as { records: RecordBase[] };
    const ids = saved.records.map(({ id }) => id);
    for (const record of records.filter(({ id }) => ids.includes(id))) expect(record.plan).toEqual(saved.plan);
  });

  test('of an earlier version keep the plan they were saved with', async () => {
    const answer = await api.call('POST', 'visits', { cookie, body: { patientName: 'Earlier', chart: await grave() } });
    const [first] = ((await answer.json()) as VisitAnswer).records;
    if (!first) throw new Error('the visit has no record');
    const then = { actions: [], findings: [], overruled: [], review: 7 };
    await api.store.write([
      { sql: 'UPDATE assessments SET plan = ? WHERE id = ?', args: [JSON.stringify(then), first.id] },
    ]);
    const record = await read<RecordBase>(`${toolEntry(first.tool).collection}/${first.id}`);
    expect(record.plan).toEqual(then);
    expect(record).not.toHaveProperty('patient');
  });
});
