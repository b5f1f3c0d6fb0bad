import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { filePath } from './local.ts';
import type { DatabaseSettings } from './open.ts';
import { codeOf, DatabaseRefused } from './problems.ts';

function open(path: string, { databaseEncryptionKey: key }: DatabaseSettings): Client {
  return createClient({ url: `file:${path}`, timeout: 5000, concurrency: 1, ...(key && { encryptionKey: key }) });
}

function ownFile({ databaseUrl }: DatabaseSettings): string {
  if (databaseUrl.startsWith('file:')) return filePath(databaseUrl);
  throw new DatabaseRefused('DATABASE_URL is a remote database: its own server makes and restores backups.');
}

/** Opens a file that should be a whole database of ours and counts what it holds. */
async function inspect(path: string, settings: DatabaseSettings): Promise<{ users: number; records: number }> {
  let client: Client | undefined;
  try {
    client = open(path, settings);
    const { rows: [sound] } = await client.execute('PRAGMA integrity_check');
    const { rows: orphans } = await client.execute('PRAGMA foreign_key_check');
    if (sound?.['integrity_check'] !== 'ok' || orphans.length > 0) throw new DatabaseRefused(`${path} is damaged.`);
    const { rows: [counted] } = await client.execute('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM assessments) AS records, (SELECT count(*) FROM migrations) AS migrations');
    return { users: Number(counted?.['users']), records: Number(counted?.['records']) };
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    throw new DatabaseRefused(`${path} is not a database of this product, or DATABASE_ENCRYPTION_KEY is not the one it was made with (${codeOf(error) || String(error)}).`);
  } finally {
    client?.close();
  }
}

/** Copies the database while it is in use: one consistent moment, everything acknowledged before it began. The copy keeps the key. */
export async function backUp(settings: DatabaseSettings, target: string): Promise<{ users: number; records: number; bytes: number }> {
  const path = ownFile(settings);
  if (!existsSync(path)) throw new DatabaseRefused(`There is no database at ${path}.`);
  if (existsSync(target)) throw new DatabaseRefused(`${target} is there already; a backup overwrites nothing.`);
  mkdirSync(dirname(target), { recursive: true });
  // Under another name until it has been read back: a file that bears the right name is a whole backup.
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  const client = open(path, settings);
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [unfinished] });
  } finally {
    client.close();
  }
  const counted = await inspect(unfinished, settings);
  renameSync(unfinished, target);
  return { ...counted, bytes: statSync(target).size };
}

/** Is another process on this file? Only whoever is alone gets it exclusively. */
async function refuseInUse(path: string, settings: DatabaseSettings): Promise<void> {
  let client: Client | undefined;
  try {
    client = open(path, settings);
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
export async function restore(settings: DatabaseSettings, source: string, replace: boolean, now = new Date()): Promise<{ users: number; records: number; aside?: string }> {
  const path = ownFile(settings);
  if (!existsSync(source)) throw new DatabaseRefused(`There is no backup at ${source}.`);
  const counted = await inspect(source, settings);
  let aside: string | undefined;
  if (existsSync(path)) {
    if (!replace) throw new DatabaseRefused(`There is a database at ${path} already. Say --replace to move it aside and restore.`);
    await refuseInUse(path, settings);
    aside = `${path}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
    for (const part of ['', '-wal', '-shm']) if (existsSync(path + part)) renameSync(path + part, aside + part);
  }
  mkdirSync(dirname(path), { recursive: true });
  const client = open(source, settings);
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [path] });
  } finally {
    client.close();
  }
  return { ...counted, ...(aside && { aside }) };
}
