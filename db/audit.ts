import { randomBytes } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { perStore, store } from './client.ts';
import { audit } from './schema.ts';
import { compile } from './statement.ts';
import { timestamp } from './time.ts';

export type Action =
  | 'register' | 'sign-in' | 'sign-in-failed' | 'quick-sign-in' | 'sign-out' | 'password-set'
  | 'save' | 'list' | 'view' | 'delete';

/** One line of the audit trail. `target` is an id or a collection's name: never a patient's name, a note or a token. */
export interface AuditEntry {
  readonly action: Action;
  readonly userId: string | null;
  readonly target?: string | undefined;
  readonly address?: string | undefined;
}

const columns = { id: sql.placeholder('id'), at: sql.placeholder('at'), userId: sql.placeholder('userId'), action: sql.placeholder('action'), target: sql.placeholder('target'), address: sql.placeholder('address') };
const queries = perStore(({ db }) => ({
  add: compile(db.insert(audit).values(columns as never).onConflictDoNothing()),
}));

function row({ action, userId, target, address }: AuditEntry) {
  const at = timestamp();
  // The same row sent twice is one row; ids sort by time.
  const id = `${Date.parse(at).toString(36)}-${randomBytes(6).toString('hex')}`;
  return { id, at, userId: userId ?? '', action, target: target ?? null, address: address ?? null };
}

/** For the batch that does the deed: both are stored or neither. */
export function auditStatement(entry: AuditEntry): InStatement {
  return queries().add(row(entry));
}

/**
 * For the batch that does the deed, where the statement before it may find nothing to do: no row then.
 * `found` tells whether there is one, also when the batch is sent again after a lost answer.
 */
export function auditIfChanged(entry: AuditEntry): { statement: InStatement; found: InStatement } {
  const { id, at, userId, action, target, address } = row(entry);
  return {
    statement: {
      sql: `INSERT INTO audit (user_id, id, at, action, target, address) SELECT ?, ?, ?, ?, ?, ? WHERE changes() > 0 ON CONFLICT DO NOTHING`,
      args: [userId, id, at, action, target, address],
    },
    found: { sql: 'SELECT 1 FROM audit WHERE user_id = ? AND id = ?', args: [userId, id] },
  };
}

/** For what changes nothing else (reading): written within a fraction of a second, many at a time. */
export function auditLater(entry: AuditEntry): void {
  store().later(auditStatement(entry));
}

/** A sign-in, right or wrong. `userId` is null where the account is unknown; the e-mail that was tried is not kept. */
export async function recordSignIn(action: 'sign-in' | 'sign-in-failed', userId: string | null, address: string): Promise<void> {
  await store().write([auditStatement({ action, userId, address })]);
}
