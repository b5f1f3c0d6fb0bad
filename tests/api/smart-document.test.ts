import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  a1c,
  bundle,
  patientId,
  refusing,
  sendJson,
  startRecordSystem,
  token,
} from '../fixtures/hospital/record-system.ts';
import { type Api, dump, person, startApi } from './harness.ts';
import { bounds, secrets, site, walk } from './smart-walk.ts';

let records: Awaited<ReturnType<typeof startRecordSystem>>;
let api: Api;
let cookie: string;
let written: { readonly authorization: string | undefined; readonly body: string }[];
const text = 'Visit\nHbA1c: 8.9 %\nStop gliclazide. ٢٨ نوفمبر';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let sent = '';
  for await (const chunk of request) sent += String(chunk);
  return sent;
};
beforeAll(async () => {
  records = await startRecordSystem(undefined, true);
});
afterAll(() => records.stop());
beforeEach(async () => {
  records.behave();
  written = [];
  records.answers.set('/fhir/DocumentReference', (request, answer) => {
    void bodyOf(request).then((body) => {
      written.push({ authorization: request.headers.authorization, body });
      sendJson(answer, { resourceType: 'DocumentReference', id: 'd-1' }, 201);
    });
  });
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  api = await startApi({ SITE_URL: site, ...records.settings }, undefined, bounds);
  ({ cookie } = await person(api));
});
afterEach(async () => {
  const trail = await dump(api.store, 'audit');
  await api.stop();
  vi.restoreAllMocks();
  for (const word of [...secrets, 'gliclazide']) expect(trail).not.toContain(word);
});

const send = (document: unknown, session = cookie, more: object = {}) =>
  api.call('POST', 'smart/document', { body: { document, text, locale: 'ar', ...more }, cookie: session });
const told = async (document: unknown, session = cookie): Promise<unknown> => (await send(document, session)).json();

test('is asked for where the settings say so, and put beside the patient by one press, once', async () => {
  const { document } = await walk(api, { at: records, session: cookie });
  const scope = records.asked.find(({ path }) => path === '/authorize')?.query.get('scope');
  expect(scope?.split(' ')).toContain('patient/DocumentReference.c');
  expect(written).toEqual([]);
  // Pressed twice at once: one of them is too late.
  const answers = await Promise.all([told(document), told(document)]);
  expect(answers).toEqual(expect.arrayContaining([{ sent: true }, { problem: 'again' }]));
  expect(written).toHaveLength(1);
  expect(written[0]?.authorization).toBe(`Bearer ${token}`);
  const note = JSON.parse(written[0]?.body ?? '{}');
  expect(note).toMatchObject({
    resourceType: 'DocumentReference',
    docStatus: 'preliminary',
    subject: { reference: `Patient/${patientId}` },
    author: [{ display: 'Dr. Huda' }],
  });
  const { contentType, language, data } = note.content[0].attachment;
  expect([contentType, language]).toEqual(['text/plain; charset=utf-8', 'ar']);
  expect(Buffer.from(data, 'base64').toString('utf8')).toBe(text);
  await vi.waitFor(async () => expect(await dump(api.store, 'audit')).toContain('record-written'));
});

test('is another session’s, a reading’s or nobody’s by no word', async () => {
  const { document } = await walk(api, { at: records, session: cookie });
  const other = await person(api, 'Dr. Other');
  expect(await told(document, other.cookie)).toEqual({ problem: 'again' });
  // Somebody else had what opens it: it opens nothing any more.
  expect(await told(document)).toEqual({ problem: 'again' });
  for (const wrong of ['', 'x'.repeat(43), `${document}.en`]) expect(await told(wrong)).toEqual({ problem: 'again' });
  for (const wrong of [undefined, 7, null, {}]) expect((await send(wrong)).status).toBe(422);
  expect((await send(document, '')).status).toBe(401);
  expect((await send(document, cookie, { text: ' ' })).status).toBe(422);
  expect((await send(document, cookie, { text: 'x'.repeat(300_000) })).status).toBe(413);
  // What opens the writing reads nothing.
  const { document: mine } = await walk(api, { at: records, session: cookie });
  const reading = await api.call('POST', 'smart/record', {
    body: {},
    cookie: `${cookie}; __Host-record=launch.${mine}.en`,
  });
  expect(await reading.json()).toEqual({ problem: 'again' });
  expect(written).toEqual([]);
});

test('that was not granted is not offered', async () => {
  records.answers.set('/token', records.grant({ scope: 'launch patient/*.rs' }));
  expect((await walk(api, { at: records, session: cookie })).document).toBeUndefined();
  records.answers.set(
    '/token',
    records.grant({ scope: 'launch patient/Patient.read patient/DocumentReference.write' }),
  );
  expect((await walk(api, { at: records, session: cookie })).document).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['a permission that is over', refusing[401], 'expired'],
  ['a refusal', refusing[403], 'denied'],
  ['one for its form', refusing[429], 'denied'],
  ['a failure', refusing[500], 'away'],
  ['silence', () => undefined, 'away'],
] as const)('%s is told, and nothing is sent a second time', async (_, answer, problem) => {
  const { document } = await walk(api, { at: records, session: cookie });
  records.answers.set('/fhir/DocumentReference', answer);
  expect(await told(document)).toEqual({ problem });
  expect(await told(document)).toEqual({ problem: 'again' });
});

test('observations without a category are read all the same', async () => {
  records.answers.set('/fhir/Observation', (request, answer) =>
    sendJson(answer, bundle(request.url?.includes('category=') ? [] : [a1c(8.4)])),
  );
  const { bundle: read, incomplete } = await walk(api, { at: records, session: cookie });
  expect(JSON.stringify(read)).toContain('a1c-8.4');
  expect(incomplete).toEqual([]);
});
