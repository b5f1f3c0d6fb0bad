import { eq, sql } from 'drizzle-orm';
import { perStore, store } from './client.ts';
import { sessions, users } from './schema.ts';
import { compile } from './statement.ts';

/** What the session library is told about a session and its user; its own types are not known here. */
export interface SessionRow {
  id: string;
  userId: string;
  expiresAt: Date;
  attributes: { endsAt: number };
}
export interface SessionUserRow {
  id: string;
  attributes: { name: string; email: string | null; userType: 'registered' | 'quick' };
}

const queries = perStore(({ db }) => ({
  both: db.select({
    userId: sessions.userId, expiresAt: sessions.expiresAt, endsAt: sessions.endsAt,
    name: users.name, email: users.email, userType: users.userType,
  }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(eq(sessions.id, sql.placeholder('id'))).prepare(),
  add: compile(db.insert(sessions).values({
    id: sql.placeholder('id'), userId: sql.placeholder('userId'), expiresAt: sql.placeholder('expiresAt'), endsAt: sql.placeholder('endsAt'),
  }).onConflictDoNothing()),
  remove: compile(db.delete(sessions).where(eq(sessions.id, sql.placeholder('id')))),
  removeAll: compile(db.delete(sessions).where(eq(sessions.userId, sql.placeholder('userId')))),
}));

/**
 * The storage the session library works on: one indexed query for a session with its user, and every write through the queue
 * (the library's own adapter makes two queries and writes past the queue).
 */
export const sessionStorage = {
  async getSessionAndUser(id: string): Promise<[session: SessionRow | null, user: SessionUserRow | null]> {
    const row = await store().read(() => queries().both.get({ id }));
    if (!row) return [null, null];
    const { userId, expiresAt, endsAt, name, email, userType } = row;
    return [{ id, userId, expiresAt: new Date(expiresAt), attributes: { endsAt } }, { id: userId, attributes: { name, email, userType } }];
  },
  async getUserSessions(userId: string): Promise<SessionRow[]> {
    const rows = await store().read(() => store().db.select().from(sessions).where(eq(sessions.userId, userId)));
    return rows.map((row) => ({ id: row.id, userId, expiresAt: new Date(row.expiresAt), attributes: { endsAt: row.endsAt } }));
  },
  async setSession({ id, userId, expiresAt, attributes }: SessionRow): Promise<void> {
    await store().write([queries().add({ id, userId, expiresAt: Math.min(expiresAt.getTime(), attributes.endsAt), endsAt: attributes.endsAt })]);
  },
  /** Moves the end of the idle time; never past the session's last moment. */
  async updateSessionExpiration(id: string, expiresAt: Date): Promise<void> {
    store().later({ sql: 'UPDATE sessions SET expires_at = min(?, ends_at) WHERE id = ?', args: [expiresAt.getTime(), id] });
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
