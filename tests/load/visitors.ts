import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { guardedPaths } from '../../server/guarded.ts';
import { startServer } from '../../tools/browser/start-server.ts';
import type { Load } from './raw-client.ts';
import { figure, size } from './size.ts';
import type { Row } from './table.ts';

const clients = size('BENCH_CLIENTS', 1000);
const seconds = size('BENCH_SECONDS', 60) / 4;
const run = promisify(execFile);

/** A thousand visitors at once on the calculators’ pages, nobody signed in: a quarter of the crowd’s minute. */
export async function visitorRows(): Promise<Row[]> {
  const server = await startServer();
  try {
    const { stdout } = await run(
      process.execPath,
      [
        join(import.meta.dirname, 'visitor-client.ts'),
        new URL(server.url).port,
        String(clients),
        String(seconds),
        ...guardedPaths,
      ],
      { maxBuffer: 1e7 },
    );
    const { perSecond, p50, p99, statuses, cut } = JSON.parse(stdout) as Load;
    const failed = Object.entries(statuses).reduce((sum, [status, n]) => (status === '200' ? sum : sum + n), cut);
    const name = `${figure(clients)} visitors on the calculators’ pages`;
    return [
      { what: `${name}: pages`, value: perSecond, unit: '/s', aim: '≥ 2,000' },
      { what: `${name}: p50`, value: p50, unit: 'ms' },
      { what: `${name}: p99`, value: p99, unit: 'ms', aim: '≤ 1,000' },
      { what: `${name}: answers that were none`, value: failed, unit: '', digits: 0, aim: '≤ 0' },
    ];
  } finally {
    await server.stop();
  }
}
