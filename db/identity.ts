// Whose file is this? A database of another program is not touched.
import { copyFileSync, existsSync, mkdtempSync, openSync, closeSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { fileUrl } from './paths.ts';
import { DatabaseRefused } from './problems.ts';

/** “Dbjr”, in the place SQLite has for it: what makes a file ours. */
export const applicationId = 0x44_62_6a_72;

function foreign(path: string, why: string): DatabaseRefused {
  return new DatabaseRefused(
    `The file ${path} is a database of another program (${why}): give DATABASE_URL another name. Nothing was changed.`,
  );
}

/** The program's number in a plain file's head; undefined where there is no such head: a new file, an encrypted one, no database. */
function idInHead(path: string): number | undefined {
  const head = Buffer.alloc(72);
  const file = openSync(path, 'r');
  try {
    if (readSync(file, head, 0, 72, 0) < 72 || head.toString('latin1', 0, 16) !== 'SQLite format 3\0') return undefined;
    return head.readUInt32BE(68);
  } finally {
    closeSync(file);
  }
}

/** Refuses by the tables, where no program has put its number: a file of our earlier versions, or somebody else's. */
async function refuseByTables(client: Client, path: string): Promise<void> {
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  const names = rows.map(({ name }) => String(name));
  // Nothing yet: a start that was killed right after it made the file.
  if (names.length === 0) return;
  if (names.includes('migrations')) {
    const columns = (await client.execute(`SELECT name FROM pragma_table_info('migrations') ORDER BY cid`)).rows;
    if (columns.map(({ name }) => String(name)).join() === 'tag,hash,at') {
      const ours = await client.execute(`SELECT 1 FROM migrations WHERE tag = '0000_start'`);
      if (ours.rows.length === 1 || names.length === 1) return;
    }
  }
  throw foreign(path, `it holds ${names.slice(0, 5).join(', ')}`);
}

/** Before anything opens a plain file for writing. */
export async function refuseForeignFile(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const id = idInHead(path);
  if (id === undefined || id === applicationId) return;
  if (id !== 0) throw foreign(path, `its application id is ${id}`);
  const log = `${path}-wal`;
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  // Opening it would bring the log home, into a file that may not be ours: so a copy is looked at.
  const folder = mkdtempSync(join(tmpdir(), 'journey-look-'));
  try {
    const copy = join(folder, 'a.db');
    copyFileSync(path, copy);
    copyFileSync(log, `${copy}-wal`);
    const client = createClient({ url: fileUrl(copy) });
    try {
      await refuseByTables(client, path);
    } finally {
      client.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Once it can be read, and before it is written. Answers whether our number has still to be put in. */
export async function refuseForeignDatabase(client: Client, path: string): Promise<boolean> {
  const {
    rows: [row],
  } = await client.execute('PRAGMA application_id');
  const id = Number(row?.['application_id']);
  if (id === applicationId) return false;
  if (id !== 0) throw foreign(path, `its application id is ${id}`);
  await refuseByTables(client, path);
  return true;
}
