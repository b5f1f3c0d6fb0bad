import { type Client, createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { type FaultyProxy, faultyProxy } from '../api/faulty-proxy.ts';
import { saveAway } from '../api/persistent.ts';
import { noSqld, type Sqld, startSqld } from '../api/sqld.ts';
import { client, register, type Running, run } from './running.ts';

const awaySeconds = Number(process.env['FAULT_AWAY_SECONDS'] ?? 30);
const kills = Number(process.env['FAULT_SQLD_KILLS'] ?? 5);
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(noSqld)('two servers on a database that is far and flaky', () => {
  let sqld: Sqld;
  let direct: Client;
  let proxy: FaultyProxy;
  let servers: Running[];
  let cookie: string;
  let inputs: object;
  beforeAll(async () => {
    inputs = (await loadTool('a1c-forecast')).defaults;
    sqld = await startSqld();
    direct = createClient({ url: sqld.url });
    proxy = await faultyProxy(sqld.url, { delay: 50 });
    servers = await Promise.all([run(proxy.url), run(proxy.url)]);
    ({ cookie } = await register(servers[0]?.url ?? ''));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await proxy.stop();
    direct.close();
    await sqld.remove();
  });

  /** Eight clients save over both servers while something happens; then everything acknowledged is looked for in the database. */
  async function during(happens: () => Promise<void>): Promise<Readonly<Record<string, number>>> {
    await direct.execute('DELETE FROM assessments');
    let going = true;
    const working = saveAway(
      8,
      async (id, at) => {
        const answer = await client(servers[at % 2]?.url ?? '', cookie).call('POST', 'assessments', {
          id,
          patientName: 'Far',
          tool: 'a1c-forecast',
          patientData: inputs,
          clinicalNotes: '',
        });
        const body = (await answer.json()) as { error?: string };
        return {
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          ...(body.error !== undefined && { error: body.error }),
        };
      },
      () => going,
    );
    await happens();
    going = false;
    const { saved, statuses, useless } = await working;
    const there = (await direct.execute('SELECT id FROM assessments')).rows.map((row) => String(row['id']));
    expect(useless).toEqual([]);
    expect(there.toSorted()).toEqual([...saved].sort());
    expect(new Set(there).size).toBe(there.length);
    return statuses;
  }

  test(`50 ms, 5 % cut before and 5 % after the work, expired streams, ${awaySeconds} s away: 0 lost, 0 doubled, on again by itself`, async () => {
    const statuses = await during(async () => {
      Object.assign(proxy.faults, { before: 5, after: 5, expired: 2 });
      await pause(10_000);
      proxy.faults.away = 'refused';
      await pause(awaySeconds * 1000);
      proxy.faults.away = false;
      const back = performance.now();
      while ((await client(servers[0]?.url ?? '', cookie).call('GET', 'auth/user')).status !== 200) await pause(50);
      console.log(`answering ${Math.round(performance.now() - back)} ms after the database was back`);
      await pause(10_000);
    });
    console.log(`answers by status ${JSON.stringify(statuses)}, faults ${JSON.stringify(proxy.struck)}`);
    for (const server of servers) expect(server.child.exitCode).toBeNull();
  });

  test('takes calls and never answers: 503 in time, then on again by itself', async () => {
    Object.assign(proxy.faults, { before: 0, after: 0, expired: 0, away: 'silent' });
    const url = servers[0]?.url ?? '';
    const answers = await Promise.all(Array.from({ length: 200 }, () => client(url, cookie).call('GET', 'auth/user')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect((await client(url, '').call('GET', 'health')).status).toBe(503);
    proxy.faults.away = false;
    await expect
      .poll(async () => (await client(url, cookie).call('GET', 'auth/user')).status, { timeout: 15_000 })
      .toBe(200);
  });

  test(`the database server itself is killed ${kills} times: 0 lost, 0 doubled`, async () => {
    const statuses = await during(async () => {
      for (let at = 0; at < kills; at += 1) {
        await pause(1500 + Math.random() * 1000);
        await sqld.stop('SIGKILL');
        await pause(500);
        await sqld.start();
      }
      await pause(2000);
    });
    console.log(`answers by status ${JSON.stringify(statuses)}`);
  });
});

if (!noSqld) {
  process.env['TESTS_ON'] = 'server';
  describe('limits on a libSQL server', async () => void (await import('../api/limits.test.ts')));
  describe('one account on a libSQL server', async () => void (await import('../api/account.test.ts')));
  describe('its data on a libSQL server', async () => void (await import('../api/account-data.test.ts')));
}
