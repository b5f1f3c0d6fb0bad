// Only so many calls at once to a database server.
import { DatabaseAway } from './problems.ts';

/** Who has waited this long for a place is told that the database is away. */
const patience = 5000;
const longestQueue = 5000;

/** Lets only so many calls go at once; the others wait in order, but not for ever. */
export function gate(most: number) {
  let running = 0;
  let waiting: (() => void)[] = [];

  function enter(): Promise<void> {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= longestQueue) return Promise.reject(new DatabaseAway('too many calls are waiting'));
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== go);
        reject(new DatabaseAway('the database server answers too slowly'));
      }, patience);
      waiting.push(go);
    });
  }

  return {
    waiting: (): number => waiting.length,
    async pass<T>(work: () => Promise<T>): Promise<T> {
      await enter();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
