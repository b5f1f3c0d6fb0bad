import { execFile, spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { askKeeper } from '../../tools/lib/running.mjs';
import { testEnvironment } from '../../tools/lib/run.mjs';
import { freePort, startServer } from '../../tools/browser/start-server.ts';
import { newPerson } from './account.ts';
import { memoryOf } from './memory.ts';
import { load } from './raw-client.ts';
import { seedRecords } from './seed.ts';
import { figure, size } from './size.ts';
import type { Row } from './table.ts';

const run = promisify(execFile);
const records = size('BENCH_START_RECORDS', 1_000_000);
const backupMegabytes = size('BENCH_BACKUP_MB', 1000);
/** What a seeded record takes in the file, about: so many make a file of the size that is wanted. */
const bytesEach = 2700;

async function seeded(file: string, count: number): Promise<string> {
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  const person = await newPerson(server.url, 'trust@example.test').finally(server.stop);
  await seedRecords(file, person.id, count);
  return person.cookie;
}

/** A backup while everybody goes on, and back again: what is lost at most, and how long it takes to be back (docs/operate.md). */
async function backupRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'trust-backup.db');
  const copy = join(folder, 'trust-copy.db');
  const cookie = await seeded(file, Math.ceil((backupMegabytes * 1_000_000) / bytesEach));
  const megabytes = figure(Math.round(statSync(file).size / 1_000_000));
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  const env = testEnvironment({ DATABASE_URL: `file:${file}` });
  let started = performance.now();
  const backedUp = run(process.execPath, ['scripts/backup.ts', copy], { env }).then(() => performance.now() - started);
  const read = { path: '/api/assessments?limit=5', headers: { cookie } };
  const port = Number(new URL(server.url).port);
  const meanwhile = await load(port, () => read, { connections: 4, requests: Number.POSITIVE_INFINITY, seconds: 10 });
  const took = await backedUp;
  await server.stop();
  started = performance.now();
  await run(process.execPath, ['scripts/restore.ts', copy, '--replace'], { env });
  await (await startServer({ DATABASE_URL: `file:${file}` })).stop();
  const back = performance.now() - started;
  for (const path of [file, copy]) rmSync(path, { force: true });
  const name = `a file of ${megabytes} MB`;
  return [
    { what: `${name}: backup while serving, opened and counted`, value: took / 1000, unit: 's' },
    { what: `${name}: lists meanwhile, p99`, value: meanwhile.p99, unit: 'ms' },
    { what: `${name}: restored and serving again`, value: back / 1000, unit: 's' },
  ];
}

async function startRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'trust-start.db');
  await seeded(file, records);
  const started = performance.now();
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  const took = performance.now() - started;
  const memory = memoryOf(server.pid);
  await server.stop();
  return [
    { what: `start with ${figure(records)} records`, value: took, unit: 'ms' },
    ...(memory === undefined ? [] : [{ what: `memory after it`, value: memory, unit: 'MiB' }]),
  ];
}

/** The port handed from a server to the next, on the file with a million records, while four readers ask. */
async function swapRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'trust-start.db');
  const port = await freePort();
  const env = testEnvironment({ PORT: String(port), DATABASE_URL: `file:${file}`, LOG_REQUESTS: 'off' });
  const keeper = spawn(process.execPath, ['server/keeper.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => keeper.once('exit', resolve));
  try {
    await new Promise((resolve) => keeper.stdout.once('data', resolve));
    // The line with the address comes a moment before the keeper can be asked, on a busy machine a long one.
    while (!(await askKeeper(String(port), 'state'))) await pause(100);
    const asking = load(port, () => ({ path: '/api/health' }), {
      connections: 4,
      requests: Number.POSITIVE_INFINITY,
      seconds: 15,
    });
    const outcome = await askKeeper(String(port), 'swap');
    if (outcome?.['done'] !== true) throw new Error(`The hand-over failed: ${JSON.stringify(outcome)}`);
    const { cut, statuses } = await asking;
    const failed = Object.entries(statuses).reduce((sum, [status, n]) => (status === '200' ? sum : sum + n), 0);
    const memory = memoryOf(keeper.pid ?? 0);
    return [
      { what: 'hand-over to the next server', value: Number(outcome?.['milliseconds']), unit: 'ms', aim: '≤ 2000' },
      // A connection that is kept is closed when its server goes; its reader connects again.
      { what: 'hand-over: answers that were none', value: failed, unit: '', digits: 0, aim: '≤ 0' },
      { what: 'hand-over: kept connections closed', value: cut, unit: '', digits: 0 },
      ...(memory === undefined ? [] : [{ what: 'memory of the keeper', value: memory, unit: 'MiB' }]),
    ];
  } finally {
    keeper.kill('SIGTERM');
    await gone;
    rmSync(file, { force: true });
  }
}

export async function trustRows(folder: string): Promise<Row[]> {
  return [...(await startRows(folder)), ...(await swapRows(folder)), ...(await backupRows(folder))];
}
