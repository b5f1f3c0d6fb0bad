import { parentPort, workerData } from 'node:worker_threads';
import { type Client, createClient } from '@libsql/client';
import { fileUrl } from './place.ts';
import type { Asked, ReplicaSettings, Told } from './replica.ts';
import type { PlainResult } from './replica-client.ts';

/**
 * The embedded replica, in a thread of its own: the driver waits for the network synchronously here (measured: a sync 52 ms at a
 * distance of 50 ms, 3 s with the primary away), which would stop every request.
 */
const { file, syncUrl, authToken, encryptionKey, syncSeconds } = workerData as ReplicaSettings;
let client: Client | undefined;

async function work(asked: Asked): Promise<Told['result']> {
  if (asked.kind === 'open') {
    client = createClient({
      url: fileUrl(file),
      syncUrl,
      syncInterval: syncSeconds,
      ...(authToken && { authToken }),
      ...(encryptionKey && { encryptionKey }),
    });
    await client.sync();
    return undefined;
  }
  if (!client) throw new Error('The replica is not open.');
  if (asked.kind === 'read') {
    const results: PlainResult[] = [];
    for (const statement of asked.statements) {
      // One by one: the driver sends whatever opens a transaction to the primary, reading ones too.
      const { columns, columnTypes, rows } = await client.execute(statement);
      // Rows know their columns by position and by name; only plain values travel between threads.
      results.push({ columns, columnTypes, rows: rows.map((row) => columns.map((_, at) => row[at] ?? null)) });
    }
    return results;
  }
  if (asked.kind === 'close') client.close();
  else await client.sync();
  return undefined;
}

parentPort?.on('message', (asked: Asked) => {
  work(asked).then(
    (result) => parentPort?.postMessage({ id: asked.id, result } satisfies Told),
    (error: unknown) => {
      const said = error instanceof Error ? error : new Error(String(error));
      // The parser of the driver's replica has no code of its own for what it cannot read.
      const code = said.message.includes('ParserError')
        ? 'SQL_PARSE_ERROR'
        : 'code' in said && typeof said.code === 'string'
          ? said.code
          : '';
      parentPort?.postMessage({
        id: asked.id,
        failed: { message: said.message.split('\n')[0]?.slice(0, 300) ?? '', code },
      } satisfies Told);
    },
  );
});
