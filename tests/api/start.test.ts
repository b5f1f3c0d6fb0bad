import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../db/open.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  file = join(folder, 'a.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server, which is expected to refuse. */
function start(
  environment: Readonly<Record<string, string>>,
  user?: number,
): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/main.ts'],
      {
        env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: `file:${file}`, ...environment },
        timeout: 60_000,
        ...(user !== undefined && { uid: user, gid: user }),
      },
      (_error, out, err) => resolve({ code: child.exitCode, lines: `${out}${err}`.trim().split('\n') }),
    );
  });
}

async function makeDatabase(encryptionKey?: string): Promise<void> {
  const store = await openStore({
    databaseUrl: `file:${file}`,
    ...(encryptionKey && { databaseEncryptionKey: encryptionKey }),
  });
  await store.write([
    `INSERT INTO users (id, name, user_type, created_at) VALUES ('u', '${'Somebody '.repeat(2000)}', 'quick', '2026')`,
  ]);
  await store.close();
}

async function refuses(environment: Readonly<Record<string, string>>, says: RegExp, user?: number): Promise<void> {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const { code, lines } = await start(environment, user);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(says);
  expect(code).toBe(1);
  expect(existsSync(file) ? readFileSync(file) : undefined).toEqual(before);
}

describe('the server refuses to start, with one line and exit 1, and overwrites nothing', () => {
  test('a wrong setting', () => refuses({ PORT: 'eighty' }, /^PORT must be a whole number/));

  test('a file that is not a database', async () => {
    writeFileSync(file, 'these are my notes, not a database\n'.repeat(200));
    await refuses({}, /is not a database/);
  });

  test('a file that was cut short', async () => {
    await makeDatabase();
    truncateSync(file, 8192);
    await refuses({}, /damaged or cut short/);
  });

  test('a file cut inside its header', async () => {
    await makeDatabase();
    truncateSync(file, 50);
    await refuses({}, /cannot be used/);
  });

  test('an empty file', async () => {
    writeFileSync(file, '');
    await refuses({}, /is empty/);
  });

  test('the wrong key, no key, and a key for a plain file', async () => {
    await makeDatabase('right key');
    await refuses({ DATABASE_ENCRYPTION_KEY: 'wrong key' }, /DATABASE_ENCRYPTION_KEY/);
    await refuses({}, /none is set: DATABASE_ENCRYPTION_KEY_FILE or DATABASE_ENCRYPTION_KEY/);
    expect(readFileSync(file).includes('Somebody')).toBe(false);
    rmSync(file);
    await makeDatabase();
    await refuses({ DATABASE_ENCRYPTION_KEY: 'some key' }, /DATABASE_ENCRYPTION_KEY/);
  });

  test('a folder that cannot be made', async () => {
    writeFileSync(join(folder, 'plain'), '');
    await refuses(
      { DATABASE_URL: `file:${join(folder, 'plain', 'deeper', 'a.db')}` },
      /folder of the database file .* cannot be made/,
    );
  });

  test('a file and a folder this user may only read', async () => {
    // Root may write anywhere: then the server starts as nobody.
    const [user, owner] = process.getuid?.() === 0 ? [65_534, 0] : [undefined, undefined];
    await makeDatabase();
    chmodSync(file, 0o444);
    chmodSync(folder, 0o755);
    await refuses({}, /read-only|unable to open/, user);
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    if (owner !== undefined) chownSync(empty, owner, owner);
    chmodSync(empty, owner === undefined ? 0o555 : 0o755);
    await refuses({ DATABASE_URL: `file:${join(empty, 'b.db')}` }, /cannot be used|unable to open/, user);
  });

  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, lines } = await start({ PORT: port });
    expect(code).toBe(1);
    // Without a built site that is the line; with one, the port is.
    expect(lines.at(-1)).toMatch(/is taken|not built yet/);
    holder.close();
  });
});
