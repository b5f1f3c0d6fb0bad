import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { authenticator, type Otherwise } from './authenticator.ts';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_LOGIN_UNKNOWN_DEVICES: '2' });
});
afterAll(() => api.stop());
const { post, me, actions, signIn } = accountCalls(() => api);

type Someone = Awaited<ReturnType<typeof person>>;
type Device = ReturnType<typeof authenticator>;
const code = async (answer: Response) => `${answer.status} ${((await answer.json()) as { error: string }).error}`;
const read = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const asked = (cookie: string) =>
  read<{ challenge: string }>(post('account/passkeys/options', { password: goodPassword }, cookie));
const askedToSignIn = () => read<{ challenge: string }>(api.call('POST', 'auth/passkey/options'));
const listed = (cookie: string) =>
  read<{ passkeys: { id: string; name: string; usedAt: string | null }[]; codesLeft: number }>(
    api.call('GET', 'account/passkeys', { cookie }),
  );

async function add({ cookie, id }: Someone, otherwise: Otherwise = {}, name = 'Phone') {
  const device = authenticator(id);
  const answer = await post(
    'account/passkeys',
    { name, response: device.make(await asked(cookie), otherwise) },
    cookie,
  );
  return { device, answer };
}
async function withPasskey(): Promise<Someone & { device: Device }> {
  const who = await person(api);
  const { device, answer } = await add(who);
  expect(answer.status).toBe(201);
  return { ...who, device };
}
const enter = (response: unknown, more = {}) => post('auth/passkey', { response }, undefined, more);

describe('a passkey is added', () => {
  test('after the password, and lets its owner in from then on', async () => {
    const who = await withPasskey();
    expect((await listed(who.cookie)).passkeys).toMatchObject([{ name: 'Phone', usedAt: null }]);
    const answer = await enter(who.device.answer(await askedToSignIn()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { id: who.id, userType: 'registered' } });
    expect(await me(cookieOf(answer))).toBe(200);
    expect((await listed(who.cookie)).passkeys[0]?.usedAt).toMatch(/^\d{4}/);
    expect(await actions(who.id)).toEqual(['register', 'passkey-add', 'sign-in-passkey', 'new-device']);
  });

  test('not without the password, nor without being asked for', async () => {
    const who = await person(api);
    const wrong = await post('account/passkeys/options', { password: 'not this one' }, who.cookie);
    expect(await code(wrong)).toBe('422 wrong_password');
    const made = authenticator(who.id).make({ challenge: 'bm90IGFza2VkIGZvcg' });
    expect(await code(await post('account/passkeys', { name: 'A', response: made }, who.cookie))).toBe(
      '422 passkey_refused',
    );
    expect((await listed(who.cookie)).passkeys).toEqual([]);
  });

  const refused: readonly (readonly [string, Otherwise])[] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4322' }],
    ['another site’s name', { host: 'evil.example' }],
    ['a frame of another site', { crossOrigin: true }],
    ['a touch that does not show who', { unverified: true }],
  ];
  test.each(refused)('not from %s', async (_, otherwise) => {
    const who = await person(api);
    expect(await code((await add(who, otherwise)).answer)).toBe('422 passkey_refused');
    expect((await listed(who.cookie)).passkeys).toEqual([]);
  });

  test('not with what was asked of somebody else, nor twice with the same', async () => {
    const [one, other] = [await person(api), await person(api)];
    const question = await asked(one.cookie);
    const response = authenticator(other.id).make(question);
    expect(await code(await post('account/passkeys', { name: 'A', response }, other.cookie))).toBe(
      '422 passkey_refused',
    );
    const own = authenticator(one.id).make(question);
    expect((await post('account/passkeys', { name: 'A', response: own }, one.cookie)).status).toBe(201);
    const again = authenticator(one.id).make(question);
    expect(await code(await post('account/passkeys', { name: 'B', response: again }, one.cookie))).toBe(
      '422 passkey_refused',
    );
  });

  test('not the one that is another account’s already', async () => {
    const who = await withPasskey();
    const other = await person(api);
    const response = who.device.make(await asked(other.cookie));
    expect(await code(await post('account/passkeys', { name: 'A', response }, other.cookie))).toBe(
      '422 passkey_refused',
    );
    expect((await enter(who.device.answer(await askedToSignIn()))).status).toBe(200);
  });

  test('ten at most', async () => {
    const who = await person(api);
    for (let at = 0; at < 10; at += 1) expect((await add(who, {}, `Key ${at}`)).answer.status).toBe(201);
    const more = await post('account/passkeys/options', { password: goodPassword }, who.cookie);
    expect(await code(more)).toBe('409 passkeys_full');
  });
});

describe('a passkey does not let in', () => {
  const refused: readonly (readonly [string, (who: Someone) => Otherwise])[] = [
    ['for another origin', () => ({ origin: 'https://evil.example' })],
    ['for another port of ours', () => ({ origin: 'http://localhost:4322' })],
    ['for another site’s name', () => ({ host: 'evil.example' })],
    ['from a frame of another site', () => ({ crossOrigin: true })],
    ['by a touch that does not show who', () => ({ unverified: true })],
    ['with a count that goes back', () => ({ counter: 0 })],
    ['with the count it had', () => ({ counter: 1 })],
    ['as another account’s', () => ({ userHandle: 'somebody-else' })],
  ];
  test.each(refused)('%s; its owner sees that', async (_, otherwise) => {
    const who = await withPasskey();
    const answer = await enter(who.device.answer(await askedToSignIn(), otherwise(who)));
    expect(await code(answer)).toBe('401 passkey_wrong');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await actions(who.id)).toEqual(['register', 'passkey-add', 'passkey-refused']);
    // It is not locked by that.
    expect((await enter(who.device.answer(await askedToSignIn(), { counter: 9 }))).status).toBe(200);
  });

  test('with an answer that was given before, or two at once', async () => {
    const who = await withPasskey();
    const response = who.device.answer(await askedToSignIn());
    const both = await Promise.all([enter(response), enter(response)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await code(await enter(response))).toBe('401 passkey_wrong');
  });

  test('after five minutes, nor with what was asked for adding one', async () => {
    const who = await withPasskey();
    const question = await askedToSignIn();
    await api.store.write(['UPDATE passkey_challenges SET expires_at = 1']);
    expect(await code(await enter(who.device.answer(question)))).toBe('401 passkey_wrong');
    expect(await code(await enter(who.device.answer(await asked(who.cookie))))).toBe('401 passkey_wrong');
  });

  test('by another’s signature, changed bytes, or a key nobody has', async () => {
    const [who, other] = [await withPasskey(), await withPasskey()];
    const mine = who.device.answer(await askedToSignIn());
    const theirs = other.device.answer(await askedToSignIn());
    const mixed = { ...mine, response: { ...mine.response, signature: theirs.response.signature } };
    expect(await code(await enter(mixed))).toBe('401 passkey_wrong');
    expect(await code(await enter({ ...theirs, id: mine.id, rawId: mine.rawId }))).toBe('401 passkey_wrong');
    const nobody = authenticator(who.id).answer(await askedToSignIn());
    expect(await code(await enter(nobody))).toBe('401 passkey_wrong');
    const broken = { ...mine, response: { ...mine.response, authenticatorData: 'AA', clientDataJSON: 'e30' } };
    expect(await code(await enter(broken))).toBe('401 passkey_wrong');
    expect((await enter({ id: 'a' })).status).toBe(422);
  });

  test('once removed, by its owner alone', async () => {
    const [who, stranger] = [await withPasskey(), await person(api)];
    const [{ id } = { id: '' }] = (await listed(who.cookie)).passkeys;
    const remove = (cookie: string) => api.call('DELETE', `account/passkeys/${id}`, { cookie });
    expect((await remove(stranger.cookie)).status).toBe(404);
    expect((await remove(who.cookie)).status).toBe(204);
    expect(await code(await enter(who.device.answer(await askedToSignIn())))).toBe('401 passkey_wrong');
    expect(await actions(who.id)).toContain('passkey-remove');
  });

  test('after the account is deleted; nothing of it stays', async () => {
    const who = await withPasskey();
    await post('account/recovery-codes', { password: goodPassword }, who.cookie);
    expect((await post('account/delete', { password: goodPassword }, who.cookie)).status).toBe(200);
    expect(await code(await enter(who.device.answer(await askedToSignIn())))).toBe('401 passkey_wrong');
    for (const table of ['passkeys', 'recovery_codes', 'passkey_challenges'])
      expect(await dump(api.store, table)).not.toContain(who.id);
  });
});

test('a passkey still counts after a new password, and the download names it without its key', async () => {
  const who = await withPasskey();
  const changed = { currentPassword: goodPassword, newPassword: 'another quiet gate' };
  const cookie = cookieOf(await post('account/password', changed, who.cookie));
  expect((await enter(who.device.answer(await askedToSignIn()))).status).toBe(200);
  const file = await (await post('account/export', { format: 'json' }, cookie)).text();
  expect(JSON.parse(file)).toMatchObject({ passkeys: [{ name: 'Phone' }] });
  const { rows } = await api.store.client.execute('SELECT public_key FROM passkeys');
  for (const row of rows) expect(file).not.toContain(String(row['public_key']));
});

test('whoever holds the passkey is let in while strangers guess at the password', async () => {
  const who = await withPasskey();
  for (let at = 0; at < 4; at += 1)
    await post('auth/login', { email: who.email, password: 'wrong password' }, undefined, { address: `10.8.0.${at}` });
  const slowed = await post('auth/login', { email: who.email, password: goodPassword }, undefined, {
    address: '10.8.0.99',
  });
  expect(slowed.status).toBe(429);
  expect((await enter(who.device.answer(await askedToSignIn()), { address: '10.8.0.99' })).status).toBe(200);
});

describe('recovery codes', () => {
  const make = async (cookie: string): Promise<string[]> => {
    const answer = await post('account/recovery-codes', { password: goodPassword }, cookie);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { codes: string[] }).codes;
  };
  const use = (email: string, one: string, address = '10.0.0.1') =>
    post('auth/recovery', { email, code: one }, undefined, { address });

  test('are ten, shown once, kept hashed, and each signs in once', async () => {
    const who = await person(api);
    const codes = await make(who.cookie);
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) {
      expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){4}$/);
      expect(await dump(api.store, 'recovery_codes')).not.toContain(one.slice(0, 5));
    }
    const [first = '', second = ''] = codes;
    const answer = await use(who.email, first);
    expect(await answer.clone().json()).toMatchObject({ user: { id: who.id }, codesLeft: 9 });
    expect(await me(cookieOf(answer))).toBe(200);
    expect(await code(await use(who.email, first))).toBe('401 wrong_code');
    expect((await listed(who.cookie)).codesLeft).toBe(9);
    // As it is typed from paper.
    expect((await use(who.email, ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `)).status).toBe(
      200,
    );
    expect(await actions(who.id)).toEqual(
      expect.arrayContaining(['codes-make', 'code-used', 'sign-in-code', 'code-wrong']),
    );
  });

  test('of another account, of nobody, or from before new ones were made: the same refusal', async () => {
    const [who, other] = [await person(api), await person(api)];
    const [mine = ''] = await make(who.cookie);
    expect(await code(await use(other.email, mine, '10.7.0.1'))).toBe('401 wrong_code');
    expect(await code(await use('nobody@clinic.example', mine, '10.7.0.2'))).toBe('401 wrong_code');
    await make(who.cookie);
    expect(await code(await use(who.email, mine, '10.7.0.3'))).toBe('401 wrong_code');
  });

  test('are guesses like passwords: counted together', async () => {
    const who = await person(api);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await use(who.email, 'aaaaa-aaaaa-aaaaa', `10.6.0.${at}`)).status);
      statuses.push((await signIn(who.email, 'wrong password')).status);
    }
    expect(statuses).toContain(429);
  });

  test('need the password', async () => {
    const who = await person(api);
    expect(await code(await post('account/recovery-codes', { password: 'not this one' }, who.cookie))).toBe(
      '422 wrong_password',
    );
  });
});
