// Nobody takes more of the server than a share: so many calls of one account, of one address or of one record system are worked on at once.
import { performance } from 'node:perf_hooks';
import { gate } from '../../db/gate.ts';

/** A page of ours asks for five or six things at once: two turns of this many. Behind one address a whole hospital may stand. */
const atOnce = { account: 3, address: 4, issuer: 4 } as const;
const mostWaiting = 4000;
/** An account that asks for many things at once rests as long as the server was busy meanwhile, up to this: half of the time is left to others. */
const longestRest = 500;

const lines = new Map<string, ReturnType<typeof gate>>();

export interface Asker {
  readonly kind: keyof typeof atOnce;
  readonly id: string;
}

/**
 * Does the work when it is this one's turn among all that the same account, address or record system has asked for. Asked one after the other nothing
 * waits; of many at once by an account the next begins after a rest. Rejects with a DatabaseAway when far too many wait.
 */
export async function inShare<T>({ kind, id }: Asker, work: () => Promise<T> | T): Promise<T> {
  const who = `${kind} ${id}`;
  const most = atOnce[kind];
  const line = lines.get(who) ?? gate({ most, longestQueue: mostWaiting, full: 'too many calls at once' });
  lines.set(who, line);
  let before = performance.eventLoopUtilization();
  try {
    return await line.pass(
      () => {
        before = performance.eventLoopUtilization();
        return work();
      },
      (advance) => {
        const { active } = performance.eventLoopUtilization(before);
        if (kind === 'account') setTimeout(advance, Math.min(active, longestRest));
        else advance();
      },
    );
  } finally {
    if (line.idle()) lines.delete(who);
  }
}
