import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chartFromFhir } from '../../src/engine/fhir/index.ts';
import { a1c, bundle, startRecordSystem, token } from '../fixtures/hospital/record-system.ts';
import { type Api, cookieOf, dump, person, startApi } from './harness.ts';
import { ask, bounds, launchAt, pairOf, secrets, site, walk } from './smart-walk.ts';

let records: Awaited<ReturnType<typeof startRecordSystem>>;
let api: Api;
let printed: string[];
let cookie: string;

beforeAll(async () => {
  records = await startRecordSystem();
});
afterAll(() => records.stop());
const open = async (settings = records.settings) => {
  api = await startApi({ SITE_URL: site, ...settings }, undefined, bounds);
  ({ cookie } = await person(api));
};
beforeEach(async () => {
  records.behave();
  printed = [];
  for (const level of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void printed.push(said.map(String).join(' ')));
  await open();
});
afterEach(async () => {
  const trail = await dump(api.store, 'audit');
  await api.stop();
  vi.restoreAllMocks();
  for (const word of secrets) for (const text of [printed.join('\n'), trail]) expect(text).not.toContain(word);
});

describe('a record system that launches the visit', () => {
  test('off until one is named', async () => {
    await api.stop();
    api = await startApi();
    for (const path of ['smart/launch', 'smart/callback']) expect((await api.call('GET', path)).status).toBe(404);
    for (const path of ['smart', 'smart/record']) expect((await api.call('POST', path)).status).toBe(404);
  });

  test('hands over one record, which the visit’s reader reads', async () => {
    const told = await walk(api, { at: records, session: cookie });
    expect(told).toMatchObject({ name: 'Salma Al Harbi', label: 'Ward records', incomplete: [] });
    const read = chartFromFhir(told.bundle, { on: new Date().toISOString().slice(0, 10) });
    expect(read.ok && Object.fromEntries(read.facts.map(({ fact, known }) => [fact, known.value]))).toMatchObject({
      a1c: 8.9,
      sex: 'female',
    });
    const sent = records.asked.find(({ path }) => path === '/authorize')?.query;
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      aud: records.issuer,
      launch: 'launch-77',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/api/smart/callback`,
    });
    expect(sent?.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['launch', 'patient/Observation.rs']));
    expect(sent?.get('scope')).not.toMatch(/write|\.c|offline/);
    for (const { path, authorization } of records.asked.filter(
      ({ path }) => path.startsWith('/fhir/') && !path.includes('.well'),
    ))
      expect([path, authorization]).toEqual([path, `Bearer ${token}`]);
  });

  test('with a secret of ours shows it to the token’s address alone', async () => {
    const confidential = await startRecordSystem('of a confidential client');
    try {
      await api.stop();
      await open(confidential.settings);
      expect((await walk(api, { at: confidential, session: cookie })).name).toBe('Salma Al Harbi');
      expect(confidential.asked.filter(({ authorization }) => authorization.startsWith('Basic'))).toHaveLength(1);
    } finally {
      await confidential.stop();
    }
  });

  test('or is asked from the visit itself, where it lets the clinician choose the patient', async () => {
    const begun = await api.call('POST', 'smart', { body: { system: 0, locale: 'ar' }, cookie });
    const { location } = (await begun.json()) as { location: string };
    expect(new URL(location).searchParams.get('scope')).toMatch(/^launch\/patient /);
    const back = new URL((await fetch(location, { redirect: 'manual' })).headers.get('location') ?? '');
    const came = await api.call('GET', `smart/callback${back.search}`, { cookie: [cookie, pairOf(begun)].join('; ') });
    expect(came.headers.get('location')).toBe('/ar/visit');
    expect((await ask(api, pairOf(came), cookie)).name).toBe('Salma Al Harbi');
    for (const system of [1, -1, 'x', undefined])
      expect((await api.call('POST', 'smart', { body: { system }, cookie })).status).toBe(422);
    expect((await api.call('POST', 'smart', { body: { system: 0 } })).status).toBe(401);
    const foreign = { origin: 'https://evil.example' };
    for (const path of ['smart', 'smart/record'])
      expect((await api.call('POST', path, { body: { system: 0 }, cookie, headers: foreign })).status).toBe(403);
  });

  test('is followed page by page', async () => {
    records.answers.set('/fhir/Observation', bundle([a1c(8.9)], `${records.issuer}/more`));
    records.answers.set('/fhir/more', bundle([a1c(7.1)]));
    const told = await walk(api, { at: records, session: cookie });
    expect(JSON.stringify(told.bundle)).toContain('a1c-7.1');
    expect(told.incomplete).toEqual([]);
  });
});

describe('one session’s', () => {
  const granted = async (session: string): Promise<string> => {
    const sent = await api.call('GET', launchAt(records.issuer), { cookie: session });
    const back = new URL(
      (await fetch(sent.headers.get('location') ?? '', { redirect: 'manual' })).headers.get('location') ?? '',
    );
    const came = await api.call('GET', `smart/callback${back.search}`, { cookie: [session, pairOf(sent)].join('; ') });
    return pairOf(came);
  };

  test('record is told once, to that session, and to nobody who signs in after it', async () => {
    const carries = await granted(cookie);
    const other = await person(api, 'Dr. Other');
    expect(await ask(api, carries, other.cookie)).toEqual({ problem: 'again' });
    // Nor to its own any more: somebody else has its cookie.
    expect(await ask(api, carries, cookie)).toEqual({ problem: 'again' });
    const mine = await granted(cookie);
    expect((await ask(api, mine, cookie)).name).toBe('Salma Al Harbi');
    expect(await ask(api, mine, cookie)).toEqual({ problem: 'again' });
  });

  test('record waits for whoever signs in next, and is asked for by nobody who has not', async () => {
    const carries = await granted('');
    expect((await api.call('POST', 'smart/record', { body: {}, cookie: carries })).status).toBe(401);
    const quick = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } }));
    expect((await ask(api, carries, quick)).name).toBe('Salma Al Harbi');
  });

  test('record is for nobody who has to set up a second step first', async () => {
    const other = await startApi(
      {
        SITE_URL: site,
        ...records.settings,
        SECOND_FACTOR: 'required',
        SECOND_FACTOR_KEY: 'one key of more than thirty-two characters',
      },
      undefined,
      bounds,
    );
    try {
      const who = await person(other);
      const begun = await other.call('POST', 'smart', { body: { system: 0 }, cookie: who.cookie });
      expect([begun.status, await begun.json()]).toMatchObject([403, { error: 'second_step_missing' }]);
      const sent = await other.call('GET', launchAt(records.issuer), { cookie: who.cookie });
      const there = await fetch(sent.headers.get('location') ?? '', { redirect: 'manual' });
      const back = new URL(there.headers.get('location') ?? '');
      const came = await other.call('GET', `smart/callback${back.search}`, {
        cookie: `${who.cookie}; ${pairOf(sent)}`,
      });
      const carries = `${who.cookie}; ${pairOf(came)}`;
      const told = await other.call('POST', 'smart/record', { body: {}, cookie: carries });
      expect([told.status, await told.json()]).toMatchObject([403, { error: 'second_step_missing' }]);
      expect(records.asked.filter(({ path }) => /^\/fhir\/(?!.*\.well)/.test(path))).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  test('row of the trail says that a record was read, and not whose', async () => {
    await walk(api, { at: records, session: cookie });
    await vi.waitFor(async () => expect(await dump(api.store, 'audit')).toContain('record-read'));
  });
});

describe('a launch that is none of ours', () => {
  test.each([
    ['a system that is not named', () => launchAt('https://evil.example/fhir'), 'unnamed'],
    ['one beside it', () => launchAt(`${records.issuer}/../evil`), 'unnamed'],
    ['one that only begins alike', () => launchAt(`${records.issuer}.evil.example`), 'unnamed'],
    ['no address', () => launchAt('javascript:alert(1)'), 'unnamed'],
    ['none', () => 'smart/launch', 'unnamed'],
    ['without a launch', () => launchAt(records.issuer, ''), 'again'],
    ['with an endless one', () => launchAt(records.issuer, 'x'.repeat(5000)), 'again'],
  ])('%s: nothing is asked, and a sentence says so', async (_, path, problem) => {
    const answer = await api.call('GET', path(), { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/visit']);
    expect(await ask(api, pairOf(answer), cookie)).toEqual({ problem });
    expect(records.asked).toEqual([]);
  });
});
