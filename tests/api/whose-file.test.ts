import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../../db/backup.ts';
import { openStore } from '../../db/open.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  file = join(folder, 'a.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function make(statements: readonly string[]): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  for (const one of statements) await client.execute(one);
  client.close();
}

describe('a database of another program is refused, byte for byte untouched', () => {
  test.each([
    ['a table', ['CREATE TABLE shop (id)', 'INSERT INTO shop VALUES (1)']],
    ['a table named like ours', ['CREATE TABLE users (id, name)']],
    ['migrations of its own', ['CREATE TABLE migrations (id, name)', 'CREATE TABLE users (id)']],
    [
      'our form of migrations, with others in it',
      ['CREATE TABLE migrations (tag, hash, at)', 'CREATE TABLE shop (id)'],
    ],
    ['its own number', ['PRAGMA application_id = 252006675', 'CREATE TABLE migrations (tag, hash, at)']],
    ['its own journal', ['PRAGMA journal_mode = WAL', 'CREATE TABLE shop (id)']],
  ])('with %s', async (_, statements) => {
    await make(statements);
    const before = [readdirSync(folder), readFileSync(file)];
    await expect(openStore({ databaseUrl: `file:${file}` })).rejects.toThrow(
      /is a database of another program \(.*\): give DATABASE_URL another name\. Nothing was changed\.$/,
    );
    expect([readdirSync(folder), readFileSync(file)]).toEqual(before);
  });

  test('with writes that have not come home yet', async () => {
    const client = createClient({ url: `file:${file}` });
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('CREATE TABLE shop (id)');
    // As a program leaves it that was killed.
    mkdirSync(join(folder, 'left'));
    for (const end of ['', '-wal']) copyFileSync(file + end, join(folder, `left/a.db${end}`));
    client.close();
    file = join(folder, 'left/a.db');
    const before = [readFileSync(file), readFileSync(`${file}-wal`)];
    await expect(openStore({ databaseUrl: `file:${file}` })).rejects.toThrow(/another program \(it holds shop\)/);
    expect([readFileSync(file), readFileSync(`${file}-wal`)]).toEqual(before);
  });

  test('a folder is no database', async () => {
    mkdirSync(file);
    await expect(openStore({ databaseUrl: `file:${file}` })).rejects.toThrow(/it is a folder\. Nothing was changed\.$/);
  });

  test('one of ours, made before files bore our mark, is taken and marked', async () => {
    await (await openStore({ databaseUrl: `file:${file}` })).close();
    await make(['PRAGMA application_id = 0']);
    const store = await openStore({ databaseUrl: `file:${file}` });
    expect((await store.client.execute('PRAGMA application_id')).rows[0]?.['application_id']).toBe(0x44626a72);
    await store.close();
  });
});

describe('files are their owner’s alone', () => {
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  test('the database, its log, its folder and a backup, also where an earlier version left them open', async () => {
    const before = process.umask(0o022);
    try {
      const url = `file:${join(folder, 'data/b.db')}`;
      await (await openStore({ databaseUrl: url })).close();
      expect([mode(join(folder, 'data')), mode(join(folder, 'data/b.db'))]).toEqual(['700', '600']);
      chmodSync(join(folder, 'data/b.db'), 0o644);
      const store = await openStore({ databaseUrl: url });
      await store.write([`INSERT INTO users (id, name, user_type, created_at) VALUES ('a', 'a', 'quick', '2026')`]);
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(join(folder, `data/b.db${end}`))) expect(mode(join(folder, `data/b.db${end}`))).toBe('600');
      await backUp({ databaseUrl: url }, join(folder, 'copies/c.db'));
      expect([mode(join(folder, 'copies')), mode(join(folder, 'copies/c.db'))]).toEqual(['700', '600']);
      await store.close();
    } finally {
      process.umask(before);
    }
  });
});
