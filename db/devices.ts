// Browsers that have signed in to an account before.
import type { InStatement } from '@libsql/client';
import { store } from './client.ts';

/** The one not used for longest makes room. */
const mostDevices = 30;

/** Has this browser signed in to this account before? */
export async function isKnownDevice(userId: string, id: string): Promise<boolean> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT 1 FROM devices WHERE user_id = ? AND id = ?', args: [userId, id] }),
  );
  return rows.length === 1;
}

/** Has this browser signed in to any account before? Looks through all of them: for what is refused already. */
export async function isSomebodysDevice(id: string): Promise<boolean> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT 1 FROM devices WHERE id = ? LIMIT 1', args: [id] }),
  );
  return rows.length === 1;
}

/** The browsers that have signed in to this account. */
export async function devicesOf(userId: string): Promise<string[]> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT id FROM devices WHERE user_id = ?', args: [userId] }),
  );
  return rows.map((row) => String(row['id']));
}

/** Remembers a browser after a sign-in that was right. */
export async function rememberDevice(userId: string, id: string): Promise<void> {
  const statements: InStatement[] = [
    {
      sql: 'INSERT INTO devices (user_id, id, used_at) SELECT id, ?, ? FROM users WHERE id = ? ON CONFLICT (user_id, id) DO UPDATE SET used_at = excluded.used_at',
      args: [id, Date.now(), userId],
    },
    {
      sql: 'DELETE FROM devices WHERE user_id = ? AND id NOT IN (SELECT id FROM devices WHERE user_id = ? ORDER BY used_at DESC LIMIT ?)',
      args: [userId, userId, mostDevices],
    },
  ];
  await store().write(statements);
}
