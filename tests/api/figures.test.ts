import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFigures } from '../../src/components/operator/figures.ts';
import { operatorWords } from '../../src/content/ui/en/operator.ts';
import { type Api, person, startApi } from './harness.ts';
import { startListening } from './listening.ts';
import { goodRecord } from './routes.ts';
import { runScript } from './run-script.ts';

const token = 'a-long-enough-token';
let api: Api;
let server: Server;
let url: string;
let safe: string;

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  api = await startApi({ LOG_REQUESTS: 'off', METRICS_TOKEN: token, FIELD_MEASUREMENTS: 'on' });
  ({ server, url } = await startListening());
  safe = mkdtempSync(join(tmpdir(), 'journey-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  rmSync(safe, { recursive: true, force: true });
  await api.stop();
});

const post = async (path: string, body: object, cookie = ''): Promise<number> => {
  const headers = { origin: url, 'content-type': 'application/json', cookie };
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
};
const figures = async (...args: string[]) =>
  runScript('figures', args, {
    url: 'file:none.db',
    settings: { PORT: url.split(':').at(-1) ?? '', METRICS_TOKEN: token },
  });
function backupOf(hours: number): void {
  mkdirSync(safe, { recursive: true });
  const path = join(safe, 'journey-2026-11-22T08-00-00-000Z.db');
  writeFileSync(path, '');
  const at = Date.now() / 1000 - hours * 3600;
  utimesSync(path, at, at);
}

test('load, saves, backups and what browsers measured are told by the process that runs', async () => {
  const { cookie } = await person(api);
  expect(await post('dosing-engine-assessments', await goodRecord('dosing'), cookie)).toBe(201);
  expect(await post('dosing-engine-assessments', { nonsense: true }, cookie)).toBe(422);
  for (const value of [100, 150, 180, 900])
    expect(await post('field', { page: 'visit', measure: 'inp', value })).toBe(204);
  backupOf(5);
  const { code, out } = await figures(safe);
  expect(out).toMatch(/^ok {4}Load: 6 calls, 0 pages and files; 1 now$/m);
  expect(out).toMatch(
    /^ok {4}Errors: faults of ours \(500\): 0; database away \(503\): 0; disk full \(507\): 0; refused as too many \(429\): 0$/m,
  );
  expect(out).toMatch(/^ok {4}Saves: 1 stored, 1 refused$/m);
  expect(out).toMatch(/^ok {4}Backups: the newest is 5 hours old$/m);
  expect(out).toMatch(/^ok {4}In use: visit: 75 of 100: press answered \(INP\) up to 0\.2 s \(of 4\)$/m);
  expect(out).toMatch(/^ok {4}Sessions: 1 open$/m);
  // How late the loop is and how long calls take is this machine's matter.
  const looked = out.split('\n').filter((line) => line.startsWith('LOOK') && !/Event loop|took/.test(line));
  expect(looked).toEqual([]);
  expect(code).toBe(out.includes('LOOK') ? 1 : 0);
});

test('what went wrong is to be looked at: a fault, no backup, an old one, slow presses', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await fetch(`${url}/calculator`)).status).toBe(500);
  for (let at = 0; at < 4; at += 1) await post('field', { page: 'calculator', measure: 'inp', value: 3000 });
  const none = await figures(join(safe, 'nowhere'));
  expect(none.code).toBe(1);
  expect(none.out).toMatch(/^LOOK {2}Errors: faults of ours \(500\): 1/m);
  expect(none.out).toMatch(/^LOOK {2}Backups: NONE/m);
  expect(none.out).toMatch(
    /^LOOK {2}In use: calculator: 75 of 100: press answered \(INP\) beyond what is counted \(of 4\)$/m,
  );
  backupOf(30);
  expect((await figures(safe)).out).toMatch(/^LOOK {2}Backups: the newest is 30 hours old$/m);
});

test('without a token, with a wrong one, and where nothing runs, one sentence says so', async () => {
  const asked = (settings: Record<string, string>) => runScript('figures', [], { url: 'file:none.db', settings });
  expect(await asked({})).toEqual({ code: 1, out: expect.stringMatching(/^METRICS_TOKEN [^\n]+$/) });
  const port = url.split(':').at(-1) ?? '';
  expect(await asked({ PORT: port, METRICS_TOKEN: 'another-long-token' })).toEqual({
    code: 1,
    out: expect.stringMatching(/answers 404: [^\n]+$/),
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect((await asked({ PORT: port, METRICS_TOKEN: token })).out).toMatch(/^Nothing answers at [^\n]+$/);
});

test('a database that does not answer, and a loop that is held up, are to be looked at', () => {
  const text = 'journey_database_up 0\njourney_event_loop_delay_seconds{at="p99"} 0.4\njourney_started_seconds 0\n';
  const looked = readFigures({ text, now: 7300, local: false }, operatorWords, 'en').filter(({ look }) => look);
  expect(looked.map(({ id }) => id)).toEqual(['loop', 'database']);
});
