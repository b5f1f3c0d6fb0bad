import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../db/client.ts';
import { openStore } from '../../db/open.ts';
import { codeOf, databaseProblem } from '../../db/problems.ts';
import { DatabaseDamaged } from '../../db/problems.ts';
import { writeQueue } from '../../db/queue.ts';

let folder: string;
let url: string;
let store: Store;
let other: Client;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  url = `file:${join(folder, 'a.db')}`;
  store = await openStore({ databaseUrl: url });
  await store.write(['CREATE TABLE things (id text PRIMARY KEY, at text)']);
  other = createClient({ url, timeout: 20 });
});
afterEach(async () => {
  other.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
const insert = (id: string) => ({ sql: 'INSERT INTO things (id) VALUES (?)', args: [id] });
/** What is really on disk: asked by somebody else. */
async function onDisk(): Promise<string[]> {
  const { rows } = await other.execute('SELECT id FROM things ORDER BY id');
  return rows.map((row) => String(row['id']));
}
async function lockFor(milliseconds: number): Promise<{ released: Promise<void> }> {
  const lock = await other.transaction('write');
  return { released: new Promise((resolve) => setTimeout(() => resolve(lock.rollback()), milliseconds)) };
}

describe('the measured loss', () => {
  test('the bare driver acknowledges writes after a lock conflict that never reach the disk', async () => {
    // If this ever fails, the driver is mended and the queue may become simpler.
    const bare = createClient({ url, timeout: 20, concurrency: 1 });
    const lock = await other.transaction('write');
    await expect(bare.execute(insert('blocked'))).rejects.toThrow(/locked/);
    await lock.rollback();
    for (let at = 0; at < 10; at += 1) await bare.execute(insert(`lost${at}`));
    expect(await onDisk()).toEqual([]);
    bare.close();
  });

  test('ours loses none: what met the lock waits, what follows is on disk when it is acknowledged', async () => {
    const { released } = await lockFor(600);
    await store.write([insert('a-waited')]);
    await released;
    expect(await onDisk()).toEqual(['a-waited']);
    for (let at = 0; at < 10; at += 1) {
      await store.write([insert(`b${at}`)]);
      expect(await onDisk()).toContain(`b${at}`);
    }
  });

  test('after a lock that outlasts our patience it says so, and nothing that is acknowledged later is lost', async () => {
    const { released } = await lockFor(6500);
    const started = store.write([insert('given-up')]).then(
      () => undefined,
      (error: unknown) => error,
    );
    const failed = await started;
    expect(databaseProblem(failed)).toBe('away');
    await released;
    await Promise.all(Array.from({ length: 10 }, (_, at) => store.write([insert(`c${at}`)])));
    expect(await onDisk()).toEqual(Array.from({ length: 10 }, (_, at) => `c${at}`));
  });

  test('a lock does not stop the event loop', async () => {
    const { released } = await lockFor(1500);
    let turns = 0;
    const pulse = setInterval(() => {
      turns += 1;
    }, 5);
    const writes = Array.from({ length: 20 }, (_, at) => store.write([insert(`d${at}`)]));
    await Promise.all(writes);
    clearInterval(pulse);
    await released;
    expect(await onDisk()).toHaveLength(20);
    // Were the driver to wait for the lock itself, nothing else would have had a turn.
    expect(turns).toBeGreaterThan(10);
  });
});

describe('one queue', () => {
  test('a writer that never pauses leaves the event loop a turn', async () => {
    let turns = 0;
    const pulse = setInterval(() => {
      turns += 1;
    }, 1);
    for (let at = 0; at < 200; at += 1) await store.write([insert(`n${at}`)]);
    clearInterval(pulse);
    expect(turns).toBeGreaterThan(5);
  });

  test('goes on when even replacing the connection meets a lock', async () => {
    let fails = 2;
    const done: string[] = [];
    const queue = writeQueue({
      batch: (statements) =>
        fails === 2
          ? Promise.reject(busy())
          : Promise.resolve(statements.map((one) => done.push(String(one)) as never)),
      damaged: () => new DatabaseDamaged('not here'),
      renew: () => ((fails -= 1) >= 0 ? Promise.reject(busy()) : Promise.resolve()),
    });
    await Promise.all([queue.write(['a']), queue.write(['b'])]);
    await queue.write(['c']);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  test('fifty at once, each of two statements: all there, none half', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        store.write([insert(`e${at}`), { sql: 'UPDATE things SET at = ? WHERE id = ?', args: ['done', `e${at}`] }]),
      ),
    );
    const { rows } = await other.execute(`SELECT count(*) AS n FROM things WHERE at = 'done'`);
    expect(rows[0]?.['n']).toBe(50);
  });

  test('one wrong write among many fails alone', async () => {
    await store.write([insert('taken')]);
    const outcomes = await Promise.allSettled(['x', 'taken', 'y', 'z'].map((id) => store.write([insert(`${id}`)])));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    const wrong = outcomes[1] as PromiseRejectedResult;
    expect(codeOf(wrong.reason)).toMatch(/^SQLITE_CONSTRAINT/);
    expect(await onDisk()).toEqual(['taken', 'x', 'y', 'z']);
  });

  test('each write gets its own results', async () => {
    const answers = await Promise.all(
      ['p', 'q', 'r'].map((id) => store.write([insert(id), { sql: 'SELECT id FROM things WHERE id = ?', args: [id] }])),
    );
    expect(answers.map((results) => [results.length, results[1]?.rows[0]?.['id']])).toEqual([
      [2, 'p'],
      [2, 'q'],
      [2, 'r'],
    ]);
  });

  test('reads go on while a write waits for a lock', async () => {
    await store.write([insert('old')]);
    const { released } = await lockFor(800);
    const waiting = store.write([insert('new')]);
    const { rows } = await store.read(() => store.client.execute('SELECT id FROM things'));
    expect(rows).toHaveLength(1);
    await Promise.all([waiting, released]);
    expect(await onDisk()).toEqual(['new', 'old']);
  });

  test('closing waits for what was asked for, the delayed rows too', async () => {
    const pending = Array.from({ length: 30 }, (_, at) => store.write([insert(`f${at}`)]));
    store.later(insert('later'));
    await store.close();
    await Promise.all(pending);
    expect(await onDisk()).toHaveLength(31);
    store = await openStore({ databaseUrl: url });
  });

  test('keeps the settings of a connection, also after it was replaced', async () => {
    const settings = async () =>
      Promise.all(
        ['foreign_keys', 'secure_delete', 'synchronous'].map(
          async (name) => Object.values((await store.client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0],
        ),
      );
    expect(await settings()).toEqual([1, 1, 2]);
    const { released } = await lockFor(200);
    await store.write([insert('g')]);
    await released;
    expect(await settings()).toEqual([1, 1, 2]);
  });
});

describe('a full disk', () => {
  test('saves say so, reads go on, and saves resume without a restart', async () => {
    const { rows } = await store.client.execute('PRAGMA page_count');
    const pages = Number(rows[0]?.['page_count']);
    await store.client.execute(`PRAGMA max_page_count = ${pages + 2}`);
    const big = (id: string) => ({ sql: 'INSERT INTO things (id, at) VALUES (?, ?)', args: [id, 'x'.repeat(200_000)] });
    await expect(
      store.write([big('h')]).catch((error: unknown) => Promise.reject(databaseProblem(error))),
    ).rejects.toBe('full');
    expect(await onDisk()).toEqual([]);
    await expect(store.read(() => store.client.execute('SELECT count(*) FROM things'))).resolves.toBeDefined();
    // The connection was replaced, and with it the limit that stood for the disk.
    await store.write([big('h')]);
    expect(await onDisk()).toEqual(['h']);
  });
});
