import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFile } from '../../db/local.ts';
import { migrate, readMigrations } from '../../db/migrate.ts';
import { beyond } from './beyond.ts';
import { run } from './running.ts';

const cycles = 20;
const records = 10_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const urlOf = (name: string): string => `file:${join(folder, name)}`;

async function asking<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: urlOf(name) });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}
const schemaOf = (name: string) =>
  asking(name, async (client) =>
    (
      await client.execute(
        `SELECT type, name, replace(sql, '"', '') AS sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name`,
      )
    ).rows.map((row) => ({ ...row })),
  );
/** Every record in one number each: a changed letter would show. */
const rowsOf = (name: string) =>
  asking(name, async (client) => {
    const { rows } = await client.execute(
      'SELECT count(*) AS n, sum(length(user_id || id || tool || patient_name || folded_name || inputs || results || clinical_notes || engine_version || created_at)) AS letters, count(DISTINCT id) AS ids FROM assessments',
    );
    return { ...rows[0] };
  });

/** A database as version `count` left it, with its records. */
async function makeOld(name: string, count: number): Promise<void> {
  const access = await openFile(urlOf(name), undefined);
  await migrate(access, readMigrations().slice(0, count));
  await access.write([
    `INSERT INTO users (id, name, email, password_hash, user_type, created_at) VALUES ('u', 'A', 'a@b.co', 'x', 'registered', '2026-01-01T00:00:00.000Z')`,
  ]);
  for (let from = 0; from < records; from += 500) {
    await access.write(
      Array.from({ length: 500 }, (_, at) => ({
        sql: `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES ('u', ?, 'a1c-forecast', 'Name', 'name', ?, '{}', 'notes', '1', '2026-01-01T00:00:00.000Z')`,
        args: [`r${from + at}`, JSON.stringify({ at: from + at, filler: 'x'.repeat(200) })],
      })),
    );
  }
  await access.close();
}
async function makeFresh(name: string, migrations: Parameters<typeof migrate>[1]): Promise<void> {
  const access = await openFile(urlOf(name), undefined);
  await migrate(access, migrations);
  await access.close();
}

/** Runs the migrations in a process of their own and kills it after so long; undefined: lets it finish. */
function migrating(name: string, killAfter?: number): Promise<{ text: string; took: number }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tests/faults/programs/migrate-only.ts', urlOf(name)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    let opened = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (opened === 0) {
        opened = performance.now();
        if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
      }
    });
    child.once('close', () => resolve({ text, took: performance.now() - opened }));
  });
}

test.each(readMigrations().map((_, at) => at + 1))(
  `from the schema of migration %i with ${records} records, killed ${cycles} times: no row lost, the schema of a fresh one, the next start succeeds`,
  async (count) => {
    await makeOld('old.db', count);
    await makeFresh('fresh.db', [...readMigrations(), beyond]);
    const [before, fresh] = await Promise.all([rowsOf('old.db'), schemaOf('fresh.db')]);
    const whole = [fresh];
    for (let known = count; known <= readMigrations().length; known += 1) {
      await makeFresh(`known${known}.db`, readMigrations().slice(0, known));
      whole.push(await schemaOf(`known${known}.db`));
    }
    expect(before).toMatchObject({ n: records, ids: records });
    copyFileSync(join(folder, 'old.db'), join(folder, 'calm.db'));
    const { took } = await migrating('calm.db');
    const left = { inTheMiddle: 0, done: 0 };
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const name = `cycle${cycle}.db`;
      copyFileSync(join(folder, 'old.db'), join(folder, name));
      await migrating(name, (took * (cycle + 0.5)) / cycles);
      // Whatever it left: some whole number of migrations, never a half one, and every record.
      const schema = await schemaOf(name);
      expect(whole).toContainEqual(schema);
      left[JSON.stringify(schema) === JSON.stringify(fresh) ? 'done' : 'inTheMiddle'] += 1;
      expect(await rowsOf(name)).toEqual(before);
      // The second start.
      expect((await migrating(name)).text).toBe('open\ndone\n');
      expect(await schemaOf(name)).toEqual(fresh);
      expect(await rowsOf(name)).toEqual(before);
      await asking(name, async (client) => {
        expect((await client.execute('PRAGMA integrity_check')).rows[0]?.['integrity_check']).toBe('ok');
        expect((await client.execute('PRAGMA foreign_key_check')).rows).toEqual([]);
      });
      rmSync(join(folder, name));
    }
    console.log(
      `migrations from ${count}: took ${Math.round(took)} ms undisturbed; of ${cycles} killed, ${left.inTheMiddle} before the end, ${left.done} after it`,
    );
    expect(left.inTheMiddle).toBeGreaterThan(cycles / 4);
  },
  600_000,
);

test('the product itself starts on the oldest schema and keeps every record', async () => {
  await makeOld('old.db', 1);
  await makeFresh('newest.db', readMigrations());
  const before = await rowsOf('old.db');
  const server = await run(urlOf('old.db'));
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await rowsOf('old.db')).toEqual(before);
  expect(await schemaOf('old.db')).toEqual(await schemaOf('newest.db'));
}, 60_000);
