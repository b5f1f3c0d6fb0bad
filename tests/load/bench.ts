// npm run bench: speed, weight and memory, on this machine, over loopback, bounded in count and time. Asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../e2e/fixtures/chromium.ts';
import { startServer } from '../e2e/fixtures/start-server.ts';
import { clickRows } from './click.ts';
import { engineRows } from './engine.ts';
import { pageAndMemory } from './memory.ts';
import { besideTheFloor, manyRecords } from './server-side.ts';
import { publish, type Row, table } from './table.ts';
import { weightRows } from './weight.ts';

async function inBrowser(): Promise<Row[]> {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    return [...(await clickRows(browser, server.url)), ...(await weightRows(browser, server.url))];
  } finally {
    await browser.close();
    await server.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'journey-bench-'));
const rows: Row[] = [];
try {
  for (const [name, part] of [
    ['calculations', engineRows],
    ['session, list and save beside the floor', () => besideTheFloor(folder)],
    ['search among many records', () => manyRecords(folder)],
    ['page and memory', pageAndMemory],
    ['browser', inBrowser],
  ] as const) {
    console.log(`Measuring ${name} …`);
    rows.push(...(await part()));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
publish(rows, process.argv.includes('--readme'));
console.log(`\n${table(rows)}\n\nWritten to bench-results.json.`);
