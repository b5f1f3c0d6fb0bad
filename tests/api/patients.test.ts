import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import type { PatientListed, PatientsDue, VisitAnswer } from '../../src/api/contract.ts';
import { urgentOf } from '../../src/engine/answer/compare-plans.ts';
import { inShort } from '../../src/engine/plan/in-short.ts';
import { type Api, person, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000' });
});
afterAll(() => api.stop());

const facts = { age: 66, sex: 'female', egfr: 45, sulfonylurea: true };
const known = (more: object, on?: string) =>
  Object.fromEntries(
    Object.entries({ ...facts, ...more }).map(([fact, value]) => [fact, { value, from: 'entered', ...(on && { on }) }]),
  );

async function newcomer() {
  const { cookie } = await person(api);
  const call = (method: string, path: string, body?: unknown) =>
    api.call(method, path, { cookie, ...(body !== undefined && { body }) });
  const list = async (asked = {}): Promise<PatientListed[]> => {
    const answer = await call('POST', 'patients/search', asked);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as PatientListed[];
  };
  const visit = async (body: object): Promise<VisitAnswer> => {
    const answer = await call('POST', 'visits', body);
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()) as VisitAnswer;
  };
  const record = async (patientName: string, a1c: number): Promise<string> => {
    const { defaults } = await loadTool('a1c-forecast');
    const id = randomUUID();
    const body = { id, tool: 'a1c-forecast', patientName, patientData: { ...defaults, a1c }, examples: [] };
    expect((await call('POST', 'assessments', body)).status).toBe(201);
    return id;
  };
  return { call, list, visit, record };
}

test('a list tells what a medicine is called where the last visit names it', async () => {
  const { call, list, visit, record } = await newcomer();
  const lows = { sulfonylurea: true, hypoglycaemiaHistory: true, egfr: 41 } as const;
  await visit({ patientName: 'Huda', chart: known({ ...lows, sulfonylureaAgent: 'gliclazide' }, '2026-04-10') });
  await visit({ patientName: 'Salma', chart: known({ ...lows }, '2026-04-10') });
  await record('Ahmad', 7.1);
  expect((await list()).map(({ patientName, named }) => [patientName, named])).toEqual([
    ['Ahmad', []],
    ['Salma', []],
    ['Huda', ['gliclazide']],
  ]);
  const due = (await (
    await call('POST', 'patients/due', { on: new Date().toISOString().slice(0, 10) })
  ).json()) as PatientsDue;
  expect(Object.fromEntries(due.patients.map(({ patientName, named }) => [patientName, named]))).toEqual({
    Huda: ['gliclazide'],
    Salma: [],
  });
});

test('everybody stands in the list once, with figures, the last headline and no plan', async () => {
  const { call, list, visit, record } = await newcomer();
  const first = await visit({ patientName: 'Huda', chart: known({ a1c: 8.2 }, '2026-01-10') });
  const { patientId } = first;
  const last = await visit({ patientName: 'Huda', patientId, chart: known({ a1c: 9.4 }, '2026-04-10') });
  const apart = await record('أحمد', 7.1);
  await record('احمد', 7.3);
  const answer = await call('POST', 'patients/search', {});
  const text = await answer.clone().text();
  const [ahmad, huda, ...others] = (await answer.json()) as PatientListed[];
  expect(others).toEqual([]);
  // Nobody has joined the two records: one name, in whatever letters, is one line without an id.
  expect(ahmad).toMatchObject({ patientId: null, visits: 0, records: 2, visitId: null, patientName: 'احمد' });
  expect(ahmad?.a1c.map(({ value }) => value)).toEqual([7.3]);
  expect(ahmad?.record?.tool).toBe('a1c-forecast');
  expect(huda).toEqual({
    patientId,
    patientName: 'Huda',
    visits: 2,
    records: 0,
    createdAt: last.createdAt,
    on: last.on,
    age: { value: 66, on: '2026-04-10' },
    a1c: [
      { value: 8.2, on: '2026-01-10' },
      { value: 9.4, on: '2026-04-10' },
    ],
    headline: JSON.parse(JSON.stringify(inShort(last.plan))) as unknown,
    named: [],
    visitId: last.id,
    left: {
      on: last.on,
      due: expect.any(Array) as unknown,
      urgent: JSON.parse(JSON.stringify(urgentOf(last.plan))) as unknown,
    },
    record: null,
  });
  expect(huda?.headline.length).toBeGreaterThan(0);
  expect(text).not.toContain('overruled');
  // Joined, and saved after the visit: it is the newest of hers, and a visit still begins from the last visit.
  await call('POST', 'patients/join', { patientId, records: [apart] });
  const [one, two] = await list();
  expect(one).toMatchObject({ patientId: null, records: 1 });
  expect(two).toMatchObject({ patientId, visits: 2, records: 1, visitId: last.id, patientName: 'أحمد' });
  expect(two?.record).toEqual({ id: apart, tool: 'a1c-forecast' });
});

test('a name is found in any letters, by any name of the patient; examples are no figures', async () => {
  const { list, visit } = await newcomer();
  const { patientId } = await visit({ patientName: 'Müller', chart: known({ a1c: 8.2 }) });
  await visit({ patientName: 'Schmidt', patientId, chart: { a1c: { value: 7, from: 'example' } } });
  await visit({ patientName: 'Somebody', chart: known({}) });
  expect((await list()).map(({ patientName }) => patientName)).toEqual(['Somebody', 'Schmidt']);
  const [found, ...others] = await list({ patientName: 'muller' });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ patientId, visits: 2, a1c: [{ value: 8.2 }] });
  expect(await list({ patientName: 'nobody' })).toEqual([]);
});

test('pages hold everybody once, and nobody else’s; a deleted visit goes', async () => {
  const { call, list, visit } = await newcomer();
  const names = ['A', 'B', 'C', 'D', 'E'];
  const made = [];
  for (const patientName of names) made.push(await visit({ patientName, chart: known({ a1c: 7.5 }) }));
  const seen: string[] = [];
  let path: string | undefined = 'patients/search';
  let pages = 0;
  while (path) {
    const answer = await call('POST', path, { limit: 2 });
    seen.push(...((await answer.json()) as PatientListed[]).map(({ patientName }) => patientName));
    path = /<\/api\/([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1];
    pages += 1;
  }
  expect(seen).toEqual(names.toReversed());
  expect(pages).toBe(3);
  expect(await (await newcomer()).list()).toEqual([]);
  await call('DELETE', `visits/${made[0]?.id}`);
  expect((await list()).length).toBe(4);
});

test('a page is read by its own patients and visits, however many others there are', async () => {
  const { call, visit } = await newcomer();
  await visit({ patientName: 'Huda', chart: known({ a1c: 8.2 }) });
  // The statements as they are sent, not as somebody remembers them.
  const sent = vi.spyOn(api.store.client, 'execute');
  await call('POST', 'patients/search', {});
  await call('POST', 'patients/due', { on: new Date().toISOString().slice(0, 10) });
  const pages = sent.mock.calls
    .map(([statement]) => statement as unknown as { sql: string; args: string[] })
    .filter(({ sql }) => sql?.includes('json_each'));
  sent.mockRestore();
  expect(pages.length).toBeGreaterThanOrEqual(4);
  for (const { sql, args } of pages) {
    const { rows } = await api.store.client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    const plan = rows.map((row) => String(row['detail'])).filter((step) => /\b(visits|assessments)\b/.test(step));
    expect(plan.length).toBeGreaterThan(0);
    // Whole rows are read by an id, never everybody's.
    for (const step of plan) expect(step).toMatch(/COVERING INDEX|\(user_id=\? AND (?:id|patient_id)=\?\)/);
  }
});
