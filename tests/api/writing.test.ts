import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, dump, person, startApi } from './harness.ts';
import { goodBodies, someId, type WritingCall, writingCalls } from './routes.ts';
import { serve, type Wire } from './wire.ts';

const calls = await writingCalls();
let api: Api;
let wire: Wire;
let cookie: string;
let bodies: Awaited<ReturnType<typeof goodBodies>>;
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_QUICK_PER_HOUR: '1000' });
  [wire, bodies] = await Promise.all([serve(), goodBodies()]);
  ({ cookie } = await person(api));
});
afterAll(async () => {
  await wire.stop();
  await api.stop();
});

/** What another site's page, or no page at all, would send; only the origin is wrong in it. */
const strangers = (port: number): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  foreign: { origin: 'https://evil.example' },
  null: { origin: 'null' },
  'look-alike in front': { origin: `http://127.0.0.1:${port}.evil.example` },
  'look-alike behind': { origin: `http://evil-127.0.0.1:${port}` },
  'with a user before it': { origin: `http://127.0.0.1:${port}@evil.example` },
  'other port': { origin: `http://127.0.0.1:${port - 1}` },
  'other name for this machine': { origin: `http://localhost:${port}` },
  'cross-site by its own word': { 'sec-fetch-site': 'cross-site' },
  'same-site by its own word': { 'sec-fetch-site': 'same-site' },
  'cross-site without an origin': { origin: '', 'sec-fetch-site': 'cross-site' },
  none: { origin: '' },
});
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];
const textOf = ({ path, body }: WritingCall): string => (body ? JSON.stringify(bodies[path]?.[0] ?? {}) : '');

test.each(calls)('$method /api/$path from anywhere but our own pages: 403, whatever the content type', async (call) => {
  const before = await Promise.all(['users', 'sessions', 'assessments'].map((table) => dump(api.store, table)));
  for (const [name, headers] of Object.entries(strangers(wire.port))) {
    for (const type of types) {
      const { status, text } = await wire.ask(call.method, call.path, {
        headers: { cookie, 'content-type': type, ...headers },
        body: textOf(call),
      });
      expect([name, type, status, (JSON.parse(text) as { error: string }).error]).toEqual([
        name,
        type,
        403,
        'other_origin',
      ]);
    }
  }
  expect(await Promise.all(['users', 'sessions', 'assessments'].map((table) => dump(api.store, table)))).toEqual(
    before,
  );
});

test.each(calls.filter(({ body }) => body))(
  '$method /api/$path: any content type but JSON, or none: 415',
  async (call) => {
    for (const type of [
      ...types.slice(1),
      'application/jsonp',
      'text/json',
      'application/json-patch+json',
      'text/plain; application/json',
    ]) {
      const { status, text } = await wire.ask(call.method, call.path, {
        headers: { cookie, 'content-type': type },
        body: textOf(call),
      });
      expect([type, status, (JSON.parse(text) as { error: string }).error]).toEqual([type, 415, 'not_json']);
    }
  },
);

test('every kind of call is among them', () => {
  const names = calls.map(({ method, path }) => `${method} ${path.replace(someId, ':id')}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'POST auth/login',
      'POST auth/logout',
      'POST auth/register',
      'POST auth/quick-login',
      'POST assessments',
      'DELETE assessments/:id',
      'POST dosing-engine-assessments',
      'DELETE insulin-assessments/:id',
    ]),
  );
});
