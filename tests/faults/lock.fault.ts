import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { type Client, register, type Running, run } from './running.ts';

let folder: string;
let url: string;
let server: Running;
let me: Client;
let inputs: object;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  url = `file:${join(folder, 'a.db')}`;
  server = await run(url, {
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/faults/programs/watch-loop.ts')).href}`,
  });
  me = await register(server.url);
  inputs = (await loadTool('a1c-forecast')).defaults;
});
afterEach(async () => {
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  rmSync(folder, { recursive: true, force: true });
});

/** Another process takes the lock for so long. */
function hold(milliseconds: number): Promise<{ released: Promise<unknown> }> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['tests/faults/programs/hold-lock.ts', url, String(milliseconds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const released = new Promise((done) => child.once('exit', done));
  return new Promise((held) => child.stdout?.once('data', () => held({ released })));
}
interface Stillness {
  readonly asleep: number;
  readonly own: number;
  readonly all: number;
}
/** How long the server's event loop stood still at most since the last time this was asked (watch-loop.ts). */
async function longestStillness(): Promise<Stillness> {
  const before = server.output().length;
  server.child.kill('SIGUSR2');
  await expect.poll(() => server.output().slice(before), { timeout: 5000, interval: 5 }).toMatch(/LOOP .*\n/);
  // The server writes whatever a part of it prints as a line of its log: the quotes in it are escaped.
  const [, text = ''] = /LOOP (\{.*?\})/.exec(server.output().slice(before)) ?? [];
  return JSON.parse(text.replaceAll('\\"', '"')) as Stillness;
}
const save = (id: string) =>
  me.call('POST', 'assessments', {
    id,
    patientName: 'Locked',
    tool: 'a1c-forecast',
    patientData: inputs,
    clinicalNotes: '',
  });

/** What is on disk, asked by somebody else. */
async function stored(): Promise<Set<string>> {
  const client = createClient({ url });
  const { rows } = await client.execute('SELECT id FROM assessments');
  client.close();
  return new Set(rows.map((row) => String(row['id'])));
}

describe('another process holds the write lock', () => {
  test.each([300, 2000, 10_000])(
    'for %i ms: saves wait or answer 503, reads go on, nothing acknowledged is lost',
    { timeout: 60_000 },
    async (milliseconds) => {
      // Warm: the first of everything compiles.
      for (let at = 0; at < 30; at += 1) expect((await save(randomUUID())).status).toBe(201);
      const { released } = await hold(milliseconds);
      await longestStillness();
      // Only while the lock lasts: after it come commits, and what a disk takes for those is another matter.
      const standing = new Promise((done) => setTimeout(done, milliseconds * 0.7)).then(longestStillness);
      let held = true;
      void released.then(() => {
        held = false;
      });
      const acknowledged = new Set<string>();
      const told: number[] = [];
      let reads = 0;
      const savers = Array.from({ length: 20 }, async () => {
        while (held) {
          const id = randomUUID();
          const answer = await save(id);
          told.push(answer.status);
          if (answer.status === 201) acknowledged.add(id);
          else expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
        }
      });
      const reader = (async () => {
        while (held) {
          expect((await me.call('GET', 'assessments?limit=5')).status).toBe(200);
          reads += 1;
          await new Promise((done) => setTimeout(done, 25));
        }
      })();
      await Promise.all([...savers, reader, released]);
      const still = await standing;
      // And afterwards: what is acknowledged is on disk at once.
      for (let at = 0; at < 20; at += 1) {
        const id = randomUUID();
        expect((await save(id)).status).toBe(201);
        acknowledged.add(id);
      }
      const there = await stored();
      expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
      // The driver waits for a lock asleep, holding everything up: how long is printed, that others get their turn is counted (storage.test.ts).
      console.log(
        `lock of ${milliseconds} ms: ${told.filter((status) => status === 201).length} saved, ${told.filter((status) => status === 503).length} told to try again, ${reads} reads; the event loop stood still for ${still.own} ms at most, of it asleep ${still.asleep} (${still.all} with what the machine took for others)`,
      );
      expect(reads).toBeGreaterThan(0);
      if (milliseconds > 6000) expect(told).toContain(503);
    },
  );
});

test('50 saves at once, each on a connection of its own, reads and deletions between them: 50 of 50', async () => {
  const { send } = await import('./running.ts');
  const gone = randomUUID();
  await save(gone);
  const ids = Array.from({ length: 50 }, () => randomUUID());
  const sent = ids.map((id) =>
    send(server.url, me.cookie, 'POST', 'assessments', {
      id,
      patientName: 'At once',
      tool: 'a1c-forecast',
      patientData: inputs,
      clinicalNotes: '',
    }),
  );
  const between = [
    send(server.url, me.cookie, 'DELETE', `assessments/${gone}`),
    ...Array.from({ length: 10 }, () => send(server.url, me.cookie, 'GET', 'assessments?limit=200')),
  ];
  expect(await Promise.all(sent.map(({ answered }) => answered))).toEqual(Array(50).fill(201));
  expect(await Promise.all(between.map(({ answered }) => answered))).toEqual([204, ...Array(10).fill(200)]);
  expect([...(await stored())].sort()).toEqual(ids.sort());
  expect(server.output()).not.toMatch(/SQLITE_BUSY|"level":"error"/);
});
