// The one line in which all writes to a file wait (decision 3).
import type { InStatement, ResultSet } from '@libsql/client';
import { pause } from './access.ts';
import { alert } from './alert.ts';
import { codeOf, DatabaseAway, type DatabaseDamaged, DiskFull, isDamage, isFinal, isPassing } from './problems.ts';

/** How long a write keeps trying before it says that the database is away. */
const patience = 5000;
/** More than this waiting means the database has been away for a while: say so at once. */
const longestQueue = 5000;
/** So many writes share one commit at most. */
const largestGroup = 64;

interface Job {
  readonly statements: readonly InStatement[];
  readonly until: number;
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

export interface Connection {
  batch(statements: InStatement[]): Promise<ResultSet[]>;
  /** Replaces the connection: after a lock conflict the old one acknowledges writes that never reach the disk. */
  renew(): Promise<void>;
  /** Told of every failure that shows damage. */
  damaged(error: unknown): DatabaseDamaged;
}

/**
 * The one way to write to a local file. What is waiting when its turn comes shares one transaction and one commit to disk;
 * each caller is answered after that commit, never before.
 */
export function writeQueue({ batch, renew, damaged }: Connection) {
  let jobs: Job[] = [];
  let turn: Promise<void> | undefined;
  /** The connection has failed and must be replaced before it writes again. Replacing it can meet a lock, too. */
  let stale = false;

  async function fresh(): Promise<void> {
    if (!stale) return;
    await renew();
    stale = false;
  }

  /** One commit for a group. Answers with the jobs to try again: those that met a lock and still have time. */
  async function runGroup(group: readonly Job[]): Promise<Job[]> {
    try {
      await fresh();
      const results = await batch(group.flatMap(({ statements }) => statements));
      let at = 0;
      for (const job of group) job.resolve(results.slice(at, (at += job.statements.length)));
      return [];
    } catch (error) {
      const code = codeOf(error);
      if (isDamage(code)) {
        const failed = damaged(error);
        for (const job of group) job.reject(failed);
        return [];
      }
      if (code === '' || isFinal(code)) {
        // One statement is wrong and took the others with it: each again by itself.
        if (group.length === 1) group[0]?.reject(error);
        const again: Job[] = [];
        if (group.length > 1) for (const job of group) again.push(...(await runGroup([job])));
        return again;
      }
      stale = true;
      await fresh().catch(() => undefined);
      const full = code.startsWith('SQLITE_FULL');
      if (full)
        alert('disk-full', 'The disk of the database is full: saves are refused. Make room; nothing needs a restart.');
      const failed = full
        ? new DiskFull('no room left in the database', { cause: error })
        : new DatabaseAway('the database file is locked or unreadable', { cause: error });
      const again = isPassing(code) ? group.filter(({ until }) => Date.now() < until) : [];
      for (const job of group) if (!again.includes(job)) job.reject(failed);
      return again;
    }
  }

  async function drain(): Promise<void> {
    let wait = 20;
    while (jobs.length > 0) {
      // Requests that are already being read get to join this commit, and a writer that never pauses leaves the others a turn.
      await new Promise((resolve) => setImmediate(resolve));
      const group = jobs.slice(0, largestGroup);
      jobs = jobs.slice(largestGroup);
      const again = await runGroup(group);
      if (again.length === 0) {
        wait = 20;
        continue;
      }
      jobs = [...again, ...jobs];
      await pause(wait);
      wait = Math.min(wait * 2, 250);
    }
  }

  /** Does other work on the connection while nothing is written, trying again as long as it meets a lock. */
  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + patience;
    for (let wait = 20; ; wait = Math.min(wait * 2, 250)) {
      try {
        await fresh();
        return await work();
      } catch (error) {
        const code = codeOf(error);
        if (isDamage(code)) throw damaged(error);
        if (code === '' || isFinal(code)) throw error;
        stale = true;
        await fresh().catch(() => undefined);
        if (!isPassing(code) || Date.now() >= until)
          throw new DatabaseAway('the database file is locked or unreadable', { cause: error });
        await pause(wait);
      }
    }
  }

  function takeTurn(work: () => Promise<void>): Promise<void> {
    const mine = (turn ?? Promise.resolve()).then(work).finally(() => {
      if (turn === mine) turn = undefined;
    });
    turn = mine;
    return mine;
  }

  return {
    write(statements: InStatement[]): Promise<ResultSet[]> {
      if (jobs.length >= longestQueue) return Promise.reject(new DatabaseAway('too many writes are waiting'));
      return new Promise((resolve, reject) => {
        jobs.push({ statements, until: Date.now() + patience, resolve, reject });
        if (jobs.length === 1) void takeTurn(drain);
      });
    },
    alone<T>(work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => void takeTurn(() => exclusively(work).then(resolve, reject)));
    },
    waiting: (): number => jobs.length,
    /** Resolves when everything that was asked for has been answered. */
    async idle(): Promise<void> {
      while (turn) await turn;
    },
  };
}

export type WriteQueue = ReturnType<typeof writeQueue>;
