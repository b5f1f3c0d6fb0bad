// Nobody takes more of the server than a share: so many calls of one account, of one address or of one record system are worked on at once.
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { gate } from '../../db/gate.ts';
import { taken } from './answer.ts';

/** A page of ours asks for five or six things at once: two turns of this many. Behind one address a whole hospital may stand. */
const atOnce = { account: 3, address: 4, issuer: 4 } as const;
const mostWaiting = 4000;
/** An account that asks for more than two turns of calls at once floods: one of its calls is worked on at a time. */
const turnsOfAPage = 2;
/**
 * Who asks for many things at once rests as long as the server was busy meanwhile, all turns together: half of the time is left to others.
 * Of an address and of a record system, for which many people ask, only what a call of theirs never takes is rested for. Milliseconds.
 */
const restFrom = { account: 0, address: 10, issuer: 10 } as const;
const longestRest = 500;
/** An answer of many pieces is work until it is taken, but nobody who takes it slowly holds a place longer than this. Milliseconds. */
const longestTaking = 2000;

interface Line {
  /** How many have asked and have no answer yet. */
  asked: number;
  readonly gate: ReturnType<typeof gate>;
  /** Worked on now. */
  running: number;
  /** Tells the one who waits for that to end; nobody waits at first. */
  wake: () => void;
  /** When all who have come so far have begun, in the order in which they came. */
  begun: Promise<void>;
  /** One of this line has begun in this turn of the event loop. */
  begunNow: boolean;
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

function lineOf(who: string, kind: Asker['kind']): Line {
  const line = lines.get(who) ?? {
    asked: 0,
    gate: gate({ most: atOnce[kind], longestQueue: mostWaiting, full: 'too many calls at once' }),
    running: 0,
    wake: () => undefined,
    begun: Promise.resolve(),
    begunNow: false,
    free: 0,
    rested: performance.eventLoopUtilization(),
  };
  lines.set(who, line);
  return line;
}

/**
 * Waits until the rest is over and, of those whose bodies arrived together, until a turn of the event loop in which none of this line has
 * begun: worked out in one turn they would keep everybody else waiting for all of them (measured: 32 of 14 ms each).
 */
async function begin(line: Line, kind: Asker['kind']): Promise<EventLoopUtilization> {
  line.begun = line.begun.then(() => whenFree(line, kind));
  await line.begun;
  line.running += 1;
  return performance.eventLoopUtilization();
}
async function whenFree(line: Line, kind: Asker['kind']): Promise<void> {
  const waits = (): boolean => line.begunNow || (floods(line, kind) && line.running > 0);
  for (let rest = line.free - performance.now(); waits() || rest > 0; rest = line.free - performance.now())
    await (rest > 0 ? pause(rest) : line.begunNow ? nextTurn() : endOfOne(line));
  line.begunNow = true;
  setImmediate(() => {
    line.begunNow = false;
  });
}

/** Only the first of those who wait looks, so one at a time is told. */
function endOfOne(line: Line): Promise<void> {
  return new Promise((resolve) => {
    line.wake = resolve;
  });
}

const floods = (line: Line, kind: Asker['kind']): boolean =>
  kind === 'account' && line.asked > turnsOfAPage * atOnce.account;

/** Several are worked on beside each other: what one has rested for, the next does not. */
function rest(line: Line, begun: EventLoopUtilization, kind: Asker['kind']): void {
  const busy = Math.min(busySince(begun), busySince(line.rested));
  line.rested = performance.eventLoopUtilization();
  line.free = Math.max(line.free, performance.now()) + Math.min(Math.max(0, busy - restFrom[kind]), longestRest);
}

/**
 * Does the work when it is this one's turn among all that the same account, address or record system has asked for. Asked one after the other nothing
 * waits; of many at once the next begins after a rest. Rejects with a DatabaseAway when far too many wait.
 */
export async function inShare<T>({ kind, id }: Asker, work: () => Promise<T> | T): Promise<T> {
  const who = `${kind} ${id}`;
  const line = lineOf(who, kind);
  line.asked += 1;
  const given = Promise.withResolvers<T>();
  line.gate
    .pass(async () => {
      const begun = await begin(line, kind);
      try {
        const answer = await work();
        given.resolve(answer);
        if (answer instanceof Response)
          await Promise.race([taken(answer), pause(longestTaking, undefined, { ref: false })]);
      } finally {
        line.running -= 1;
        if (line.asked > 1) rest(line, begun, kind);
        line.wake();
      }
    })
    .catch(given.reject)
    .finally(() => {
      line.asked -= 1;
      // Not at once: the next one's body may have arrived with this one's.
      setImmediate(() => {
        if (line.asked === 0 && lines.get(who) === line) lines.delete(who);
      });
    });
  return given.promise;
}
