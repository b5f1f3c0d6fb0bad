// A libSQL server: time limits, and calls sent again.
import { createClient } from '@libsql/client';
import { type Access, pause } from './access.ts';
import { gate } from './gate.ts';
import { codeOf, DatabaseAway, DiskFull, isFinal, reasonOf } from './problems.ts';

/** A remote call that has said nothing for this long is given up and sent again. */
const callLimit = 4000;
const tries = 4;
/** Sent again only within this time: whoever waits must hear something. */
const patience = 5000;
/** A libSQL server takes 128 requests at a time of all its clients together. */
const callsAtOnce = 24;

function away(host: string, cause: unknown): DatabaseAway {
  const said = reasonOf(cause);
  const why = /\b40[13]\b/.test(said) ? 'refuses DATABASE_AUTH_TOKEN' : 'does not answer';
  return new DatabaseAway(`The database server ${host} ${why} (${said}).`, { cause });
}

/** A libSQL server. Every call is a round trip, so several statements travel as one batch; the server orders the writes of all its clients. */
export function openRemote(url: string, authToken: string | undefined): Access {
  const host = new URL(url).host;
  const limitedFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(callLimit) });
  const client = createClient({ url, fetch: limitedFetch, concurrency: callsAtOnce, ...(authToken && { authToken }) });
  const { pass, waiting } = gate({
    most: callsAtOnce,
    longestQueue: 5000,
    full: 'too many calls are waiting',
    patience: 5000,
    slow: 'the database server answers too slowly',
  });

  /** Sends again what failed on the way. Whether it was done before the answer got lost nobody knows: statements must be safe to repeat. */
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + patience;
    for (let at = 1, wait = 50; ; at += 1, wait *= 3) {
      try {
        return await work();
      } catch (error) {
        const code = codeOf(error);
        if (isFinal(code)) throw error;
        if (code.startsWith('SQLITE_FULL')) throw new DiskFull('no room left on the database server', { cause: error });
        if (at >= tries || Date.now() + wait > until) throw away(host, error);
        await pause(wait);
      }
    }
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => pass(() => attempt(work));

  return {
    client,
    local: false,
    where: host,
    damaged: () => false,
    waiting,
    write: (statements) => inTurn(() => client.batch(statements, 'write')),
    read: inTurn,
    migrate: (statements) => inTurn(() => client.migrate(statements)),
    scrub: async () => undefined,
    tidy: async () => undefined,
    close: async () => client.close(),
  };
}
