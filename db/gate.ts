// Only so much at once: calls to a database server, hashes of passwords, pages drawn, calls of one account.
import { DatabaseAway } from './problems.ts';

export interface Bounds {
  readonly most: number;
  /** More than this waiting are refused at once, with `full`. */
  readonly longestQueue?: number;
  readonly full?: string;
  /** Who has waited this long for a place, in milliseconds, is refused with `slow`. */
  readonly patience?: number;
  readonly slow?: string;
}

type HandOn = (advance: () => void) => void;

/** Lets only so much go at once; the others wait in order. Who is refused gets a DatabaseAway. */
export function gate({ most, longestQueue = Number.POSITIVE_INFINITY, full, patience, slow }: Bounds) {
  let running = 0;
  let waiting: (() => void)[] = [];

  function enter(): Promise<void> {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= longestQueue) return Promise.reject(new DatabaseAway(full));
    if (patience === undefined) return new Promise((go) => waiting.push(go));
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== go);
        reject(new DatabaseAway(slow));
      }, patience);
      waiting.push(go);
    });
  }

  function advance(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    waiting: (): number => waiting.length,
    idle: (): boolean => running === 0,
    /** `handOn` says when a place is handed on to somebody who waits: now, in another turn of the event loop, after a rest. */
    async pass<T>(work: () => Promise<T> | T, handOn: HandOn = (go) => go()): Promise<T> {
      await enter();
      try {
        return await work();
      } finally {
        if (waiting.length === 0) advance();
        else handOn(advance);
      }
    },
  };
}
