// A database in a file of this machine: one connection, one queue (decision 3).
import { accessSync, chmodSync, constants, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import type { Access } from './access.ts';
import { alert } from './alert.ts';
import { cleaning } from './cleaning.ts';
import { applicationId, refuseForeignDatabase, refuseForeignFile } from './identity.ts';
import { filePath, makeFolderOf } from './paths.ts';
import {
  afterDamage,
  codeOf,
  DatabaseAway,
  DatabaseDamaged,
  DatabaseRefused,
  isDamage,
  isFinal,
  isPassing,
} from './problems.ts';
import { writeQueue } from './queue.ts';

/** The driver waits for a lock synchronously, stopping every other request: so it may wait only this long at a time. */
const driverWait = 20;

/** Settings of a connection, not of the file: they must be given again after every reconnect. */
const connectionSettings =
  'PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;';

/** Why a database file cannot be used, for a line an operator reads. */
export function whyNot(error: unknown, key: string | undefined): string {
  const code = codeOf(error);
  return code === 'SQLITE_NOTADB'
    ? key === undefined
      ? 'it is not a database, or it opens under a key only and none is set: DATABASE_ENCRYPTION_KEY_FILE or DATABASE_ENCRYPTION_KEY'
      : 'it is not a database, or DATABASE_ENCRYPTION_KEY is not the one it was made with'
    : code === 'SQLITE_ISDIR'
      ? 'it is a folder'
      : isDamage(code)
        ? `it is damaged or cut short; ${afterDamage}`
        : code === 'SQLITE_READONLY'
          ? 'it is read-only'
          : isPassing(code)
            ? 'another process keeps it locked'
            : error instanceof Error
              ? error.message
              : String(error);
}

/** Says in one line why the file cannot be used; nothing has been written to it by then. */
function refusal(path: string, error: unknown, key?: string): DatabaseRefused {
  return new DatabaseRefused(`The database file ${path} cannot be used: ${whyNot(error, key)}. Nothing was changed.`);
}

function prepareFolder(path: string): void {
  makeFolderOf(path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw refusal(path, Object.assign(new Error('no file'), { code: 'SQLITE_ISDIR' }));
  try {
    // The folder too: the log of recent writes lies beside the file.
    for (const place of found ? [path, dirname(path)] : [dirname(path)])
      accessSync(place, constants.R_OK | constants.W_OK);
  } catch {
    throw new DatabaseRefused(
      `The database file ${path} cannot be used: it or its folder is read-only for this user. Nothing was changed.`,
    );
  }
  if (found?.size === 0) {
    throw new DatabaseRefused(
      `The database file ${path} is empty: remove it to start afresh, or restore a backup. Nothing was changed.`,
    );
  }
}

/** A file shorter than it says it is lost its end; SQLite itself would notice only when it comes to a missing page. */
async function refuseCutFile(client: Client, path: string, size: number, logSize: number): Promise<void> {
  if (logSize > 0) return;
  const [count, page] = await Promise.all(
    ['page_count', 'page_size'].map(async (name) => Number((await client.execute(`PRAGMA ${name}`)).rows[0]?.[name])),
  );
  if (size < (count ?? 0) * (page ?? 0))
    throw refusal(path, Object.assign(new Error('cut short'), { code: 'SQLITE_CORRUPT' }));
}

/** Looking through a file of this size takes a second or two; a larger one is looked through by a process of its own (cleaning.ts). */
const largestCheck = 256 * 1024 * 1024;

/** Every page is looked at once: damage in the middle of a file would be met only by whoever needs that page. */
async function refuseDamaged(client: Client, path: string): Promise<void> {
  const {
    rows: [row],
  } = await client.execute('PRAGMA quick_check(1)');
  if (row?.['quick_check'] !== 'ok')
    throw refusal(path, Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' }));
}

/** Files of earlier versions could be read by everyone on the machine. */
function keepToOwner(path: string): void {
  for (const end of ['', '-wal', '-shm']) {
    const file = statSync(path + end, { throwIfNoEntry: false });
    if (file && file.uid === process.getuid?.() && (file.mode & 0o077) !== 0) chmodSync(path + end, 0o600);
  }
}

/**
 * One connection to a local file, and one queue for every write (docs/decisions: measured losses of the driver).
 * After a SQLITE_BUSY the connection would acknowledge writes that never reach the disk, so it is replaced before anything else runs on it.
 */
export async function openFile(url: string, encryptionKey: string | undefined): Promise<Access> {
  const path = filePath(url);
  prepareFolder(path);
  const sizeOf = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  const [size, logSize] = [sizeOf(path), sizeOf(`${path}-wal`)];
  const hadLog = existsSync(`${path}-wal`);
  await refuseForeignFile(path);
  let client: Client;
  try {
    // A single connection: settings hold for every statement, and a batch can never meet another statement half way.
    client = createClient({ url, timeout: driverWait, concurrency: 1, ...(encryptionKey && { encryptionKey }) });
  } catch (error) {
    throw refusal(path, error, encryptionKey);
  }
  let found: DatabaseDamaged | undefined;
  let inUse = false;
  /** The first time it is said to whoever runs this; from then on nothing is written. */
  function damaged(error: unknown): DatabaseDamaged {
    if (inUse && !found)
      alert(
        'damage',
        `The database file ${path} is damaged (${codeOf(error)}). Nothing is saved any more. Stop the server and ${afterDamage}.`,
      );
    found ??= new DatabaseDamaged('the database file is damaged', { cause: error });
    return found;
  }
  const queue = writeQueue({
    damaged,
    batch: (statements) => client.batch(statements, 'write'),
    async renew() {
      await client.reconnect();
      await client.executeMultiple(connectionSettings);
    },
  });

  // Once it is closed it stays so: another server may have it by then, and a renewed connection would be a second writer.
  let closed = false;
  const open = <T>(work: () => Promise<T>): Promise<T> =>
    closed ? Promise.reject(new DatabaseAway('the database is closed')) : work();
  const writing = <T>(work: () => Promise<T>): Promise<T> => (found ? Promise.reject(found) : open(work));

  const { scrub, tidy, stop } = cleaning(client, queue, {
    path,
    url,
    encryptionKey,
    lookedThrough: size <= largestCheck,
    damaged,
  });
  const access: Access = {
    client,
    local: true,
    where: path,
    damaged: () => found !== undefined,
    waiting: queue.waiting,
    write: (statements) => writing(() => queue.write(statements)),
    async read<T>(work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        const code = codeOf(error);
        if (isDamage(code)) throw damaged(error);
        if (code === '' || isFinal(code)) throw error;
        // From here on it takes its turn among the writes, because the connection may have to be replaced.
        return open(() => queue.alone(work));
      }
    },
    migrate: (statements) => writing(() => queue.alone(() => client.migrate(statements))),
    scrub,
    tidy,
    async close() {
      stop();
      closed = true;
      await queue.idle();
      // Brings the log home, so that a stopped server leaves one complete file. Another reader may prevent it; nothing is lost then.
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      client.close();
    },
  };

  try {
    // Look before touching: garbage, a wrong key or a cut-off file shows in a read.
    await queue.alone(() => client.execute('SELECT count(*) FROM sqlite_schema'));
    const unmarked = await refuseForeignDatabase(client, path);
    if (size > 0) await refuseCutFile(client, path, size, logSize);
    if (size <= largestCheck) await refuseDamaged(client, path);
    await queue.alone(() => client.execute('PRAGMA journal_mode = WAL'));
    await client.executeMultiple(connectionSettings);
    // Takes the write lock once, so that a read-only file shows here and not at the first save.
    await queue.write([unmarked ? `PRAGMA application_id = ${applicationId}` : 'SELECT 1']);
    keepToOwner(path);
    inUse = true;
    return access;
  } catch (error) {
    client.close();
    // Looking at a file may have laid these beside it; whoever's file it is, they were not there.
    if (!hadLog && sizeOf(`${path}-wal`) === 0) for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
    if (error instanceof DatabaseRefused) throw error;
    const wrapped = error instanceof DatabaseAway || error instanceof DatabaseDamaged;
    throw refusal(path, wrapped && error.cause ? error.cause : error, encryptionKey);
  }
}
