// How often somebody tried, counted where all processes see it: in memory, two processes allowed twice the tries, and a restart forgot them.
import type { InStatement } from '@libsql/client';
import { store } from './client.ts';

export interface Counted {
  /** With this one. */
  readonly count: number;
  /** Milliseconds until counting starts anew. */
  readonly left: number;
}

/** The database's clock: several processes share the counts, their clocks may differ. */
const now = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** Past its end; or further from it than the time it lasts, which only a clock that was ahead can have written: nobody is locked out for longer. */
const over = `(ends_at <= ${now} OR ends_at > excluded.ends_at)`;

/**
 * Counts one more try for each key and tells how many there are, one statement each, so that no two callers are told the same number.
 * Sent again after a lost answer it counts one too many: the limit is reached earlier then, never later.
 */
export async function countTries(
  keys: readonly { readonly key: string; readonly milliseconds: number }[],
): Promise<Counted[]> {
  const results = await store().write(
    keys.map(
      ({ key, milliseconds }): InStatement => ({
        sql:
          `INSERT INTO tries (key, count, ends_at) VALUES (?, 1, ${now} + ?) ON CONFLICT (key) DO UPDATE SET ` +
          `count = CASE WHEN ${over} THEN 1 ELSE count + 1 END, ends_at = CASE WHEN ${over} THEN excluded.ends_at ELSE ends_at END ` +
          `RETURNING count, ends_at - ${now} AS remaining`,
        args: [key, milliseconds],
      }),
    ),
  );
  return results.map(({ rows: [row] }) => ({ count: Number(row?.['count']), left: Number(row?.['remaining']) }));
}

/**
 * Whether this key was never counted before; remembered for so long at least. A clock that is set back makes nothing new again, as it
 * does for tries: what may happen once is refused rather than let through. Sent again after a lost answer it says no.
 */
export async function firstTime(key: string, milliseconds: number): Promise<boolean> {
  const [done] = await store().write([
    {
      sql: `INSERT INTO tries (key, count, ends_at) VALUES (?, 1, ${now} + ?) ON CONFLICT (key) DO NOTHING`,
      args: [key, milliseconds],
    },
  ]);
  return done?.rowsAffected === 1;
}

/** Gives back what a success took: all of one key, one of another. */
export async function giveBack({ all, one }: { readonly all: string; readonly one: string }): Promise<void> {
  await store().write([
    { sql: 'DELETE FROM tries WHERE key = ?', args: [all] },
    { sql: 'UPDATE tries SET count = max(0, count - 1) WHERE key = ?', args: [one] },
  ]);
}

/** What was counted under these keys counts no longer. */
export async function forgetKeys(keys: readonly string[]): Promise<void> {
  await store().write(keys.map((key) => ({ sql: 'DELETE FROM tries WHERE key = ?', args: [key] })));
}

/** Takes away what no longer counts. */
export const forgetTries: InStatement = { sql: `DELETE FROM tries WHERE ends_at <= ${now}`, args: [] };
