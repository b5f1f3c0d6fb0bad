import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { codeOf, DatabaseAway, DatabaseRefused, DiskFull, isFinal, isPassing } from './problems.ts';
import { type Access, pause } from './access.ts';

/** The driver waits for a lock synchronously, stopping every other request: so it may wait only this long at a time. */
const driverWait = 20;
/** How long a write keeps trying before it says that the database is away. */
const patience = 5000;
/** More than this waiting means the database has been away for a while: say so at once. */
const longestQueue = 5000;

/** Settings of a connection, not of the file: they must be given again after every reconnect. */
const connectionSettings = 'PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;';

export function filePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

/** Says in one line why the file cannot be used; nothing has been written to it by then. */
function refusal(path: string, error: unknown): DatabaseRefused {
  const code = codeOf(error);
  const why = code === 'SQLITE_NOTADB' ? 'it is not a database, or DATABASE_ENCRYPTION_KEY is not the one it was made with'
    : code === 'SQLITE_CORRUPT' ? 'it is damaged or cut short; restore a backup'
    : code === 'SQLITE_READONLY' ? 'it is read-only for this user'
    : isPassing(code) ? 'another process keeps it locked'
    : error instanceof Error ? error.message : String(error);
  return new DatabaseRefused(`The database file ${path} cannot be used: ${why}. Nothing was changed.`);
}

function prepareFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw new DatabaseRefused(`The folder of the database file ${path} cannot be made: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && found.size === 0) {
    throw new DatabaseRefused(`The database file ${path} is empty: remove it to start afresh, or restore a backup. Nothing was changed.`);
  }
}

/**
 * One connection to a local file, and one queue for every write (docs/decisions: measured losses of the driver).
 * After a SQLITE_BUSY the connection would acknowledge writes that never reach the disk, so it is replaced before anything else runs on it.
 */
export async function openFile(url: string, encryptionKey: string | undefined): Promise<Access> {
  const path = filePath(url);
  prepareFolder(path);
  let client: Client;
  try {
    // A single connection: settings hold for every statement, and a batch can never meet another statement half way.
    client = createClient({ url, timeout: driverWait, concurrency: 1, ...(encryptionKey && { encryptionKey }) });
  } catch (error) {
    throw refusal(path, error);
  }
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function renew(): Promise<void> {
    await client.reconnect();
    await client.executeMultiple(connectionSettings);
  }

  /** Runs work once nothing else is writing. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= longestQueue) return Promise.reject(new DatabaseAway('too many writes are waiting'));
    waiting += 1;
    const job = tail.then(work).finally(() => { waiting -= 1; });
    tail = job.catch(() => undefined);
    return job;
  }

  async function attempt<T>(work: () => Promise<T>, until: number): Promise<T> {
    for (let wait = 20; ; wait = Math.min(wait * 2, 250)) {
      try {
        return await work();
      } catch (error) {
        const code = codeOf(error);
        if (isFinal(code) || code === '') throw error;
        await renew();
        if (code.startsWith('SQLITE_FULL')) throw new DiskFull('no room left in the database', { cause: error });
        if (!isPassing(code) || Date.now() >= until) throw new DatabaseAway('the database file is locked or unreadable', { cause: error });
        await pause(wait);
      }
    }
  }

  const access: Access = {
    client,
    local: true,
    where: path,
    write(statements: InStatement[]): Promise<ResultSet[]> {
      const until = Date.now() + patience;
      return inTurn(() => attempt(() => client.batch(statements, 'write'), until));
    },
    async read<T>(work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (isFinal(codeOf(error)) || codeOf(error) === '') throw error;
        // From here on it takes its turn among the writes, because the connection may have to be replaced.
        const until = Date.now() + patience;
        return inTurn(() => attempt(work, until));
      }
    },
    migrate: (statements) => inTurn(() => attempt(() => client.migrate(statements), Date.now() + patience)),
    async close() {
      await tail;
      client.close();
    },
  };

  try {
    // Look before touching: garbage, a wrong key or a cut-off file shows in a read.
    await attempt(() => client.execute('SELECT count(*) FROM sqlite_schema'), Date.now() + patience);
    await attempt(() => client.execute('PRAGMA journal_mode = WAL'), Date.now() + patience);
    await client.executeMultiple(connectionSettings);
    // Takes the write lock once, so that a read-only file shows here and not at the first save.
    await attempt(() => client.batch(['SELECT 1'], 'write'), Date.now() + patience);
    return access;
  } catch (error) {
    client.close();
    throw refusal(path, error instanceof DatabaseAway && error.cause ? error.cause : error);
  }
}
