// npm run bench: speed, weight and memory, on this machine, over loopback, bounded in count and time. Asserts nothing.
// `-- --only crowd,scale` runs some parts (their names are below), `-- --soak` the half hour of mixed load alone.
// Sizes, from the environment: BENCH_CLIENTS (1000), BENCH_SECONDS (60), BENCH_SIZES (100,10000,1000000), BENCH_PAINTS (7),
// BENCH_OPENINGS (3), BENCH_CLICKS (5), BENCH_SIGN_IN_SECONDS (10), BENCH_SOAK_MINUTES (30), BENCH_SOAK_CLIENTS (20),
// BENCH_START_RECORDS (1000000), BENCH_BACKUP_MB (1000).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from '../../tools/browser/chromium.ts';
import { startServer } from '../../tools/browser/start-server.ts';
import { clickRows } from './click.ts';
import { crowdRows } from './crowd.ts';
import { dueRows } from './due.ts';
import { engineRows } from './engine.ts';
import { pageAndMemory } from './memory.ts';
import { openingRows } from './opening.ts';
import { paintRows } from './paint.ts';
import { busyShare, quietRow } from './quiet.ts';
import { readingRows } from './reading.ts';
import { scaleRows } from './scale.ts';
import { scrollRows } from './scroll.ts';
import { packageRows } from './package.ts';
import { sensorFileRows } from './sensor-file.ts';
import { besideTheFloor, manyRecords } from './server-side.ts';
import { signInRows } from './sign-ins.ts';
import { soakRows } from './soak.ts';
import { publish, type Row, table } from './table.ts';
import { trustRows } from './trust.ts';
import { visitorRows } from './visitors.ts';
import { weightRows } from './weight.ts';

/** Measures in a browser, on a server of its own. */
function inBrowser(measure: (browser: Browser, url: string) => Promise<Row[]>): () => Promise<Row[]> {
  return async () => {
    const server = await startServer();
    const browser = await launchChromium();
    try {
      return await measure(browser, server.url);
    } finally {
      await browser.close();
      await server.stop();
    }
  };
}

const folder = mkdtempSync(join(tmpdir(), 'journey-bench-'));
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  engine: engineRows,
  'sensor-file': () => sensorFileRows(folder),
  package: packageRows,
  floor: () => besideTheFloor(folder),
  search: () => manyRecords(folder),
  due: () => dueRows(folder),
  scale: () => scaleRows(folder),
  'sign-ins': signInRows,
  memory: pageAndMemory,
  crowd: () => crowdRows(folder),
  visitors: visitorRows,
  trust: () => trustRows(folder),
  click: inBrowser(clickRows),
  scroll: inBrowser(scrollRows),
  reading: inBrowser(readingRows),
  paint: inBrowser((browser, url) => paintRows(browser, url, folder)),
  opening: inBrowser((browser, url) => openingRows(browser, url, folder)),
  weight: inBrowser(weightRows),
  soak: () => soakRows(folder),
};

/** Everything but the soak, unless parts are named. */
function chosen(): string[] {
  const { soak, only } = parseArgs({
    options: { soak: { type: 'boolean' }, only: { type: 'string' } },
  }).values;
  const names = soak ? ['soak'] : (only?.split(',') ?? Object.keys(parts).filter((name) => name !== 'soak'));
  for (const name of names)
    if (!(name in parts)) throw new Error(`There is no part “${name}”; there are ${Object.keys(parts).join(', ')}.`);
  return names;
}

const names = chosen();
const whole = names.length === Object.keys(parts).length - 1;
const rows: Row[] = [];
try {
  for (const name of names) {
    const others = await busyShare();
    console.log(`Measuring ${name}, ${(others * 100).toFixed(0)} % of the machine being busy with something else …`);
    rows.push(...((await parts[name]?.()) ?? []), quietRow(name, others));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${table(rows)}`);
// Parts of a table would pass for the whole one.
if (whole) {
  publish(rows);
  console.log('\nWritten to bench-results.json.');
}
