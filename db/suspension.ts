// What whoever runs this may do to an account from outside.
import { auditIfChanged, auditStatement } from './audit.ts';
import { store } from './client.ts';
import { timestamp } from './time.ts';
import { endEverything } from './users.ts';

/** From now on nobody gets into this account, and whoever is in is out. False where it was so already. */
export async function suspend(id: string): Promise<boolean> {
  const audit = auditIfChanged({ action: 'suspend', userId: id });
  const [, , done] = await store().write([
    { sql: 'UPDATE users SET suspended_at = ? WHERE id = ? AND suspended_at IS NULL', args: [timestamp(), id] },
    audit.statement,
    audit.found,
    ...endEverything(id),
  ]);
  return done?.rows.length === 1;
}

/** The account may be used again; sessions and tokens have to be made anew. False where it was not suspended. */
export async function resume(id: string): Promise<boolean> {
  const audit = auditIfChanged({ action: 'resume', userId: id });
  const [, , done] = await store().write([
    { sql: 'UPDATE users SET suspended_at = NULL WHERE id = ? AND suspended_at IS NOT NULL', args: [id] },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}

/** Every session and every access token. */
export async function endSessionsFromOutside(id: string): Promise<void> {
  await store().write([...endEverything(id), auditStatement({ action: 'sessions-ended', userId: id })]);
}

/** From where wrong passwords and codes for this account came since a moment. */
export async function guessedFrom(id: string, since: number): Promise<string[]> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: `SELECT DISTINCT address FROM audit WHERE user_id = ? AND at > ? AND address IS NOT NULL AND action IN ('sign-in-failed', 'password-wrong', 'code-wrong')`,
      args: [id, new Date(since).toISOString()],
    }),
  );
  return rows.map((row) => String(row['address']));
}
