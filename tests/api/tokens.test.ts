import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { type Api, dump, goodPassword, person, startApi } from './harness.ts';
import { goodRecord } from './routes.ts';
import { serve, type Wire } from './wire.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000' }, undefined, { savesPerDay: 3 });
});
afterAll(() => api.stop());
afterEach(() => void vi.restoreAllMocks());
const { post, actions } = accountCalls(() => api);

interface Made {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: string;
}
const ask = (cookie: string, change: Readonly<Record<string, unknown>> = {}) =>
  post('account/tokens', { name: 'Ward list', scope: 'write', days: 30, password: goodPassword, ...change }, cookie);
async function make(cookie: string, scope: 'read' | 'write' = 'write'): Promise<Made> {
  const answer = await ask(cookie, { scope });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Made;
}
const listed = async (cookie: string) =>
  (await (await api.call('GET', 'account/tokens', { cookie })).json()) as Record<string, unknown>[];
const by = (token: string, more = {}) => ({ headers: { authorization: `Bearer ${token}`, ...more } });
const code = async (answer: Response) => `${answer.status} ${((await answer.json()) as { error: string }).error}`;
const list = (token: string, more = {}) => api.call('GET', 'dosing-engine-assessments', by(token, more));
const save = async (token: string) =>
  api.call('POST', 'dosing-engine-assessments', { body: await goodRecord('dosing'), ...by(token) });

describe('an access token is made', () => {
  test('with the password, shown once, listed by name, kept as a hash only', async () => {
    const { cookie, id } = await person(api);
    const { token, expiresAt } = await make(cookie);
    expect(token).toMatch(/^djt_[\w-]{43}$/);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 30 * 86_400_000)).toBeLessThan(30_000);
    const [seen] = await listed(cookie);
    expect(seen).toMatchObject({ name: 'Ward list', scope: 'write', usedAt: null });
    expect(JSON.stringify(seen)).not.toContain(token.slice(4));
    await list(token);
    for (const table of ['access_tokens', 'audit', 'sessions', 'tries'])
      expect(await dump(api.store, table)).not.toContain(token.slice(4));
    expect(await actions(id)).toContain('token-make');
  });

  test.each([
    ['another scope', { scope: 'admin' }, '422 invalid'],
    ['for ever', { days: 0 }, '422 invalid'],
    ['a name that hides something', { name: 'a\u202eb' }, '422 invalid'],
    ['no name', { name: '' }, '400 missing_fields'],
    ['a wrong password', { password: 'not this one' }, '422 wrong_password'],
  ])('not %s', async (_, change, refused) => {
    const { cookie } = await person(api);
    expect(await code(await ask(cookie, change))).toBe(refused);
    expect(await listed(cookie)).toEqual([]);
  });

  test('twenty at most', async () => {
    const { cookie, id } = await person(api);
    await make(cookie);
    await api.store.write([
      {
        sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19)
          INSERT INTO access_tokens SELECT 'x' || i || ?, ?, 'h' || i, 'n', 'read', 0, ?, NULL, 0 FROM n`,
        args: [id, id, Date.now() + 1000],
      },
    ]);
    expect(await code(await ask(cookie))).toBe('409 tokens_full');
  });
});

describe('a script with a token', () => {
  test('reads, saves and deletes its owner’s records without an Origin, counted as its owner’s sessions are', async () => {
    const { cookie, id } = await person(api);
    const stranger = await person(api);
    const { token } = await make(cookie);
    const saved = await save(token);
    expect(saved.status).toBe(201);
    const record = (await saved.json()) as { id: string };
    expect(await (await list(token)).json()).toMatchObject([{ id: record.id }]);
    const other = await make(stranger.cookie);
    expect(await (await list(other.token)).json()).toEqual([]);
    const one = `dosing-engine-assessments/${record.id}`;
    expect((await api.call('DELETE', one, by(other.token))).status).toBe(404);
    expect((await api.call('DELETE', one, by(token))).status).toBe(204);
    expect([(await save(token)).status, (await save(token)).status, (await save(token)).status]).toEqual([
      201, 201, 429,
    ]);
    await vi.waitFor(async () => expect(await actions(id)).toContain('token-use'));
    expect((await actions(id)).filter((action) => action === 'token-use')).toHaveLength(1);
    expect((await listed(cookie))[0]?.['usedAt']).toMatch(/^\d{4}-/);
  });

  test('made for reading only reads', async () => {
    const { cookie } = await person(api);
    const { token } = await make(cookie, 'read');
    expect((await list(token)).status).toBe(200);
    expect(await code(await save(token))).toBe('403 token_scope');
    const one = 'dosing-engine-assessments/6f1f7a3e-3b1c-4e0e-9a55-0a1b2c3d4e5f';
    expect(await code(await api.call('DELETE', one, by(token)))).toBe('403 token_scope');
  });

  test.each([
    ['GET', 'account'],
    ['POST', 'account/password'],
    ['POST', 'account/delete'],
    ['POST', 'account/export'],
    ['GET', 'account/activity'],
    ['GET', 'account/sessions'],
    ['DELETE', 'account/sessions'],
    ['GET', 'account/tokens'],
    ['POST', 'account/tokens'],
    ['DELETE', `account/tokens/${'0'.repeat(32)}`],
    ['POST', 'auth/login'],
    ['POST', 'auth/register'],
    ['POST', 'auth/quick-login'],
    ['POST', 'auth/logout'],
    ['GET', 'auth/user'],
  ])('%s %s is not for it', async (method, path) => {
    const { cookie } = await person(api);
    const { token } = await make(cookie);
    const body = method === 'POST' ? {} : undefined;
    expect(await code(await api.call(method, path, { body, ...by(token) }))).toBe('403 token_not_here');
  });

  test('sends no cookie, not even a right one', async () => {
    const { cookie } = await person(api);
    const { token } = await make(cookie);
    for (const sent of [cookie, 'theme=dark'])
      expect(await code(await list(token, { cookie: sent }))).toBe('400 two_identities');
  });

  test('is not let in by a token in the address, nor by any other scheme', async () => {
    const { cookie } = await person(api);
    const { token } = await make(cookie);
    const path = `dosing-engine-assessments?access_token=${token}&token=${token}`;
    expect(await code(await api.call('GET', path))).toBe('401 not_signed_in');
    const basic = { headers: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` } };
    expect(await code(await api.call('GET', 'dosing-engine-assessments', basic))).toBe('401 not_signed_in');
  });
});

describe('a token opens nothing any more', () => {
  const dead = async (token: string) => expect(await code(await list(token))).toBe('401 token_wrong');

  test('revoked by its owner, and by nobody else', async () => {
    const { cookie, id: userId } = await person(api);
    const stranger = await person(api);
    const { id, token } = await make(cookie);
    expect((await api.call('DELETE', `account/tokens/${id}`, { cookie: stranger.cookie })).status).toBe(404);
    expect((await list(token)).status).toBe(200);
    expect((await api.call('DELETE', `account/tokens/${id}`, { cookie })).status).toBe(204);
    await dead(token);
    expect(await listed(cookie)).toEqual([]);
    expect(await actions(userId)).toContain('token-revoke');
  });

  test('once its time is over, also before the hourly tidying', async () => {
    const { cookie } = await person(api);
    const { token } = await make(cookie);
    await api.store.write(['UPDATE access_tokens SET expires_at = 1']);
    await dead(token);
    const { prune } = await import('../../db/users.ts');
    await prune({ auditDays: 400 });
    expect((await api.store.client.execute('SELECT 1 FROM access_tokens')).rows).toEqual([]);
  });

  test('after a new password, and after the deletion of the account', async () => {
    const who = await person(api);
    const { token } = await make(who.cookie);
    const changed = { currentPassword: goodPassword, newPassword: 'another quiet gate' };
    expect((await post('account/password', changed, who.cookie)).status).toBe(200);
    await dead(token);
    const leaver = await person(api);
    const left = await make(leaver.cookie);
    expect((await post('account/delete', { password: goodPassword }, leaver.cookie)).status).toBe(200);
    await dead(left.token);
    expect(await dump(api.store, 'access_tokens')).not.toContain(leaver.id);
  });

  test.each([
    ['nothing', ''],
    ['a beginning', 'djt_'],
    ['a part', 'djt_short'],
    ['one that was never made', `djt_${'x'.repeat(43)}`],
    ['a long one', 'x'.repeat(5000)],
  ])('%s', (_, token) => dead(token));
});

describe('over the wire', () => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await serve();
  });
  afterAll(() => wire.stop());

  test('a refused token is in no log', async () => {
    const { cookie } = await person(api);
    const { id, token } = await make(cookie);
    await api.call('DELETE', `account/tokens/${id}`, { cookie });
    const said: string[] = [];
    for (const name of ['log', 'error', 'warn'] as const)
      vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' ')));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const { status } = await wire.ask('GET', `dosing-engine-assessments?token=${token}`, {
      headers: { authorization: `Bearer ${token}`, origin: '' },
    });
    vi.restoreAllMocks();
    expect(status).toBe(401);
    expect(said.join('\n')).not.toContain(token.slice(4));
  });
});
