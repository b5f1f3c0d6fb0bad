import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { whyNot } from './local.ts';
import type { DatabaseSettings } from './open.ts';
import { filePath, fileUrl, makeFolderOf } from './paths.ts';
import { readMigrations } from './migrate.ts';
import { codeOf, DatabaseRefused, isDamage } from './problems.ts';
import { refuseBrokenSeal, seal } from './seal.ts';

/** A connection of an operator's command, which may wait for a lock. */
export function openCopy(path: string, key: string | undefined, timeout = 5000): Client {
  return createClient({ url: fileUrl(path), timeout, concurrency: 1, ...(key && { encryptionKey: key }) });
}

/** The file a database lives in; none for a remote one. */
function fileOf({ databaseUrl }: DatabaseSettings): string | undefined {
  return databaseUrl.startsWith('file:') ? filePath(databaseUrl) : undefined;
}

function ownFile(settings: DatabaseSettings): string {
  const path = fileOf(settings);
  if (path === undefined)
    throw new DatabaseRefused('The database is a remote one: whoever runs it looks after its files.');
  return path;
}

/** For commands on a database that is there: opened under a mistyped name it would be made, empty. */
export function refuseMissing(settings: DatabaseSettings): void {
  const path = fileOf(settings);
  if (path !== undefined && !existsSync(path)) throw new DatabaseRefused(`There is no database at ${path}.`);
}

export function presentFile(settings: DatabaseSettings): string {
  const path = ownFile(settings);
  refuseMissing(settings);
  return path;
}

/** What was written to it has reached the disk: a name must not come to stand for half a file. */
function toDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** `data/a.db.before-<time>`: what a database that is replaced is called from then on. */
export function asideOf(path: string, now: Date): string {
  return `${path}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
}

/** Puts a finished file in the database's place. Whoever looks finds one or the other under its name, at every moment; the old one keeps a name of its own. */
export function swapIn(path: string, made: string, aside: string): void {
  toDisk(made);
  if (existsSync(path)) {
    try {
      linkSync(path, aside);
    } catch {
      // A file system without second names.
      copyFileSync(path, aside);
      toDisk(aside);
    }
    // A log beside the new file would be taken for its own; its index is made anew by whoever opens the old one.
    rmSync(`${path}-shm`, { force: true });
    const size = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size;
    if (size === 0) rmSync(`${path}-wal`);
    else if (size !== undefined) renameSync(`${path}-wal`, `${aside}-wal`);
  }
  renameSync(made, path);
  toDisk(dirname(path));
}

/** What a database holds: people with an account, and what they have saved of how many joined patients. */
interface Counted {
  readonly users: number;
  readonly patients: number;
  readonly visits: number;
  readonly records: number;
}
export const told = ({ users, patients, visits, records }: Counted): string =>
  `users: ${users}, patients: ${patients}, visits: ${visits}, records: ${records}`;

/** Opens a file that should be a whole database of ours and counts what it holds. */
async function inspect(path: string, settings: DatabaseSettings): Promise<Counted> {
  let client: Client | undefined;
  try {
    client = openCopy(path, settings.databaseEncryptionKey);
    const {
      rows: [sound],
    } = await client.execute('PRAGMA integrity_check');
    const { rows: orphans } = await client.execute('PRAGMA foreign_key_check');
    if (sound?.['integrity_check'] !== 'ok' || orphans.length > 0) throw new DatabaseRefused(`${path} is damaged.`);
    const {
      rows: [counted],
    } = await client.execute(
      'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM assessments) AS records',
    );
    const { rows: made } = await client.execute('SELECT tag FROM migrations ORDER BY tag');
    const known = readMigrations().map(({ tag }) => tag);
    const newer = made.map((row) => String(row['tag'])).filter((tag) => !known.includes(tag));
    // The start would refuse it, and by then the present database has been moved aside.
    if (newer.length > 0)
      throw new DatabaseRefused(
        `${path} belongs to a newer version (${newer.join(', ')}): restore it with that version.`,
      );
    return { users: Number(counted?.['users']), records: Number(counted?.['records']), ...(await visitsIn(client)) };
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    const code = codeOf(error);
    if (isDamage(code) && code !== 'SQLITE_NOTADB')
      throw new DatabaseRefused(`${path} is damaged or cut short (${code}): take another backup.`);
    throw new DatabaseRefused(
      `${path} is not a database of this product, or DATABASE_ENCRYPTION_KEY is not the one it was made with (${code || String(error)}).`,
    );
  } finally {
    client?.close();
  }
}

/** Of a version before visits there are none. */
async function visitsIn(client: Client): Promise<Pick<Counted, 'patients' | 'visits'>> {
  const { rows } = await client.execute("SELECT 1 FROM sqlite_schema WHERE name = 'visits'");
  if (rows.length === 0) return { patients: 0, visits: 0 };
  const {
    rows: [found],
  } = await client.execute(
    'SELECT (SELECT count(*) FROM visits) AS visits, (SELECT count(*) FROM (SELECT user_id, patient_id FROM visits' +
      ' UNION SELECT user_id, patient_id FROM assessments WHERE patient_id IS NOT NULL)) AS patients',
  );
  return { patients: Number(found?.['patients']), visits: Number(found?.['visits']) };
}

/** One consistent copy, under the same key; what an earlier try left half-written goes, and nothing stays of one that fails. */
async function copyWhole(from: string, to: string, { databaseEncryptionKey }: DatabaseSettings): Promise<void> {
  rmSync(to, { force: true });
  let client: Client | undefined;
  try {
    client = openCopy(from, databaseEncryptionKey);
    // A whole path: a name that begins with “file:” would be read as an address.
    await client.execute({ sql: 'VACUUM INTO ?', args: [resolve(to)] });
    chmodSync(to, 0o600);
  } catch (error) {
    rmSync(to, { force: true });
    throw new DatabaseRefused(
      `${from} cannot be copied to ${to}: ${whyNot(error, databaseEncryptionKey)}. Nothing was changed.`,
    );
  } finally {
    client?.close();
  }
}

/** Copies the database while it is in use: one consistent moment, everything acknowledged before it began. The copy keeps the key. */
export async function backUp(
  settings: DatabaseSettings,
  target: string,
): Promise<Counted & { readonly bytes: number }> {
  const path = presentFile(settings);
  if (existsSync(target)) throw new DatabaseRefused(`${target} is there already; a backup overwrites nothing.`);
  makeFolderOf(target);
  // Under another name until it has been read back: a file that bears the right name is a whole backup.
  const unfinished = `${target}.unfinished`;
  await copyWhole(path, unfinished, settings);
  try {
    const counted = await inspect(unfinished, settings);
    await seal(unfinished, settings.databaseEncryptionKey);
    renameSync(unfinished, target);
    return { ...counted, bytes: statSync(target).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Is another process on this file? Only whoever is alone gets it exclusively. */
async function refuseInUse(path: string, settings: DatabaseSettings): Promise<void> {
  let client: Client | undefined;
  try {
    client = openCopy(path, settings.databaseEncryptionKey);
    await client.executeMultiple('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    // Damaged or of another key: that is what a restore is for.
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new DatabaseRefused(`${path} is in use: stop the server first.`);
  } finally {
    client?.close();
  }
}

/**
 * Puts a backup in the database's place. What stood there is moved aside, never deleted.
 * Answers with the name it was given, or undefined when the place was empty.
 */
export async function restore(
  settings: DatabaseSettings,
  source: string,
  { replace = false, unsealed = false }: { readonly replace?: boolean; readonly unsealed?: boolean } = {},
  now = new Date(),
): Promise<Counted & { readonly aside?: string }> {
  const path = ownFile(settings);
  if (!existsSync(source)) throw new DatabaseRefused(`There is no backup at ${source}.`);
  await refuseBrokenSeal(source, settings.databaseEncryptionKey, unsealed);
  const counted = await inspect(source, settings);
  const aside = existsSync(path) ? asideOf(path, now) : undefined;
  if (aside) {
    if (!replace)
      throw new DatabaseRefused(`There is a database at ${path} already. Say --replace to move it aside and restore.`);
    await refuseInUse(path, settings);
  }
  makeFolderOf(path);
  const made = `${path}.restoring`;
  await copyWhole(source, made, settings);
  try {
    swapIn(path, made, asideOf(path, now));
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
  return { ...counted, ...(aside && { aside }) };
}
