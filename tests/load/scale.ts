import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { listAssessments } from '../../db/assessments.ts';
import { openDatabase } from '../../db/open.ts';
import { startServer } from '../../tools/browser/start-server.ts';
import { newPerson, type Person } from './account.ts';
import { type Call, load } from './raw-client.ts';
import { seedRecords } from './seed.ts';
import { mustBe } from './server-side.ts';
import { figure } from './size.ts';
import type { Row } from './table.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '100,10000,1000000').split(',').map(Number);
/** The asking person's own records; all others belong to one stranger each. */
const own = 1000;

/**
 * That many people with one record each, straight into the file, in one transaction. They share one password hash, and their
 * records are short: what matters is how many rows stand around the asked ones.
 */
async function seedStrangers(file: string, count: number): Promise<void> {
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY;');
  await client.batch(
    [
      {
        sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO users (id, name, email, password_hash, user_type, created_at)
      SELECT 'stranger-' || i, 'Dr. ' || i, i || '@example.test', (SELECT password_hash FROM users LIMIT 1), 'registered', '2025-01-01T00:00:00.000Z' FROM n`,
        args: [count],
      },
      {
        sql: `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at)
      SELECT id, 'record-' || id, 'a1c-forecast', 'Mariam Haddad', 'mariam haddad', '{}', '{}', '', '1', created_at FROM users WHERE id LIKE 'stranger-%'`,
        args: [],
      },
    ],
    'write',
  );
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
}

/** How the database goes about the statements that the product really sends. */
async function plans(file: string, userId: string): Promise<string[]> {
  const store = await openDatabase({ databaseUrl: `file:${file}` });
  const sent: { sql: string; args: string[] }[] = [];
  const { client } = store;
  const execute = client.execute.bind(client);
  client.execute = ((statement: { sql: string; args: string[] }) => {
    sent.push(statement);
    return execute(statement);
  }) as typeof client.execute;
  for (const search of ['', 'mariam']) await listAssessments(userId, { tools: ['a1c-forecast'], search, limit: 50 });
  const found = await Promise.all(
    sent.map(async ({ sql, args }) =>
      (await execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })).rows.map((row) => String(row['detail'])).join('; '),
    ),
  );
  await store.close();
  return found;
}

async function rowsAt(folder: string, count: number): Promise<Row[]> {
  const file = join(folder, `scale-${count}.db`);
  const before = await startServer({ DATABASE_URL: `file:${file}` });
  const person: Person = await newPerson(before.url, 'scale@example.test');
  await before.stop();
  const mine = Math.min(own, count);
  const name = await seedRecords(file, person.id, mine);
  if (count > mine) await seedStrangers(file, count - mine);
  const [list, search] = await plans(file, person.id);
  console.log(`  ${figure(count)}, list: ${list}\n  ${figure(count)}, search: ${search}`);
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  try {
    const ask = async (path: string, status: number, more?: Partial<Call>): Promise<number> =>
      mustBe(
        await load(
          Number(new URL(server.url).port),
          { path, headers: person.headers, ...more },
          { connections: 1, requests: 300, seconds: 5 },
        ),
        status,
        path,
      ).p50;
    const records = '/api/assessments?tool=a1c-forecast';
    const among = `among ${figure(count)} records and users`;
    return [
      { what: `list page ${among}, p50`, value: await ask(records, 200), unit: 'ms' },
      {
        what: `search ${among}, p50`,
        value: await ask(`${records}&patientName=${name.split(' ').at(-1)}`, 200),
        unit: 'ms',
      },
      { what: `session look-up ${among}, p50`, value: await ask('/api/auth/user', 200), unit: 'ms' },
    ];
  } finally {
    await server.stop();
    rmSync(file, { force: true });
  }
}

/** The cost of a page of records and of a search, however full the database is. Sizes: BENCH_SIZES. */
export async function scaleRows(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of sizes) rows.push(...(await rowsAt(folder, count)));
  return rows;
}
