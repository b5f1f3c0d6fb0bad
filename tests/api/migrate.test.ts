import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../db/access.ts';
import { openFile } from '../../db/local.ts';
import { migrate, readMigrations } from '../../db/migrate.ts';

let folder: string;
let access: Access;
const url = () => `file:${join(folder, 'a.db')}`;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  access = await openFile(url(), undefined);
});
afterEach(async () => {
  await access.close();
  rmSync(folder, { recursive: true, force: true });
});

async function schema(client: Client): Promise<string[]> {
  const { rows } = await client.execute(`SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name`);
  return rows.map((row) => String(row['sql']));
}
const next = (statements: string[], tag = '9999_next') => [...readMigrations(), { tag, hash: 'h', statements }];

describe('migrations', () => {
  test('run once, and a second start changes nothing', async () => {
    expect(await migrate(access)).toEqual(readMigrations().map(({ tag }) => tag));
    const before = await schema(access.client);
    expect(await migrate(access)).toEqual([]);
    expect(await schema(access.client)).toEqual(before);
  });

  test('upgrade an existing database from every earlier schema without losing a row', async () => {
    const all = readMigrations();
    await migrate(access, all.slice(0, 1));
    await access.write([
      {
        sql: `INSERT INTO users (id, name, email, password_hash, user_type, created_at) VALUES ('u', 'A', 'a@b.co', 'x', 'registered', '2026-01-01T00:00:00.000Z')`,
        args: [],
      },
    ]);
    await access.write(
      Array.from({ length: 1000 }, (_, at) => ({
        sql: `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES ('u', ?, 'a1c-forecast', 'N', 'n', '{}', '{}', '', '1', '2026-01-01T00:00:00.000Z')`,
        args: [`r${at}`],
      })),
    );
    await migrate(access, [...all, ...next(['ALTER TABLE assessments ADD COLUMN extra text'], '9999_extra').slice(-1)]);
    const { rows } = await access.client.execute('SELECT count(*) AS n, count(extra) AS e FROM assessments');
    expect(rows[0]).toMatchObject({ n: 1000, e: 0 });
    const { rows: broken } = await access.client.execute('PRAGMA foreign_key_check');
    expect(broken).toEqual([]);
  });

  test('an account of the first version keeps its sessions, with a name for each, and knows how many records it has', async () => {
    const all = readMigrations();
    await migrate(access, all.slice(0, 1));
    const ends = Date.parse('2026-06-15T00:00:00Z');
    await access.write([
      `INSERT INTO users (id, name, email, password_hash, user_type, created_at) VALUES ('u', 'A', 'a@b.co', 'x', 'registered', '2026-01-01T00:00:00.000Z'), ('q', 'Q', NULL, NULL, 'quick', '2026-01-01T00:00:00.000Z')`,
      `INSERT INTO sessions (id, user_id, expires_at, ends_at) VALUES ('s1', 'u', ${ends - 86_400_000}, ${ends}), ('s2', 'u', ${ends}, ${ends}), ('s3', 'q', ${ends}, ${ends})`,
      ...['r1', 'r2', 'r3'].map(
        (id) =>
          `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES ('u', '${id}', 'dosing', 'N', 'n', '{}', '{}', '', '1', '2026-01-01T00:00:00.000Z')`,
      ),
    ]);
    await migrate(access, all);
    const { rows } = await access.client.execute(
      'SELECT id, handle, created_at, used_at, device FROM sessions ORDER BY id',
    );
    expect(new Set(rows.map((row) => row['handle'])).size).toBe(3);
    for (const row of rows) expect(row['handle']).toMatch(/^[0-9a-f]{32}$/);
    expect(rows.map((row) => ends - Number(row['created_at']))).toEqual([14 * 86_400_000, 14 * 86_400_000, 86_400_000]);
    expect(Number(rows[0]?.['used_at'])).toBe(ends - 86_400_000 - 43_200_000);
    await access.write([
      `DELETE FROM assessments WHERE id = 'r1'`,
      `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES ('u', 'r4', 'dosing', 'N', 'n', '{}', '{}', '', '1', '2026-01-01T00:00:00.000Z') ON CONFLICT DO NOTHING`,
    ]);
    await access.write([
      `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES ('u', 'r4', 'dosing', 'N', 'n', '{}', '{}', '', '1', '2026-01-01T00:00:00.000Z') ON CONFLICT DO NOTHING`,
    ]);
    const { rows: counted } = await access.client.execute('SELECT id, records FROM users ORDER BY id');
    expect(counted.map((row) => [row['id'], row['records']])).toEqual([
      ['q', 0],
      ['u', 3],
    ]);
  });

  test('one that fails leaves nothing behind, and the mended one runs', async () => {
    await migrate(access);
    const before = await schema(access.client);
    await expect(
      migrate(access, next(['CREATE TABLE half (id text)', 'CREATE TABLE users (id text)'])),
    ).rejects.toThrow(/already exists/);
    expect(await schema(access.client)).toEqual(before);
    expect(await migrate(access, next(['CREATE TABLE half (id text)']))).toEqual(['9999_next']);
  });

  test('two processes that start together: it runs once', async () => {
    const second = await openFile(url(), undefined);
    const slow = next([
      'CREATE TABLE once (id text)',
      ...Array.from({ length: 50 }, (_, at) => `INSERT INTO once VALUES ('${at}')`),
    ]);
    const done = await Promise.all([migrate(access, slow), migrate(second, slow)]);
    expect(done.flat().filter((tag) => tag === '9999_next')).toHaveLength(1);
    const { rows } = await second.client.execute('SELECT count(*) AS n FROM once');
    expect(rows[0]?.['n']).toBe(50);
    await second.close();
  });

  test('a database of a newer version, or one with another past, is refused', async () => {
    await migrate(access, next(['CREATE TABLE newer (id text)']));
    await expect(migrate(access)).rejects.toThrow(/newer version \(9999_next\)/);
    await expect(
      migrate(
        access,
        next([]).map((one) => ({ ...one, hash: 'other' })),
      ),
    ).rejects.toThrow(/another version of migration/);
  });
});
