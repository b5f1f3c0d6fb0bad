import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullChart, today } from '../api/visit-charts.ts';
import { type Client, register, type Running, run } from './running.ts';

/** Visits of the account that floods, and connections it floods with. */
const visits = 210;
const connections = 32;
/** How long each flood, and the quiet before it, lasts. */
const milliseconds = 6000;

let server: Running;
let folder: string;
let elsewhere: { readonly child: ChildProcess; readonly url: string };
let greedy: Client;
let modest: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  server = await run(`file:${join(folder, 'a.db')}`, { LIMIT_PASSKEY_PER_ADDRESS: '100000' });
  const child = spawn(process.execPath, ['tests/faults/programs/elsewhere.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  elsewhere = { child, url: url.toString().trim() };
  [greedy, modest] = [await register(server.url), await register(server.url)];
  const chart = await fullChart();
  for (let at = 0; at < visits; at += 1) {
    const body = { id: randomUUID(), patientName: `P ${at}`, on: today, chart, confirmed: ['dosing'] };
    expect((await greedy.call('POST', 'visits', body)).status).toBe(201);
  }
}, 120_000);
afterAll(async () => {
  elsewhere.child.kill();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

interface Flood {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly cookie: string;
}

/** A program that asks again as soon as there is an answer, on so many connections, until told to stop. Resolves with the statuses that came. */
function flood(what: Flood, url = server.url): () => Promise<string> {
  const child = spawn(process.execPath, ['tests/faults/programs/flood.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`${JSON.stringify({ ...what, url, connections })}\n`);
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  return async () => {
    child.stdin.end();
    await once(child, 'close');
    return told.trim();
  };
}

function status(agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/assessments?limit=1`, { agent, headers: { cookie: modest.cookie } });
    sent.once('response', (answer) => answer.resume().once('close', () => resolve(answer.statusCode ?? 0)));
    sent.once('error', reject).end();
  });
}

/** How long somebody else waits for who they are and for what they saved, in milliseconds. */
async function others(): Promise<{ p50: number; p99: number; asked: number }> {
  const took: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const until = performance.now() + milliseconds; performance.now() < until; ) {
    const started = performance.now();
    expect(await status(agent)).toBe(200);
    took.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  agent.destroy();
  took.sort((one, other) => one - other);
  const at = (part: number): number => took[Math.floor(took.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), asked: took.length };
}

const strange = (count: number, key: (at: number) => string): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [key(at), 0]));

const floods: readonly (readonly [name: string, made: () => Flood])[] = [
  ['lists of visits', () => ({ method: 'GET', path: '/api/visits?limit=200', cookie: greedy.cookie })],
  ['lists of records', () => ({ method: 'GET', path: '/api/assessments?limit=200', cookie: greedy.cookie })],
  [
    'saves with 20,000 keys that nobody asked for',
    () => ({
      method: 'POST',
      path: '/api/assessments',
      cookie: greedy.cookie,
      body: JSON.stringify({ patientName: 'A', patientData: strange(20_000, (at) => `k${at.toString(36)}`) }),
    }),
  ],
  [
    'passkeys with 20,000 extension results',
    () => ({
      method: 'POST',
      path: '/api/auth/passkey',
      cookie: '',
      body: JSON.stringify({
        response: {
          id: 'a',
          rawId: 'a',
          type: 'public-key',
          clientExtensionResults: strange(20_000, (at) => `k${at.toString(36)}`),
          response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
        },
      }),
    }),
  ],
];

// Times are printed, not held to a figure: what counts is that everybody else is answered, whoever else uses the machine.
describe('one account or one address takes no more than a share', () => {
  test.each(floods)('%s', { timeout: 120_000 }, async (name, made) => {
    // What is left of the flood before.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const quiet = await others();
    // Floods and those who measure them stand on one machine: this much they take from each other, whoever is flooded.
    const stopElsewhere = flood(made(), elsewhere.url);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const beside = await others();
    await stopElsewhere();
    const stop = flood(made());
    await new Promise((resolve) => setTimeout(resolve, 500));
    const busy = await others();
    const statuses = await stop();
    const told = (figures: typeof quiet): string => `p50 ${figures.p50.toFixed(1)} p99 ${figures.p99.toFixed(1)} ms`;
    console.log(
      `${name}: quiet ${told(quiet)}; another flooded ${told(beside)}; flooded ${told(busy)}; answered ${statuses}`,
    );
    expect(busy.asked).toBeGreaterThan(0);
    // Nothing of a flood is a failure of ours, or lost.
    expect(
      Object.keys(JSON.parse(statuses) as object).filter((status) => Number(status) >= 500 || status === '0'),
    ).toEqual([]);
  });
});
