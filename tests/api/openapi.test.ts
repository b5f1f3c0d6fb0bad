import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ErrorCode, errors } from '../../src/api/contract.ts';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';
import { type Api, startApi } from './harness.ts';
import type { ApiDocument } from './held.ts';
// Some hundred people register here; what a hash takes is told elsewhere.
import './known-hashes.ts';
import { type Documented, documented, promised, provocations, said } from './openapi-calls.ts';
import { collections, writingCalls } from './routes.ts';
import { noSqld, type Sqld, startSqld } from './sqld.ts';
import { serve, type Wire } from './wire.ts';

// None happens that is not in the document: harness.ts and wire.ts hold every answer of every test against it.
// Here, all that is in it happens.

const secondFactor = {
  SECOND_FACTOR: 'offered',
  SECOND_FACTOR_KEY: 'one key of more than thirty-two characters',
};
const few = {
  ...secondFactor,
  LIMIT_REGISTER_PER_HOUR: '12',
  LIMIT_QUICK_PER_HOUR: '12',
  LIMIT_PASSKEY_PER_ADDRESS: '150',
};
const lower = { exportsPerHour: 4, savesPerDay: 15 };
let api: Api;
let wire: Wire;
let document: ApiDocument;
let calls: readonly Documented[];
let provoke: Awaited<ReturnType<typeof provocations>>;

async function start(
  environment: Readonly<Record<string, string>>,
  url?: string,
  bounds: typeof lower | undefined = undefined,
): Promise<void> {
  api = await startApi(environment, url, bounds);
  wire = await serve(4);
  document = JSON.parse((await wire.ask('GET', 'openapi.json')).text) as ApiDocument;
  calls = documented(document);
  provoke = await provocations(api, wire);
}
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

/** Every call that may answer so is made to; what answered otherwise is listed. */
async function otherwise(code: ErrorCode, ask: (call: Documented) => Promise<string>): Promise<string[]> {
  const asked = calls.filter(({ codes }) => codes.includes(code));
  expect(asked.length, `calls that may answer ${code}`).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const call of asked) {
    const answer = await ask(call);
    if (answer !== promised(code)) wrong.push(`${call.method} ${call.path}: ${answer}`);
  }
  return wrong;
}

describe('what is in the document happens', () => {
  beforeAll(() => start({ ...few, LIMIT_RECORDS_PER_ACCOUNT: '1' }, undefined, lower));
  afterAll(async () => {
    await wire.stop();
    await api.stop();
  });

  test('it has every call of the server, and a name of its own for each', async () => {
    const there = calls.map(({ method, path }) => `${method} ${path.replace('{id}', '')}`);
    for (const { method, path } of await writingCalls())
      expect(there).toContain(`${method} ${path.replace(/[\da-f-]{36}$/, '')}`);
    for (const collection of collections) expect(there).toContain(`GET ${collection}`);
    const ids = [...JSON.stringify(document.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(calls.length);
  });

  test('may be kept for a while, and names nothing it does not have', async () => {
    const { headers, text } = await wire.ask('GET', 'openapi.json');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const { components } = JSON.parse(text) as { components: Record<string, Record<string, unknown>> };
    for (const [, part = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g))
      expect(components[part]).toHaveProperty([name]);
    expect(text).not.toContain('$defs');
  });

  test('every good answer', async () => {
    const wrong: string[] = [];
    for (const call of calls) {
      const ready = await provoke.prepare(call);
      const heard = await provoke.send(ready);
      if (!call.good.includes(heard.status)) wrong.push(`${call.method} ${call.path}: ${said(heard)}`);
      if (call.path === 'account/export')
        expect((await provoke.send({ ...ready, body: { format: 'csv' } })).headers['content-type']).toMatch(
          /^text\/csv/,
        );
    }
    expect(wrong).toEqual([]);
    // One good status each, so that all of them were seen.
    expect(calls.filter(({ good }) => good.length !== 1)).toEqual([]);
  });

  const elsewhere: readonly ErrorCode[] = [
    'method_not_allowed',
    'internal',
    'database_away',
    'disk_full',
    // tests/api/damage.test.ts damages a database.
    'database_damaged',
    // tests/api/access.test.ts starts servers where not everybody may register.
    'registration_closed',
    'invitation_wrong',
    // tests/api/second-factor.test.ts starts servers where a second step is off, or required.
    'second_step_off',
    'second_step_missing',
    'last_factor',
    // tests/api/oidc.test.ts has a hospital to sign in at.
    'no_password',
  ];
  const inTurn = Object.keys(errors).filter((code) => !elsewhere.includes(code as ErrorCode)) as ErrorCode[];
  // Last, because whoever is over a limit stays there.
  inTurn.sort((one, other) => Number(one === 'too_many_tries') - Number(other === 'too_many_tries'));

  test('500 internal', async () => {
    const ready = new Map<Documented, Awaited<ReturnType<typeof provoke.prepare>>>();
    for (const call of calls) ready.set(call, await provoke.prepare(call));
    const tables = ['sessions', 'users', 'tries', 'passkeys', 'passkey_challenges'];
    for (const name of tables) await api.store.client.execute(`ALTER TABLE ${name} RENAME TO ${name}_away`);
    const wrong = await otherwise('internal', async (call) => {
      const prepared = ready.get(call);
      return prepared ? said(await provoke.send(prepared)) : 'not prepared';
    });
    for (const name of tables) await api.store.client.execute(`ALTER TABLE ${name}_away RENAME TO ${name}`);
    expect(wrong).toEqual([]);
  });

  test('507 disk_full', async () => {
    const ready = new Map<Documented, Awaited<ReturnType<typeof provoke.prepare>>>();
    for (const call of calls) ready.set(call, await provoke.prepare(call));
    const run = (sql: string) => api.store.client.execute(sql);
    // Each write brings more than the limit below leaves room for.
    await run('CREATE TABLE filler (bytes)');
    const triggers = [
      'sessions',
      'users',
      'tries',
      'assessments',
      'visits',
      'access_tokens',
      'passkeys',
      'passkey_challenges',
      'authenticators',
      'recovery_codes',
    ].flatMap((table) =>
      ['INSERT', 'UPDATE', 'DELETE'].map((deed) => ({ name: `fill_${table}_${deed}`, table, deed })),
    );
    for (const { name, table, deed } of triggers)
      await run(
        `CREATE TRIGGER ${name} AFTER ${deed} ON ${table} BEGIN INSERT INTO filler VALUES (zeroblob(9000000)); END`,
      );
    const wrong = await otherwise('disk_full', async (call) => {
      const { rows } = await run('PRAGMA page_count');
      await run(`PRAGMA max_page_count = ${Number(rows[0]?.['page_count']) + 2}`);
      const prepared = ready.get(call);
      return prepared ? said(await provoke.send(prepared)) : 'not prepared';
    });
    for (const { name } of triggers) await run(`DROP TRIGGER ${name}`);
    await run('DROP TABLE filler');
    expect(wrong).toEqual([]);
  });

  test.each(inTurn)('%s', async (code) => {
    const recipe = provoke.refusals[code];
    expect(recipe, 'nothing here makes it happen').toBeDefined();
    expect(await otherwise(code, async (call) => (recipe ? said(await recipe(call)) : ''))).toEqual([]);
  });
});

describe.skipIf(noSqld)('with the database on another machine', () => {
  let sqld: Sqld;
  let proxy: FaultyProxy;
  beforeAll(async () => {
    sqld = await startSqld();
    proxy = await faultyProxy(sqld.url);
    await start({ ...secondFactor, LIMIT_REGISTER_PER_HOUR: '1000' }, proxy.url);
  });
  afterAll(async () => {
    await wire.stop();
    await api.stop();
    await proxy.stop();
    await sqld.remove();
  });

  test('503 database_away', async () => {
    const asked = calls.filter(({ codes }) => codes.includes('database_away'));
    const ready = [];
    for (const call of asked) ready.push(await provoke.prepare(call));
    proxy.faults.away = 'refused';
    // All at once: each waits a while for the database to come back.
    const answers = await Promise.all(ready.map((prepared) => provoke.send(prepared)));
    proxy.faults.away = false;
    expect(asked.length).toBeGreaterThan(20);
    expect(answers.map(said).filter((answer) => answer !== promised('database_away'))).toEqual([]);
  }, 120_000);
});
