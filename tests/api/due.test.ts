import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PatientDue, PatientListed, PatientsDue, VisitAnswer } from '../../src/api/contract.ts';
import { daysAfter, monthsAfter } from '../../src/engine/chart/day.ts';
import { loadTool } from '../../src/engine/registry.ts';
import type { Known } from '../../src/engine/chart/chart.ts';
import { type Api, cookieOf, person, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_QUICK_PER_HOUR: '1000' });
});
afterAll(() => api.stop());

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number): string => daysAfter(today, -days);
type Told = Known['value'] | readonly [Known['value'], string];
const chartOf = (told: Readonly<Record<string, Told>>) =>
  Object.fromEntries(
    Object.entries(told).map(([fact, one]) => {
      const [value, on] = Array.isArray(one) ? one : [one, today];
      return [fact, { value, on, from: 'entered' }];
    }),
  );
/** Somebody for whom nothing is late, nor will be for two months. */
const calm = {
  age: 50,
  sex: 'male',
  a1c: 6.6,
  targetA1c: 7,
  egfr: 95,
  uacr: 8,
  ldl: 60,
  systolic: 122,
  diastolic: 76,
  weight: 80,
  height: 180,
  smoking: 'never',
  metformin: 2000,
  metforminDuration: 4,
  statin: 'moderate',
  retinopathy: 'none',
  neuropathy: false,
  heartFailure: false,
  ascvd: false,
} as const;

async function newcomer() {
  const { cookie } = await person(api);
  const call = (method: string, path: string, body?: unknown) =>
    api.call(method, path, { cookie, ...(body !== undefined && { body }) });
  const visit = async (patientName: string, told: Readonly<Record<string, Told>>, more = {}): Promise<VisitAnswer> => {
    const answer = await call('POST', 'visits', { patientName, chart: chartOf(told), on: today, ...more });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()) as VisitAnswer;
  };
  const list = async (asked = {}): Promise<PatientsDue> => {
    const answer = await call('POST', 'patients/due', { on: today, ...asked });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as PatientsDue;
  };
  return { cookie, call, visit, list };
}
const names = ({ patients }: PatientsDue): string[] => patients.map(({ patientName }) => patientName);

describe('what was done', () => {
  test('is saved with the visit, comes back with it, and is checked', async () => {
    const { call, visit } = await newcomer();
    const saved = await visit('Kept', { ...calm, eyesExamined: [true, ago(100)], feetExamined: true });
    const again = (await (await call('GET', `visits/${saved.id}`)).json()) as VisitAnswer;
    expect(again.chart['eyesExamined']).toEqual({ value: true, on: ago(100), from: 'entered' });
    for (const wrong of [
      { value: 'yes', from: 'entered' },
      { value: true, on: daysAfter(today, 2), from: 'entered' },
      { value: true, on: '1447-05-16', from: 'entered' },
    ]) {
      const refused = await call('POST', 'visits', {
        patientName: 'Wrong',
        chart: { ...chartOf(calm), eyesExamined: wrong },
        on: today,
      });
      expect(refused.status, JSON.stringify(wrong)).toBe(422);
      expect(Object.keys(((await refused.json()) as { fields: object }).fields)).toEqual(['chart.eyesExamined']);
    }
  });
});

describe('the list', () => {
  test('holds who is late or has an urgent step, by risk; nobody for whom nothing is', async () => {
    const { visit, list } = await newcomer();
    await visit('Calm', calm);
    await visit('Late', { ...calm, feetExamined: [true, ago(400)] });
    await visit('Late and at risk', {
      ...calm,
      footUlcer: true,
      footUlcerOpen: false,
      feetExamined: [true, ago(100)],
      ascvd: true,
    });
    await visit('Urgent', { ...calm, footUlcer: true, footUlcerOpen: true });
    const found = await list();
    expect(names(found)).toEqual(['Urgent', 'Late and at risk', 'Late']);
    const [urgent, , late] = found.patients as [PatientDue, PatientDue, PatientDue];
    expect(urgent.urgent.map(({ id }) => id)).toContain('refer:feet');
    expect(late).toMatchObject({ urgent: [], on: today });
    expect(late.due).toEqual([{ id: 'feet', since: monthsAfter(ago(400), 12) }]);
    expect(found.waiting).toBe(0);
  });

  test('goes by the last visit alone: what was done since is late no more', async () => {
    const { call, visit, list } = await newcomer();
    const first = await visit('Seen again', { ...calm, feetExamined: [true, ago(400)] });
    expect(names(await list())).toEqual(['Seen again']);
    const { patientId } = first;
    const second = await visit('Seen again', { ...calm, feetExamined: true }, { patientId });
    expect(names(await list())).toEqual([]);
    // Deleted, it is as before.
    await call('DELETE', `visits/${second.id}`);
    expect(names(await list())).toEqual(['Seen again']);
    await call('DELETE', `visits/${first.id}`);
    expect(names(await list())).toEqual([]);
  });

  test('is of its own account alone; nobody else’s, no quick user’s, no stranger’s', async () => {
    const one = await newcomer();
    await one.visit('Mine', { ...calm, feetExamined: [true, ago(400)] });
    const other = await newcomer();
    expect(names(await other.list())).toEqual([]);
    const table = await other.call('POST', 'patients/due-csv', { on: today });
    expect(await table.text()).not.toContain('Mine');
    const quick = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } }));
    for (const path of ['patients/due', 'patients/due-csv']) {
      expect((await api.call('POST', path, { cookie: quick, body: { on: today } })).status).toBe(403);
      expect((await api.call('POST', path, { body: { on: today } })).status).toBe(401);
      expect((await api.call('GET', path, { cookie: one.cookie })).status).toBe(405);
    }
  });

  test('pages hold everybody once, in one order; a cursor that is none is refused', async () => {
    const { call, visit } = await newcomer();
    for (const n of [1, 2, 3, 4, 5]) await visit(`Late ${n}`, { ...calm, feetExamined: [true, ago(400 + n)] });
    const seen: string[] = [];
    let path: string | undefined = 'patients/due';
    while (path) {
      const answer: Response = await call('POST', path, { on: today, limit: 2 });
      seen.push(...names((await answer.json()) as PatientsDue));
      path = /<\/api\/([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['Late 5', 'Late 4', 'Late 3', 'Late 2', 'Late 1']);
    for (const cursor of [
      '',
      'nonsense',
      Buffer.from('[1,2]').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ])
      expect((await call('POST', `patients/due?cursor=${cursor}`, { on: today })).status, cursor).toBe(422);
    expect((await call('POST', 'patients/due', { on: '2020-01-01' })).status).toBe(422);
    expect((await call('POST', 'patients/due', { on: today, patientName: 'A' })).status).toBe(422);
  });

  test('looks through visits of before, some at a time, until none waits', async () => {
    const { visit, list } = await newcomer();
    const made: VisitAnswer[] = [];
    for (let n = 0; n < 27; n += 1) made.push(await visit(`Before ${n}`, { ...calm, feetExamined: [true, ago(400)] }));
    await api.store.write(made.map(({ id }) => ({ sql: 'DELETE FROM visit_due WHERE visit_id = ?', args: [id] })));
    const first = await list();
    expect(first.patients.length).toBe(25);
    expect(first.waiting).toBe(2);
    const second = await list();
    expect(second).toMatchObject({ waiting: 0 });
    expect(second.patients.length).toBe(27);
  });

  test('a visit that is sent twice is stored once, and so is what it leaves due', async () => {
    const { visit, list } = await newcomer();
    const id = randomUUID();
    for (let n = 0; n < 2; n += 1) await visit('Twice', { ...calm, feetExamined: [true, ago(400)] }, { id });
    expect(names(await list())).toEqual(['Twice']);
  });
});

describe('the list of everybody', () => {
  test('says of each what has a day, and which step of the last visit cannot wait', async () => {
    const { call, visit, list } = await newcomer();
    const everybody = async (asked = {}): Promise<PatientListed[]> => {
      const answer = await call('POST', 'patients/search', asked);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as PatientListed[];
    };
    await visit('Late', { ...calm, feetExamined: [true, ago(400)] });
    const { id, patientId } = await visit('Urgent', { ...calm, footUlcer: true, footUlcerOpen: true });
    const [urgent, late] = await everybody();
    expect(urgent?.left?.urgent.map((action) => action.id)).toContain('refer:feet');
    expect(late?.left?.urgent).toEqual([]);
    expect(late?.left?.due[0]).toEqual({ id: 'feet', on: monthsAfter(ago(400), 12) });
    // What is not late yet has its day too: a page that stays open is right on the morning after.
    expect(late?.left?.due.some(({ on }) => on > today)).toBe(true);
    const days = late?.left?.due.map(({ on }) => on) ?? [];
    expect(days).toEqual(days.toSorted());
    // Both lists say the same of the same visit.
    for (const { patientName, due } of (await list()).patients)
      expect((await everybody({ patientName }))[0]?.left?.due.filter(({ on }) => on < today)).toEqual(
        due.map(({ id: what, since }) => ({ id: what, on: since })),
      );
    // A record by itself that is saved later leaves what the last visit says.
    const { defaults } = await loadTool('a1c-forecast');
    const record = randomUUID();
    const body = { id: record, tool: 'a1c-forecast', patientName: 'Urgent', patientData: defaults, examples: [] };
    expect((await call('POST', 'assessments', body)).status).toBe(201);
    expect((await everybody()).find((one) => one.patientId === null)?.left).toBeNull();
    await call('POST', 'patients/join', { patientId, records: [record] });
    expect((await everybody())[0]).toMatchObject({ patientId, visitId: id, left: urgent?.left });
  });

  test('looks through the visits of a page that were saved before there was such a list', async () => {
    const { call, visit } = await newcomer();
    const made: VisitAnswer[] = [];
    for (let n = 0; n < 27; n += 1) made.push(await visit(`Before ${n}`, { ...calm, feetExamined: [true, ago(400)] }));
    await api.store.write(made.map(({ id }) => ({ sql: 'DELETE FROM visit_due WHERE visit_id = ?', args: [id] })));
    const read = async (): Promise<number> => {
      const found = (await (await call('POST', 'patients/search', { limit: 30 })).json()) as PatientListed[];
      expect(found.length).toBe(27);
      return found.filter(({ left }) => left?.due[0]?.id === 'feet').length;
    };
    expect(await read()).toBe(25);
    expect(await read()).toBe(27);
  });
});

describe('the table', () => {
  test('is for a spreadsheet, in either language, and begins no formula', async () => {
    const { call, visit } = await newcomer();
    await visit('=HYPERLINK("http://x")', { ...calm, feetExamined: [true, ago(400)] });
    await visit('Noura, A.', { ...calm, footUlcer: true, footUlcerOpen: true, eyesExamined: [true, ago(900)] });
    await visit('Two late', { ...calm, feetExamined: [true, ago(400)], eyesExamined: [true, ago(900)], a1c: 7.2 });
    const answer = await call('POST', 'patients/due-csv', { on: today });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="due-${today}.csv"`);
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toContain('patient,last visit,urgent step,by,overdue,overdue since');
    expect(lines[1]).toMatch(/^"Noura, A\.",/);
    expect(lines[1]).toContain('Eyes (retina)');
    // As many days as things that are late, in the same order.
    expect(lines[2]).toContain(`,"Eyes (retina); Feet","${monthsAfter(ago(900), 12)}; ${monthsAfter(ago(400), 12)}"`);
    expect(lines[3]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)"/);
    expect(lines[3]).toContain(`Feet,${monthsAfter(ago(400), 12)}`);
    expect(lines.length).toBe(5);
    const arabic = await (await call('POST', 'patients/due-csv', { on: today, locale: 'ar' })).text();
    expect(arabic).toContain('القدمان');
    expect((await call('POST', 'patients/due-csv', { on: today, locale: 'fr' })).status).toBe(422);
  });
});
