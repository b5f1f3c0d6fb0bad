import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, type Hostile, type Place, startHostile, wild } from '../fixtures/hospital/hostile.ts';
import { type Api, dump, startApi } from './harness.ts';
import { tokens, wrongAnswers } from './oidc-answers.ts';

const site = 'https://diabetes.example';
const clientId = 'diabetes-journey';
const secret = 'a secret that is printed nowhere';
const hostile: Hostile = await startHostile(clientId);
let api: Api;
let printed: string[];

afterAll(() => hostile.stop());
beforeEach(async () => {
  await hostile.behave();
  printed = [];
  for (const level of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void printed.push(said.map(String).join(' ')));
  api = await startApi(
    {
      SITE_URL: site,
      OIDC_ISSUER: hostile.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: secret,
      OIDC_ACCOUNTS: 'first-sign-in',
    },
    undefined,
    { providerMilliseconds: 400 },
  );
});
afterEach(async () => {
  await api.stop();
  vi.restoreAllMocks();
  // Whatever was wrong: a line for the operator says which kind, and nothing of anybody.
  for (const word of [secret, 'u-1', 'noura@', 'code-', 'eyJ', ...hostile.asked.filter((path) => path.length > 12)])
    expect(printed.join('\n')).not.toContain(word);
});

const cookieNamed = (answer: Response, name: string): string | undefined =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .findLast((pair) => pair.startsWith(`${name}=`));

async function begin() {
  const answer = await api.call('POST', 'auth/oidc', { body: { locale: 'en' } });
  expect(answer.status).toBe(200);
  const { location, problem } = (await answer.json()) as { location?: string; problem?: string };
  const sent = location === undefined ? undefined : new URL(location).searchParams;
  return { sent, problem, cookie: cookieNamed(answer, '__Host-oidc') ?? '' };
}

interface Back {
  readonly query?: Readonly<Record<string, string>>;
  readonly cookie?: string;
}
/** What comes back to the site; the problem that the next page is told, or `undefined` where somebody is signed in. */
async function back(state: string, { query = {}, cookie = '' }: Back): Promise<string | undefined> {
  const search = new URLSearchParams({ code: 'code-1', iss: hostile.issuer, state, ...query });
  for (const [name, value] of Object.entries(query)) if (value === '') search.delete(name);
  const answer = await api.call('GET', `auth/oidc/callback?${search}`, { cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth']);
  const told = cookieNamed(answer, '__Host-oidc') ?? '';
  const outcome = await api.call('POST', 'auth/oidc/outcome', { body: {}, cookie: told });
  const { problem } = (await outcome.json()) as { problem?: string };
  const session = cookieNamed(answer, '__Host-session');
  if (session !== undefined) return undefined;
  expect(await dump(api.store, 'sessions')).toBe('[]');
  return problem;
}

describe('an answer', () => {
  test('as it should be signs in', async () => {
    const { sent, cookie } = await begin();
    hostile.answers.set('token', tokens(await hostile.idToken(sent?.get('nonce') ?? '')));
    expect(await back(sent?.get('state') ?? '', { cookie })).toBeUndefined();
    expect(hostile.asked).toEqual(['/.well-known/openid-configuration', '/token', '/keys']);
  });

  test.each(Object.entries(wrongAnswers(hostile, { clientId, secret })))(
    '%s signs nobody in',
    async (_, [problem, wrong]) => {
      const { sent, cookie } = await begin();
      const answers = await wrong(sent?.get('nonce') ?? '');
      for (const place of Object.keys(answers) as Place[]) hostile.answers.set(place, answers[place] as Answer);
      expect(await back(sent?.get('state') ?? '', { cookie })).toBe(problem);
      expect(await dump(api.store, 'users')).toBe('[]');
      const { rows } = await api.store.client.execute('SELECT action, target, user_id FROM audit');
      expect(rows).toMatchObject([{ action: 'sign-in-hospital-failed', target: problem, user_id: '' }]);
    },
  );
});

describe('coming back', () => {
  const good = async (nonce: string | null | undefined) =>
    hostile.answers.set('token', tokens(await hostile.idToken(nonce ?? '')));

  test('twice with the same answer: the second time signs nobody in', async () => {
    const { sent, cookie } = await begin();
    await good(sent?.get('nonce'));
    expect(await back(sent?.get('state') ?? '', { cookie })).toBeUndefined();
    await api.store.write(['DELETE FROM sessions']);
    expect(await back(sent?.get('state') ?? '', { cookie })).toBe('again');
    expect(hostile.asked.filter((path) => path === '/token')).toHaveLength(1);
  });

  test('with what another browser began, with no state, an odd one, or after it was too long', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    await good(mine.sent?.get('nonce'));
    const state = mine.sent?.get('state') ?? '';
    expect(await back(state, { cookie: theirs.cookie })).toBe('again');
    expect(await back(state, {})).toBe('again');
    expect(await back(state, { cookie: '__Host-oidc=away.x.en.' })).toBe('again');
    expect(await back('', { cookie: mine.cookie })).toBe('again');
    expect(await back('x'.repeat(20_000), { cookie: mine.cookie })).toBe('again');
    await api.store.write(['UPDATE identity_flows SET expires_at = 1']);
    expect(await back(state, { cookie: mine.cookie })).toBe('again');
    expect(hostile.asked).not.toContain('/token');
  });

  test.each([
    ['from another provider', { iss: 'https://evil.example' }, 'untrusted'],
    ['without saying from which', { iss: '' }, 'untrusted'],
    ['without a code', { code: '' }, 'untrusted'],
    ['stopped by the person', { error: 'access_denied', code: '' }, 'cancelled'],
    ['with a provider that is overworked', { error: 'temporarily_unavailable', code: '' }, 'away'],
    ['with an error nobody knows', { error: '<script>alert(1)</script>', code: '' }, 'untrusted'],
  ] as const)('%s', async (_, query, problem) => {
    const { sent, cookie } = await begin();
    await good(sent?.get('nonce'));
    expect(await back(sent?.get('state') ?? '', { cookie, query })).toBe(problem);
  });
});

describe('a provider that is not as it should be', () => {
  const described = (change: Record<string, unknown>) => () => {
    hostile.answers.set('discovery', { ...(hostile.answers.get('discovery') as object), ...change });
  };
  test.each<readonly [string, string, () => void]>([
    ['a web page', 'away', () => hostile.answers.set('discovery', wild.html)],
    ['a failure', 'away', () => hostile.answers.set('discovery', wild.failing)],
    ['without end', 'away', () => hostile.answers.set('discovery', wild.huge)],
    ['never', 'away', () => hostile.answers.set('discovery', wild.never)],
    ['cut off', 'away', () => hostile.answers.set('discovery', wild.cut)],
    ['elsewhere', 'untrusted', () => hostile.answers.set('discovery', wild.redirect)],
    ['another issuer', 'untrusted', described({ issuer: 'https://evil.example' })],
    ['no address to sign in at', 'untrusted', described({ authorization_endpoint: undefined })],
    ['an address without https', 'untrusted', described({ authorization_endpoint: 'http://evil.example/auth' })],
    ['an address that is a script', 'untrusted', described({ authorization_endpoint: 'javascript:alert(1)' })],
    ['an address that is none', 'untrusted', described({ end_session_endpoint: 'no address' })],
  ])('answers %s: nobody is sent there', async (_, problem, make) => {
    make();
    expect(await begin()).toEqual({ sent: undefined, problem, cookie: '' });
    expect(printed.filter((line) => line.includes(`"problem":"${problem}"`))).toHaveLength(1);
  });

  test('has its codes taken at another host: that one is never asked', async () => {
    described({ token_endpoint: 'http://127.0.0.1:9/token' })();
    const { sent, cookie } = await begin();
    expect(await back(sent?.get('state') ?? '', { cookie })).toBe('untrusted');
  });

  test('is not there at all: asked once for all, and again a moment later', async () => {
    hostile.answers.set('discovery', wild.cut);
    const all = await Promise.all([begin(), begin(), begin()]);
    expect(all.map(({ problem }) => problem)).toEqual(['away', 'away', 'away']);
    expect((await begin()).problem).toBe('away');
    expect(hostile.asked).toHaveLength(1);
    await hostile.behave();
    await vi.waitFor(async () => expect((await begin()).problem).toBeUndefined(), { timeout: 5000 });
  });
});
