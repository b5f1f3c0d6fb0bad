import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, cookieOf, dump, goodPassword, person, startApi } from './harness.ts';

const wide = {
  LIMIT_REGISTER_PER_HOUR: '1000',
  LIMIT_QUICK_PER_HOUR: '1000',
  LIMIT_LOGIN_PER_ACCOUNT: '1000',
  LIMIT_LOGIN_PER_ADDRESS: '1000',
};
let api: Api;
/** Hashes that run at this moment, and the most there ever were. */
const hashing = { now: 0, most: 0, done: 0 };
beforeEach(async () => {
  Object.assign(hashing, { now: 0, most: 0, done: 0 });
  vi.doMock('@node-rs/argon2', async (original) => {
    const real = await original<typeof import('@node-rs/argon2')>();
    const counted =
      <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        hashing.most = Math.max(hashing.most, (hashing.now += 1));
        try {
          return await work(...given);
        } finally {
          hashing.now -= 1;
          hashing.done += 1;
        }
      };
    return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
  });
  api = await startApi(wide);
});
afterEach(async () => {
  vi.doUnmock('@node-rs/argon2');
  await api.stop();
});

const login = (email: string, password: string, more = {}) =>
  api.call('POST', 'auth/login', { body: { email, password }, ...more });
/** Everything the database keeps, byte by byte: the file, the log of recent writes, its index. */
function bytes(): Buffer {
  return Buffer.concat(
    ['', '-wal', '-shm']
      .map((end) => `${api.file}${end}`)
      .filter((name) => existsSync(name))
      .map((name) => readFileSync(name)),
  );
}

describe('what is in the file', () => {
  test('neither a session token nor a password, whatever was done with them', async () => {
    const someone = await person(api);
    const again = cookieOf(await login(someone.email, goodPassword));
    const quick = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Noura' } }));
    await api.call('GET', 'auth/user', { cookie: again });
    await api.call('POST', 'auth/logout', { cookie: quick });
    await api.store.client.execute('PRAGMA wal_checkpoint(PASSIVE)');
    const file = bytes();
    // The search does find what is there.
    expect(file.includes(someone.email)).toBe(true);
    for (const cookie of [someone.cookie, again, quick]) {
      const token = cookie.split('=')[1] ?? '';
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      for (const form of [token, Buffer.from(token, 'base64url'), Buffer.from(token, 'base64url').toString('hex')])
        expect(file.includes(form)).toBe(false);
    }
    expect(file.includes(goodPassword)).toBe(false);
  });

  test('a token is new at every sign-in', async () => {
    const { email } = await person(api);
    const cookies = [];
    for (let at = 0; at < 20; at += 1) cookies.push(cookieOf(await login(email, goodPassword)));
    expect(new Set(cookies).size).toBe(20);
  });
});

describe('hashing', () => {
  test('at most four at once, all answered, and the event loop goes on', async () => {
    const { email } = await person(api);
    let turns = 0;
    const pulse = setInterval(() => {
      turns += 1;
    }, 1);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => login(at % 2 ? email : `nobody${at}@clinic.example`, 'not the password')),
    );
    clearInterval(pulse);
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(401));
    expect(hashing.most).toBe(4);
    // An unknown account costs a hash, too.
    expect(hashing.done).toBeGreaterThanOrEqual(24);
    // Were it done on the event loop, nothing else would have a turn between two hashes.
    expect(turns).toBeGreaterThan(hashing.done);
  });

  test('a known and an unknown account cost the same work', async () => {
    const { email } = await person(api);
    await login('nobody@clinic.example', 'not the password');
    const cost: number[] = [];
    for (const who of [email, 'nobody@clinic.example', email, 'somebody@clinic.example']) {
      const before = hashing.done;
      await login(who, 'not the password');
      cost.push(hashing.done - before);
    }
    expect(cost).toEqual([1, 1, 1, 1]);
  });

  test('a hash under weaker parameters is renewed at the next sign-in, and only at the right password', async () => {
    const { email, id } = await person(api);
    const weak = await hash('an older password', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await api.store.write([{ sql: 'UPDATE users SET password_hash = ? WHERE id = ?', args: [weak, id] }]);
    expect((await login(email, 'not that one')).status).toBe(401);
    expect(await dump(api.store, 'users')).toContain(weak);
    expect((await login(email, 'an older password')).status).toBe(200);
    const stored = await dump(api.store, 'users');
    expect(stored).not.toContain(weak);
    expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(email, 'an older password')).status).toBe(200);
  });
});

describe('choosing a password', () => {
  const longest = `${'a quiet blue gate, '.repeat(7).slice(0, 127)}.`;
  test('the commonest 3,000 are refused, in capitals too', async () => {
    const { passwordProblem } = await import('../../src/api/password.ts');
    const commonest = dictionary['passwords-common'].slice(0, 3000);
    expect(commonest).toHaveLength(3000);
    expect(commonest.filter((password) => passwordProblem(password) === undefined)).toEqual([]);
    // Those of them that are long enough are refused for what they are; so are the next ones.
    const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(3000);
    for (const password of long)
      expect([password, passwordProblem(password), passwordProblem(password.toUpperCase())]).toEqual([
        password,
        'common',
        'common',
      ]);
  });

  test.each([
    ['x'.repeat(7), 'tooShort'],
    [`${'xk'.repeat(3)}yt`, undefined],
    [longest, undefined],
    // Nobody tries every length of every character.
    ['x'.repeat(64), undefined],
    ['🐪'.repeat(128), undefined],
    ['x'.repeat(129), 'tooLong'],
    ['🐪'.repeat(7), 'tooShort'],
    ['🐪🌴🌙🌵🐫⛺🌞🏜', undefined],
    ...[
      ...['Passw0rd!', 'P@ssw0rd123', 'Summer2023!', 'Welcome123!', 'iloveyou2020', 'letmein2023', 'princess123'],
      ...['xxxxxxxx', 'x'.repeat(63), '        ', 'a       b', 'abababab', 'xkcdxkcd', 'aaaabbbb'],
      ...[
        '12345678 ',
        'abcdefgh',
        'hgfedcba',
        'asdfghjk',
        'qwer4321',
        'ضصثقفغعه',
        '2024!Dragon',
        '$unsh1ne!!',
        'b4n4n4s7!',
      ],
    ].map((password) => [password, 'common']),
    ...[
      ...[
        'correct horse battery staple',
        'summer rain on tin',
        'كلمة سر طويلة',
        '  spaces kept  ',
        'monkey 38 letmein 5',
      ],
      ...['kV7#qmXz2p', 'w9$Lr2!dKe', 'dragon8391275504', 'abcd-tulip-1234', 'Tq4nnnnR8zw'],
    ].map((password) => [password, undefined]),
  ])('%s → %s', async (password = '', problem) => {
    const { passwordProblem } = await import('../../src/api/password.ts');
    expect(passwordProblem(password)).toBe(problem);
  });

  test('of 5,000 at random, and of 1,000 of four words, none is refused', async () => {
    const { passwordProblem } = await import('../../src/api/password.ts');
    const drawn = (at: number): Buffer => createHash('sha256').update(`${at}`).digest();
    const words = dictionary['diceware-common'];
    const all = [
      ...Array.from({ length: 5000 }, (_, at) => drawn(at).toString('base64url').slice(0, 12)),
      ...Array.from({ length: 1000 }, (_, at) =>
        [0, 4, 8, 12].map((from) => words[drawn(at).readUInt32BE(from) % words.length]).join(' '),
      ),
    ];
    expect(all.filter((password) => passwordProblem(password) !== undefined)).toEqual([]);
  });

  const huda = { name: 'Dr. Huda Al-Harbi', email: 'huda.harbi@clinic.example' };
  test.each([
    ['Diabetes2026!', 'common'],
    ['DiabetesJourney', 'own'],
    ['journey-diabetes-1', 'own'],
    ['huda12345', 'own'],
    ['HUDA.Harbi@clinic', 'own'],
    ['hudahuda-huda', 'own'],
    ['D1abete5-Journey', 'own'],
    ['journey to the sea', undefined],
    ['huda has three cats', undefined],
    ['al fresco al dente', undefined],
    ['a quiet blue gate', undefined],
    ['8391 2275 1183', undefined],
  ])('%j, chosen by Dr. Huda Al-Harbi: own words count for nothing → %s', async (password, problem) => {
    const { passwordProblem } = await import('../../src/api/password.ts');
    expect(passwordProblem(password, huda)).toBe(problem);
  });

  test('own words are refused when an account is made and when a password is changed', async () => {
    const { name, email } = huda;
    const made = await api.call('POST', 'auth/register', { body: { name, email, password: 'Huda-Harbi-2026' } });
    expect([made.status, await made.json()]).toEqual([
      422,
      expect.objectContaining({
        error: 'weak_password',
        fields: { password: expect.objectContaining({ rule: 'own-words' }) },
      }),
    ]);
    const { cookie } = await person(api, 'Dr. Mansour Omari');
    const changed = await api.call('POST', 'account/password', {
      cookie,
      body: { currentPassword: goodPassword, newPassword: 'omari.mansour' },
    });
    expect([changed.status, await changed.json()]).toEqual([
      422,
      expect.objectContaining({ error: 'weak_password', fields: { newPassword: expect.anything() } }),
    ]);
  });

  test('blanks at its ends are part of it', async () => {
    await api.call('POST', 'auth/register', {
      body: { name: 'A', email: 'blanks@clinic.example', password: '  a quiet gate ' },
    });
    expect((await login('blanks@clinic.example', '  a quiet gate ')).status).toBe(200);
    for (const other of ['a quiet gate', '  a quiet gate', 'a quiet gate '])
      expect((await login('blanks@clinic.example', other)).status).toBe(401);
  });
});

describe('the audit trail of signing in', () => {
  test('one row each for right, wrong and unknown: who, when, from where; no e-mail, name or password', async () => {
    const { email, id } = await person(api, 'Dr. Zaynab Unique');
    await login(email, goodPassword, { address: '203.0.113.5' });
    await login(email, 'wrong-password-typed', { address: '203.0.113.6' });
    await login('stranger@clinic.example', 'wrong-password-typed', { address: '203.0.113.7' });
    const quick = await api.call('POST', 'auth/quick-login', {
      body: { name: 'Noura Unique' },
      address: '203.0.113.8',
    });
    const { user } = (await quick.json()) as { user: { id: string } };
    const { rows } = await api.store.client.execute(
      `SELECT action, user_id, target, address, at FROM audit WHERE address LIKE '203.0.113.%' ORDER BY address, id`,
    );
    expect(rows.map((row) => [row['action'], row['user_id'], row['target'], row['address']])).toEqual([
      ['sign-in', id, null, '203.0.113.5'],
      ['new-device', id, null, '203.0.113.5'],
      ['sign-in-failed', id, null, '203.0.113.6'],
      ['sign-in-failed', '', null, '203.0.113.7'],
      ['quick-sign-in', user.id, null, '203.0.113.8'],
    ]);
    for (const row of rows) expect(String(row['at'])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await dump(api.store, 'audit')).not.toMatch(/unique|stranger|clinic\.example|wrong-password/i);
  });
});

describe("the client's address", () => {
  const asked = (forwarded: string | undefined) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '198.51.100.1' } }) as never;
  test.each([
    [0, '203.0.113.9', '198.51.100.1'],
    [0, undefined, '198.51.100.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [2, '1.1.1.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
    [1, 'not an address', '198.51.100.1'],
    [1, '203.0.113.9, <script>', '198.51.100.1'],
    [1, '', '198.51.100.1'],
  ])('with %i proxies and X-Forwarded-For %j it is %s', async (proxies, forwarded, address) => {
    const { clientAddress } = await import('../../server/request.ts');
    expect(clientAddress(asked(forwarded), proxies)).toBe(address);
  });
});

test('a password is good until it is changed: no age of it closes the account', async () => {
  const { email, id } = await person(api, 'Dr. Salma');
  await api.store.write([
    { sql: `UPDATE users SET created_at = '2020-01-01T00:00:00.000Z' WHERE id = ?`, args: [id] },
    { sql: 'DELETE FROM audit WHERE user_id = ?', args: [id] },
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 365 * 86_400_000 });
  try {
    const answer = await api.call('POST', 'auth/login', { body: { email, password: goodPassword } });
    expect([answer.status, await answer.json()]).toEqual([200, { user: expect.objectContaining({ email }) }]);
  } finally {
    vi.useRealTimers();
  }
});
