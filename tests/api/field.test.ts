import { request as httpRequest, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldMeasures, fieldPages } from '../../src/api/field-measurement.ts';
import { type Api, startApi } from './harness.ts';
import { startListening } from './listening.ts';

const token = 'a-long-enough-token';
let api: Api;
let server: Server;
let url: string;

async function start(environment: Record<string, string>): Promise<void> {
  api = await startApi({ LOG_REQUESTS: 'off', METRICS_TOKEN: token, ...environment });
  ({ server, url } = await startListening());
}
beforeEach(() => vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await api.stop();
});

const good = { page: 'visit', measure: 'inp', value: 180 };
/** As `sendBeacon` does. */
async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${url}/api/field`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
const figures = async (): Promise<string[]> =>
  (await (await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })).text())
    .split('\n')
    .filter((line) => line.startsWith('journey_field'));

test('there is no such address, and no such figure, unless it is set', async () => {
  await start({});
  expect(await send(good)).toBe(404);
  expect(await figures()).toEqual([]);
});

describe('set', () => {
  beforeEach(() => start({ FIELD_MEASUREMENTS: 'on', TRUSTED_PROXIES: '1' }));

  test('each kind of page and measure is summed up, with nothing of who sent it', async () => {
    for (const page of fieldPages)
      for (const measure of fieldMeasures)
        expect(await send({ page, measure, value: 0.2 }, { cookie: 'session=somebody', 'user-agent': 'Zaynab' })).toBe(
          204,
        );
    expect(await send(good)).toBe(204);
    const lines = await figures();
    for (const page of fieldPages) {
      expect(lines).toContain(`journey_field_lcp_seconds_count{page="${page}"} 1`);
      expect(lines).toContain(`journey_field_cls_sum{page="${page}"} 0.2`);
    }
    expect(lines).toContain('journey_field_inp_seconds_bucket{page="visit",le="0.1"} 1');
    expect(lines).toContain('journey_field_inp_seconds_bucket{page="visit",le="0.2"} 2');
    expect(lines).toContain('journey_field_inp_seconds_count{page="visit"} 2');
    expect(lines.join('\n')).not.toMatch(/somebody|Zaynab|127\.0/);
  });

  test.each([
    [{ ...good, page: '/visit?patient=Zaynab' }],
    [{ ...good, measure: 'ttfb' }],
    [{ ...good, value: -1 }],
    [{ ...good, value: 60_001 }],
    [{ ...good, measure: 'cls', value: 11 }],
    [{ ...good, value: '180' }],
    [{ ...good, name: 'Zaynab' }],
    [{ page: 'visit', measure: 'inp' }],
    ['{"page":"visit","measure":"inp","value":1e999}'],
    ['{"page":'],
    ['null'],
    ['[]'],
  ])('%j is counted nowhere', async (body) => {
    expect(await send(body)).toBe(400);
    expect(await figures()).not.toContainEqual(expect.stringContaining('_count'));
  });

  test('other sites, other kinds of bodies and other methods are refused', async () => {
    expect(await send(good, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await send(good, { 'content-type': 'text/plain' })).toBe(415);
    expect(await send({ ...good, more: 'x'.repeat(300) })).toBe(413);
    expect((await fetch(`${url}/api/field`)).status).toBe(405);
    expect(await figures()).not.toContainEqual(expect.stringContaining('_count'));
  });

  test('one whose length is not said is not read', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { origin: url, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = httpRequest(`${url}/api/field`, { method: 'POST', headers }, ({ statusCode }) =>
        resolve(statusCode),
      );
      sent.on('error', reject);
      sent.end(JSON.stringify(good));
    });
    expect(status).toBe(413);
  });

  test('an address has its share of a minute, refused ones too, and others theirs', async () => {
    const from = (address: string, body: unknown): Promise<number> => send(body, { 'x-forwarded-for': address });
    const answers = new Map<number, number>();
    for (let at = 0; at < 620; at += 1) {
      // Refused ones are paid for, too.
      const status = await from('203.0.113.7', at % 2 ? good : 'broken');
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ 400: 300, 204: 300, 429: 20 });
    expect(await from('203.0.113.8', good)).toBe(204);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    expect(await from('203.0.113.7', good)).toBe(204);
  });
});
