import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, dump, person, startApi } from './harness.ts';
import { goodBodies, type WritingCall, writingCalls } from './routes.ts';
import { serve, type Wire } from './wire.ts';

const workers = 6;
let api: Api;
let wire: Wire;
let calls: WritingCall[];
let good: Awaited<ReturnType<typeof goodBodies>>;
beforeAll(async () => {
  const wide = '1000000';
  api = await startApi({
    LIMIT_REGISTER_PER_HOUR: wide,
    LIMIT_QUICK_PER_HOUR: wide,
    LIMIT_LOGIN_PER_ACCOUNT: wide,
    LIMIT_LOGIN_PER_ADDRESS: wide,
  });
  [wire, calls, good] = await Promise.all([serve(workers), writingCalls(), goodBodies()]);
});
afterAll(async () => {
  await wire.stop();
  await api.stop();
});

/** The same numbers every time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = numbers(20_261_121);
const below = (most: number): number => Math.floor(random() * most);
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
const odd: unknown[] = [
  null,
  true,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  '\u0000',
  '\u202e',
  '\ud800',
  '__proto__',
  "' OR 1=1 --",
  '<script>',
  '../../etc/passwd',
  '#{7*7}',
  -1,
  0,
  1e308,
  1e-9,
  0.1,
  2 ** 60,
  [],
  {},
  [[[[[[]]]]]],
  { a: { b: { c: { d: { e: { f: 1 } } } } } },
  { __proto__: null },
  { constructor: { prototype: {} } },
  { length: 1e9 },
];
const keys = [
  'name',
  'email',
  'userType',
  'id',
  'tool',
  'patientName',
  'patientData',
  'lifeDaysData',
  'patientProfile',
  'recommendations',
  'results',
  'clinicalNotes',
  'a1c',
  'weight',
  'metforminMr',
  'dose',
  '__proto__',
  'constructor',
  'toString',
  'userId',
  'createdAt',
  '',
];

function value(depth = 0): unknown {
  if (depth > 3 || random() < 0.5) return pick(odd);
  return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(keys), value(depth + 1)]));
}

/** A good body with one place spoilt, at any depth: it passes all checks but one. */
function spoilt(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>;
  let at = copy;
  for (;;) {
    const key = pick(Object.keys(at));
    const inner = at[key];
    if (
      typeof inner === 'object' &&
      inner !== null &&
      !Array.isArray(inner) &&
      Object.keys(inner).length > 0 &&
      random() < 0.8
    )
      at = inner as Record<string, unknown>;
    else {
      const kind = random();
      if (kind < 0.6) at[key] = pick(odd);
      else if (kind < 0.8) delete at[key];
      else at[pick(keys)] = value(2);
      return copy;
    }
  }
}

/** Whole JSON, JSON cut short, JSON with a wrong byte, numbers beyond all numbers, or no JSON at all. */
function body(path: string): string | Buffer {
  const known = good[path];
  const made =
    known && random() < 0.5
      ? spoilt(pick(known))
      : random() < 0.7
        ? Object.fromEntries(Array.from({ length: 1 + below(7) }, () => [pick(keys), value()]))
        : value();
  const text = JSON.stringify(made) ?? '';
  const kind = random();
  if (kind < 0.6) return text;
  if (kind < 0.7) return text.slice(0, below(text.length + 1));
  if (kind < 0.8)
    return text.replace(/(?<=:)-?\d[\d.e+-]*/, () =>
      pick(['1e999', '-1e999', 'NaN', '0x10', '1e-999', '9'.repeat(400)]),
    );
  if (kind < 0.93)
    return `${text.slice(0, below(text.length + 1))}${pick(['\u0000', '"', '{', ']', '\\', 'NaN', '\ud800', ','])}${text.slice(below(text.length + 1))}`;
  if (kind < 0.97) return Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])]);
  return pick(['', '{', '\ufeff{}', '{"a":1}{"b":2}', '[', 'undefined', '1e999', `{"a":${'['.repeat(5000)}`]);
}

test('10,000 malformed bodies over all writing calls: no 5xx, no cut connection, no stack, path or SQL in any answer, nothing broken afterwards', async () => {
  let { cookie } = await person(api);
  const schema = await dump(api.store, 'sqlite_schema');
  const asked = new Map<string, number>();
  let sentYet = 0;
  async function worker(): Promise<void> {
    while (sentYet < 10_000) {
      sentYet += 1;
      const { method, path } = pick(calls);
      const sent = body(path);
      // A session that one of these calls ended would hide the others' inner checks.
      if (sentYet % 500 === 0 && (await wire.ask('GET', 'auth/user', { headers: { cookie } })).status !== 200)
        ({ cookie } = await person(api));
      // Nobody's session for signing in: it would be replaced. None for signing out, here or everywhere: it would end.
      const headers = /^(auth\/(register|login|quick-login|logout)|account\/sessions)$/.test(path) ? {} : { cookie };
      const { status, text } = await wire.ask(method, path, { body: sent, headers });
      if (status >= 500 || /\bat [^"]+:\d+:\d+|node_modules|\/src\/|SQLITE|SELECT |INSERT /.test(text))
        expect.fail(`${method} ${path} answered ${status} ${text} to ${sent.toString()}`);
      const said = (status >= 400 ? JSON.parse(text) : {}) as Readonly<Record<string, unknown>>;
      if (status >= 400 && (typeof said['error'] !== 'string' || typeof said['message'] !== 'string'))
        expect.fail(`${method} ${path} answered ${status} ${text}`);
      asked.set(`${path} ${status}`, (asked.get(`${path} ${status}`) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: workers }, worker));
  // As many connections as there are workers: none was cut. And every call was reached.
  expect(wire.connections()).toBe(workers);
  for (const { path } of calls)
    expect(
      [...asked.keys()].some((key) => key.startsWith(`${path} `)),
      path,
    ).toBe(true);
  // Some get through all checks, or this would test the first one only.
  expect([...asked.keys()].filter((key) => key.endsWith(' 201')).length).toBeGreaterThan(3);
  expect(await dump(api.store, 'sqlite_schema')).toBe(schema);
}, 300_000);
