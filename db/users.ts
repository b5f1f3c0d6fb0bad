import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { InStatement } from '@libsql/client';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import { auditIfChanged, auditStatement, pruneAudit } from './audit.ts';
import { perStore, store } from './client.ts';
import { clockIsRight } from './clock.ts';
import { databaseProblem } from './problems.ts';
import { sessions, users } from './schema.ts';
import { capSessions } from './sessions.ts';
import { compile } from './statement.ts';
import { timestamp } from './time.ts';
import { forgetTries } from './tries.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The operator keeps it from being used. */
  readonly suspended: boolean;
}

const queries = perStore(({ db }) => ({
  byEmail: db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare(),
  byId: db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
  add: compile(
    db
      .insert(users)
      .values({
        id: sql.placeholder('id'),
        name: sql.placeholder('name'),
        email: sql.placeholder('email'),
        passwordHash: sql.placeholder('passwordHash'),
        userType: sql.placeholder('userType') as never,
        createdAt: sql.placeholder('createdAt'),
      })
      .onConflictDoNothing(),
  ),
  setHash: compile(
    db
      .update(users)
      .set({ passwordHash: sql.placeholder('passwordHash') as never })
      .where(eq(users.id, sql.placeholder('id'))),
  ),
}));

/** E-mail addresses are compared without regard to case (decision D11). */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function accountOf(row: typeof users.$inferSelect | undefined): Account | undefined {
  if (!row?.email || !row.passwordHash) return undefined;
  const { id, name, email, passwordHash, suspendedAt } = row;
  return { id, name, email, passwordHash, suspended: suspendedAt !== null };
}

/** The registered account behind an e-mail address. */
export async function findAccount(email: string): Promise<Account | undefined> {
  return accountOf(await store().read(() => queries().byEmail.get({ email: emailKey(email) })));
}

export async function accountById(id: string): Promise<Account | undefined> {
  return accountOf(await store().read(() => queries().byId.get({ id })));
}

export type NewAccount = Omit<Account, 'id' | 'suspended'>;

/** Makes a registered account and answers with its id, or undefined when the e-mail address is taken. */
export async function addAccount(account: NewAccount, address?: string): Promise<string | undefined> {
  const id = randomUUID();
  const email = emailKey(account.email);
  const [, , found] = await store().write([
    queries().add({
      id,
      name: account.name,
      email,
      passwordHash: account.passwordHash,
      userType: 'registered',
      createdAt: timestamp(),
    }),
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

/** The same password under stronger parameters: sessions stay. Not if it has been changed meanwhile. */
export async function refreshPasswordHash({ id, passwordHash }: Account, renewed: string): Promise<void> {
  await store().write([
    { sql: 'UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?', args: [renewed, id, passwordHash] },
  ]);
}

/** Whatever lets somebody in without signing in, and a passkey that is being added; for a deletion, whatever lets somebody sign in, too. */
const waysThatEnd = ['sessions', 'access_tokens', 'passkey_challenges'];
/** After a new password no browser is known any more: one of them may be a thief's. */
const waysThatPasswordsEnd = [...waysThatEnd, 'devices'];
/** Everything that lets somebody in or makes a browser known, a passkey or a code included. */
export const waysInOf: readonly string[] = [...waysThatPasswordsEnd, 'passkeys', 'authenticators', 'recovery_codes'];
export function endEverything(id: string, tables: readonly string[] = waysThatEnd): InStatement[] {
  return tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE user_id = ?`, args: [id] }));
}

/** A new password: every session of this person ends, and every access token. By the operator's command, or by the person. */
export async function setPassword(
  id: string,
  passwordHash: string,
  action: 'password-set' | 'password-change' = 'password-set',
  address?: string,
): Promise<void> {
  await store().write([
    queries().setHash({ id, passwordHash }),
    ...endEverything(id, waysThatPasswordsEnd),
    auditStatement({ action, userId: id, address }),
  ]);
}

export interface AccountFacts {
  readonly createdAt: string;
  readonly records: number;
}

/** What an account is and holds. */
export async function accountFacts(id: string): Promise<AccountFacts | undefined> {
  const [row] = await store().read(() =>
    store().db.select({ createdAt: users.createdAt, records: users.records }).from(users).where(eq(users.id, id)),
  );
  return row;
}

/** So many records go at once: a person with thousands must not keep everyone else waiting. */
const deletedAtOnce = 200;

/** The records and visits of a person who can no longer sign in, and then the person. */
async function finishDeletion(id: string): Promise<void> {
  const { write } = store();
  for (const table of ['assessments', 'visits'])
    for (let gone = deletedAtOnce; gone === deletedAtOnce; ) {
      const [done] = await write([
        {
          sql: `DELETE FROM ${table} WHERE user_id = ? AND id IN (SELECT id FROM ${table} WHERE user_id = ? LIMIT ?)`,
          args: [id, id, deletedAtOnce],
        },
      ]);
      gone = done?.rowsAffected ?? 0;
      await setImmediate();
    }
  // Takes along what was being saved at this very moment.
  await write([{ sql: `DELETE FROM users WHERE id = ? AND email IS NULL AND user_type = 'registered'`, args: [id] }]);
}

/**
 * Deletes a person with their sessions and records. In one transaction nobody can sign in or read any more; the records follow.
 * Without an address it was the operator. The audit trail stays until its time is over: it names nobody, and a thief must not be able to wipe it away.
 */
export async function deleteAccount(id: string, address?: string): Promise<void> {
  const { write, scrub } = store();
  await write([
    {
      sql: `UPDATE users SET name = '', email = NULL, password_hash = NULL WHERE id = ? AND email IS NOT NULL`,
      args: [id],
    },
    auditIfChanged({ action: 'account-delete', userId: id, address }).statement,
    ...endEverything(id, [...waysThatEnd, 'passkeys', 'authenticators', 'recovery_codes', 'identities']),
  ]);
  // From here on it is deleted; what cannot be finished now, the hourly tidying finishes.
  await finishDeletion(id)
    .then(scrub)
    .catch((error: unknown) => {
      if (!databaseProblem(error)) throw error;
    });
}

/** What is to be done every hour. What goes for its age goes only by a clock that is to be believed. */
export async function tidyUp(settings: { auditDays: number }): Promise<void> {
  if (await clockIsRight()) await prune(settings);
  else await finishDeletions();
}

/** Takes away sessions that are over, quick visitors who have none left, tries that no longer count, and rows of the audit trail whose time is over. */
export async function prune({ auditDays, now = Date.now() }: { auditDays: number; now?: number }): Promise<void> {
  const { db, write } = store();
  const over = db.delete(sessions).where(lt(sessions.expiresAt, now)).toSQL();
  const gone = db
    .delete(users)
    .where(
      and(
        eq(users.userType, 'quick'),
        lt(users.createdAt, new Date(now - 86_400_000).toISOString()),
        notInArray(users.id, db.select({ id: sessions.userId }).from(sessions)),
      ),
    )
    .toSQL();
  await write([
    ...[over, gone].map(({ sql: text, params }) => ({ sql: text, args: params as (string | number)[] })),
    capSessions(now),
    { sql: 'DELETE FROM access_tokens WHERE expires_at <= ?', args: [now] },
    { sql: 'DELETE FROM passkey_challenges WHERE expires_at <= ?', args: [now] },
    { sql: 'DELETE FROM invitations WHERE expires_at <= ?', args: [now] },
    { sql: 'DELETE FROM identity_flows WHERE expires_at <= ?', args: [now] },
    forgetTries,
  ]);
  await pruneAudit(now - auditDays * 86_400_000);
  await finishDeletions();
}

/** Deletions that were interrupted, and what deletions leave in the bytes of the file. */
async function finishDeletions(): Promise<void> {
  const { client, read, scrub, tidy } = store();
  const { rows: unfinished } = await read(() =>
    client.execute(`SELECT id FROM users WHERE user_type = 'registered' AND email IS NULL`),
  );
  for (const row of unfinished) await finishDeletion(String(row['id']));
  if (unfinished.length > 0) await scrub();
  await tidy();
}
