import { createHash } from 'node:crypto';
import { TOTP, Secret } from 'otpauth';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { authenticator } from './authenticator.ts';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';
import { runScript } from './run-script.ts';

let api: Api;
afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});
const { post, me, actions } = accountCalls(() => api);

const sealKey = 'one key of more than thirty-two characters';
const policy = (secondFactor: 'offered' | 'required', more = {}) =>
  startApi({ SECOND_FACTOR: secondFactor, SECOND_FACTOR_KEY: sealKey, LIMIT_REGISTER_PER_HOUR: '1000', ...more });
const code = async (answer: Response) =>
  `${answer.status} ${((await answer.clone().json()) as { error: string }).error}`;
const read = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** The figures of an app, so many half minutes from now. */
const figures = (secret: string, away = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + away * 30_000 });
const login = (email: string, more: object = {}, sent: object = {}) =>
  post('auth/login', { email, password: goodPassword, ...more }, undefined, sent);
const listed = (cookie: string) =>
  read<{ app: object | null; codesLeft: number; passkeys: { id: string }[]; secondFactor: string }>(
    api.call('GET', 'account/passkeys', { cookie }),
  );

interface Asked {
  readonly secret: string;
  readonly uri: string;
  readonly sealed: string;
}
const ask = (cookie: string) => read<Asked>(api.call('POST', 'account/authenticator/options', { cookie }));

async function withApp() {
  const who = await person(api);
  const { secret, sealed } = await ask(who.cookie);
  const answer = await post('account/authenticator', { sealed, code: figures(secret, -1) }, who.cookie);
  expect(answer.status).toBe(201);
  const { codes } = (await answer.json()) as { codes: string[] };
  return { ...who, before: who.cookie, cookie: cookieOf(answer), secret, codes };
}
async function addPasskey(cookie: string, id: string) {
  const device = authenticator(id);
  const asked = await read<{ challenge: string }>(post('account/passkeys/options', { password: goodPassword }, cookie));
  const answer = await post('account/passkeys', { name: 'Phone', response: device.make(asked) }, cookie);
  expect(answer.status).toBe(201);
  return { device, cookie: cookieOf(answer) };
}
const toSign = () => read<{ challenge: string }>(api.call('POST', 'auth/passkey/options'));
/** As if its person had shown who they are long ago. */
const longAgo = () => api.store.client.execute('UPDATE sessions SET confirmed_at = confirmed_at - 360000');

describe('an app is added', () => {
  test('with its first figures; the figures of that half minute open nothing, ten codes come with it', async () => {
    api = await policy('offered');
    const who = await person(api);
    const { secret, uri, sealed } = await ask(who.cookie);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(who.email));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await code(await post('account/authenticator', { sealed, code: '000000' }, who.cookie))).toBe(
      '401 second_step_wrong',
    );
    const now = figures(secret);
    const added = await post('account/authenticator', { sealed, code: now }, who.cookie);
    expect(((await added.clone().json()) as { codes: string[] }).codes).toHaveLength(10);
    expect(await me(cookieOf(added))).toBe(200);
    expect(await code(await login(who.email, { code: now }))).toBe('401 second_step_wrong');
    expect(await listed(cookieOf(added))).toMatchObject({ app: { usedAt: null }, codesLeft: 10 });
    expect(await actions(who.id)).toEqual(['register', 'app-add', 'codes-make', 'app-code-wrong']);
  });

  test('never by a secret of somebody else’s, of a password from before, altered, or asked for too long ago', async () => {
    api = await policy('offered');
    const [one, other] = [await person(api), await person(api)];
    const { secret, sealed } = await ask(one.cookie);
    const add = (cookie: string, seal = sealed) =>
      post('account/authenticator', { sealed: seal, code: figures(secret) }, cookie).then(code);
    expect(await add(other.cookie)).toBe('422 app_refused');
    expect(await add(one.cookie, `${sealed.slice(0, -2)}AA`)).toBe('422 app_refused');
    expect(await add(one.cookie, 'x')).toBe('422 app_refused');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    await post('account/confirm', { password: goodPassword }, one.cookie);
    expect(await add(one.cookie)).toBe('422 app_refused');
    vi.useRealTimers();
    // What was confirmed while the clock was ahead counts no longer.
    expect(await code(await api.call('POST', 'account/authenticator/options', { cookie: one.cookie }))).toBe(
      '403 confirm_first',
    );
    await post('account/confirm', { password: goodPassword }, one.cookie);
    const again = await ask(one.cookie);
    const changed = { currentPassword: goodPassword, newPassword: 'another quiet gate' };
    const cookie = cookieOf(await post('account/password', changed, one.cookie));
    const late = { sealed: again.sealed, code: figures(again.secret) };
    expect(await code(await post('account/authenticator', late, cookie))).toBe('422 app_refused');
    expect(await dump(api.store, 'authenticators')).toBe('[]');
  });

  test('and removed only where the password or a passkey was shown within five minutes', async () => {
    api = await policy('offered');
    const who = await withApp();
    const remove = () => api.call('DELETE', 'account/authenticator', { cookie: who.cookie });
    const begin = () => api.call('POST', 'account/authenticator/options', { cookie: who.cookie });
    await longAgo();
    expect(await code(await remove())).toBe('403 confirm_first');
    expect(await code(await begin())).toBe('403 confirm_first');
    expect(await code(await post('account/confirm', { password: 'not this one' }, who.cookie))).toBe(
      '422 wrong_password',
    );
    expect(await code(await post('account/confirm', {}, who.cookie))).toBe('400 missing_fields');
    expect(await code(await remove())).toBe('403 confirm_first');
    expect((await post('account/confirm', { password: goodPassword }, who.cookie)).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await login(who.email)).status).toBe(200);
    expect(await actions(who.id)).toContain('app-remove');
  });

  test.each([
    ['the end of a session', 'sessions/'],
    ['the end of all sessions', 'sessions'],
    ['the removal of a passkey', 'passkeys/'],
  ])('so is %s', async (_, path) => {
    api = await policy('offered');
    const who = await person(api);
    const { cookie, device } = await addPasskey(who.cookie, who.id);
    await post('auth/passkey', { response: device.answer(await toSign()) });
    const list = await read<{ id: string; current?: boolean }[]>(api.call('GET', 'account/sessions', { cookie }));
    const { passkeys } = await listed(cookie);
    const other = list.find(({ current }) => current === false)?.id;
    const target = path === 'passkeys/' ? `passkeys/${passkeys[0]?.id}` : path === 'sessions/' ? path + other : path;
    const goes = () => api.call('DELETE', `account/${target}`, { cookie });
    await longAgo();
    expect(await code(await goes())).toBe('403 confirm_first');
    expect(await me(cookie)).toBe(200);
    expect((await post('account/confirm', { password: goodPassword }, cookie)).status).toBe(204);
    expect([200, 204]).toContain((await goes()).status);
  });

  test('a passkey confirms, too; another person’s does not', async () => {
    api = await policy('offered');
    const [one, other] = [await person(api), await person(api)];
    const mine = await addPasskey(one.cookie, one.id);
    const theirs = await addPasskey(other.cookie, other.id);
    await longAgo();
    const confirm = async (device: ReturnType<typeof authenticator>) =>
      post('account/confirm', { response: device.answer(await toSign()) }, mine.cookie);
    expect(await code(await confirm(theirs.device))).toBe('401 passkey_wrong');
    expect(await code(await api.call('POST', 'account/authenticator/options', { cookie: mine.cookie }))).toBe(
      '403 confirm_first',
    );
    expect((await confirm(mine.device)).status).toBe(204);
    expect((await ask(mine.cookie)).secret).toHaveLength(32);
  });
});

describe('signing in with an app', () => {
  test('asks for its figures after the right password, takes those of now and half a minute around, each once', async () => {
    api = await policy('offered');
    const who = await withApp();
    expect(await code(await login(who.email))).toBe('401 second_step');
    expect(await code(await login(who.email, { password: 'not this one', code: figures(who.secret) }))).toBe(
      '401 wrong_credentials',
    );
    expect(await code(await login(who.email, { code: figures(who.secret, 3) }))).toBe('401 second_step_wrong');
    const both = await Promise.all([1, 2].map(() => login(who.email, { code: figures(who.secret) })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await code(await login(who.email, { code: figures(who.secret, -1) }))).toBe('401 second_step_wrong');
    const typed = figures(who.secret, 1).replace(/^(\d{3})/, '$1 ');
    const arabic = typed.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const answer = await login(who.email, { code: arabic });
    expect(answer.status).toBe(200);
    expect(await me(cookieOf(answer))).toBe(200);
    expect((await actions(who.id)).filter((action) => action === 'sign-in-app')).toHaveLength(2);
  });

  test('a recovery code takes the place of the figures, once; alone it opens nothing and is kept', async () => {
    api = await policy('offered');
    const who = await withApp();
    const [first = '', second = ''] = who.codes;
    expect(await code(await post('auth/recovery', { email: who.email, code: first }))).toBe('401 code_alone');
    expect(await code(await login(who.email, { password: 'not this one', code: first }))).toBe('401 wrong_credentials');
    const answer = await login(who.email, { code: first });
    expect(await answer.clone().json()).toMatchObject({ codesLeft: 9 });
    expect(await me(cookieOf(answer))).toBe(200);
    expect(await code(await login(who.email, { code: first }))).toBe('401 second_step_wrong');
    expect(await code(await post('auth/recovery', { email: who.email, code: first }))).toBe('401 wrong_code');
    expect((await login(who.email, { code: second.toUpperCase() })).status).toBe(200);
  });

  test('figures are counted by account, wherever they come from and whichever password was right before', async () => {
    api = await policy('offered', { LIMIT_LOGIN_PER_ACCOUNT: '4', LIMIT_LOGIN_UNKNOWN_DEVICES: '1000' });
    const who = await withApp();
    const guess = (at: number, sent: object) => login(who.email, sent, { address: `10.4.0.${at}` });
    const tries: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      await guess(at, {});
      tries.push(await code(await guess(at, { code: '000000' })));
    }
    expect(tries).toEqual(Array.from({ length: 4 }, () => '401 second_step_wrong'));
    const over = await guess(9, { code: figures(who.secret) });
    expect(await code(over)).toBe('429 too_many_tries');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    // A code from paper is no guess of six figures: whoever has one is not locked out by a thief of the password.
    expect((await guess(10, { code: who.codes[0] })).status).toBe(200);
    // The operator lifts it.
    const key = createHash('sha256').update(`figures ${who.id}`).digest('base64url');
    expect(await dump(api.store, 'tries')).toContain(key);
    await runScript('accounts', ['lift-lock', who.email], { url: `file:${api.file}`, input: '' });
    expect(await dump(api.store, 'tries')).not.toContain(key);
  });

  test('a right password does not give the tries of the second step back', async () => {
    api = await policy('offered', { LIMIT_LOGIN_PER_ACCOUNT: '5' });
    const who = await withApp();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await login(who.email)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('a passkey', () => {
  test('is both steps by itself; beside it the password alone opens nothing any more', async () => {
    api = await policy('offered');
    const who = await person(api);
    const elsewhere = cookieOf(await login(who.email));
    const { device, cookie } = await addPasskey(who.cookie, who.id);
    // Sessions that a password alone had opened are over.
    expect([await me(who.cookie), await me(elsewhere), await me(cookie)]).toEqual([401, 401, 200]);
    expect(await code(await login(who.email))).toBe('401 second_step');
    expect(await code(await login(who.email, { code: '123456' }))).toBe('401 second_step_wrong');
    const answer = await post('auth/passkey', { response: device.answer(await toSign()) });
    expect(await me(cookieOf(answer))).toBe(200);
  });
});

describe('where a second step is required', () => {
  test('nothing opens before one is set up, by any way in; then everything does', async () => {
    api = await policy('required');
    const who = await person(api);
    const answer = await login(who.email);
    expect(await answer.clone().json()).toMatchObject({ user: { mustAddFactor: true } });
    const cookie = cookieOf(answer);
    expect(await read(api.call('GET', 'auth/user', { cookie }))).toMatchObject({ user: { mustAddFactor: true } });
    const shut = [
      ['GET', 'account'],
      ['GET', 'account/sessions'],
      ['POST', 'account/password'],
      ['POST', 'account/tokens'],
      ['POST', 'account/recovery-codes'],
      ['POST', 'account/export'],
      ['GET', 'assessments'],
      ['GET', 'visits'],
      ['POST', 'patients/search'],
    ] as const;
    const ask1 = (cookieNow: string) =>
      Promise.all(
        shut.map(async ([method, path]) => {
          const told = await api.call(method, path, { cookie: cookieNow, body: method === 'POST' ? {} : undefined });
          return told.status === 403 ? code(told) : String(told.status);
        }),
      );
    expect(new Set(await ask1(cookie))).toEqual(new Set(['403 second_step_missing']));
    const { secret, sealed } = await ask(cookie);
    const added = await post('account/authenticator', { sealed, code: figures(secret) }, cookie);
    expect(await ask1(cookieOf(added))).not.toContain('403 second_step_missing');
    expect(await me(cookie)).toBe(401);
    expect(await read(api.call('GET', 'auth/user', { cookie: cookieOf(added) }))).not.toHaveProperty(
      'user.mustAddFactor',
    );
  });

  test('a passkey will do, a recovery code from before will not', async () => {
    api = await policy('required');
    const [one, other] = [await person(api), await person(api)];
    const { cookie } = await addPasskey(one.cookie, one.id);
    expect((await api.call('GET', 'account', { cookie })).status).toBe(200);
    const { replaceCodes } = await import('../../db/passkeys.ts');
    const { findAccount } = await import('../../db/users.ts');
    const { passwordHash = '' } = (await findAccount(other.email)) ?? {};
    await replaceCodes({ userId: other.id, passwordHash }, ['aaaaabbbbbccccc'], '10.0.0.1');
    const entered = await post('auth/recovery', { email: other.email, code: 'aaaaa-bbbbb-ccccc' });
    expect(await code(await api.call('GET', 'account', { cookie: cookieOf(entered) }))).toBe('403 second_step_missing');
  });

  test('the last one is exchanged for another, not taken away', async () => {
    api = await policy('required');
    const who = await withApp();
    expect(await code(await api.call('DELETE', 'account/authenticator', { cookie: who.cookie }))).toBe(
      '409 last_factor',
    );
    const { cookie } = await addPasskey(who.cookie, who.id);
    expect((await api.call('DELETE', 'account/authenticator', { cookie })).status).toBe(204);
    const [{ id } = { id: '' }] = (await listed(cookie)).passkeys;
    expect(await code(await api.call('DELETE', `account/passkeys/${id}`, { cookie }))).toBe('409 last_factor');
  });

  test('a quick visitor is asked for nothing', async () => {
    api = await policy('required');
    const quick = await post('auth/quick-login', { name: 'Visitor' });
    expect(await quick.clone().json()).not.toHaveProperty('user.mustAddFactor');
    expect(await me(cookieOf(quick))).toBe(200);
  });
});

describe('a new password', () => {
  test('set by the operator leaves the second step; what helps whoever lost it takes it away', async () => {
    api = await policy('required');
    const operate = (script: string, args: readonly string[], input = '') =>
      runScript(script, args, { url: `file:${api.file}`, input });
    const who = await withApp();
    const set = await operate('set-password', [who.email], 'another quiet gate\n');
    expect(set.out).toContain('recovery codes: 10, authenticator apps: 1');
    const entered = await login(who.email, { password: 'another quiet gate' });
    expect(await code(entered)).toBe('401 second_step');
    const removed = await operate('accounts', ['remove-passkeys', who.email]);
    expect(removed.out).toContain('authenticator apps removed: 1');
    expect((await login(who.email, { password: 'another quiet gate' })).status).toBe(200);
    expect(await dump(api.store, 'authenticators')).toBe('[]');
  });

  test('chosen by the person keeps what the session was opened with', async () => {
    api = await policy('offered');
    const who = await withApp();
    const changed = { currentPassword: goodPassword, newPassword: 'another quiet gate' };
    const answer = await post('account/password', changed, who.cookie);
    expect(await me(cookieOf(answer))).toBe(200);
    expect(await code(await login(who.email, { password: 'another quiet gate' }))).toBe('401 second_step');
  });
});

describe('what is stored', () => {
  test('is sealed; another key opens nothing, an older one still does and is exchanged; it goes with the account', async () => {
    api = await policy('offered');
    const who = await withApp();
    expect(await dump(api.store, 'authenticators')).not.toContain(who.secret);
    const other = 'another key of more than thirty-two characters';
    const { settings } = await import('../../src/api/settings.ts');
    expect(settings.secondFactor.keys).toEqual([sealKey]);
    const [{ secret: seal }] = (await api.store.client.execute('SELECT secret FROM authenticators'))
      .rows as unknown as [{ secret: string }];
    /** The product’s own module under other settings. */
    const under = async (keys: string) => {
      vi.resetModules();
      vi.stubEnv('SECOND_FACTOR_KEY', keys);
      return import('../../src/api/second-factor/seal.ts');
    };
    const about = `app ${who.id}`;
    expect((await under(other)).unsealed(seal, about)).toBeUndefined();
    const both = await under(`${other},${sealKey}`);
    expect(both.unsealed(seal, about)).toBe(who.secret);
    expect(both.unsealed(seal, 'app somebody')).toBeUndefined();
    const renewed = both.resealed(seal, who.secret, about);
    expect(renewed).not.toBe(seal);
    expect((await under(other)).unsealed(renewed, about)).toBe(who.secret);
    expect(both.resealed(renewed, who.secret, about)).toBe(renewed);
    expect((await post('account/delete', { password: goodPassword }, who.cookie)).status).toBe(200);
    expect(await dump(api.store, 'authenticators')).toBe('[]');
  });

  test('nothing of it is in the download or the trail', async () => {
    api = await policy('offered');
    const who = await withApp();
    await login(who.email, { code: figures(who.secret) });
    const file = await (await post('account/export', { format: 'json' }, who.cookie)).text();
    expect(file).toContain('"app"');
    for (const text of [file, await dump(api.store, 'audit')]) expect(text).not.toContain(who.secret);
  });
});

describe('off', () => {
  test('is how it begins: a password opens, no app can be added', async () => {
    api = await startApi();
    const who = await person(api);
    expect(await code(await api.call('POST', 'account/authenticator/options', { cookie: who.cookie }))).toBe(
      '404 second_step_off',
    );
    expect(await code(await post('account/authenticator', { sealed: 'x', code: '1' }, who.cookie))).toBe(
      '404 second_step_off',
    );
    await addPasskey(who.cookie, who.id);
    expect(await me(who.cookie)).toBe(200);
    expect((await login(who.email)).status).toBe(200);
    expect(await listed(who.cookie)).toMatchObject({ secondFactor: 'off', app: null });
  });
});
