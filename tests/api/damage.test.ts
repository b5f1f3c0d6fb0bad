import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../db/open.ts';
import { databaseProblem } from '../../db/problems.ts';

let folder: string;
let file: string;
const settings = () => ({ databaseUrl: `file:${file}` });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  file = join(folder, 'a.db');
  const store = await openStore(settings());
  for (let at = 0; at < 40; at += 1)
    await store.write([
      {
        sql: `INSERT INTO users (id, name, user_type, created_at) VALUES (?, ?, 'quick', '2026')`,
        args: [`user ${at}`, 'Somebody '.repeat(800)],
      },
    ]);
  await store.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** 16 KiB of zeros over what was written. */
function zero(at: number): void {
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(16_384), 0, 16_384, at);
  closeSync(open);
}
const places = [
  ['in the middle', () => Math.floor(statSync(file).size / 2 / 4096) * 4096],
  ['at the end', () => statSync(file).size - 16_384],
  ['near the beginning', () => 3 * 4096],
] as const;

describe('16 KiB of the file are zeros', () => {
  test.each(places)(
    '%s, before the start: it is found, said with the next step, and nothing is written',
    async (_, at) => {
      zero(at());
      const before = readFileSync(file);
      await expect(openStore(settings())).rejects.toThrow(
        /is damaged or cut short; restore the newest backup with npm run operate -- restore/,
      );
      expect(readFileSync(file)).toEqual(before);
    },
  );

  test('while it runs: from the first use on nothing is saved, health says so, and one alert says what to do', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const store = await openStore(settings());
    const { useStore } = await import('../../db/client.ts');
    const { healthReply } = await import('../../server/health.ts');
    useStore(store);
    expect((await healthReply('/api/health', false)).status).toBe(200);
    zero(Math.floor(statSync(file).size / 2 / 4096) * 4096);
    // What was read before may be in memory still; a connection that is renewed reads anew.
    await store.client.reconnect();
    const read = store.read(() => store.client.execute('SELECT sum(length(name)) FROM users'));
    await expect(read).rejects.toSatisfy((error) => databaseProblem(error) === 'damaged');
    const write = store.write([
      `INSERT INTO users (id, name, user_type, created_at) VALUES ('late', 'a', 'quick', '2026')`,
    ]);
    await expect(write).rejects.toSatisfy((error) => databaseProblem(error) === 'damaged');
    const { status, body } = await healthReply('/api/health', false);
    expect([status, JSON.parse(String(body))]).toEqual([503, { status: 'unavailable', database: 'damaged' }]);
    const alerts = said.mock.calls.map(([line]) => JSON.parse(String(line)) as { alert: string; message: string });
    expect(alerts.map(({ alert }) => alert)).toEqual(['damage']);
    expect(alerts[0]?.message).toMatch(/Nothing is saved any more\. Stop the server and restore the newest backup/);
    await store.close();
    useStore(undefined);
  });
});
