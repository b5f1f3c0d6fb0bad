import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '../../tools/browser/start-server.ts';
import { newPerson, type Person } from './account.ts';
import { startChild } from './child.ts';
import { memoryOf } from './memory.ts';
import type { Load } from './raw-client.ts';
import { seedRecords } from './seed.ts';
import { figure, size } from './size.ts';
import type { Row } from './table.ts';

const clients = size('BENCH_CLIENTS', 1000);
const seconds = size('BENCH_SECONDS', 60);
const people = 20;
const run = promisify(execFile);

async function crowd(port: number, cookies: readonly string[]): Promise<Load> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'crowd-client.ts'), String(port), String(clients), String(seconds), ...cookies],
    { maxBuffer: 1e7 },
  );
  return JSON.parse(stdout) as Load;
}

const refused = ({ statuses, cut }: Load): number =>
  cut + Object.entries(statuses).reduce((sum, [status, count]) => (Number(status) < 400 ? sum : sum + count), 0);

/** A thousand clients at once, reading and saving on kept connections: the floor first, then the product, each on a copy of the same file. */
export async function crowdRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'crowd.db');
  const before = await startServer({ DATABASE_URL: `file:${file}` });
  const persons: Person[] = [];
  for (let n = 0; n < people; n += 1) persons.push(await newPerson(before.url, `crowd-${n}@example.test`));
  await before.stop();
  for (const { id } of persons) await seedRecords(file, id, 50);
  const copy = join(folder, 'crowd-floor.db');
  copyFileSync(file, copy);
  const cookies = persons.map(({ cookie }) => cookie);

  const floor = await startChild('floor.ts', copy);
  const bare = await crowd(floor.port, cookies).finally(floor.stop);
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  try {
    await pause(1500);
    const atStart = memoryOf(server.pid);
    const ours = await crowd(Number(new URL(server.url).port), cookies);
    await pause(5000);
    const atEnd = memoryOf(server.pid);
    const name = `${figure(clients)} clients for ${seconds} s`;
    return [
      { what: `${name}: requests answered`, value: ours.requests, unit: '', digits: 0 },
      { what: `${name}: errors and cut connections`, value: refused(ours), unit: '', digits: 0, aim: '≤ 0' },
      { what: `${name}: p50`, value: ours.p50, unit: 'ms' },
      { what: `${name}: p99`, value: ours.p99, unit: 'ms' },
      { what: `${name}: p50, of the floor's (${Math.round(bare.p50)} ms)`, value: ours.p50 / bare.p50, unit: '×' },
      {
        what: `${name}: p99, of the floor's (${Math.round(bare.p99)} ms, ${refused(bare)} errors)`,
        value: ours.p99 / bare.p99,
        unit: '×',
        aim: '≤ 3.00',
      },
      ...(atStart && atEnd
        ? [
            { what: `${name}: memory before`, value: atStart, unit: 'MiB' },
            { what: `${name}: memory 5 s after`, value: atEnd, unit: 'MiB' },
          ]
        : []),
    ];
  } finally {
    await server.stop();
  }
}
