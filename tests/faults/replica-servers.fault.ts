import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client as Database, createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { saveAway } from '../api/persistent.ts';
import { noSqld, type Sqld, startSqld } from '../api/sqld.ts';
import { client, type Running, register, run } from './running.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(noSqld)('two servers, each with a replica of its own', () => {
  let folder: string;
  let sqld: Sqld;
  let direct: Database;
  let urls: [string, string];
  let servers: Running[];
  let inputs: object;
  beforeAll(async () => {
    inputs = (await loadTool('a1c-forecast')).defaults;
    folder = mkdtempSync(join(tmpdir(), 'journey-'));
    sqld = await startSqld();
    direct = createClient({ url: sqld.url });
    const start = (name: string): Promise<Running> =>
      run(`file:${join(folder, name)}`, { DATABASE_SYNC_URL: sqld.url, DATABASE_SYNC_SECONDS: '1' });
    const both = [await start('one.db'), await start('other.db')] as const;
    servers = [...both];
    urls = [both[0].url, both[1].url];
  });
  afterAll(async () => {
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual(
      servers.map(() => ({ code: 0, signal: null })),
    );
    direct.close();
    await sqld.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const record = (id: string) => ({
    id,
    patientName: 'Copy',
    tool: 'a1c-forecast',
    patientData: inputs,
    clinicalNotes: '',
  });

  test('a session of one holds on the other at once; its end and a record arrive within the interval', async () => {
    const { cookie } = await register(urls[0]);
    const [one, other] = [client(urls[0], cookie), client(urls[1], cookie)];
    expect((await other.call('GET', 'auth/user')).status).toBe(200);
    expect((await one.call('POST', 'assessments', record(randomUUID()))).status).toBe(201);
    const listed = async (from: typeof one): Promise<number> =>
      ((await (await from.call('GET', 'assessments')).json()) as unknown[]).length;
    expect(await listed(one)).toBe(1);
    await expect.poll(() => listed(other), { timeout: 4000 }).toBe(1);
    expect((await one.call('POST', 'auth/logout')).status).toBe(200);
    expect((await one.call('GET', 'auth/user')).status).toBe(401);
    await expect.poll(async () => (await other.call('GET', 'auth/user')).status, { timeout: 4000 }).toBe(401);
  });

  test('the primary away for eight seconds under load: reads go on, saves are 503 and come through afterwards, 0 lost, 0 doubled', async () => {
    const { cookie } = await register(urls[0]);
    await pause(2500);
    let going = true;
    const working = saveAway(
      8,
      async (id, at) => {
        const answer = await client(urls[at % 2] ?? '', cookie).call('POST', 'assessments', record(id));
        const body = (await answer.json()) as { error?: string };
        return {
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          ...(body.error !== undefined && { error: body.error }),
        };
      },
      () => going,
    );
    await pause(2000);
    await sqld.stop('SIGKILL');
    const took: number[] = [];
    const until = Date.now() + 8000;
    while (Date.now() < until) {
      const started = performance.now();
      expect((await client(urls[took.length % 2] ?? '', cookie).call('GET', 'assessments?limit=20')).status).toBe(200);
      took.push(performance.now() - started);
      await pause(20);
    }
    await sqld.start();
    await pause(3000);
    going = false;
    const { saved, statuses, useless } = await working;
    const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
    console.log(
      `${took.length} lists answered with the primary away, p99 ${p99.toFixed(0)} ms; saves by status ${JSON.stringify(statuses)}`,
    );
    expect(useless).toEqual([]);
    expect(statuses[503]).toBeGreaterThan(0);
    const there = (await direct.execute(`SELECT a.id FROM assessments a JOIN users u ON u.id = a.user_id`)).rows.map(
      (row) => String(row['id']),
    );
    expect(saved.filter((id) => !there.includes(id))).toEqual([]);
    expect(there.length).toBe(saved.length + 1);
  });
});
