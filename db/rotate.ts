import { rmSync } from 'node:fs';
import type { Client } from '@libsql/client';
import { asideOf, openCopy, presentFile, swapIn } from './backup.ts';
import type { DatabaseSettings } from './open.ts';
import { codeOf, DatabaseRefused, isPassing } from './problems.ts';

interface Contents {
  readonly schema: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
}

function damaged(path: string, cause?: unknown): never {
  throw new DatabaseRefused(`${path} is damaged: restore a backup first. Nothing was changed.`, { cause });
}

/** The schema and how many rows each table has; throws where the file is not sound. */
async function contentsOf(client: Client, path: string): Promise<Contents> {
  const {
    rows: [sound],
  } = await client.execute('PRAGMA integrity_check');
  const { rows: orphans } = await client.execute('PRAGMA foreign_key_check');
  if (sound?.['integrity_check'] !== 'ok' || orphans.length > 0) damaged(path);
  const { rows: parts } = await client.execute(
    `SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_schema ORDER BY type, name`,
  );
  const rows: Record<string, number> = {};
  for (const { type, name } of parts) {
    if (type !== 'table') continue;
    const counted = await client.execute(`SELECT count(*) AS n FROM "${String(name).replaceAll('"', '""')}"`);
    rows[String(name)] = Number(counted.rows[0]?.['n']);
  }
  return { schema: parts.map((part) => `${part['name']}: ${part['sql']}`), rows };
}

/** The lock that only one process can hold, kept until the connection closes. */
async function takeAlone(client: Client, path: string): Promise<void> {
  try {
    await client.executeMultiple('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    // Brings the log home: the file alone is the whole database then.
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (isPassing(codeOf(error)))
      throw new DatabaseRefused(`${path} is in use: stop the server first. Nothing was changed.`);
    throw new DatabaseRefused(
      `${path} is not a database of this product, or DATABASE_ENCRYPTION_KEY is not the one it was made with (${codeOf(error)}). Nothing was changed.`,
    );
  }
}

/**
 * Writes the whole database anew under another key (or none), checks the new file against the old one, and only then puts it in its place.
 * Killed at any moment, what stands under the database's name is whole: the old file or the new one.
 */
export async function rotateKey(
  settings: DatabaseSettings,
  newKey: string | undefined,
  now = new Date(),
): Promise<{ rows: number; aside: string }> {
  const path = presentFile(settings);
  const made = `${path}.rotating`;
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(made + end, { force: true });
  let old: Client | undefined;
  try {
    try {
      old = openCopy(path, settings.databaseEncryptionKey, 1000);
    } catch (error) {
      throw new DatabaseRefused(
        `${path} cannot be opened: DATABASE_ENCRYPTION_KEY is not the one it was made with, or it is not a database (${codeOf(error)}). Nothing was changed.`,
      );
    }
    await takeAlone(old, path);
    const before = await contentsOf(old, path).catch((error: unknown) => damaged(path, error));
    // A copy first, under the old key: the new key is never at work on the only file.
    await old.execute({ sql: 'VACUUM INTO ?', args: [made] });
    const copy = openCopy(made, settings.databaseEncryptionKey);
    try {
      await copy.execute(`PRAGMA rekey = '${(newKey ?? '').replaceAll("'", "''")}'`);
    } finally {
      copy.close();
    }
    const written = openCopy(made, newKey);
    try {
      const after = await contentsOf(written, made);
      if (JSON.stringify(after) !== JSON.stringify(before))
        throw new DatabaseRefused(`The new file does not hold what ${path} holds. Nothing was changed.`);
    } finally {
      written.close();
    }
    const aside = asideOf(path, now);
    swapIn(path, made, aside);
    return { rows: Object.values(before.rows).reduce((sum, count) => sum + count, 0), aside };
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  } finally {
    old?.close();
  }
}
