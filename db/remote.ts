import { createClient } from '@libsql/client';
import { type Access, pause } from './access.ts';
import { codeOf, DatabaseAway, isFinal } from './problems.ts';

/** A remote call that has said nothing for this long is given up and sent again. */
const callLimit = 4000;
const tries = 3;

/** A libSQL server. Every call is a round trip, so several statements travel as one batch; the server orders the writes of all its clients. */
export function openRemote(url: string, authToken: string | undefined): Access {
  const limitedFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(callLimit) });
  const client = createClient({ url, fetch: limitedFetch, ...(authToken && { authToken }) });

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    for (let at = 1, wait = 50; ; at += 1, wait *= 3) {
      try {
        return await work();
      } catch (error) {
        if (isFinal(codeOf(error))) throw error;
        if (at >= tries) throw new DatabaseAway('the database server does not answer', { cause: error });
        await pause(wait);
      }
    }
  }

  return {
    client,
    local: false,
    where: new URL(url).host,
    write: (statements) => attempt(() => client.batch(statements, 'write')),
    read: attempt,
    migrate: (statements) => client.migrate(statements),
    scrub: async () => undefined,
    close: async () => client.close(),
  };
}
