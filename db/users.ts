import { randomUUID } from 'node:crypto';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import { auditIfChanged, auditStatement } from './audit.ts';
import { perStore, store } from './client.ts';
import { sessions, users } from './schema.ts';
import { compile } from './statement.ts';
import { timestamp } from './time.ts';
import { forgetTries } from './tries.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

const queries = perStore(({ db }) => ({
  byEmail: db.select().from(users).where(eq(users.email, sql.placeholder('email'))).prepare(),
  add: compile(db.insert(users).values({
    id: sql.placeholder('id'), name: sql.placeholder('name'), email: sql.placeholder('email'),
    passwordHash: sql.placeholder('passwordHash'), userType: sql.placeholder('userType') as never, createdAt: sql.placeholder('createdAt'),
  }).onConflictDoNothing()),
  setHash: compile(db.update(users).set({ passwordHash: sql.placeholder('passwordHash') as never }).where(eq(users.id, sql.placeholder('id')))),
}));

/** E-mail addresses are compared without regard to case (decision D11). */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The registered account behind an e-mail address. */
export async function findAccount(email: string): Promise<Account | undefined> {
  const row = await store().read(() => queries().byEmail.get({ email: emailKey(email) }));
  if (!row?.email || !row.passwordHash) return undefined;
  return { id: row.id, name: row.name, email: row.email, passwordHash: row.passwordHash };
}

/** Makes a registered account and answers with its id, or undefined when the e-mail address is taken. */
export async function addAccount(account: Omit<Account, 'id'>, address?: string): Promise<string | undefined> {
  const id = randomUUID();
  const email = emailKey(account.email);
  const [, , found] = await store().write([
    queries().add({ id, name: account.name, email, passwordHash: account.passwordHash, userType: 'registered', createdAt: timestamp() }),
    auditIfChanged({ action: 'register', userId: id, address }).statement,
    { sql: 'SELECT id FROM users WHERE email = ?', args: [email] },
  ]);
  return found?.rows[0]?.['id'] === id ? id : undefined;
}

/** A visitor who only gave a name; pruned once the session is over. */
export async function addQuickUser(name: string, address?: string): Promise<string> {
  const id = randomUUID();
  await store().write([
    queries().add({ id, name, email: null, passwordHash: null, userType: 'quick', createdAt: timestamp() }),
    auditStatement({ action: 'quick-sign-in', userId: id, address }),
  ]);
  return id;
}

/** The same password under stronger parameters: sessions stay. */
export async function refreshPasswordHash(id: string, passwordHash: string): Promise<void> {
  await store().write([queries().setHash({ id, passwordHash })]);
}

/** A new password: every session of this person ends. */
export async function setPassword(id: string, passwordHash: string): Promise<void> {
  await store().write([
    queries().setHash({ id, passwordHash }),
    { sql: 'DELETE FROM sessions WHERE user_id = ?', args: [id] },
    auditStatement({ action: 'password-set', userId: id }),
  ]);
}

/** Takes away sessions that are over, quick visitors who have none left, and tries that no longer count. */
export async function prune(now = Date.now()): Promise<void> {
  const { db, write } = store();
  const over = db.delete(sessions).where(lt(sessions.expiresAt, now)).toSQL();
  const gone = db.delete(users).where(and(
    eq(users.userType, 'quick'),
    lt(users.createdAt, new Date(now - 86_400_000).toISOString()),
    notInArray(users.id, db.select({ id: sessions.userId }).from(sessions)),
  )).toSQL();
  await write([...[over, gone].map(({ sql: text, params }) => ({ sql: text, args: params as (string | number)[] })), forgetTries]);
}
