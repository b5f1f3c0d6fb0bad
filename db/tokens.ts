// Access tokens of registered people's own scripts.
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { auditIfChanged } from './audit.ts';
import { store } from './client.ts';
import { accessTokens } from './schema.ts';

export type Scope = 'read' | 'write';

/** What a person sees of a token. Times are milliseconds since 1970. */
export interface OpenToken {
  readonly handle: string;
  readonly name: string;
  readonly scope: Scope;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
}
/** Whom a token speaks for, and what it may do. */
export interface TokenOwner {
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly scope: Scope;
  /** Made in a session that two factors had opened. */
  readonly strong: boolean;
  /** Whether the account has an app or a passkey. */
  readonly hasFactor: boolean;
}

/** In these steps its last use is written down, with a row of the trail, so that reading does not write every time. */
const touchEvery = 900_000;

/**
 * Keeps a token by its SHA-256. Undefined where the account has as many as it may, or its password was changed since it was confirmed.
 */
export async function addToken(
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string },
  token: {
    readonly id: string;
    readonly name: string;
    readonly scope: Scope;
    readonly expiresAt: number;
    readonly strong: boolean;
  },
  { most, address }: { readonly most: number; readonly address: string },
): Promise<OpenToken | undefined> {
  const handle = randomBytes(16).toString('hex');
  const now = Date.now();
  const { id, strong, ...kept } = token;
  const audit = auditIfChanged({ action: 'token-make', userId, target: handle, address });
  const [, , done] = await store().write([
    {
      sql:
        'INSERT INTO access_tokens (id, user_id, handle, name, scope, created_at, expires_at, strong) SELECT ?, id, ?, ?, ?, ?, ?, ? FROM users' +
        ' WHERE id = ? AND password_hash = ? AND suspended_at IS NULL' +
        ' AND (SELECT count(*) FROM access_tokens WHERE user_id = ? AND expires_at > ?) < ? ON CONFLICT DO NOTHING',
      args: [
        id,
        handle,
        kept.name,
        kept.scope,
        now,
        kept.expiresAt,
        strong ? 1 : 0,
        userId,
        passwordHash,
        userId,
        now,
        most,
      ],
    },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1 ? { handle, ...kept, createdAt: now, usedAt: null } : undefined;
}

/** The tokens of a person that still open something, the newest first. */
export async function openTokens(userId: string): Promise<OpenToken[]> {
  const { handle, name, scope, createdAt, expiresAt, usedAt } = accessTokens;
  return store().read(() =>
    store()
      .db.select({ handle, name, scope, createdAt, expiresAt, usedAt })
      .from(accessTokens)
      .where(and(eq(accessTokens.userId, userId), gt(expiresAt, Date.now())))
      .orderBy(desc(createdAt)),
  );
}

/** Ends one token of this person; false when there is none by that name. */
export async function endToken(userId: string, handle: string, address: string): Promise<boolean> {
  const audit = auditIfChanged({ action: 'token-revoke', userId, target: handle, address });
  const [, , done] = await store().write([
    { sql: 'DELETE FROM access_tokens WHERE user_id = ? AND handle = ?', args: [userId, handle] },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}

/** Whom a token speaks for; undefined for one that is unknown, over or revoked, or whose account is suspended or being deleted. */
export async function ownerOfToken(id: string, address: string): Promise<TokenOwner | undefined> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql:
        'SELECT t.handle, t.scope, t.used_at, t.strong, u.id, u.name, u.email,' +
        ' EXISTS (SELECT 1 FROM authenticators WHERE user_id = u.id) OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id) AS has_factor FROM access_tokens t JOIN users u ON u.id = t.user_id' +
        ' WHERE t.id = ? AND t.expires_at > ? AND u.email IS NOT NULL AND u.suspended_at IS NULL',
      args: [id, Date.now()],
    }),
  );
  const [row] = rows;
  if (!row) return undefined;
  const userId = String(row['id']);
  if (Math.abs(Date.now() - Number(row['used_at'] ?? 0)) > touchEvery) {
    // Of many requests at once one writes the row.
    store().later({
      sql: 'UPDATE access_tokens SET used_at = ? WHERE id = ? AND abs(? - coalesce(used_at, 0)) > ?',
      args: [Date.now(), id, Date.now(), touchEvery],
    });
    store().later(auditIfChanged({ action: 'token-use', userId, target: String(row['handle']), address }).statement);
  }
  const scope = row['scope'] === 'write' ? 'write' : 'read';
  return {
    userId,
    userName: String(row['name']),
    email: String(row['email']),
    scope,
    strong: row['strong'] === 1,
    hasFactor: row['has_factor'] === 1,
  };
}
