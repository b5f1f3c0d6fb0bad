import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnPage } from '../../server/page.ts';
import { type Api, goodPassword, startApi } from './harness.ts';
import { startListening } from './listening.ts';

const token = 'a-long-enough-token';
let api: Api;
let server: Server;
let url: string;

async function start(environment: Record<string, string>): Promise<void> {
  api = await startApi({ LOG_REQUESTS: 'off', ...environment });
  const site = async (_: unknown, answer: DrawnPage): Promise<void> =>
    void answer.writeHead(200, { 'content-type': 'text/html' }).end('page');
  ({ server, url } = await startListening(site));
}
const read = (authorization?: string): Promise<Response> =>
  fetch(`${url}/api/metrics`, { headers: { ...(authorization && { authorization }) } });
/** The value of one line. */
const value = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`journey_${line} `))
      ?.split(' ')
      .at(-1),
  );

beforeEach(() => vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await api.stop();
});

test('there is no such address unless a token is set', async () => {
  await start({});
  expect((await read(`Bearer ${token}`)).status).toBe(404);
});

test('only who knows the token reads it, and others cannot tell it is there', async () => {
  await start({ METRICS_TOKEN: token });
  const missing = await (await fetch(`${url}/api/nothing`)).text();
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const answer = await read(wrong);
    expect([answer.status, await answer.text()]).toEqual([404, missing]);
  }
  const answer = await read(`Bearer ${token}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
});

test('counts what was answered, in a form that can be read line by line, and nothing about anybody', async () => {
  await start({ METRICS_TOKEN: token });
  const person = { name: 'Zaynab', email: 'zaynab@clinic.example', password: goodPassword };
  const made = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(made.status).toBe(201);
  for (let at = 0; at < 3; at += 1) await (await fetch(`${url}/api/assessments?patientName=Zaynab`)).text();
  await (await fetch(`${url}/some/page`)).text();
  const text = await (await read(`Bearer ${token}`)).text();
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(
      /^(# (HELP|TYPE) journey_[a-z_]+ .+|journey_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+)$/,
    );
  expect(value(text, 'requests_total{area="api",status="201"}')).toBe(1);
  expect(value(text, 'requests_total{area="api",status="401"}')).toBe(3);
  expect(value(text, 'requests_total{area="pages",status="200"}')).toBe(1);
  expect(value(text, 'request_seconds_bucket{area="api",le="+Inf"}')).toBe(4);
  expect(value(text, 'request_seconds_count{area="api"}')).toBe(4);
  expect(value(text, 'database_up')).toBe(1);
  expect(value(text, 'database_waiting')).toBe(0);
  expect(value(text, 'database_bytes')).toBeGreaterThan(4096);
  expect(value(text, 'sessions_open')).toBe(1);
  expect(value(text, 'requests_running')).toBe(1);
  expect(value(text, 'event_loop_delay_seconds{at="p99"}')).toBeGreaterThan(0);
  expect(value(text, 'memory_bytes{of="resident"}')).toBeGreaterThan(1e6);
  expect(text).not.toMatch(/zaynab|clinic|assessments|127\.0/i);
});

test('tells when the database is gone instead of failing itself', async () => {
  await start({ METRICS_TOKEN: token });
  vi.spyOn(api.store.client, 'execute').mockRejectedValue(Object.assign(new Error('gone'), { code: 'SQLITE_MISUSE' }));
  const answer = await read(`Bearer ${token}`);
  const text = await answer.text();
  expect([answer.status, value(text, 'database_up')]).toEqual([200, 0]);
  expect(text).not.toContain('sessions_open');
});
