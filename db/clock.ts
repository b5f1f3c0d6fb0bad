// Is the machine's clock to be believed? What is deleted for its age is gone, and a clock that is years ahead makes everything old.
import { alert } from './alert.ts';
import { store } from './client.ts';

/** The last time that was believed, and for how long the clock has said something else since, in milliseconds. */
export interface Seen {
  readonly trustedAt: number;
  readonly doubted: number;
}

const day = 86_400_000;
/** A server that was off for longer than this has to run a while before its clock counts, too: nobody can tell the two apart. */
const leap = day;
/** A clock that keeps saying it for so long of running is believed. */
const believedAfter = 7 * day;

/**
 * What a database knows of the time once its server has run for `elapsed` more milliseconds (by a clock that only goes forward) and the
 * machine's clock says `wall`.
 */
export function judge(seen: Seen | undefined, wall: number, elapsed: number): Seen & { readonly believed: boolean } {
  if (!seen) return { trustedAt: wall, doubted: 0, believed: true };
  const expected = seen.trustedAt + elapsed;
  const doubted = seen.doubted + elapsed;
  if (Math.abs(wall - expected) <= leap || doubted >= believedAfter)
    return { trustedAt: wall, doubted: 0, believed: true };
  return { trustedAt: expected, doubted, believed: false };
}

/** The newest moment in a database of earlier versions, which kept no time of its own. */
async function newestMoment(): Promise<number | undefined> {
  const { rows } = await store().read(() =>
    store().client.execute(
      `SELECT max((SELECT coalesce(max(used_at), 0) FROM sessions), (SELECT coalesce(max(unixepoch(created_at)), 0) * 1000 FROM users)) AS at`,
    ),
  );
  return Number(rows[0]?.['at']) || undefined;
}

async function lastSeen(): Promise<Seen | undefined> {
  const { rows } = await store().read(() =>
    store().client.execute('SELECT trusted_at, doubted FROM clock WHERE id = 1'),
  );
  const [row] = rows;
  if (row) return { trustedAt: Number(row['trusted_at']), doubted: Number(row['doubted']) };
  const trustedAt = await newestMoment();
  return trustedAt === undefined ? undefined : { trustedAt, doubted: 0 };
}

let lookedAt: number | undefined;

/** Compares the machine's clock with what the database has seen, and remembers. False while it may be wrong: nothing may be deleted for its age then. */
export async function clockIsRight(): Promise<boolean> {
  const now = performance.now();
  const elapsed = lookedAt === undefined ? 0 : now - lookedAt;
  lookedAt = now;
  const { trustedAt, doubted, believed } = judge(await lastSeen(), Date.now(), Math.round(elapsed));
  await store().write([
    {
      sql: 'INSERT INTO clock (id, trusted_at, doubted) VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE SET trusted_at = excluded.trusted_at, doubted = excluded.doubted',
      args: [trustedAt, doubted],
    },
  ]);
  if (!believed)
    alert(
      'clock',
      `The clock of this machine says ${new Date().toISOString()}, the database last saw ${new Date(trustedAt).toISOString()}. Nothing is deleted for its age until they agree, or the server has run so for seven days. Set the clock right if it is wrong.`,
    );
  return believed;
}
