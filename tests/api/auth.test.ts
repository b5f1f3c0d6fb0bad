import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_QUICK_PER_HOUR: '1000' });
});
afterAll(() => api.stop());

const post = (path: string, body: unknown, more = {}) => api.call('POST', path, { body, ...more });

describe('register', () => {
  test('answers 201 with the user and a session cookie', async () => {
    const answer = await post('auth/register', {
      name: '  د. هدى  ',
      email: 'Huda@Clinic.example',
      password: goodPassword,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { user } = await answer.json();
    expect(user).toEqual({
      id: expect.any(String),
      name: 'د. هدى',
      email: 'huda@clinic.example',
      userType: 'registered',
    });
    const me = await api.call('GET', 'auth/user', { cookie: cookieOf(answer) });
    expect(await me.json()).toEqual({ user });
  });

  test('refuses a taken e-mail, in capitals too', async () => {
    const { email } = await person(api);
    const answer = await post('auth/register', { name: 'Other', email: email.toUpperCase(), password: goodPassword });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: 'email_taken' });
    const { rows } = await api.store.client.execute({
      sql: 'SELECT count(*) AS n FROM users WHERE email = ?',
      args: [email],
    });
    expect(rows[0]?.['n']).toBe(1);
  });

  test('of two at once exactly one gets the e-mail', async () => {
    const body = { name: 'Twin', email: 'twin@clinic.example', password: goodPassword };
    const answers = await Promise.all([post('auth/register', body), post('auth/register', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    [{ email: 'a@b.co', password: goodPassword }, 400, 'missing_fields', 'Please fill in all fields'],
    [{ name: ' ', email: 'a@b.co', password: goodPassword }, 400, 'missing_fields', 'Please fill in all fields'],
    [{ name: 'A', email: '', password: goodPassword }, 400, 'missing_fields', 'Please fill in all fields'],
    [{ name: 'A', email: 'a@b.co', password: '' }, 400, 'missing_fields', 'Please fill in all fields'],
    [{ name: 7, email: 'a@b.co', password: goodPassword }, 422, 'invalid', undefined],
    [{ name: 'A', email: 'no-address', password: goodPassword }, 422, 'invalid', undefined],
    [{ name: 'A', email: 'a@b.co', password: goodPassword, userType: 'quick' }, 422, 'invalid', undefined],
    [{ name: 'A', email: 'a@b.co', password: goodPassword, userType: 'admin' }, 422, 'invalid', undefined],
    [{ name: 'A', email: 'a@b.co', password: goodPassword, id: 'mine' }, 422, 'invalid', undefined],
    [{ name: 'x'.repeat(121), email: 'a@b.co', password: goodPassword }, 422, 'invalid', undefined],
    [{ name: 'A\u202Eevil', email: 'a@b.co', password: goodPassword }, 422, 'invalid', undefined],
    [{ name: 'A\u0000', email: 'a@b.co', password: goodPassword }, 422, 'invalid', undefined],
    [{ name: 'A', email: 'a@b.co', password: 'short12' }, 422, 'weak_password', undefined],
    [{ name: 'A', email: 'a@b.co', password: 'x'.repeat(129) }, 422, 'weak_password', undefined],
    [{ name: 'A', email: 'a@b.co', password: 'password1' }, 422, 'weak_password', undefined],
    [{ name: 'A', email: 'a@b.co', password: 'BaseBall' }, 422, 'weak_password', undefined],
  ])('%j → %i %s', async (body, status, error, message) => {
    const answer = await post('auth/register', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error, ...(message && { message }) });
  });

  test.each([
    '83917255 ',
    '  spaces kept  ',
    'كلمة سر طويلة',
    '🐪🌴🌙🌵🐫⛺🌞🏜',
    'a quiet blue'.padEnd(128, 'gate, '),
    'null\u0000inside',
  ])('accepts the password %j and knows it again', async (password) => {
    const email = `p${Math.random()}@clinic.example`;
    expect((await post('auth/register', { name: 'A', email, password })).status).toBe(201);
    expect((await post('auth/login', { email, password })).status).toBe(200);
    expect((await post('auth/login', { email, password: `${password}!` })).status).toBe(401);
  });

  test('keeps an argon2id hash at the recommended strength, and only the hash of a session token', async () => {
    const { cookie } = await person(api);
    const stored = await dump(api.store, 'users');
    expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain(goodPassword);
    const token = cookie.split('=')[1] as string;
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await dump(api.store, 'sessions')).not.toContain(token);
  });
});

describe('sign in and out', () => {
  test('gives a new token each time and kills the one it replaces', async () => {
    const { cookie: first, email } = await person(api);
    const again = await post(
      'auth/login',
      { email: `  ${email.toUpperCase()}`, password: goodPassword },
      { cookie: first },
    );
    expect(again.status).toBe(200);
    const second = cookieOf(again);
    expect(second).not.toBe(first);
    expect((await api.call('GET', 'auth/user', { cookie: first })).status).toBe(401);
    expect((await api.call('GET', 'auth/user', { cookie: second })).status).toBe(200);
  });

  test('does not adopt a planted token', async () => {
    const { email } = await person(api);
    const planted = `session=${'A'.repeat(43)}`;
    const answer = await post('auth/login', { email, password: goodPassword }, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await api.call('GET', 'auth/user', { cookie: planted })).status).toBe(401);
  });

  test('says the same about a wrong password and an unknown e-mail', async () => {
    const { email } = await person(api);
    const wrong = await post('auth/login', { email, password: 'not this one' });
    const unknown = await post('auth/login', { email: 'nobody@clinic.example', password: 'not this one' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test.each([
    [{ email: '', password: 'x' }],
    [{ password: 'x' }],
    [{ email: 'a@b.co' }],
    [{ email: 'a@b.co', password: '' }],
  ])('%j → 400', async (body) => {
    const answer = await post('auth/login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'missing_fields', message: 'Please fill in all fields' });
  });

  test('signing out ends the session on the server and clears the cookie; doing it twice is fine', async () => {
    const { cookie } = await person(api);
    const out = await api.call('POST', 'auth/logout', { cookie });
    expect(out.status).toBe(200);
    expect(await out.json()).toEqual({ ok: true });
    expect(out.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(401);
    expect((await api.call('POST', 'auth/logout', { cookie })).status).toBe(200);
  });

  test('other cookies of this host, broken ones too, neither hide the session nor break the call', async () => {
    const { cookie } = await person(api);
    const broken = 'a=%; b=%ff%fe; c="x; =; __proto__=1';
    for (const cookies of [`${broken}; ${cookie}`, `${cookie};${broken}`, `xsession=planted; ${cookie} ; z`]) {
      expect((await api.call('GET', 'auth/user', { cookie: cookies })).status).toBe(200);
    }
    for (const cookies of [broken, 'session=%', `x${cookie}`, `${cookie}x`]) {
      expect((await api.call('GET', 'auth/user', { cookie: cookies })).status).toBe(401);
      expect((await api.call('POST', 'auth/logout', { cookie: cookies })).status).toBe(200);
    }
  });

  test('nobody signed in: 401 with user null', async () => {
    const answer = await api.call('GET', 'auth/user');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'not_signed_in', message: 'Please sign in.', user: null });
  });
});

describe('quick use', () => {
  test('answers with a quick user', async () => {
    const answer = await post('auth/quick-login', { name: ' Anonymous User ' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      user: { id: expect.any(String), name: 'Anonymous User', userType: 'quick' },
    });
    expect((await api.call('GET', 'auth/user', { cookie: cookieOf(answer) })).status).toBe(200);
  });
  test('asks for a name', async () => {
    const answer = await post('auth/quick-login', { name: '   ' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'missing_name', message: 'Please enter your name' });
  });
});

describe('sessions end', () => {
  test('when idle too long, and at the latest after their longest time, however busy', async () => {
    const { cookie, id } = await person(api);
    await api.store.write([
      { sql: 'UPDATE sessions SET expires_at = ? WHERE user_id = ?', args: [Date.now() + 60_000, id] },
    ]);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { rows } = await api.store.client.execute({
      sql: 'SELECT expires_at - ? AS left, ends_at FROM sessions WHERE user_id = ?',
      args: [Date.now(), id],
    });
    expect(Number(rows[0]?.['left'])).toBeGreaterThan(11.9 * 3_600_000);
    await api.store.write([
      {
        sql: 'UPDATE sessions SET expires_at = ?, ends_at = ? WHERE user_id = ?',
        args: [Date.now() + 1000, Date.now() + 2000, id],
      },
    ]);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const after = await api.store.client.execute({
      sql: 'SELECT expires_at - ends_at AS over FROM sessions WHERE user_id = ?',
      args: [id],
    });
    expect(Number(after.rows[0]?.['over'])).toBeLessThanOrEqual(0);
    await api.store.write([
      { sql: 'UPDATE sessions SET expires_at = ? WHERE user_id = ?', args: [Date.now() - 1, id] },
    ]);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(401);
  });
});

describe('what every writing call refuses', () => {
  const paths = ['auth/register', 'auth/login', 'auth/quick-login', 'auth/logout'];
  const origins: [string, Record<string, string>][] = [
    ['foreign', { origin: 'https://evil.example' }],
    ['null', { origin: 'null' }],
    ['look-alike', { origin: 'http://localhost:4321.evil.example' }],
    ['other port', { origin: 'http://localhost:4322' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['none', { origin: '' }],
  ];
  test.each(paths.flatMap((path) => origins.map(([name, headers]) => [path, name, headers] as const)))(
    '%s from %s origin → 403',
    async (path, _name, headers) => {
      const answer = await post(path, { name: 'A', email: 'a@b.co', password: goodPassword }, { headers });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: 'other_origin' });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'content type %j → 415',
    async (type) => {
      const answer = await post(
        'auth/login',
        { email: 'a@b.co', password: 'x' },
        { headers: { 'content-type': type } },
      );
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ error: 'not_json' });
    },
  );

  test.each(['{', '[]', 'null', '"text"', '7', '', '{"email":"a",}'])('body %j → 400', async (body) => {
    const answer = await post('auth/login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'malformed' });
  });

  test('other methods → 405', async () => {
    const answer = await api.call('PUT', 'auth/login', { body: {} });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
