import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { wild } from '../fixtures/hospital/hostile.ts';
import {
  a1c,
  type Answer,
  bundle,
  patient,
  patientId,
  refusing,
  sendJson,
  startRecordSystem,
} from '../fixtures/hospital/record-system.ts';
import { type Api, dump, person, startApi } from './harness.ts';
import { bounds, secrets, site, walk } from './smart-walk.ts';

let records: Awaited<ReturnType<typeof startRecordSystem>>;
let api: Api;
let printed: string[];
let cookie: string;

beforeAll(async () => {
  records = await startRecordSystem();
});
afterAll(() => records.stop());
beforeEach(async () => {
  records.behave();
  printed = [];
  for (const level of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void printed.push(said.map(String).join(' ')));
  api = await startApi({ SITE_URL: site, ...records.settings }, undefined, bounds);
  ({ cookie } = await person(api));
});
afterEach(async () => {
  const trail = await dump(api.store, 'audit');
  await api.stop();
  vi.restoreAllMocks();
  for (const word of secrets) for (const text of [printed.join('\n'), trail]) expect(text).not.toContain(word);
});

/** One answer of the record system is replaced: where, by what, and what the visit is told. */
type Case = readonly [what: string, where: string, answer: () => Answer, problem: string];
const configured = (change: Record<string, unknown>) => (): Answer => ({
  ...(records.answers.get('/fhir/.well-known/smart-configuration') as object),
  ...change,
});
const configuration = '/fhir/.well-known/smart-configuration';
const person7 = `/fhir/Patient/${patientId}`;
const cases: readonly Case[] = [
  ['configuration that is a web page', configuration, () => wild.html, 'away'],
  ['configuration that never comes', configuration, () => wild.never, 'away'],
  ['configuration without end', configuration, () => wild.huge, 'away'],
  ['configuration that is a list', configuration, () => wild.list, 'away'],
  ['configuration that leads elsewhere', configuration, () => wild.redirect, 'untrusted'],
  ['configuration without addresses', configuration, configured({ token_endpoint: undefined }), 'untrusted'],
  [
    'codes taken at another host',
    configuration,
    configured({ token_endpoint: 'http://127.0.0.1:9/token' }),
    'untrusted',
  ],
  [
    'a sign-in without https',
    configuration,
    configured({ authorization_endpoint: 'http://evil.example' }),
    'untrusted',
  ],
  ['no PKCE', configuration, configured({ code_challenge_methods_supported: ['plain'] }), 'untrusted'],
  ['a token that never comes', '/token', () => wild.never, 'away'],
  ['a token that is a web page', '/token', () => wild.html, 'away'],
  ['a token that is broken off', '/token', () => wild.broken, 'away'],
  ['a token that leads elsewhere', '/token', () => wild.redirect, 'untrusted'],
  ['a token without end', '/token', () => wild.huge, 'away'],
  ['a token that is a list', '/token', () => wild.list, 'untrusted'],
  ['a refused code', '/token', () => (_, answer) => sendJson(answer, { error: 'invalid_grant' }, 400, 'json'), 'again'],
  ['a token of another kind', '/token', () => records.grant({ token_type: 'mac' }), 'untrusted'],
  ['no token', '/token', () => records.grant({ access_token: undefined }), 'untrusted'],
  ['no patient', '/token', () => records.grant({ patient: undefined }), 'nobody'],
  ['a patient that is an address', '/token', () => records.grant({ patient: '../Observation?x=' }), 'untrusted'],
  ['a patient that is a list', '/token', () => records.grant({ patient: ['a', 'b'] }), 'untrusted'],
  ['scopes for something else', '/token', () => records.grant({ scope: 'launch patient/Observation.rs' }), 'scopes'],
  ['no scopes', '/token', () => records.grant({ scope: '' }), 'scopes'],
  ['a token that is over at once', '/token', () => records.grant({ expires_in: 0 }), 'again'],
  ['a patient that may not be read', person7, () => refusing[403], 'denied'],
  ['a patient that is not there', person7, () => refusing[404], 'denied'],
  ['a token that is over', person7, () => refusing[401], 'expired'],
  ['a token that is over half way', '/fhir/Condition', () => refusing[401], 'expired'],
  ['a patient that is a web page', person7, () => wild.html, 'away'],
  ['a patient that never comes', person7, () => wild.never, 'away'],
  ['a patient without end', person7, () => wild.huge, 'away'],
  ['a patient that leads elsewhere', person7, () => wild.redirect, 'untrusted'],
  ['a patient of a failing server', person7, () => refusing[500], 'away'],
  ['another kind instead of the patient', person7, () => ({ resourceType: 'Person', id: patientId }), 'untrusted'],
  ['another patient', person7, () => patient({ id: 'pat-8' }), 'mixed'],
  [
    'another patient’s value among the answers',
    '/fhir/Observation',
    () => bundle([a1c(8.9), a1c(6.1, { subject: { reference: 'Patient/pat-8' } })]),
    'mixed',
  ],
  [
    'another patient’s diagnosis',
    '/fhir/Condition',
    () => bundle([{ resourceType: 'Condition', id: 'c', subject: { reference: 'Patient/pat-8' } }]),
    'mixed',
  ],
  [
    'another patient’s medicine',
    '/fhir/MedicationRequest',
    () => bundle([{ resourceType: 'MedicationRequest', id: 'm', subject: { reference: 'Patient/pat-8/_history/2' } }]),
    'mixed',
  ],
  [
    'the same number in another system',
    '/fhir/Observation',
    () => bundle([a1c(6.1, { subject: { reference: `https://else.example/fhir/Patient/${patientId}` } })]),
    'mixed',
  ],
];

describe('an answer that is wrong', () => {
  test.each(cases)('%s: a sentence, and no record', async (_, where, answer, problem) => {
    records.answers.set(where, answer());
    expect(await walk(api, { at: records, session: cookie })).toEqual({ problem });
  });

  test.each<readonly [string, () => Answer]>([
    ['refused', () => refusing[403]],
    ['a failure', () => refusing[500]],
    ['a web page', () => wild.html],
    ['never', () => wild.never],
    ['cut off', () => wild.cut],
    ['a list', () => wild.list],
    ['another kind of bundle', () => ({ ...bundle([a1c(8.9)]), type: 'history' })],
    ['nobody’s', () => bundle([a1c(6.1, { subject: undefined })])],
    ['somebody’s by a number alone', () => bundle([a1c(6.1, { subject: { identifier: { value: '7' } } })])],
    ['a page after it on another host', () => bundle([a1c(8.9)], 'http://127.0.0.1:9/fhir/Observation')],
    ['a page after it that is a script', () => bundle([a1c(8.9)], 'javascript:alert(1)')],
    ['a page after it that is a file', () => bundle([a1c(8.9)], 'file:///etc/passwd')],
    ['a page after it that is itself', () => bundle([a1c(8.9)], `${records.issuer}/Observation?patient=${patientId}`)],
    ['too many', () => bundle(Array.from({ length: 200 }, (_, at) => a1c(7 + at / 100)))],
  ])('measurements %s: what else there is, and that they are not whole', async (_, answer) => {
    records.answers.set('/fhir/Observation', answer());
    const told = await walk(api, { at: records, session: cookie });
    expect(told.name).toBe('Salma Al Harbi');
    expect(told.incomplete).toContain('Observation');
    expect(JSON.stringify(told.bundle)).not.toContain('6.1');
    expect(records.asked.length).toBeLessThan(25);
  });

  test('that has pages without end stops', async () => {
    let page = 0;
    records.answers.set('/fhir/Observation', (_, answer) => {
      page += 1;
      sendJson(answer, bundle([a1c(8.9)], `${records.issuer}/Observation?page=${page}`));
    });
    expect((await walk(api, { at: records, session: cookie })).incomplete).toContain('Observation');
    expect(page).toBeLessThanOrEqual(bounds.recordPages);
  });
});

describe('coming back', () => {
  test.each<readonly [string, (query: URLSearchParams) => void, string]>([
    ['stopped', (query) => query.set('error', 'access_denied'), 'cancelled'],
    ['from another system', (query) => query.set('iss', 'https://evil.example'), 'untrusted'],
    ['without a code', (query) => query.delete('code'), 'untrusted'],
    ['with another code', (query) => query.set('code', 'code-8'), 'again'],
    ['with another state', (query) => query.set('state', 'x'), 'again'],
    ['without a state', (query) => query.delete('state'), 'again'],
  ])('%s', async (_, change, problem) => {
    expect(await walk(api, { at: records, session: cookie, change })).toEqual({ problem });
  });
});
