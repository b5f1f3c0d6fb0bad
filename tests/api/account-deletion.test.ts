import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { type Api, cookieOf, goodPassword, person, startApi } from './harness.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000' });
});
afterEach(() => api.stop());

const post = (path: string, body: unknown, cookie?: string) => api.call('POST', path, { body, cookie });
const remove = ({ cookie }: { cookie: string }, password: unknown = goodPassword) =>
  post('account/delete', { password }, cookie);
const tool = await loadTool('a1c-forecast');
const save = (cookie: string, patientName: string, clinicalNotes = '') =>
  post('assessments', { tool: tool.id, patientName, patientData: tool.defaults, results: {}, clinicalNotes }, cookie);
/** Everything of the database that lies on the disk. */
const onDisk = (): Buffer =>
  Buffer.concat(
    ['', '-wal']
      .map((part) => api.file + part)
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path)),
  );
const times = (word: string): number =>
  onDisk().toString('latin1').split(Buffer.from(word).toString('latin1')).length - 1;

test('asks for the password, and a wrong one deletes nothing', async () => {
  const who = await person(api);
  await save(who.cookie, 'Ali');
  const wrong = await remove(who, 'not this one');
  expect([wrong.status, await wrong.json()]).toEqual([
    422,
    expect.objectContaining({ error: 'wrong_password', fields: { password: { code: 'rule' } } }),
  ]);
  expect((await remove(who, '')).status).toBe(400);
  expect((await api.call('GET', 'assessments', { cookie: who.cookie })).status).toBe(200);
});

test('takes the person, the sessions and every record; the trail stays and names nobody', async () => {
  const [who, other] = [await person(api, 'Zubaydah Qasimi'), await person(api)];
  const second = cookieOf(await post('auth/login', { email: who.email, password: goodPassword }));
  await save(who.cookie, 'Maryam Farsi');
  await save(other.cookie, 'Somebody Else');
  const answer = await remove(who);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
  for (const cookie of [who.cookie, second]) {
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(401);
    expect((await api.call('GET', 'assessments', { cookie })).status).toBe(401);
    expect((await remove({ cookie })).status).toBe(401);
  }
  expect((await post('auth/login', { email: who.email, password: goodPassword })).status).toBe(401);
  const left = await api.store.client.execute(
    'SELECT (SELECT count(*) FROM users) AS u, (SELECT count(*) FROM sessions) AS s, (SELECT count(*) FROM assessments) AS a',
  );
  expect(left.rows[0]).toMatchObject({ u: 1, s: 1, a: 1 });
  const { rows } = await api.store.client.execute({
    sql: 'SELECT action FROM audit WHERE user_id = ? ORDER BY id DESC',
    args: [who.id],
  });
  expect(rows.map((row) => row['action'])).toEqual(['account-delete', 'save', 'new-device', 'sign-in', 'register']);
  // The address is free again, and whoever takes it finds nothing.
  const again = await post('auth/register', { name: 'New', email: who.email, password: goodPassword });
  expect(again.status).toBe(201);
  expect(await (await api.call('GET', 'assessments', { cookie: cookieOf(again) })).json()).toEqual([]);
});

test('nothing of it is left in the file, among others’ records, however the pages were filled', async () => {
  const [who, other] = [await person(api, 'Zubaydah Qasimi'), await person(api)];
  for (let at = 0; at < 150; at += 1) {
    await save(
      at % 3 ? who.cookie : other.cookie,
      at % 3 ? `Wadha-${at} Mutlaq` : `Kept-${at} Person`,
      at % 3 ? `confidential-wadha ${'word '.repeat((at * 37) % 900)}` : 'kept',
    );
    if (at % 10 === 0) {
      const { rows } = await api.store.client.execute({
        sql: 'SELECT id FROM assessments WHERE user_id = ? LIMIT 1',
        args: [who.id],
      });
      if (rows[0]) await api.call('DELETE', `assessments/${String(rows[0]['id'])}`, { cookie: who.cookie });
    }
  }
  for (const word of ['Wadha-', 'wadha-', 'confidential-wadha', 'Zubaydah', who.email])
    expect(times(word), word).toBeGreaterThan(0);
  expect((await remove(who)).status).toBe(200);
  for (const word of ['Wadha-', 'wadha-', 'confidential-wadha', 'Zubaydah', who.email])
    expect(times(word), word).toBe(0);
  expect(times('Kept-')).toBeGreaterThan(0);
  expect(
    (await (await api.call('GET', 'assessments?limit=200', { cookie: other.cookie })).json()) as unknown[],
  ).toHaveLength(50);
});

test('what comes in at the same moment ends well: no failure, and nothing without an owner', async () => {
  const who = await person(api);
  const meanwhile = Array.from({ length: 30 }, (_, at) =>
    at % 3
      ? save(who.cookie, `P${at}`)
      : api.call('POST', 'auth/login', { body: { email: who.email, password: goodPassword }, address: '10.7.0.1' }),
  );
  const [gone, ...answers] = await Promise.all([remove(who), ...meanwhile]);
  expect(gone?.status).toBe(200);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  const { rows } = await api.store.client.execute(
    'SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM sessions) + (SELECT count(*) FROM assessments) AS n',
  );
  expect(rows[0]?.['n']).toBe(0);
});

test('a deletion that was stopped half way is finished by the next tidying', async () => {
  const { prune } = await import('../../db/users.ts');
  const who = await person(api);
  for (let at = 0; at < 5; at += 1) await save(who.cookie, `P${at}`);
  await api.store.write([
    { sql: `UPDATE users SET name = '', email = NULL, password_hash = NULL WHERE id = ?`, args: [who.id] },
  ]);
  await prune({ auditDays: 400 });
  const { rows } = await api.store.client.execute(
    'SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM assessments) AS n',
  );
  expect(rows[0]?.['n']).toBe(0);
});

test('the next tidying rewrites the file; what is saved meanwhile is kept', async () => {
  const { prune } = await import('../../db/users.ts');
  const [who, other] = [await person(api), await person(api)];
  for (let at = 0; at < 60; at += 1) await save(who.cookie, `P${at}`, 'note '.repeat(900));
  await remove(who);
  const pragma = async (name: string) =>
    Object.values((await api.store.client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0];
  expect(await pragma('freelist_count')).toBeGreaterThan(10);
  expect(await pragma('user_version')).toBe(1);
  const [, ...saved] = await Promise.all([
    prune({ auditDays: 400 }),
    ...Array.from({ length: 20 }, (_, at) => save(other.cookie, `Kept ${at}`)),
  ]);
  expect(saved.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect([await pragma('freelist_count'), await pragma('user_version'), await pragma('integrity_check')]).toEqual([
    0,
    0,
    'ok',
  ]);
  // How long the log is by then depends on how many of the saves came after the tidying; nothing deleted stands in it.
  expect(existsSync(`${api.file}-wal`) && readFileSync(`${api.file}-wal`).includes('note note')).toBe(false);
  expect(
    (await (await api.call('GET', 'assessments?limit=200', { cookie: other.cookie })).json()) as unknown[],
  ).toHaveLength(20);
});
