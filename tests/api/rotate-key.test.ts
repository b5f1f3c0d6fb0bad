import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foundIn, makeFile } from './keyed-file.ts';
import { runScript } from './run-script.ts';

const first = 'the first key of all';
const second = "the second key: it's مفتاح";
let folder: string;
let database: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  database = join(folder, 'a.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = (key: string, rows = 50): Promise<void> => makeFile(database, key, rows);
const found = (key: string, path = database): Promise<number | string> => foundIn(path, key);
const rotate = (key: string, newKey: string, args: string[] = []) =>
  runScript('rotate-key', args, { database, key, input: `${newKey}\n` });
const aside = (): string[] => readdirSync(folder).filter((name) => name.includes('.before-'));

describe('rotating the key', () => {
  test.each([
    ['from one key to another', first, second, []],
    ['from none to a key', '', second, []],
    ['from a key to none', first, '', ['--plain']],
  ] as const)('%s', async (_, from, to, args) => {
    await make(from);
    const { code, out } = await rotate(from, to, [...args]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^Wrote and checked \d+ rows (under the new key|without a key)\. (Set|Remove) DATABASE_ENCRYPTION_KEY [^\n]+ is \S+\.before-\S+: delete it once the server runs\.$/,
      ),
    ]);
    expect(out).not.toContain(to || first);
    expect(await found(to)).toBe(50);
    expect(await found(from)).toMatch(/DATABASE_ENCRYPTION_KEY/);
    expect(readFileSync(database).includes('Zaynab')).toBe(to === '');
    expect(aside()).toHaveLength(1);
    expect(await found(from, join(folder, aside()[0] ?? ''))).toBe(50);
    expect(readdirSync(folder).filter((name) => name.includes('rotating'))).toEqual([]);
  });

  test('where the key lies in a file, that file is what has to be written anew', async () => {
    await make(first);
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, `${first}\n`);
    const settings = { DATABASE_ENCRYPTION_KEY_FILE: keyFile };
    const { code, out } = await runScript('rotate-key', [], { database, input: `${second}\n`, settings });
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(` Write the new key into ${keyFile} before the next start.`),
    ]);
  });

  test('twice, and back again', async () => {
    await make(first);
    expect([
      (await rotate(first, second)).code,
      (await rotate(second, 'and yet another key')).code,
      (await rotate('and yet another key', first)).code,
    ]).toEqual([0, 0, 0]);
    expect(await found(first)).toBe(50);
  });
});

describe('one clear line, exit 1, and nothing changed', () => {
  async function refused(says: RegExp, work: Promise<{ code: number; out: string }>): Promise<void> {
    const before = existsSync(database) ? readFileSync(database) : undefined;
    const { code, out } = await work;
    expect([code, out]).toEqual([1, expect.stringMatching(says)]);
    expect(out).not.toMatch(/\n/);
    expect(existsSync(database) ? readFileSync(database) : undefined).toEqual(before);
    expect(readdirSync(folder).filter((name) => /rotating|before/.test(name))).toEqual([]);
  }

  test('a wrong key, no key, a key for a plain file', async () => {
    await make(first);
    await refused(/DATABASE_ENCRYPTION_KEY is not the one/, rotate('not the right key at all', second));
    await refused(/DATABASE_ENCRYPTION_KEY is not the one/, rotate('', second));
    rmSync(database);
    await make('');
    await refused(/DATABASE_ENCRYPTION_KEY is not the one/, rotate(first, second));
  });

  test('a server owns the file', async () => {
    await make(first);
    // Another process: this one gives up its locks whenever it reads the file to compare.
    const script = `const { openStore } = await import('./db/open.ts'); await openStore({ databaseUrl: process.env.URL, databaseEncryptionKey: process.env.KEY }); console.log('open'); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env['PATH'], URL: `file:${database}`, KEY: first },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    await refused(/is in use: stop the server first/, rotate(first, second));
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    expect(await found(first)).toBe(50);
  });

  test('a damaged file', async () => {
    await make('', 2000);
    const bytes = readFileSync(database);
    writeFileSync(database, bytes.fill(0xee, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 9000));
    await refused(/damaged|malformed|DATABASE_ENCRYPTION_KEY/, rotate('', second));
  });

  test('no database, a short key, the same key, a word too many', async () => {
    await refused(/There is no database/, rotate('', second));
    await make(first);
    await refused(/at least 16 characters/, rotate(first, 'short'));
    await refused(/is the present key/, rotate(first, first));
    await refused(/npm run operate -- rotate-key/, rotate(first, second, ['--what']));
  });
});
