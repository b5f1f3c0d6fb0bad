import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  condition,
  issuer,
  observation,
  pages,
  recordSystem,
  request,
  searchset,
  serviceId,
  site,
} from './cds-clients.ts';
import { type Api, startApi } from './harness.ts';
import { serve } from './wire.ts';

interface Card {
  readonly summary: string;
  readonly detail: string;
  readonly indicator: string;
  readonly source: { readonly label: string; readonly url?: string };
  readonly overrideReasons: readonly { readonly code: string; readonly system: string; readonly display: string }[];
  readonly links: readonly { readonly url: string; readonly type: string }[];
}

let ehr: Awaited<ReturnType<typeof recordSystem>>;
let api: Api;
beforeAll(async () => {
  ehr = await recordSystem();
  api = await startApi(ehr.settings);
});
afterAll(() => api.stop());
afterEach(() => void vi.restoreAllMocks());

const path = `cds-services/${serviceId}`;
const address = (of = path) => `${site}/api/${of}`;
const bearer = (token: string, more = {}) => ({ headers: { authorization: `Bearer ${token}`, ...more } });

async function ask(body: unknown, more = {}): Promise<Response> {
  return api.call('POST', path, { body, ...bearer(await ehr.token(address()), more) });
}
async function cards(prefetch = {}, more = {}): Promise<readonly Card[]> {
  const answer = await ask(request(prefetch), more);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { cards: readonly Card[] }).cards;
}

describe('a record system', () => {
  test.each(['ES384', 'RS384'])('finds the service, with a token signed by %s', async (alg) => {
    const answer = await api.call('GET', 'cds-services', bearer(await ehr.token(address('cds-services'), { alg })));
    expect(answer.status).toBe(200);
    const { services } = (await answer.json()) as { services: readonly Record<string, unknown>[] };
    expect(services).toEqual([
      {
        id: serviceId,
        hook: 'patient-view',
        title: expect.any(String) as string,
        description: expect.any(String) as string,
        usageRequirements: expect.any(String) as string,
        prefetch: {
          patient: 'Patient/{{context.patientId}}',
          observations: expect.stringContaining('code=http://loinc.org%7C') as string,
          conditions: expect.stringContaining('Condition?patient={{context.patientId}}') as string,
        },
      },
    ]);
  });

  test('is told the gravest steps, each with its source and a way to the visit', async () => {
    const found = await cards();
    expect(found.length).toBeGreaterThan(0);
    for (const { summary, detail, indicator, source, links, overrideReasons } of found) {
      expect(summary.length).toBeLessThan(140);
      expect(detail).toContain('Educational only. It is not medical advice');
      expect(detail).toContain('Medicines and other diagnoses were not read');
      expect(detail).not.toMatch(/(?<!\\)[<>*_#|[\]`]/);
      expect(['critical', 'warning', 'info']).toContain(indicator);
      expect(source.label).not.toBe('');
      expect(links).toEqual([{ label: 'Open the visit', url: `${site}/visit`, type: 'absolute' }]);
      expect(overrideReasons.map(({ code }) => code)).toEqual([
        'done',
        'record-wrong',
        'not-suitable',
        'declined',
        'other-team',
      ]);
      expect(overrideReasons[3]).toEqual({
        code: 'declined',
        system: 'urn:diabetes-journey:override-reason',
        display: 'The patient declines',
      });
    }
    expect(found.some(({ source }) => source.url?.startsWith('https://'))).toBe(true);
    expect(JSON.stringify(found)).not.toMatch(/Hippolyte|Zebulon|1288992|1961/);
  });

  test('is warned first of what cannot wait', async () => {
    const potassium = observation('2823-3', 6.9, 'mmol/L');
    const found = await cards({ observations: searchset(observation('4548-4', 9.4, '%'), potassium) });
    expect(found[0]?.indicator).toBe('critical');
    const ranks = found.map(({ indicator }) => ['critical', 'warning', 'info'].indexOf(indicator));
    expect(ranks).toEqual(ranks.toSorted());
  });

  test('is answered in Arabic where it prefers that', async () => {
    const [card] = await cards({}, { 'accept-language': 'ar-SA,en;q=0.5' });
    expect(card?.detail).toMatch(/لم تُقرأ الأدوية/);
    expect(card?.links[0]?.url).toBe(`${site}/ar/visit`);
    expect((await cards({}, { 'accept-language': 'en,ar;q=0.5' }))[0]?.detail).toContain('Educational only');
  });

  test('that could not fetch diagnoses is answered by what it has', async () => {
    const outcome = { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'timeout' }] };
    const summaries = async (conditions: unknown) => (await cards({ conditions })).map(({ summary }) => summary);
    const without = await summaries(undefined);
    expect(without.length).toBeGreaterThan(0);
    for (const conditions of [null, outcome, searchset()]) expect(await summaries(conditions)).toEqual(without);
    // A notice of the server's among the answers is nobody's value.
    expect((await cards({ observations: searchset(outcome, observation('4548-4', 9.4, '%')) })).length).toBeGreaterThan(
      0,
    );
  });

  test('is told nothing of somebody whose record says nothing of diabetes', async () => {
    const observations = searchset(observation('4548-4', 5.2, '%'));
    expect(await cards({ observations })).toEqual([]);
    expect(await cards({ observations: searchset() })).toEqual([]);
    const icd10 = 'http://hl7.org/fhir/sid/icd-10-cm';
    const named = (...all: unknown[]) => cards({ observations, conditions: searchset(...all) });
    expect((await named(condition(icd10, 'E11.9'))).length).toBeGreaterThan(0);
    expect((await named(condition('http://snomed.info/sct', '44054006'))).length).toBeGreaterThan(0);
    const refuted = { verificationStatus: { coding: [{ code: 'refuted' }] } };
    expect(await named(condition(icd10, 'E11.9', refuted))).toEqual([]);
    const over = { clinicalStatus: { coding: [{ code: 'resolved' }] } };
    expect(await named(condition(icd10, 'E11.9', over))).toEqual([]);
    expect(await named(condition(icd10, 'E11.9', { subject: { reference: 'Patient/2' } }))).toEqual([]);
    expect(await named(condition(icd10, 'E11.9', { subject: { reference: 'OtherPatient/1288992' } }))).toEqual([]);
    const absolute = { subject: { reference: 'https://ehr.example/fhir/Patient/1288992' } };
    expect((await named(condition(icd10, 'E11.9', absolute))).length).toBeGreaterThan(0);
    expect(await named(condition(icd10, 'J45'))).toEqual([]);
  });

  test('is told nothing that rests on what was measured years ago', async () => {
    const old = { effectiveDateTime: '2019-03-01' };
    const found = await cards({
      observations: searchset(observation('33914-3', 12, 'mL/min/{1.73_m2}', old), observation('4548-4', 9, '%', old)),
    });
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/nephrologist|above 7/);
    expect(found[0]?.detail).toContain('too old to count: 2');
  });

  test('is told of type 1 what holds there, not what holds for type 2', async () => {
    const text = JSON.stringify(
      await cards({ conditions: searchset(condition('http://hl7.org/fhir/sid/icd-10-cm', 'E10.9')) }),
    );
    expect(text).toContain('type 1');
  });
});

describe('a token opens nothing', () => {
  const code = async (token: string, at = path) =>
    (await api.call('POST', at, { body: request(), ...bearer(token) })).status;
  const now = () => Math.floor(Date.now() / 1000);

  test('twice', async () => {
    const token = await ehr.token(address());
    expect(await code(token)).toBe(200);
    expect(await code(token)).toBe(401);
    // The same number under a new signature is the same token.
    const jti = crypto.randomUUID();
    expect(await code(await ehr.token(address(), { claims: { jti } }))).toBe(200);
    expect(await code(await ehr.token(address(), { claims: { jti, exp: now() + 200 } }))).toBe(401);
  });

  test('twice, also where the clock was set back a little in between', async () => {
    const token = await ehr.token(address());
    expect(await code(token)).toBe(200);
    // As it stands there when the clock was five seconds ahead at the first time.
    await api.store.client.execute('UPDATE tries SET ends_at = ends_at + 5000');
    expect(await code(token)).toBe(401);
  });

  test.each([
    ['of an issuer nobody named', { claims: { iss: 'https://other.example' } }],
    ['without an issuer', { claims: { iss: undefined } }],
    ['for another address', { claims: { aud: 'https://other.example/api/cds-services' } }],
    ['for discovery, at a service', { claims: { aud: `${site}/api/cds-services` } }],
    ['that has ended', { claims: { exp: 1_700_000_000 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['that never ends', { claims: { exp: 4_102_444_800 } }],
    ['without a number', { claims: { jti: undefined } }],
    ['with an empty number', { claims: { jti: '' } }],
    ['with a number that is none', { claims: { jti: { a: 1 } } }],
    ['that does not hold yet', { claims: { nbf: 4_102_444_800 } }],
    ['of a key that is not there', { header: { kid: 'other' } }],
    ['of another kind, under the same keys', { header: { typ: 'at+jwt' } }],
    ['under a shared secret', { alg: 'HS384', key: new Uint8Array(64) }],
  ])('%s', async (_, change) => {
    expect(await code(await ehr.token(address(), change))).toBe(401);
  });

  test('of somebody else’s key under our issuer’s name, and its jku is never fetched', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const stranger = await recordSystem();
    const jku = 'https://attacker.example/keys.json';
    expect(await code(await stranger.token(address(), { header: { jku } }))).toBe(401);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    '',
    'a',
    'a.b.c',
    'eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwczovL2ZoaXItZWhyLmV4YW1wbGUuY29tLyJ9.',
    `djt_${'a'.repeat(43)}`,
  ])('that is none: %s', async (token) => {
    const answer = await api.call('POST', path, { body: request(), ...bearer(token) });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toMatchObject({ error: 'token_wrong' });
  });

  test('where none is shown; a session is no way in', async () => {
    expect((await api.call('POST', path, { body: request() })).status).toBe(401);
    expect((await api.call('GET', 'cds-services')).status).toBe(401);
  });
});

describe('a request is refused', () => {
  const { prefetch: good, ...without } = request();
  test.each([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['another hook', { ...request(), hook: 'order-sign' }, 400],
    ['no hookInstance', { ...request(), hookInstance: undefined }, 400],
    ['no patient named', { ...request(), context: { userId: 'Practitioner/1' } }, 400],
    ['an id that is none', { ...request(), context: { patientId: '../1' } }, 400],
    ['no prefetch', without, 412],
    ['null', { ...without, prefetch: null }, 412],
    [
      'the standard’s example, prefetched for another service',
      { ...without, prefetch: { patientToGreet: good.patient } },
      412,
    ],
    ['no patient', request({ patient: null }), 412],
    ['no observations', request({ observations: undefined }), 412],
    ['what could not be fetched', request({ observations: { resourceType: 'OperationOutcome' } }), 412],
    ['another type', request({ observations: good.patient }), 400],
    ['text', request({ patient: 'Patient/1288992' }), 400],
    ['another patient', request({ patient: { ...good.patient, id: '2' } }), 400],
    [
      'observations of another',
      request({ observations: searchset(observation('4548-4', 9, '%', { subject: { reference: 'Patient/2' } })) }),
      400,
    ],
  ])('%s', async (_, body, status) => {
    const answer = await ask(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: status === 412 ? 'prefetch_missing' : 'malformed' });
  });

  test('another type of body, another id, another method', async () => {
    expect((await ask('hook=patient-view', { 'content-type': 'text/plain' })).status).toBe(415);
    const other = await ehr.token(address('cds-services/other'));
    expect((await api.call('POST', 'cds-services/other', { body: request(), ...bearer(other) })).status).toBe(404);
    expect((await api.call('GET', path, bearer(await ehr.token(address())))).status).toBe(405);
  });

  test('odd resources never break it', async () => {
    for (const entry of [null, 3, {}, { resource: null }, { resource: { resourceType: 'Observation', code: [] } }])
      expect((await ask(request({ observations: { resourceType: 'Bundle', entry: [entry] } }))).status).toBe(200);
    expect(
      (await ask(request({ conditions: { resourceType: 'Bundle', entry: [{ resource: { code: 3 } }] } }))).status,
    ).toBe(200);
  });
});

describe('pages of other sites', () => {
  const preflight = (origin: string) =>
    api.call('OPTIONS', path, { headers: { origin, 'access-control-request-method': 'POST', authorization: '' } });

  test('may ask where the settings name them', async () => {
    const { status, headers } = await preflight(pages);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(pages);
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    const answer = await ask(request(), { origin: pages });
    expect(answer.headers.get('access-control-allow-origin')).toBe(pages);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  test.each(['https://other.example', 'null', `${pages}.evil.example`])('and else may not: %s', async (origin) => {
    for (const { headers } of [await preflight(origin), await ask(request(), { origin })])
      expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('are let through to the answer by the server, and nowhere else', async () => {
    const wire = await serve();
    const headers = { origin: pages, 'access-control-request-method': 'POST' };
    expect(await wire.ask('OPTIONS', path, { headers })).toMatchObject({ status: 204 });
    expect((await wire.ask('OPTIONS', 'visits', { headers })).status).toBe(405);
    const body = JSON.stringify(request());
    const asked = { headers: { authorization: `Bearer ${await ehr.token(address())}`, origin: '' }, body };
    expect((await wire.ask('POST', path, asked)).status).toBe(200);
    const large = { ...asked, body: JSON.stringify(request({ more: 'x'.repeat(300_000) })) };
    expect((await wire.ask('POST', path, large)).status).toBe(413);
    await wire.stop();
  });
});

test('nothing of a patient is stored, and no line of a log holds any', async () => {
  const written: string[] = [];
  const keep = (text: unknown) => void written.push(String(text));
  for (const name of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(keep);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  await cards();
  await ask(request({ patient: { ...request().prefetch.patient, id: 'other' } }));
  await api.store.client.execute('ALTER TABLE tries RENAME TO tries_away');
  expect((await ask(request())).status).toBe(500);
  await api.store.client.execute('ALTER TABLE tries_away RENAME TO tries');
  vi.restoreAllMocks();
  const { rows } = await api.store.client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  const tables = await Promise.all(
    rows.map(async ({ name }) =>
      JSON.stringify((await api.store.client.execute(`SELECT * FROM "${String(name)}"`)).rows),
    ),
  );
  expect(written.length).toBeGreaterThan(0);
  expect([...written, ...tables].join('\n')).not.toMatch(
    /Hippolyte|Zebulon|1288992|1961-12-25|some-opaque|(?<!\d)9\.4(?!\d)|Bearer/,
  );
});

test('one issuer is held to its limit', async () => {
  const few = await startApi({ ...ehr.settings, LIMIT_CDS_PER_MINUTE: '2' });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const answer = await few.call('GET', 'cds-services', bearer(await ehr.token(address('cds-services'))));
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await few.stop();
});

test('there is no such address until the settings name an issuer', async () => {
  for (const name of ['SITE_URL', 'CDS_ISSUERS', 'CDS_ORIGINS']) vi.stubEnv(name, '');
  const off = await startApi({ SITE_URL: site });
  const token = await ehr.token(address());
  expect((await off.call('GET', 'cds-services', bearer(token))).status).toBe(404);
  expect((await off.call('POST', path, { body: request(), ...bearer(token) })).status).toBe(404);
  expect((await off.call('OPTIONS', path, { headers: { origin: pages } })).status).toBe(404);
  await off.stop();
});

test('a private key, or an issuer without an address of our own, is refused at the start', async () => {
  const { readEnvironment } = await import('../../src/api/environment.mjs');
  expect(() => readEnvironment({ CDS_ISSUERS: `${issuer}=${ehr.file}` })).toThrow('SITE_URL');
  expect(() => readEnvironment({ ...ehr.settings, CDS_ISSUERS: `${issuer}=package.json` })).toThrow('no JWK set');
  const { exportJWK } = await import('jose');
  const { writeFileSync } = await import('node:fs');
  const file = `${ehr.file}.private`;
  writeFileSync(file, JSON.stringify({ keys: [await exportJWK(ehr.keyOf('ES384'))] }));
  expect(() => readEnvironment({ ...ehr.settings, CDS_ISSUERS: `${issuer}=${file}` })).toThrow('private key');
  // Of these no token would ever be believed, and nobody would hear why.
  for (const key of [
    {},
    { kty: 'EC', crv: 'P-256', alg: 'ES256' },
    { kty: 'RSA', alg: 'RS256' },
    { kty: 'RSA', use: 'enc' },
  ]) {
    writeFileSync(file, JSON.stringify({ keys: [key] }));
    expect(() => readEnvironment({ ...ehr.settings, CDS_ISSUERS: `${issuer}=${file}` })).toThrow('no key for ES384');
  }
});
