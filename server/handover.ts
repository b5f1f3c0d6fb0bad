// One server takes over from another: what a server and its keeper say to each other, and who waits meanwhile.
import cluster from 'node:cluster';
import { DatabaseAway } from '../db/problems.ts';

/** `listen`: take connections, let requests wait. `open`: the database is free. `leave`: finish, close the database, end. */
export type Order = 'listen' | 'open' | 'leave';
/** `failed` says why; the server goes on refusing until it is told to leave. */
export type Report =
  | { readonly said: 'prepared' | 'listening' | 'serving' | 'closed' }
  | { readonly said: 'failed'; readonly why: string };

/** Set by the keeper: another server has the database still. */
export const successorMark = 'JOURNEY_SUCCESSOR';

export interface Keeper {
  readonly successor: boolean;
  say(report: Report): Promise<void>;
  told(order: Order): Promise<void>;
}

/** Whoever started us to be replaced one day (keeper.ts); undefined where the server runs by itself. */
export function keeper(): Keeper | undefined {
  if (!cluster.isWorker) return undefined;
  return {
    successor: process.env[successorMark] === 'yes',
    say: (report) => new Promise((resolve) => process.send?.(report, undefined, undefined, () => resolve())),
    told: (order) =>
      new Promise((resolve) => {
        process.on('message', (heard) => {
          if (heard === order) resolve();
        });
      }),
  };
}

/** Nobody waits longer than this for the database to come over. */
const mostMilliseconds = 2000;

export interface Opening {
  /** Undefined when nothing is to be waited for. Rejects with DatabaseAway for who has waited long enough. */
  wait(): Promise<void> | undefined;
  done(): void;
  /** From here on nobody waits: it has gone to the next server. */
  gone(): void;
}

/** Requests that need the database wait here until it is open. */
export function opening(): Opening {
  let open = false;
  let gone = false;
  let tell: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    wait() {
      if (gone) return Promise.reject(new DatabaseAway('another server has the database now'));
      if (open) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new DatabaseAway('the database has not been handed over yet')),
          mostMilliseconds,
        );
      });
      return Promise.race([opened, late]).finally(() => clearTimeout(timer));
    },
    done() {
      open = true;
      tell();
    },
    gone() {
      gone = true;
    },
  };
}
