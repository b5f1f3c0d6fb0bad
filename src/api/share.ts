// Nobody takes more of the server than a share: so many calls of one account, of one address or of one record system are worked on at once.
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { gate } from '../../db/gate.ts';

/** A page of ours asks for five or six things at once: two turns of this many. Behind one address a whole hospital may stand. */
const atOnce = { account: 3, address: 4, issuer: 4 } as const;
const mostWaiting = 4000;
/**
 * Who asks for many things at once rests as long as the server was busy meanwhile, all turns together: half of the time is left to others.
 * Of an address and of a record system, for which many people ask, only what a call of theirs never takes is rested for. Milliseconds.
 */
const restFrom = { account: 0, address: 10, issuer: 10 } as const;
const longestRest = 500;

interface Line {
  readonly gate: ReturnType<typeof gate>;
  /** When the next may begin, as `performance.now()` tells it. */
  free: number;
  /** Work until here has been rested for. */
  rested: EventLoopUtilization;
}
const lines = new Map<string, Line>();

export interface Asker {
  readonly kind: keyof typeof atOnce;
  readonly id: string;
}

/** How long the event loop has been busy since, in milliseconds. */
const busySince = (mark: EventLoopUtilization): number => performance.eventLoopUtilization(mark).active;

function newLine(kind: Asker['kind']): Line {
  return {
    gate: gate({ most: atOnce[kind], longestQueue: mostWaiting, full: 'too many calls at once' }),
    free: 0,
    rested: performance.eventLoopUtilization(),
  };
}

/**
 * Does the work when it is this one's turn among all that the same account, address or record system has asked for. Asked one after the other nothing
 * waits; of many at once the next begins after a rest. Rejects with a DatabaseAway when far too many wait.
 */
export async function inShare<T>({ kind, id }: Asker, work: () => Promise<T> | T): Promise<T> {
  const who = `${kind} ${id}`;
  const line = lines.get(who) ?? newLine(kind);
  lines.set(who, line);
  let begun = line.rested;
  try {
    return await line.gate.pass(
      () => {
        begun = performance.eventLoopUtilization();
        return work();
      },
      (advance) => {
        // Several are worked on beside each other: what one has rested for, the next does not.
        const busy = Math.min(busySince(begun), busySince(line.rested));
        line.rested = performance.eventLoopUtilization();
        line.free = Math.max(line.free, performance.now()) + Math.min(Math.max(0, busy - restFrom[kind]), longestRest);
        // Looked at again when it is time: another one may have worked meanwhile, and all of them rest for that.
        const rest = (): void => {
          const left = line.free - performance.now();
          if (left > 0) setTimeout(rest, left);
          else advance();
        };
        rest();
      },
    );
  } finally {
    if (line.gate.idle()) lines.delete(who);
  }
}
