import { existsSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { InValue } from '@libsql/client';
import { type Access, pause } from './access.ts';
import { makeFolderOf } from './place.ts';
import { DatabaseAway, DatabaseRefused, isFinal } from './problems.ts';
import { type PlainResult, readingClient } from './replica-client.ts';

export interface ReplicaSettings {
  readonly file: string;
  readonly syncUrl: string;
  readonly authToken?: string | undefined;
  readonly encryptionKey?: string | undefined;
  readonly syncSeconds: number;
}
export interface Reading {
  readonly kind: 'read';
  readonly statements: readonly { sql: string; args: InValue[] }[];
}
export interface Bidding {
  readonly kind: 'open' | 'sync' | 'close';
}
export type Asked = (Reading | Bidding) & { readonly id: number };
export interface Told {
  readonly id: number;
  readonly result?: PlainResult[] | undefined;
  readonly failed?: { readonly message: string; readonly code: string };
}

const readLimit = 5000;
const openLimit = 60_000;
/** After a write the replica is brought up to date before the answer, so that its writer finds it; not longer than this. */
const syncLimit = 2000;
const parts = ['', '-wal', '-shm', '-client_wal_index', '-info'];

/** A database of its own must never be taken for a copy of another: what is in it would be lost. */
function refuseForeign(file: string): void {
  if (existsSync(file) && !existsSync(`${file}-client_wal_index`) && !existsSync(`${file}-info`)) {
    throw new DatabaseRefused(
      `The file ${file} is a database of its own, not a replica: with DATABASE_SYNC_URL choose another file. Nothing was changed.`,
    );
  }
}

/** The thread that holds the replica; started again when it ends by itself. */
function replicaThread(settings: ReplicaSettings) {
  const waiting = new Map<
    number,
    { resolve(result: PlainResult[] | undefined): void; reject(error: unknown): void; timer: NodeJS.Timeout }
  >();
  let worker: Worker | undefined;
  let last = 0;
  let closed = false;

  function end(
    id: number,
  ): { resolve(result: PlainResult[] | undefined): void; reject(error: unknown): void } | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  }
  function ask(asked: Reading | Bidding, limit: number): Promise<PlainResult[] | undefined> {
    return new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      if (!worker) return reject(new DatabaseAway('the replica is not open'));
      waiting.set(id, {
        resolve,
        reject,
        timer: setTimeout(() => end(id)?.reject(new DatabaseAway('the replica does not answer')), limit),
      });
      worker.postMessage({ ...asked, id } satisfies Asked);
    });
  }
  async function start(): Promise<void> {
    const script = new URL('./replica-worker.ts', import.meta.url);
    const started = new Worker(script, { workerData: settings });
    let ready = false;
    worker = started;
    started.on('message', ({ id, result, failed }: Told) => {
      if (!failed) end(id)?.resolve(result);
      else
        end(id)?.reject(
          isFinal(failed.code)
            ? Object.assign(new Error(failed.message), { code: failed.code })
            : new DatabaseAway(`the replica failed: ${failed.message}`),
        );
    });
    started.on('error', (error) => console.error(error));
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      for (const id of [...waiting.keys()]) end(id)?.reject(new DatabaseAway('the replica has ended'));
      // One that never opened has somebody waiting for it who tries again.
      if (ready) void again();
    });
    try {
      await ask({ kind: 'open' }, openLimit);
      ready = true;
    } catch (error) {
      worker = undefined;
      await started.terminate();
      throw error;
    }
  }
  async function again(): Promise<void> {
    while (!closed && !worker) {
      await pause(1000);
      if (!closed) await start().catch(() => undefined);
    }
  }
  return {
    ask,
    start,
    waiting: (): number => waiting.size,
    async close(): Promise<void> {
      closed = true;
      await ask({ kind: 'close' }, syncLimit).catch(() => undefined);
      await worker?.terminate();
    },
  };
}

/** Reads from a copy on this machine, writes to the primary. What this process has written it reads; others' writes come within the interval. */
export async function openReplica(primary: Access, settings: ReplicaSettings): Promise<Access> {
  const { file } = settings;
  refuseForeign(file);
  makeFolderOf(file);
  const thread = replicaThread(settings);
  try {
    await thread.start();
  } catch {
    // It is only a copy: a damaged one is fetched anew.
    for (const part of parts) rmSync(file + part, { force: true });
    await thread.start();
  }

  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** Resolves when a sync that began after this call has ended, well or not: the write itself is stored in any case. */
  function synced(): Promise<void> {
    running ??= thread
      .ask({ kind: 'sync' }, syncLimit)
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }
  function syncedAfterNow(): Promise<void> {
    if (!running) return synced();
    next ??= running.then(() => {
      next = undefined;
      return synced();
    });
    return next;
  }

  return {
    client: readingClient(async (statements) => (await thread.ask({ kind: 'read', statements }, readLimit)) ?? []),
    local: false,
    where: `${file}, a replica of ${primary.where}`,
    primary,
    waiting: () => primary.waiting() + thread.waiting(),
    async write(statements) {
      const results = await primary.write(statements);
      await syncedAfterNow();
      return results;
    },
    read: (work) => work(),
    migrate: primary.migrate,
    scrub: primary.scrub,
    tidy: primary.tidy,
    async close() {
      await thread.close();
      await primary.close();
    },
  };
}
