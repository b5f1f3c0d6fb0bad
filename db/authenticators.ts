// Authenticator apps: the second step after a password.
import { auditIfChanged } from './audit.ts';
import { store } from './client.ts';
import { type Confirmed, stillConfirmed } from './passkeys.ts';

/** An app as it is checked and shown. Times are milliseconds since 1970. */
export interface Authenticator {
  /** Sealed. */
  readonly secret: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
/** What an account has to show beside its password. */
export interface Factors {
  readonly authenticator: boolean;
  readonly passkeys: number;
}

export async function authenticatorOf(userId: string): Promise<Authenticator | undefined> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: 'SELECT secret, created_at, used_at FROM authenticators WHERE user_id = ?',
      args: [userId],
    }),
  );
  const [row] = rows;
  if (!row) return undefined;
  const usedAt = row['used_at'];
  return {
    secret: String(row['secret']),
    createdAt: Number(row['created_at']),
    usedAt: usedAt === null ? null : Number(usedAt),
  };
}

export async function factorsOf(userId: string): Promise<Factors> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: 'SELECT (SELECT count(*) FROM authenticators WHERE user_id = ?) AS apps, (SELECT count(*) FROM passkeys WHERE user_id = ?) AS passkeys',
      args: [userId, userId],
    }),
  );
  return { authenticator: Number(rows[0]?.['apps']) > 0, passkeys: Number(rows[0]?.['passkeys']) };
}

/** Adds an app, in place of the one before. `step`: whose figures showed that it works; they open nothing any more. False where the account was changed meanwhile. */
export async function addAuthenticator(
  { userId, passwordHash }: Confirmed,
  { secret, step, address }: { readonly secret: string; readonly step: number; readonly address: string },
): Promise<boolean> {
  const audit = auditIfChanged({ action: 'app-add', userId, address });
  const [, , done] = await store().write([
    {
      sql:
        `INSERT INTO authenticators (user_id, secret, used_step, created_at) SELECT id, ?, ?, ? ${stillConfirmed}` +
        ' ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, used_step = excluded.used_step, created_at = excluded.created_at, used_at = NULL',
      args: [secret, step, Date.now(), userId, passwordHash],
    },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}

/** Notes that figures were taken. False where those of this half minute, or of a later one, were taken before, or the app was exchanged meanwhile. Sent again after a lost answer it is false. */
export async function authenticatorUsed(
  userId: string,
  { secret, resealed, step }: { readonly secret: string; readonly resealed: string; readonly step: number },
): Promise<boolean> {
  const [done] = await store().write([
    {
      sql: 'UPDATE authenticators SET used_step = ?, used_at = ?, secret = ? WHERE user_id = ? AND secret = ? AND used_step < ? RETURNING user_id',
      args: [step, Date.now(), resealed, userId, secret, step],
    },
  ]);
  return done?.rows.length === 1;
}

/** Takes the app away; false where there is none. */
export async function removeAuthenticator(userId: string, address: string): Promise<boolean> {
  const audit = auditIfChanged({ action: 'app-remove', userId, address });
  const [, , done] = await store().write([
    { sql: 'DELETE FROM authenticators WHERE user_id = ?', args: [userId] },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}
