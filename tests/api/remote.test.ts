import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../db/open.ts';
import { databaseProblem } from '../../db/problems.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';
import { type Api, person, startApi } from './harness.ts';
import { saveAway } from './persistent.ts';
import { noSqld, type Sqld, startSqld } from './sqld.ts';

let sqld: Sqld;
let direct: Client;
let inputs: object;
async function freshServer(): Promise<void> {
  sqld = await startSqld();
  direct = createClient({ url: sqld.url });
}
async function removeServer(): Promise<void> {
  direct.close();
  await sqld.remove();
}
async function schemaOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    `SELECT type || ' ' || name || ' ' || coalesce(sql, '') AS line FROM sqlite_schema WHERE name NOT LIKE 'libsql%' ORDER BY 1`,
  );
  return rows.map((row) => String(row['line']));
}

describe.skipIf(noSqld)('starting on a libSQL server', () => {
  beforeAll(freshServer);
  afterAll(removeServer);

  test('three processes at once on an empty database: all three are ready, and the schema is that of a fresh file', async () => {
    const script = `const { openStore } = await import('./db/open.ts'); const store = await openStore({ databaseUrl: ${JSON.stringify(sqld.url)} }); await store.close(); console.log('ready');`;
    const open = (): Promise<string> =>
      new Promise((resolve) =>
        execFile(process.execPath, ['--input-type=module', '-e', script], (_error, out, err) =>
          resolve(`${out}${err}`.trim()),
        ),
      );
    expect(await Promise.all([open(), open(), open()])).toEqual(['ready', 'ready', 'ready']);
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    const file = await openStore({ databaseUrl: `file:${join(folder, 'fresh.db')}` });
    expect(await schemaOf(direct)).toEqual(await schemaOf(file.client));
    await file.close();
    rmSync(folder, { recursive: true });
  });

  test('a server that is not there, or refuses the token, is named in one line', async () => {
    const gone = await openStore({ databaseUrl: 'http://127.0.0.1:9' }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(databaseProblem(gone)).toBe('away');
    expect((gone as Error).message).toMatch(/^The database server 127\.0\.0\.1:9 does not answer \([^\n]+\)\.$/);
    const strict = createServer((_, answer) => void answer.writeHead(401).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => strict.once('listening', resolve));
    const { port } = strict.address() as AddressInfo;
    await expect(
      openStore({ databaseUrl: `http://127.0.0.1:${port}`, databaseAuthToken: 'very-secret' }),
    ).rejects.toThrow(
      new RegExp(
        `^The database server 127\\.0\\.0\\.1:${port} refuses DATABASE_AUTH_TOKEN \\((?!.*very-secret)[^\n]+\\)\\.$`,
      ),
    );
    strict.close();
  });
});

describe.skipIf(noSqld)('a database that is far, flaky and away for a while', () => {
  let proxy: FaultyProxy;
  let api: Api;
  let cookie: string;
  const logged: string[] = [];
  beforeAll(async () => {
    inputs = (await loadTool('a1c-forecast')).defaults;
    await freshServer();
    proxy = await faultyProxy(sqld.url);
    api = await startApi({}, proxy.url);
    ({ cookie } = await person(api));
    // What goes wrong here on purpose is logged; one test looks at it.
    vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  });
  afterEach(() => Object.assign(proxy.faults, { delay: 0, before: 0, after: 0, expired: 0, away: false }));
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.stop();
    await proxy.stop();
    await removeServer();
  });
  const save = async (id: string) => {
    const answer = await api.call('POST', 'assessments', {
      cookie,
      body: { id, patientName: 'Far', tool: 'a1c-forecast', patientData: inputs, clinicalNotes: '' },
    });
    const body = (await answer.json()) as { error?: string };
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      ...(body.error !== undefined && { error: body.error }),
    };
  };
  const stored = async (): Promise<string[]> =>
    (await direct.execute('SELECT id FROM assessments')).rows.map((row) => String(row['id']));

  test('50 ms, one call in twenty cut before and one after the work, one in fifty expired, away for two seconds: nothing lost, nothing doubled, nothing that is not worth a retry', async () => {
    Object.assign(proxy.faults, { delay: 50, before: 5, after: 5, expired: 2 });
    let going = true;
    let kept = 0;
    const counted: typeof save = async (id) => {
      const answer = await save(id);
      if (answer.status === 201) kept += 1;
      return answer;
    };
    const working = saveAway(8, counted, () => going);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    proxy.faults.away = 'refused';
    await new Promise((resolve) => setTimeout(resolve, 2000));
    proxy.faults.away = false;
    // However slow the machine: enough work for every fault to strike.
    await vi.waitFor(() => expect(kept).toBeGreaterThan(50), { timeout: 40_000, interval: 200 });
    going = false;
    const { saved, statuses, useless } = await working;
    const there = await stored();
    expect(useless).toEqual([]);
    expect(there.toSorted()).toEqual([...saved].sort());
    expect(saved.length).toBeGreaterThan(50);
    expect(statuses[503]).toBeGreaterThan(0);
    for (const times of Object.values(proxy.struck)) expect(times).toBeGreaterThan(0);
    // Two rows of the audit trail for one save would be a deed done twice.
    const {
      rows: [audited],
    } = await direct.execute(`SELECT count(*) AS n, count(DISTINCT target) AS d FROM audit WHERE action = 'save'`);
    expect([audited?.['n'], audited?.['d']]).toEqual([saved.length, saved.length]);
  });

  test('a save that is repeated by hand is stored once', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    expect([(await save(id)).status, (await save(id)).status]).toEqual([201, 201]);
    expect((await stored()).filter((one) => one === id)).toHaveLength(1);
  });

  test('readings that could not be written while it was away are written afterwards', async () => {
    const listed = async () =>
      Number((await direct.execute(`SELECT count(*) AS n FROM audit WHERE action = 'list'`)).rows[0]?.['n']);
    expect((await api.call('GET', 'assessments', { cookie })).status).toBe(200);
    proxy.faults.away = 'refused';
    expect((await api.call('GET', 'assessments', { cookie })).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await listed()).toBe(0);
    proxy.faults.away = false;
    await expect.poll(listed, { timeout: 6000 }).toBe(1);
  });

  test('what is logged meanwhile has no name, no address and no token, though the driver repeats them', async () => {
    logged.length = 0;
    proxy.faults.away = 'refused';
    expect(
      (
        await api.call('POST', 'auth/login', {
          body: { email: 'zaynab@clinic.example', password: 'a quiet blue gate' },
        })
      ).status,
    ).toBe(503);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(503);
    proxy.faults.away = false;
    proxy.faults.before = 100;
    expect((await api.call('GET', 'assessments?patientName=Zaynab', { cookie })).status).toBe(503);
    expect(logged).toHaveLength(3);
    expect(logged.join('\n')).not.toMatch(/zaynab|params|select|quiet/i);
    for (const line of logged)
      expect(JSON.parse(line)).toMatchObject({
        level: 'error',
        problem: 'away',
        error: expect.stringMatching(/./),
        stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
      });
  });
});
