// What a deletion leaves in the bytes of a file, and how it goes.
import { type ChildProcess, execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { type Access, pause } from './access.ts';
import type { WriteQueue } from './queue.ts';

/** A larger file is rewritten when its operator chooses: writes wait meanwhile, some seconds for this much, and it is held in memory once. */
const largestRewrite = 128 * 1024 * 1024;
/** In the file itself, so that a restart does not forget it: something was deleted since the file was last rewritten. */
const due = 1;

const lookEvery = 86_400_000;
/** What check.ts ends with when the file is damaged. */
const damageFound = 3;

/** For the one connection to a local file: takes away what deletions leave behind. */
export function cleaning(
  client: Client,
  queue: WriteQueue,
  {
    path,
    url,
    encryptionKey,
    lookedThrough,
    damaged,
  }: {
    path: string;
    url: string;
    encryptionKey: string | undefined;
    lookedThrough: boolean;
    damaged(error: unknown): unknown;
  },
): Pick<Access, 'scrub' | 'tidy'> & { stop(): void } {
  let helper: ChildProcess | undefined;
  let lookedAt = lookedThrough ? performance.now() : Number.NEGATIVE_INFINITY;

  /** Brings the log home and cuts it. Does not wait in the queue for whoever reads it (a backup, say): it asks again later. */
  async function cutLog(): Promise<void> {
    for (let at = 0; at < 10; at += 1) {
      const {
        rows: [done],
      } = await queue.alone(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
      if (done?.['busy'] === 0) return;
      await pause(100);
    }
  }

  /** Work on the whole file takes seconds: a process of its own does it, in which nobody waits. Answers with its exit code. */
  function inOwnProcess(script: string, timeout: number): Promise<{ code: number; said: string }> {
    const env = { DATABASE_URL: url, ...(encryptionKey && { DATABASE_ENCRYPTION_KEY: encryptionKey }) };
    return new Promise((resolve) => {
      const file = fileURLToPath(new URL(script, import.meta.url));
      helper = execFile(process.execPath, [file], { env, timeout }, (error, _out, said) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: said.slice(0, 300) }),
      );
    });
  }

  /** Freed bytes are overwritten at once (`secure_delete`), but rows that were moved between pages before may have left a copy. */
  async function rewrite(): Promise<void> {
    const { code, said } = await inOwnProcess('./rewrite.ts', 60_000);
    if (code !== 0) throw new Error(`the database file could not be rewritten: ${said}`);
  }

  /** Once a day, and soon after the start of a file too large to be looked through there. */
  async function lookForDamage(): Promise<void> {
    if (performance.now() - lookedAt < lookEvery) return;
    lookedAt = performance.now();
    const { code } = await inOwnProcess('./check.ts', 1_800_000);
    if (code === damageFound) damaged(Object.assign(new Error('found by looking'), { code: 'SQLITE_CORRUPT' }));
  }

  return {
    /** Whoever stops the server does not wait for it: nothing is lost, and the file stays marked. */
    stop: () => void helper?.kill('SIGKILL'),
    async scrub() {
      await queue.write([`PRAGMA user_version = ${due}`]);
      await cutLog();
    },
    async tidy() {
      await lookForDamage();
      const {
        rows: [row],
      } = await queue.alone(() => client.execute('PRAGMA user_version'));
      if (row?.['user_version'] !== due || statSync(path).size > largestRewrite) return;
      // In one turn: a deletion that comes in between marks the file again.
      await queue.alone(async () => {
        await rewrite();
        await client.execute('PRAGMA user_version = 0');
      });
      await cutLog();
    },
  };
}
