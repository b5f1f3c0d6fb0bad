// The one open database of this process, and rows that may be written a moment later.
import type { InStatement } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { type Access, pause } from './access.ts';
import { databaseProblem } from './problems.ts';

/** An open database: drizzle to read and to build statements, `write` to change anything. */
export interface Store extends Access {
  readonly db: LibSQLDatabase;
  /** Rows that may be written a moment later, many at a time (who looked at what, a session's new expiry). Never rejects. */
  later(statement: InStatement): void;
}

/** How long such rows wait at most; after a crash no more than this is missing. */
const laterMilliseconds = 200;
const atOnce = 500;
/** While the database is away they are kept, so many at most, and tried again in this rhythm. */
const mostKept = 10_000;
const againMilliseconds = 2000;
const mostWaitAtClose = 2000;

function batched(
  access: Access,
  report: (error: unknown) => void,
): { later: Store['later']; flush: () => Promise<void> } {
  let waiting: InStatement[] = [];
  let timer: NodeJS.Timeout | undefined;
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const now = waiting.splice(0, atOnce);
      try {
        await access.write(now);
      } catch (error) {
        report(error);
        if (databaseProblem(error) === undefined) continue;
        waiting = [...now, ...waiting].slice(-mostKept);
        timer ??= setTimeout(() => void flush(), againMilliseconds).unref();
        return;
      }
    }
  }
  return {
    flush,
    later(statement) {
      waiting.push(statement);
      if (waiting.length === atOnce) void flush();
      else timer ??= setTimeout(() => void flush(), laterMilliseconds);
    },
  };
}

export function makeStore(access: Access, report: (error: unknown) => void = (error) => console.error(error)): Store {
  const { later, flush } = batched(access, report);
  return {
    ...access,
    db: drizzle(access.client),
    later,
    async close() {
      // A database elsewhere may not answer; whoever stops us does not wait for rows about reading.
      await (access.local ? flush() : Promise.race([flush(), pause(mostWaitAtClose)]));
      await access.close();
    },
  };
}

// The server and the built site each carry a copy of this module; the process has one database. So it lives on globalThis.
const slot = Symbol.for('journey.database');
type Holder = { [slot]?: Store };
const holder = globalThis as Holder;

export function useStore(store: Store | undefined): void {
  if (store) holder[slot] = store;
  else delete holder[slot];
}

/** The open database. The server opens it before it answers anything (db/open.ts). */
export function store(): Store {
  const open = holder[slot];
  if (!open) throw new Error('The database is not open yet.');
  return open;
}

export function isOpen(): boolean {
  return holder[slot] !== undefined;
}

/** Makes something once per open database: prepared queries belong to one. */
export function perStore<T>(make: (store: Store) => T): () => T {
  let made: { for: Store; value: T } | undefined;
  return () => {
    const open = store();
    if (made?.for !== open) made = { for: open, value: make(open) };
    return made.value;
  };
}
