// Nobody takes more of the server than a share: so many calls of one account, of one address or of one record system are worked on at once.
import { performance } from 'node:perf_hooks';
import { DatabaseAway } from '../../db/problems.ts';

/** A page of ours asks for five or six things at once: two turns of this many. Behind one address a whole hospital may stand. */
const atOnce = { account: 3, address: 4, issuer: 4 } as const;
const mostWaiting = 4000;
/** An account that asks for many things at once rests as long as the server was busy meanwhile, up to this: half of the time is left to others. */
const longestRest = 500;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}
const lines = new Map<string, Line>();

function next(who: string, line: Line): void {
  const go = line.waiting.shift();
  if (go) return go();
  line.running -= 1;
  if (line.running === 0) lines.delete(who);
}

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
  const line = lines.get(who) ?? { running: 0, waiting: [] };
  lines.set(who, line);
  const { waiting } = line;
  if (line.running < atOnce[kind]) line.running += 1;
  else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go));
  else throw new DatabaseAway('too many calls at once');
  const before = performance.eventLoopUtilization();
  try {
    return await work();
  } finally {
    const { active } = performance.eventLoopUtilization(before);
    if (kind !== 'account' || waiting.length === 0) next(who, line);
    else setTimeout(() => next(who, line), Math.min(active, longestRest));
  }
}
