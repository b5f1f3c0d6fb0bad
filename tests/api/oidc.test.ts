import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserAt, clientSecret, startHospital } from '../fixtures/hospital/provider.ts';
import { type Api, dump, goodPassword, person, startApi } from './harness.ts';
import { runScript } from './run-script.ts';

const site = 'https://diabetes.example';
const staff = [
  { sub: 'u-100', name: 'Dr. Noura', email: 'noura@hospital.example', email_verified: true },
  { sub: 'u-200', name: 'Dr. Huda', email: 'Huda@hospital.example', email_verified: true },
  { sub: 'u-300', name: 'Unconfirmed', email: 'huda@hospital.example', email_verified: false },
  { sub: 'u-400', name: 'No address' },
];
let hospital: Awaited<ReturnType<typeof startHospital>>;
let api: Api;
beforeAll(async () => {
  hospital = await startHospital(site, staff);
});
afterAll(() => hospital.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  await api.stop();
  expect(hospital.failures).toEqual([]);
});

const open = async (more: Readonly<Record<string, string>> = {}) => {
  api = await startApi({ SITE_URL: site, ...hospital.settings, ...more });
};
const pairOf = (answer: Response, name: string): string | undefined =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .findLast((pair) => pair.startsWith(`${name}=`));

interface Way {
  readonly who: string;
  readonly browser?: ReturnType<typeof browserAt>;
  readonly cookie?: string;
  readonly next?: string;
}

/** Begins here, chooses there, comes back: what the server answered at the end, and what the next page is told. */
async function walk({ who, browser = browserAt(hospital.issuer), cookie = '', next }: Way) {
  const begun = await api.call('POST', 'auth/oidc', { body: { locale: 'ar', ...(next && { next }) }, cookie });
  const { location } = (await begun.json()) as { location: string };
  const away = pairOf(begun, '__Host-oidc');
  const back = new URL(await browser(location, who));
  const came = await api.call('GET', `auth/oidc/callback${back.search}`, { cookie: [cookie, away].join('; ') });
  const carries = [pairOf(came, '__Host-session'), pairOf(came, '__Host-oidc')].filter(Boolean).join('; ');
  const told = (await (await api.call('POST', 'auth/oidc/outcome', { cookie: carries, body: {} })).json()) as {
    user?: { id: string; name: string; email: string };
    next?: string | null;
    problem?: string;
  };
  return { location: new URL(location), back, away, came, told, session: pairOf(came, '__Host-session') };
}
const invite = (email: string) => runScript('accounts', ['invite', email], { url: `file:${api.file}` });
const rows = async (sql: string) => (await api.store.client.execute(sql)).rows;

describe('signing in at the hospital', () => {
  test('off until it is set: no such addresses, and nothing is said of it', async () => {
    api = await startApi();
    for (const [method, path] of [
      ['POST', 'auth/oidc'],
      ['GET', 'auth/oidc/callback'],
      ['POST', 'auth/oidc/outcome'],
    ] as const)
      expect((await api.call(method, path)).status).toBe(404);
    expect(await (await api.call('GET', 'auth/ways')).json()).toEqual({ registration: 'open' });
  });

  test('who signed in there showed a second factor there, as far as this server can know: none is asked for here', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in', SECOND_FACTOR: 'required', SECOND_FACTOR_KEY: 'k'.repeat(32) });
    const { told, session } = await walk({ who: 'u-100' });
    expect(told.user).not.toHaveProperty('mustAddFactor');
    expect((await api.call('GET', 'visits', { cookie: session ?? '' })).status).toBe(200);
  });

  test('the first sign-in makes an account, the next one finds it, whatever e-mail address is said then', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in', OIDC_LABEL: 'Al Noor' });
    expect(await (await api.call('GET', 'auth/ways')).json()).toEqual({
      registration: 'open',
      hospital: { label: 'Al Noor', returned: false },
    });
    const first = await walk({ who: 'u-100', next: '/tools/life-days' });
    expect(first.location.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(first.location.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect([first.came.status, first.came.headers.get('location')]).toEqual([303, '/ar/auth']);
    expect(first.told).toEqual({
      user: {
        id: expect.any(String) as string,
        name: 'Dr. Noura',
        email: 'noura@hospital.example',
        userType: 'registered',
      },
      next: '/tools/life-days',
    });
    const [person] = staff;
    if (person) person.email = 'married.name@hospital.example';
    const again = await walk({ who: 'u-100' });
    expect(again.told.user?.id).toBe(first.told.user?.id);
    expect(again.told.user?.email).toBe('noura@hospital.example');
    if (person) person.email = 'noura@hospital.example';
    expect(await rows('SELECT count(*) AS n FROM users')).toMatchObject([{ n: 1 }]);
    expect((await rows('SELECT action FROM audit ORDER BY id')).map((row) => row['action'])).toEqual([
      'register',
      'sign-in-hospital',
      'new-device',
      'sign-in-hospital',
      'new-device',
    ]);
    // Whoever steals the file learns nobody's number there, and finds nothing to come in with.
    const kept = (
      await Promise.all(['identities', 'identity_flows', 'audit'].map((name) => dump(api.store, name)))
    ).join();
    for (const secret of ['u-100', first.location.searchParams.get('state'), first.back.searchParams.get('code')])
      expect(kept).not.toContain(secret);
  });

  test('the session is one like any other: new, the one before dead, its cookie for this host alone', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    const before = await person(api);
    const { came, session, told } = await walk({ who: 'u-100', cookie: before.cookie });
    const set = came.headers.getSetCookie();
    expect(set.find((cookie) => cookie.startsWith('__Host-session='))).toMatch(
      /^__Host-session=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Secure$/,
    );
    expect((await api.call('GET', 'account', { cookie: before.cookie })).status).toBe(401);
    const account = await api.call('GET', 'account', { cookie: session });
    expect(await account.json()).toMatchObject({ user: told.user });
  });

  test('by invitation: only whom one names, once', async () => {
    await open();
    expect((await walk({ who: 'u-100' })).told).toEqual({ problem: 'uninvited' });
    // For whoever has the code: the code is for the form.
    await runScript('accounts', ['invite'], { url: `file:${api.file}` });
    expect((await walk({ who: 'u-100' })).told).toEqual({ problem: 'uninvited' });
    await invite('NOURA@hospital.example');
    expect((await walk({ who: 'u-100' })).told.user?.name).toBe('Dr. Noura');
    expect(await rows(`SELECT count(*) AS n FROM invitations WHERE email <> ''`)).toMatchObject([{ n: 0 }]);
    expect((await walk({ who: 'u-100' })).told.user?.name).toBe('Dr. Noura');
    expect((await walk({ who: 'u-200' })).told).toEqual({ problem: 'uninvited' });
  });

  test('an e-mail address with an account is not taken over; an invitation gives it, and what it had to come in with ends', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    const made = await api.call('POST', 'auth/register', {
      body: { name: 'Squatter', email: 'huda@hospital.example', password: goodPassword },
    });
    const squatter = {
      cookie: pairOf(made, '__Host-session'),
      id: ((await made.json()) as { user: { id: string } }).user.id,
    };
    expect((await walk({ who: 'u-200' })).told).toEqual({ problem: 'taken' });
    expect((await api.call('GET', 'account', { cookie: squatter.cookie })).status).toBe(200);
    await invite('huda@hospital.example');
    // Nor by an address that the provider does not vouch for.
    expect((await walk({ who: 'u-300' })).told).toEqual({ problem: 'nameless' });
    expect((await walk({ who: 'u-200' })).told.user?.id).toBe(squatter.id);
    expect((await api.call('GET', 'account', { cookie: squatter.cookie })).status).toBe(401);
    const login = await api.call('POST', 'auth/login', {
      body: { email: 'huda@hospital.example', password: goodPassword },
    });
    expect(login.status).toBe(401);
    expect(await rows(`SELECT count(*) AS n FROM audit WHERE action = 'identity-link'`)).toMatchObject([{ n: 1 }]);
  });

  test('an e-mail address counts only where it is said to be confirmed, or the setting says that all are', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    expect((await walk({ who: 'u-300' })).told).toEqual({ problem: 'nameless' });
    expect((await walk({ who: 'u-400' })).told).toEqual({ problem: 'nameless' });
    expect(await rows('SELECT count(*) AS n FROM users')).toMatchObject([{ n: 0 }]);
    await api.stop();
    await open({ OIDC_ACCOUNTS: 'first-sign-in', OIDC_TRUST_EMAIL: 'on' });
    // Said to be unconfirmed, it is.
    expect((await walk({ who: 'u-300' })).told).toEqual({ problem: 'nameless' });
  });

  test('whom the operator has suspended stays out, and who stops at the provider is told so', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    await walk({ who: 'u-100' });
    await runScript('accounts', ['suspend', 'noura@hospital.example'], { url: `file:${api.file}` });
    expect((await walk({ who: 'u-100' })).told).toEqual({ problem: 'suspended' });
    const stopped = await walk({ who: 'nobody' });
    expect(stopped.told).toEqual({ problem: 'cancelled' });
    expect(stopped.session).toBeUndefined();
  });

  test('signing out goes on there, and only for who came from there', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    const { session } = await walk({ who: 'u-100' });
    const referer = `${site}/ar/visit`;
    const out = await api.call('POST', 'auth/logout', { cookie: session, body: {}, headers: { referer } });
    const { location } = (await out.json()) as { location: string };
    const there = new URL(location);
    expect([there.origin, there.searchParams.get('post_logout_redirect_uri')]).toEqual([
      hospital.issuer,
      `${site}/ar/auth`,
    ]);
    expect([...there.searchParams.keys()].sort()).toEqual(['client_id', 'post_logout_redirect_uri']);
    expect((await fetch(location)).status).toBe(200);
    expect((await api.call('GET', 'account', { cookie: session })).status).toBe(401);
    const { cookie } = await person(api);
    expect(await (await api.call('POST', 'auth/logout', { cookie, body: {} })).json()).toEqual({ ok: true });
  });

  test('nothing secret is printed, and another site begins nothing', async () => {
    const printed: unknown[] = [];
    for (const level of ['error', 'warn', 'log'] as const)
      vi.spyOn(console, level).mockImplementation((...said) => void printed.push(...said));
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    const { back } = await walk({ who: 'u-400' });
    await walk({ who: 'u-100' });
    const all = printed.map(String).join('\n');
    for (const secret of [clientSecret, back.searchParams.get('code') ?? '', 'noura@', 'u-100'])
      expect(all).not.toContain(secret);
    const foreign = await api.call('POST', 'auth/oidc', {
      body: { locale: 'en' },
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const next = await api.call('POST', 'auth/oidc', { body: { locale: 'en', next: '//evil.example' } });
    expect(Buffer.from(pairOf(next, '__Host-oidc')?.split('.')[3] ?? '', 'base64url').toString()).toBe('');
  });

  test('what asks for the password says that there is none; the operator may give one', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    const { session, told } = await walk({ who: 'u-100' });
    const remove = () => api.call('POST', 'account/delete', { cookie: session, body: { password: goodPassword } });
    expect(((await (await remove()).json()) as { error: string }).error).toBe('no_password');
    const { setPassword } = await import('../../db/users.ts');
    const { hashPassword } = await import('../../src/api/password.ts');
    await setPassword(told.user?.id ?? '', await hashPassword(goodPassword));
    const login = { email: 'noura@hospital.example', password: goodPassword };
    expect((await api.call('POST', 'auth/login', { body: login })).status).toBe(200);
  });

  test('deleting the account forgets who it was there', async () => {
    await open({ OIDC_ACCOUNTS: 'first-sign-in' });
    const { told } = await walk({ who: 'u-100' });
    const { deleteAccount } = await import('../../db/users.ts');
    await deleteAccount(told.user?.id ?? '', '10.0.0.1');
    expect(await dump(api.store, 'identities')).toBe('[]');
    const again = await walk({ who: 'u-100' });
    expect(again.told.user?.id).not.toBe(told.user?.id);
  });
});
