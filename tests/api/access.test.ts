import { afterEach, describe, expect, test } from 'vitest';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';
import { goodVisit } from './routes.ts';
import { runScript } from './run-script.ts';

let api: Api;
afterEach(() => api.stop());

const code = async (answer: Response) => `${answer.status} ${((await answer.json()) as { error: string }).error}`;
const register = (email: string, invitation?: string) =>
  api.call('POST', 'auth/register', {
    body: { name: 'Noura', email, password: goodPassword, ...(invitation !== undefined && { invitation }) },
  });
const login = (email: string, password = goodPassword, more = {}) =>
  api.call('POST', 'auth/login', { body: { email, password }, ...more });
const accounts = (...args: readonly string[]) => runScript('accounts', args, { url: `file:${api.file}` });
const invite = async (...args: readonly string[]): Promise<string> =>
  (await accounts('invite', ...args)).out.split('\n')[0] ?? '';
const actions = async (id: string): Promise<string[]> =>
  (
    await api.store.client.execute({ sql: 'SELECT action FROM audit WHERE user_id = ? ORDER BY id', args: [id] })
  ).rows.map((row) => String(row['action']));

describe('registration', () => {
  test('open: everybody, and a superfluous code does no harm', async () => {
    api = await startApi();
    expect(await (await api.call('GET', 'auth/ways')).json()).toEqual({ registration: 'open' });
    expect((await register('open@clinic.example', 'aaaaa')).status).toBe(201);
  });

  test('closed: nobody, not even with an invitation; who has an account and quick visitors come in', async () => {
    api = await startApi({ REGISTRATION: 'closed' });
    expect(await (await api.call('GET', 'auth/ways')).json()).toEqual({ registration: 'closed' });
    expect(await code(await register('late@clinic.example', await invite()))).toBe('403 registration_closed');
    expect((await api.call('POST', 'auth/quick-login', { body: { name: 'A' } })).status).toBe(200);
    expect(await dump(api.store, 'users')).not.toContain('late@');
  });

  test('by invitation: with a code that is used once, in whatever way it is typed', async () => {
    api = await startApi({ REGISTRATION: 'invitation' });
    expect(await code(await register('first@clinic.example'))).toBe('422 invitation_wrong');
    expect(await code(await register('first@clinic.example', 'aaaaa-aaaaa-aaaaa-aaaaa'))).toBe('422 invitation_wrong');
    const given = await invite();
    expect(given).toMatch(/^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/);
    expect(await dump(api.store, 'invitations')).not.toContain(given.replaceAll('-', ''));
    const typed = ` ${given.toUpperCase().replaceAll('-', ' ')} `;
    const both = await Promise.all([register('first@clinic.example', typed), register('other@clinic.example', typed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await code(await register('third@clinic.example', given))).toBe('422 invitation_wrong');
  });

  test('by invitation: for one address only, and not for ever', async () => {
    api = await startApi({ REGISTRATION: 'invitation' });
    const given = await invite('Huda@clinic.example', '--days', '3');
    expect(await code(await register('else@clinic.example', given))).toBe('422 invitation_wrong');
    expect((await register('huda@CLINIC.example', given)).status).toBe(201);
    const late = await invite();
    await api.store.write(['UPDATE invitations SET expires_at = 1']);
    expect(await code(await register('late@clinic.example', late))).toBe('422 invitation_wrong');
  });

  test('by invitation: whoever has none does not learn who has an account; a taken address leaves the code good', async () => {
    api = await startApi({ REGISTRATION: 'invitation' });
    expect((await register('huda@clinic.example', await invite())).status).toBe(201);
    expect(await code(await register('huda@clinic.example', 'aaaaa'))).toBe('422 invitation_wrong');
    const given = await invite();
    expect(await code(await register('huda@clinic.example', given))).toBe('409 email_taken');
    expect((await register('noura@clinic.example', given)).status).toBe(201);
  });
});

describe('npm run operate -- accounts', () => {
  test('suspend: sessions and tokens are dead, signing in says so only after the right password; resume', async () => {
    api = await startApi();
    const { cookie, email, id } = await person(api);
    const asked = { name: 'Ward', scope: 'read', days: 30, password: goodPassword };
    const made = await api.call('POST', 'account/tokens', { cookie, body: asked });
    const { token } = (await made.json()) as { token: string };
    const suspended = await accounts('suspend', email.toUpperCase());
    expect(suspended.out).toContain('is suspended');
    expect((await accounts('suspend', email)).out).toContain('was suspended already');
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect(await code(await api.call('GET', 'assessments', { headers }))).toBe('401 token_wrong');
    expect(await code(await login(email, 'wrong password'))).toBe('401 wrong_credentials');
    const right = await login(email);
    expect(right.headers.getSetCookie()).toEqual([]);
    expect(await code(right)).toBe('403 account_suspended');
    expect((await accounts('resume', email)).out).toContain('may sign in again');
    expect((await login(email)).status).toBe(200);
    expect(await actions(id)).toEqual(
      expect.arrayContaining(['suspend', 'sign-in-failed', 'sign-in-suspended', 'resume', 'sign-in']),
    );
  });

  test('end-sessions: every session and token', async () => {
    api = await startApi();
    const { cookie, email, id } = await person(api);
    const second = cookieOf(await login(email));
    expect((await accounts('end-sessions', email)).out).toContain('has ended');
    for (const one of [cookie, second]) expect((await api.call('GET', 'auth/user', { cookie: one })).status).toBe(401);
    expect(await actions(id)).toContain('sessions-ended');
  });

  test('list and delete: who is there with how much, and a leaver gone with it, which has to be said', async () => {
    api = await startApi();
    const stays = await person(api);
    const leaver = await person(api, 'Dr. Omar');
    const saved = await api.call('POST', 'visits', { cookie: leaver.cookie, body: goodVisit });
    const { records } = (await saved.json()) as { records: object[] };
    await accounts('suspend', stays.email);
    const { out } = await accounts('list');
    expect(out).toContain('Accounts: 2.');
    expect(out).toMatch(new RegExp(`^${stays.email}, made \\d{4}-.*, visits: 0, records: 0, suspended$`, 'm'));
    expect(out).toMatch(new RegExp(`^${leaver.email}, .*, visits: 1, records: ${records.length}$`, 'm'));
    expect(out).not.toMatch(/Omar|Ali/);
    const kept = await accounts('delete', leaver.email);
    expect(kept).toEqual({ code: 1, out: expect.stringContaining('--with-records') });
    expect((await api.call('GET', 'auth/user', { cookie: leaver.cookie })).status).toBe(200);
    const gone = await accounts('delete', leaver.email, '--with-records');
    expect(gone).toEqual({ code: 0, out: expect.stringContaining('is deleted') });
    expect((await api.call('GET', 'auth/user', { cookie: leaver.cookie })).status).toBe(401);
    expect((await login(leaver.email)).status).toBe(401);
    for (const table of ['users', 'visits', 'assessments', 'sessions', 'passkeys', 'access_tokens'])
      expect(await dump(api.store, table)).not.toContain(leaver.id);
    expect(await actions(leaver.id)).toContain('account-delete');
    expect((await accounts('delete', leaver.email)).out).toContain('There is no account');
    expect((await accounts('list')).out).toContain('Accounts: 1.');
  });

  test('lift-lock: what was guessed at this account counts no longer', async () => {
    api = await startApi({ LIMIT_LOGIN_PER_ACCOUNT: '2', LIMIT_LOGIN_UNKNOWN_DEVICES: '3' });
    const { email, id } = await person(api);
    const from = (address: string) => ({ address });
    for (let at = 0; at < 6; at += 1) await login(email, 'wrong password', from(`10.5.0.${at % 3}`));
    // Once a minute a stranger may; the second is refused.
    await login(email, 'wrong password', from('10.5.0.8'));
    expect((await login(email, goodPassword, from('10.5.0.9'))).status).toBe(429);
    const { vi } = await import('vitest');
    expect((await accounts('lift-lock', email)).out).toContain('no longer count');
    // What this process remembers for ten seconds.
    const later = performance.now() + 11_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect((await login(email, goodPassword, from('10.5.0.9'))).status).toBe(200);
    expect((await login(email, goodPassword, from('10.5.0.1'))).status).toBe(200);
    vi.restoreAllMocks();
    expect(await actions(id)).toContain('lock-lifted');
  });

  test.each([
    [[], 'npm run operate -- accounts invite'],
    [['suspend'], 'npm run operate -- accounts invite'],
    [['remove', 'a@b.co'], 'npm run operate -- accounts invite'],
    [['list', 'a@b.co'], 'npm run operate -- accounts invite'],
    [['delete'], 'npm run operate -- accounts invite'],
    [['suspend', 'nobody@clinic.example'], 'There is no account'],
    [['invite', 'not an address'], 'is no email address'],
    [['invite', '--days', '0'], '--days is a number'],
  ])('refuses %j in a line', async (args, sentence) => {
    api = await startApi();
    const { code: exit, out: said } = await accounts(...args);
    expect(exit).toBe(1);
    expect(said).toContain(sentence);
  });
});

test('a sign-in from a device that was never here is a row of its own; from a known one it is not', async () => {
  api = await startApi();
  const { email, id } = await person(api);
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36' };
  const answer = await login(email, goodPassword, { headers });
  const device = answer.headers.getSetCookie()[1]?.split(';')[0];
  await login(email, goodPassword, { headers, cookie: device });
  const { rows } = await api.store.client.execute({
    sql: 'SELECT action, target FROM audit WHERE user_id = ? ORDER BY id',
    args: [id],
  });
  expect(rows.map((row) => `${row['action']} ${row['target'] ?? ''}`.trim())).toEqual([
    'register',
    'sign-in',
    'new-device Chrome, Windows',
    'sign-in',
  ]);
});
