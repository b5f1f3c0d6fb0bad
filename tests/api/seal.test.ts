import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foundIn, makeFile } from './keyed-file.ts';
import { runScript } from './run-script.ts';

const key = 'a key of the file and its backups';
let folder: string;
let database: string;
let copy: string;
let place: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  [database, copy, place] = ['a.db', 'copy.db', 'place.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await makeFile(database, key, 60);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backUp = (target = copy) => runScript('backup', [target], { database, key });
const restore = (source = copy, args: string[] = [], secret = key) =>
  runScript('restore', [source, ...args], { database: place, key: secret });
async function refused(says: RegExp, work: ReturnType<typeof restore>): Promise<void> {
  expect(await work).toEqual({ code: 1, out: expect.stringMatching(says) });
  expect(existsSync(place)).toBe(false);
}
function write(path: string, bytes: Uint8Array, at: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

test('a page of an older backup laid over a newer one is found, and so is every other change', async () => {
  const older = join(folder, 'older.db');
  await backUp(older);
  const client = createClient({ url: `file:${database}`, encryptionKey: key });
  await client.execute(`UPDATE users SET name = 'Somebody else'`);
  client.close();
  expect((await backUp()).code).toBe(0);
  const [old, fresh] = [readFileSync(older), readFileSync(copy)];
  const pages = Math.floor(Math.min(old.length, fresh.length) / 4096);
  const other = Array.from({ length: pages }, (_, at) => at * 4096).find(
    (at) => at > 0 && !old.subarray(at, at + 4096).equals(fresh.subarray(at, at + 4096)),
  );
  expect(other).toBeDefined();
  write(copy, old.subarray(other, (other ?? 0) + 4096), other ?? 0);
  await refused(/altered since it was made/, restore());
  for (const at of [0, 5000, fresh.length - 1]) {
    copyFileSync(older, copy);
    write(copy, Buffer.from([(old[Math.min(at, old.length - 1)] ?? 0) ^ 1]), Math.min(at, old.length - 1));
    await refused(/altered since it was made/, restore());
  }
  expect(await restore(older)).toMatchObject({ code: 0 });
  expect(await foundIn(place, key)).toBe(60);
});

test('one without a seal is restored only where somebody says so; a wrong key and one that is cut are refused', async () => {
  await refused(/carries no seal/, restore(database));
  await backUp();
  await refused(
    /altered since it was made, or DATABASE_ENCRYPTION_KEY is not the one/,
    restore(copy, [], 'quite another key of a file'),
  );
  truncateSync(copy, statSync(copy).size - 5000);
  await refused(/carries no seal: it was cut short/, restore());
  expect(await restore(database, ['--unsealed'])).toMatchObject({ code: 0 });
  expect(await foundIn(place, key)).toBe(60);
});

test('without a key a changed one is refused until somebody says it was them; one that is cut short is called so, and a newer version’s refused', async () => {
  const plain = join(folder, 'plain.db');
  await makeFile(plain, '', 60);
  expect((await runScript('backup', [copy], { database: plain })).code).toBe(0);
  const bytes = statSync(copy).size;
  const newer = join(folder, 'newer.db');
  copyFileSync(copy, newer);
  const client = createClient({ url: `file:${newer}` });
  await client.execute(`INSERT INTO migrations (tag, hash, at) VALUES ('9999_later', 'x', 'x')`);
  client.close();
  await refused(/altered since it was made|belongs to a newer version/, restore(newer, [], ''));
  await refused(/belongs to a newer version \(9999_later\)/, restore(newer, ['--unsealed'], ''));
  const other = join(folder, 'other.db');
  copyFileSync(copy, other);
  write(other, Buffer.from([(readFileSync(copy)[bytes - 3000] ?? 0) ^ 1]), bytes - 3000);
  await refused(/altered since it was made/, restore(other, [], ''));
  expect(await restore(copy, [], '')).toMatchObject({ code: 0 });
  rmSync(place);
  truncateSync(copy, bytes - 20_000);
  await refused(/is damaged or cut short/, restore(copy, [], ''));
});
