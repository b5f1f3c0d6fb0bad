import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../db/client.ts';
import { openStore } from '../../db/open.ts';
import { databaseProblem } from '../../db/problems.ts';
import { noSqld, type Sqld, startSqld } from './sqld.ts';

const insert = (id: string) => ({
  sql: `INSERT INTO users (id, name, user_type, created_at) VALUES (?, 'Zaynab', 'quick', '2026') ON CONFLICT DO NOTHING`,
  args: [id],
});

describe.skipIf(noSqld)('an embedded replica', () => {
  let sqld: Sqld;
  let direct: Client;
  let folder: string;
  let open: Store[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'journey-'));
    sqld = await startSqld();
    direct = createClient({ url: sqld.url });
  });
  afterEach(async () => {
    await Promise.all(open.map((store) => store.close()));
    open = [];
  });
  afterAll(async () => {
    direct.close();
    await sqld.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (name: string): string => join(folder, name);
  async function replica(name: string, more: { key?: string } = {}): Promise<Store> {
    const store = await openStore({
      databaseUrl: `file:${at(name)}`,
      databaseSyncUrl: sqld.url,
      databaseSyncSeconds: 1,
      ...(more.key && { databaseEncryptionKey: more.key }),
    });
    open.push(store);
    return store;
  }
  async function users(store: Store): Promise<string[]> {
    const { rows } = await store.read(() => store.client.execute('SELECT id FROM users ORDER BY id'));
    return rows.map((row) => String(row['id']));
  }

  test('a process reads at once what it wrote; another one within the interval; both after a restart', async () => {
    const [one, other] = [await replica('one.db'), await replica('other.db')];
    await one.write([insert('a')]);
    expect(await users(one)).toEqual(['a']);
    await expect.poll(() => users(other), { timeout: 5000 }).toEqual(['a']);
    await direct.execute(insert('b'));
    for (const store of [one, other]) await expect.poll(() => users(store), { timeout: 5000 }).toEqual(['a', 'b']);
    await Promise.all(Array.from({ length: 30 }, (_, index) => one.write([insert(`many${index}`)])));
    expect(await users(one)).toHaveLength(32);
    await one.close();
    open = [other];
    expect(await users(await replica('one.db'))).toHaveLength(32);
  });

  test('rows come as from any other client: by name, by position, through drizzle', async () => {
    const store = await replica('rows.db');
    const {
      rows: [row],
      columns,
    } = await store.client.execute({ sql: 'SELECT ? AS text, ? AS number, ? AS absent', args: ['x', 1.5, null] });
    expect([row?.['text'], row?.[1], row?.['absent'], row?.length, columns]).toEqual([
      'x',
      1.5,
      null,
      3,
      ['text', 'number', 'absent'],
    ]);
    const { users: table } = await import('../../db/schema.ts');
    const { eq } = await import('drizzle-orm');
    expect(await store.db.select({ id: table.id, name: table.name }).from(table).where(eq(table.id, 'a'))).toEqual([
      { id: 'a', name: 'Zaynab' },
    ]);
    await expect(store.read(() => store.client.execute('SELECT x FROM nowhere'))).rejects.toThrow(/no such table/);
    await expect(store.read(() => store.client.execute('SELECT FROM FROM'))).rejects.toMatchObject({
      code: 'SQL_PARSE_ERROR',
    });
    await expect(store.client.execute(insert('past the queue'))).rejects.toThrow(/only reads/);
  });

  test('the primary away: reads go on, writes say so, and both go on by themselves afterwards', async () => {
    const store = await replica('away.db');
    const before = await users(store);
    await sqld.stop();
    const refused = await store.write([insert('while-away')]).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(databaseProblem(refused)).toBe('away');
    for (let index = 0; index < 100; index += 1) expect(await users(store)).toEqual(before);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await users(store)).toEqual(before);
    // The driver waits for the network synchronously, but not in this thread: here it would have answered before anybody else had a turn.
    let answered = false;
    const reading = users(store).then(() => {
      answered = true;
    });
    for (let at = 0; at < 1000; at += 1) await undefined;
    expect(answered).toBe(false);
    await reading;
    await sqld.start();
    await expect
      .poll(
        () =>
          store.write([insert('back')]).then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    await expect.poll(() => users(store), { timeout: 10_000 }).toContain('back');
  });

  test('is encrypted when there is a key; a file of its own is never taken for one; a damaged copy is fetched anew', async () => {
    const keyed = await replica('keyed.db', { key: 'a key of the replica' });
    expect((await users(keyed)).length).toBeGreaterThan(0);
    await keyed.close();
    open = [];
    // Its log may go at any moment now.
    const bytes = (name: string): Buffer => (existsSync(at(name)) ? readFileSync(at(name)) : Buffer.alloc(0));
    for (const end of ['', '-wal', '-client_wal_index']) expect(bytes(`keyed.db${end}`).includes('Zaynab')).toBe(false);

    const own = await openStore({ databaseUrl: `file:${at('own.db')}` });
    await own.write([insert('mine')]);
    await own.close();
    const before = readFileSync(at('own.db'));
    await expect(replica('own.db')).rejects.toThrow(/is a database of its own, not a replica/);
    expect(readFileSync(at('own.db'))).toEqual(before);

    writeFileSync(at('keyed.db'), 'not a database at all'.repeat(500));
    expect((await users(await replica('keyed.db', { key: 'a key of the replica' }))).length).toBeGreaterThan(0);
  });
});
