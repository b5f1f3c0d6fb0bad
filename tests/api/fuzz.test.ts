import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, dump, person, startApi } from './harness.ts';
import { useTinyTools } from './tiny-tools.ts';

let api: Api;
let cookie: string;
beforeAll(async () => {
  useTinyTools();
  const wide = '1000000';
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: wide, LIMIT_QUICK_PER_HOUR: wide, LIMIT_LOGIN_PER_ACCOUNT: wide, LIMIT_LOGIN_PER_ADDRESS: wide });
  ({ cookie } = await person(api));
});
afterAll(() => api.stop());

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
  null, true, '', ' ', 'x', 'x'.repeat(5000), '\u0000', '\u202e', '\ud800', '__proto__', "' OR 1=1 --", '<script>', '../../etc/passwd', '#{7*7}', -1, 0, 1e308, 1e-9, 0.1, 2 ** 60,
  [], {}, [[[[[[]]]]]], { a: { b: { c: { d: { e: { f: 1 } } } } } }, { __proto__: null }, { constructor: { prototype: {} } }, { length: 1e9 },
];
const keys = ['name', 'email', 'userType', 'id', 'tool', 'patientName', 'patientData', 'lifeDaysData', 'results', 'clinicalNotes', 'a1c', 'weight', 'metforminMr', 'dose', '__proto__', 'constructor', 'toString', 'userId', 'createdAt', ''];

function value(depth = 0): unknown {
  if (depth > 3 || random() < 0.5) return pick(odd);
  return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(keys), value(depth + 1)]));
}
/** Whole JSON, JSON cut short, JSON with a wrong byte, or no JSON at all. No passwords: what is hashed is not what is tested here. */
function body(): string {
  const text = JSON.stringify(random() < 0.7 ? Object.fromEntries(Array.from({ length: 1 + below(7) }, () => [pick(keys), value()])) : value()) ?? '';
  const kind = random();
  if (kind < 0.6) return text;
  if (kind < 0.8) return text.slice(0, below(text.length + 1));
  if (kind < 0.95) return `${text.slice(0, below(text.length + 1))}${pick(['\u0000', '"', '{', ']', '\\', 'NaN', '\ud800', ','])}${text.slice(below(text.length + 1))}`;
  return pick(['', '{', '\ufeff{}', '{"a":1}{"b":2}', '[', 'undefined', '1e999', `{"a":${'['.repeat(5000)}`]);
}

const targets = [['POST', 'auth/register'], ['POST', 'auth/login'], ['POST', 'auth/quick-login'], ['POST', 'auth/logout'], ['POST', 'assessments'], ['POST', 'life-days-assessments']] as const;

test('10,000 malformed bodies: never a 5xx, no stack, path or SQL in any answer, nothing broken afterwards', async () => {
  const users = await dump(api.store, 'sqlite_schema');
  for (let at = 0; at < 10_000; at += 1) {
    const [method, path] = pick(targets);
    const sent = body();
    // An account call that succeeds would replace the session this test uses.
    const answer = await api.call(method, path, { body: sent, ...(!path.startsWith('auth/') && { cookie }), address: `10.${below(250)}.${below(250)}.1` });
    const text = await answer.text();
    if (answer.status >= 500 || /\bat .+:\d+:\d+|node_modules|\/src\/|SQLITE|SELECT |INSERT /.test(text)) {
      expect.fail(`${path} answered ${answer.status} ${text} to ${sent}`);
    }
    if (answer.status >= 400) expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  }
  expect(await dump(api.store, 'sqlite_schema')).toBe(users);
  expect((await api.call('GET', 'assessments', { cookie })).status).toBe(200);
}, 120_000);
