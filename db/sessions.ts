import { randomBytes } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { auditIfChanged, auditStatement } from './audit.ts';
import { perStore, store } from './client.ts';
import { sessions, users } from './schema.ts';
import { compile } from './statement.ts';

/** What the session library is told about a session and its user; its own types are not known here. */
export interface SessionRow {
  id: string;
  userId: string;
  expiresAt: Date;
  attributes: SessionAttributes;
}
export interface SessionAttributes {
  endsAt: number;
  usedAt: number;
  /** Two factors opened it. */
  strong: boolean;
  /** When its person last showed a password or passkey in it; milliseconds since 1970. */
  confirmedAt: number;
  /** Only for one that is being opened. */
  opening?: Opening;
}
interface Opening {
  device: string;
  /** A session is opened only while the account still has this password: a change meanwhile wins. Null for quick visitors. */
  passwordHash: string | null;
  /** How many an account may have; the one that was not used for the longest time makes room. */
  most: number;
}
export interface SessionUserRow {
  id: string;
  attributes: {
    name: string;
    email: string | null;
    userType: 'registered' | 'quick';
    /** An app or a passkey is set up; looked for only where one factor opened the session. */
    hasFactor: boolean;
  };
}
/** What a person sees of a session. */
export interface OpenSession {
  readonly id: string;
  readonly handle: string;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly device: string;
}

/** No session lasts longer, and none is left idle for longer (decision D11; src/api/session.ts has the shorter times). */
const longestSession = 14 * 86_400_000;
const longestIdle = 86_400_000;

/** The account was deleted or got another password while it was being signed in to. */
export class AccountChanged extends Error {
  override name = 'AccountChanged';
}

const queries = perStore(({ db }) => ({
  withUser: db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      endsAt: sessions.endsAt,
      usedAt: sessions.usedAt,
      strong: sessions.strong,
      confirmedAt: sessions.confirmedAt,
      hasFactor: sql<number>`CASE WHEN ${sessions.strong} THEN 0 ELSE EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${users.id}) OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${users.id}) END`,
      name: users.name,
      email: users.email,
      userType: users.userType,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
  remove: compile(db.delete(sessions).where(eq(sessions.id, sql.placeholder('id')))),
  removeAll: compile(db.delete(sessions).where(eq(sessions.userId, sql.placeholder('userId')))),
}));

/** How many sessions have not expired. */
export async function countSessions(now = Date.now()): Promise<number> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT count(*) AS n FROM sessions WHERE expires_at > ?', args: [now] }),
  );
  return Number(rows[0]?.['n']);
}

/**
 * The storage the session library works on: one indexed query for a session with its user, and every write through the queue
 * (the library's own adapter makes two queries and writes past the queue).
 */
export const sessionStorage = {
  async getSessionAndUser(id: string): Promise<[session: SessionRow | null, user: SessionUserRow | null]> {
    const row = await store().read(() => queries().withUser.get({ id }));
    // One that is over is left to the tidying, which knows whether the clock is to be believed; the library would delete it at once.
    if (!row || row.expiresAt <= Date.now()) return [null, null];
    const { userId, expiresAt, endsAt, usedAt, confirmedAt, name, email, userType } = row;
    const [strong, hasFactor] = [row.strong === 1, row.hasFactor === 1];
    return [
      { id, userId, expiresAt: new Date(expiresAt), attributes: { endsAt, usedAt, strong, confirmedAt } },
      { id: userId, attributes: { name, email, userType, hasFactor } },
    ];
  },
  async getUserSessions(userId: string): Promise<SessionRow[]> {
    const rows = await store().read(() => store().db.select().from(sessions).where(eq(sessions.userId, userId)));
    return rows.map((row) => ({
      id: row.id,
      userId,
      expiresAt: new Date(row.expiresAt),
      attributes: { endsAt: row.endsAt, usedAt: row.usedAt, strong: row.strong === 1, confirmedAt: row.confirmedAt },
    }));
  },
  async setSession({
    id,
    userId,
    expiresAt,
    attributes: { endsAt, usedAt, strong, confirmedAt, opening },
  }: SessionRow): Promise<void> {
    if (!opening) throw new Error('A session needs to know what opens it.');
    const { device, passwordHash, most } = opening;
    const [, , found] = await store().write([
      {
        sql:
          'INSERT INTO sessions (id, user_id, expires_at, ends_at, handle, created_at, used_at, device, strong, confirmed_at)' +
          ' SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ? FROM users WHERE id = ? AND password_hash IS ? AND suspended_at IS NULL ON CONFLICT DO NOTHING',
        args: [
          id,
          Math.min(expiresAt.getTime(), endsAt),
          endsAt,
          randomBytes(16).toString('hex'),
          usedAt,
          usedAt,
          device,
          strong ? 1 : 0,
          confirmedAt,
          userId,
          passwordHash,
        ],
      },
      {
        sql: 'DELETE FROM sessions WHERE user_id = ? AND id NOT IN (SELECT id FROM sessions WHERE user_id = ? ORDER BY id = ? DESC, used_at DESC, created_at DESC LIMIT ?)',
        args: [userId, userId, id, most],
      },
      { sql: 'SELECT 1 FROM sessions WHERE id = ?', args: [id] },
    ]);
    if (found?.rows.length !== 1) throw new AccountChanged('the account was changed meanwhile');
  },
  /** Moves the end of the idle time; never past the session's last moment. */
  async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    store().later({
      sql: 'UPDATE sessions SET expires_at = min(?, ends_at), used_at = ? WHERE id = ?',
      args: [expiresAt.getTime(), Date.now(), id],
    });
  },
  async deleteSession(id: string): Promise<void> {
    await store().write([queries().remove({ id })]);
  },
  async deleteUserSessions(userId: string): Promise<void> {
    await store().write([queries().removeAll({ userId })]);
  },
  async deleteExpiredSessions(): Promise<void> {
    await store().write([{ sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [Date.now()] }]);
  },
};

/** For sessions opened while the clock was ahead: they end no later than one that is opened now. */
export function capSessions(now: number): InStatement {
  const end = now + longestSession;
  return {
    sql: 'UPDATE sessions SET ends_at = min(ends_at, ?), expires_at = min(expires_at, ?), used_at = min(used_at, ?), created_at = min(created_at, ?) WHERE ends_at > ? OR used_at > ?',
    args: [end, now + longestIdle, now, now, end + 60_000, now + 60_000],
  };
}

/** The sessions a person has open, the one used last first. */
export async function openSessions(userId: string): Promise<OpenSession[]> {
  const { id, handle, createdAt, usedAt, device } = sessions;
  return store().read(() =>
    store()
      .db.select({ id, handle, createdAt, usedAt, device })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Date.now())))
      .orderBy(desc(usedAt), desc(createdAt)),
  );
}

/** The person of this session has just shown a password or passkey again. */
export async function confirmSession(id: string): Promise<void> {
  await store().write([{ sql: 'UPDATE sessions SET confirmed_at = ? WHERE id = ?', args: [Date.now(), id] }]);
}

/** Ends one session of this person; false when there is none by that name. */
export async function endOneSession(userId: string, handle: string, address: string): Promise<boolean> {
  const audit = auditIfChanged({ action: 'session-end', userId, target: handle, address });
  const [, , done] = await store().write([
    { sql: 'DELETE FROM sessions WHERE user_id = ? AND handle = ?', args: [userId, handle] },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}

/** Signs a person out of this session. */
export async function endThisSession(userId: string, id: string, address: string): Promise<void> {
  await store().write([queries().remove({ id }), auditIfChanged({ action: 'sign-out', userId, address }).statement]);
}

/** Signs a person out everywhere. */
export async function endAllSessions(userId: string, address: string): Promise<void> {
  await store().write([
    queries().removeAll({ userId }),
    auditStatement({ action: 'sign-out-everywhere', userId, address }),
  ]);
}
