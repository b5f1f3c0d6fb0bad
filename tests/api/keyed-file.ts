import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openStore } from '../../db/open.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const settings = (path: string, key: string) => ({
  databaseUrl: `file:${path}`,
  ...(key && { databaseEncryptionKey: key }),
});

/** A closed connection keeps its lock until its statements are collected; a server's goes with its process. */
async function letGo(): Promise<void> {
  for (let at = 0; at < 3; at += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A database with one person and so many records, under a key or, where that is empty, none. */
export async function makeFile(path: string, key: string, rows: number): Promise<void> {
  const store = await openStore(settings(path, key));
  await store.write([
    `INSERT INTO users (id, name, user_type, created_at) VALUES ('u', 'Zaynab Alharbi', 'registered', '2026')`,
  ]);
  for (let at = 0; at < rows; at += 500) {
    await store.write(
      Array.from({ length: Math.min(500, rows - at) }, (_, more) => ({
        sql: `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES ('u', ?, 'a1c-forecast', 'N', 'n', ?, '{}', '', '1', '2026')`,
        args: [`r${at + more}`, JSON.stringify({ text: 'x'.repeat(500) })],
      })),
    );
  }
  await store.close();
  await letGo();
}

/** How many records somebody with this key finds, or why none. */
export async function foundIn(path: string, key: string): Promise<number | string> {
  try {
    const store = await openStore(settings(path, key));
    const { rows } = await store.client.execute('SELECT count(*) AS n FROM assessments');
    await store.close();
    return Number(rows[0]?.['n']);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  } finally {
    await letGo();
  }
}
