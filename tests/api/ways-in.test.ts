import { afterEach, describe, expect, test } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { authenticator } from './authenticator.ts';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';
import { runScript } from './run-script.ts';

let api: Api;
afterEach(() => api.stop());
const { post, actions, me, signIn } = accountCalls(() => api);

const newPassword = 'another quiet gate';
const code = async (answer: Response) => `${answer.status} ${((await answer.json()) as { error: string }).error}`;
const askedToAdd = async (cookie: string) =>
  (await (await post('account/passkeys/options', { password: goodPassword }, cookie)).json()) as { challenge: string };
const askedToSignIn = async () =>
  (await (await api.call('POST', 'auth/passkey/options')).json()) as { challenge: string; rpId: string };
const enter = (response: unknown, more = {}) => post('auth/passkey', { response }, undefined, more);
const operate = (script: string, args: readonly string[], input = '') =>
  runScript(script, args, { url: `file:${api.file}`, input });
const left = async (cookie: string) => {
  const answer = await api.call('GET', 'account/passkeys', { cookie });
  const { passkeys, codesLeft } = (await answer.json()) as { passkeys: object[]; codesLeft: number };
  return [passkeys.length, codesLeft];
};
async function makeCodes(cookie: string): Promise<readonly string[]> {
  const answer = await post('account/recovery-codes', { password: goodPassword }, cookie);
  return ((await answer.json()) as { codes: string[] }).codes;
}
async function withPasskey(site?: string) {
  const who = await person(api);
  const device = authenticator(who.id, site);
  const response = device.make(await askedToAdd(who.cookie));
  expect((await post('account/passkeys', { name: 'Phone', response }, who.cookie)).status).toBe(201);
  return { ...who, device };
}

describe('whoever was in before a new password', () => {
  test('does not finish adding the passkey that was begun under the old one', async () => {
    api = await startApi();
    const who = await person(api);
    const asked = await askedToAdd(who.cookie);
    const changed = { currentPassword: goodPassword, newPassword };
    const cookie = cookieOf(await post('account/password', changed, who.cookie));
    const response = authenticator(who.id).make(asked);
    expect(await code(await post('account/passkeys', { name: 'A', response }, cookie))).toBe('422 passkey_refused');
    expect(await left(cookie)).toEqual([0, 0]);
  });

  test('adds no passkey and makes no codes by what was on its way at that moment, nor on a suspended account', async () => {
    api = await startApi();
    const { addPasskey, replaceCodes } = await import('../../db/passkeys.ts');
    const { findAccount, setPassword } = await import('../../db/users.ts');
    const { suspend } = await import('../../db/suspension.ts');
    const { id, email, cookie } = await person(api);
    const codes = await makeCodes(cookie);
    const { passwordHash = '' } = (await findAccount(email)) ?? {};
    const given = { name: 'A', transports: '[]', most: 10, address: '10.0.0.1' };
    const key = { id: 'key', userId: id, publicKey: 'k', counter: 0 };
    const tries = async (hash: string) => [
      await addPasskey({ ...key, passwordHash: hash }, given),
      await replaceCodes({ userId: id, passwordHash: hash }, ['aaaaa'], '10.0.0.1'),
    ];
    await setPassword(id, 'a new hash');
    expect(await tries(passwordHash)).toEqual([undefined, false]);
    await suspend(id);
    expect(await tries('a new hash')).toEqual([undefined, false]);
    expect(await dump(api.store, 'passkeys')).not.toContain(id);
    const { rows } = await api.store.client.execute('SELECT count(*) AS n FROM recovery_codes');
    expect(rows[0]?.['n']).toBe(codes.length);
    expect((await actions(id)).filter((action) => /codes-make|passkey-add/.test(action))).toEqual(['codes-make']);
  });
});

test('nothing that was begun outlasts the account or its time', async () => {
  api = await startApi();
  const who = await person(api);
  await askedToAdd(who.cookie);
  expect(await dump(api.store, 'passkey_challenges')).toContain(who.id);
  await post('account/delete', { password: goodPassword }, who.cookie);
  expect(await dump(api.store, 'passkey_challenges')).not.toContain(who.id);
  await askedToSignIn();
  await operate('accounts', ['invite']);
  const { prune } = await import('../../db/users.ts');
  await prune({ auditDays: 400, now: Date.now() + 8 * 86_400_000 });
  const { rows } = await api.store.client.execute(
    'SELECT (SELECT count(*) FROM passkey_challenges) + (SELECT count(*) FROM invitations) AS n',
  );
  expect(rows[0]?.['n']).toBe(0);
});

describe('the operator', () => {
  test('is told what still signs in after a new password, and takes it away', async () => {
    api = await startApi();
    const { device, email, cookie, id } = await withPasskey();
    const [first = ''] = await makeCodes(cookie);
    const set = await operate('set-password', [email], `${newPassword}\n`);
    expect(set).toMatchObject({ code: 0, out: expect.stringContaining('passkeys: 1, recovery codes: 10') });
    expect(await me(cookie)).toBe(401);
    expect((await enter(device.answer(await askedToSignIn()))).status).toBe(200);
    const removed = await operate('accounts', ['remove-passkeys', email]);
    expect(removed.out).toContain('passkeys removed: 1, recovery codes removed: 10');
    expect(await code(await enter(device.answer(await askedToSignIn())))).toBe('401 passkey_wrong');
    expect(await code(await post('auth/recovery', { email, code: first }))).toBe('401 wrong_code');
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect(await actions(id)).toContain('ways-in-removed');
    expect((await operate('set-password', [email], `${goodPassword}\n`)).out).not.toContain('passkeys');
  });

  test('suspends passkeys and codes with the rest; they count again afterwards', async () => {
    api = await startApi();
    const { device, email, cookie } = await withPasskey();
    const [first = '', second = ''] = await makeCodes(cookie);
    await operate('accounts', ['suspend', email]);
    for (const answer of [
      await enter(device.answer(await askedToSignIn())),
      await post('auth/recovery', { email, code: first }),
    ]) {
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await code(answer)).toBe('403 account_suspended');
    }
    await operate('accounts', ['resume', email]);
    expect((await enter(device.answer(await askedToSignIn()))).status).toBe(200);
    expect((await post('auth/recovery', { email, code: second })).status).toBe(200);
  });
});

describe('a passkey’s site', () => {
  const site = 'https://diabetes.example';

  test('is the one of SITE_URL, whatever Host the request names', async () => {
    api = await startApi({ SITE_URL: site });
    const { device } = await withPasskey(site);
    const host = { host: 'evil.example' };
    const asked = await api.call('POST', 'auth/passkey/options', { headers: host });
    expect(await asked.json()).toMatchObject({ rpId: 'diabetes.example', userVerification: 'required' });
    const lured = device.answer(await askedToSignIn(), { origin: 'https://evil.example', host: 'evil.example' });
    expect(await code(await enter(lured, { headers: host }))).toBe('401 passkey_wrong');
    const below = device.answer(await askedToSignIn(), { origin: 'https://www.diabetes.example' });
    expect(await code(await enter(below))).toBe('401 passkey_wrong');
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect(await code(await enter(device.answer(await askedToSignIn()), foreign))).toBe('403 other_origin');
    expect((await enter(device.answer(await askedToSignIn()), { headers: host })).status).toBe(200);
  });

  test('without SITE_URL is where the page came from, never another', async () => {
    api = await startApi();
    const { device } = await withPasskey();
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const lured = device.answer(await askedToSignIn(), { origin: 'http://evil.example' });
    expect(await code(await enter(lured, { headers }))).toBe('401 passkey_wrong');
    expect(await code(await enter(device.answer(await askedToSignIn()), { headers }))).toBe('401 passkey_wrong');
  });
});

describe('a recovery code', () => {
  test('sent twice at once lets in once', async () => {
    api = await startApi();
    const { email, cookie } = await person(api);
    const [first = ''] = await makeCodes(cookie);
    const both = await Promise.all([1, 2].map(() => post('auth/recovery', { email, code: first })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await left(cookie)).toEqual([0, 9]);
  });

  test('that is wrong says the same of everybody: unknown, without codes, with codes, suspended', async () => {
    api = await startApi();
    const [bare, full, shut] = [await person(api), await person(api), await person(api)];
    await makeCodes(full.cookie);
    await makeCodes(shut.cookie);
    await operate('accounts', ['suspend', shut.email]);
    const answers = await Promise.all(
      ['nobody@clinic.example', bare.email, full.email, shut.email].map(async (email, at) => {
        const answer = await post('auth/recovery', { email, code: 'aaaaa' }, undefined, { address: `10.3.0.${at}` });
        return [answer.status, [...answer.headers.keys()].sort(), await answer.text()];
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(401);
  });
});

test('what a stranger asks for names nobody and allows nobody’s passkey in particular', async () => {
  api = await startApi();
  await withPasskey();
  const asked: Readonly<Record<string, unknown>> = await askedToSignIn();
  expect(Object.keys(asked).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
});

test('an access token in a path is not written into the log', async () => {
  api = await startApi();
  const { pathToLog } = await import('../../server/log.ts');
  expect(pathToLog(`/api/assessments/djt_${'a'.repeat(43)}`)).toBe('/api/assessments/djt_…');
  expect(pathToLog('/api/assessments')).toBe('/api/assessments');
});

test('everything the trail may say of a person is said in both languages', async () => {
  api = await startApi();
  const { actions: every } = await import('../../db/audit.ts');
  const spoken = [
    (await import('../../src/content/ui/en/account-dialog.ts')).accountDialog,
    (await import('../../src/content/ui/ar/account-dialog.ts')).accountDialog,
  ];
  // An invitation is nobody's yet, and a quick visitor has no account to look into.
  const own = every.filter((action) => !['invite', 'quick-sign-in', 'account-delete'].includes(action));
  for (const { activity } of spoken)
    expect(own.filter((action) => !Object.hasOwn(activity.actions, action))).toEqual([]);
  expect((await operate('audit', ['--action', 'no-such'])).out).toContain('--action is one of register, ');
});
