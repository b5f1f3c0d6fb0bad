import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { InStatement, ResultSet } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { alert } from './alert.ts';
import { extendChain, sealOf, shortenChain } from './chain.ts';
import { isOpen, perStore, store } from './client.ts';
import { databaseProblem, reasonOf } from './problems.ts';
import { audit } from './schema.ts';
import { compile } from './statement.ts';
import { timestamp } from './time.ts';

/** Everything the trail may say of a row. */
export const actions = [
  'register',
  'sign-in',
  'sign-in-failed',
  'quick-sign-in',
  'sign-out',
  'sign-out-everywhere',
  'session-end',
  'password-set',
  'password-change',
  'password-wrong',
  'export',
  'sign-in-passkey',
  'sign-in-code',
  'sign-in-suspended',
  'sign-in-hospital',
  'sign-in-hospital-failed',
  'identity-link',
  'record-read',
  'record-written',
  'new-device',
  'passkey-add',
  'passkey-remove',
  'passkey-refused',
  'app-add',
  'app-remove',
  'app-code-wrong',
  'sign-in-app',
  'codes-make',
  'code-used',
  'code-wrong',
  'invite',
  'suspend',
  'resume',
  'sessions-ended',
  'lock-lifted',
  'ways-in-removed',
  'token-make',
  'token-use',
  'token-revoke',
  'refused',
  'account-delete',
  'save',
  'list',
  'view',
  'delete',
  'join',
  'part',
] as const;
type Action = (typeof actions)[number];

/** One line of the audit trail. `target` is an id or a collection's name: never a patient's name, a note or a token. */
export interface AuditEntry {
  readonly action: Action;
  readonly userId: string | null;
  readonly target?: string | undefined;
  readonly address?: string | undefined;
}

const columns = {
  id: sql.placeholder('id'),
  at: sql.placeholder('at'),
  userId: sql.placeholder('userId'),
  action: sql.placeholder('action'),
  target: sql.placeholder('target'),
  address: sql.placeholder('address'),
  seal: sql.placeholder('seal'),
};
const queries = perStore(({ db }) => ({
  add: compile(
    db
      .insert(audit)
      .values(columns as never)
      .onConflictDoNothing(),
  ),
}));

/** A moment as ids begin: compared as text, so always of the same length; all before 1970 are the same one. */
function moment(milliseconds: number): string {
  return Math.max(0, milliseconds).toString(36).padStart(8, '0');
}

function row({ action, userId, target, address }: AuditEntry) {
  const at = timestamp();
  // The same row sent twice is one row; ids sort by time.
  const id = `${moment(Date.parse(at))}-${randomBytes(6).toString('hex')}`;
  const made = { id, at, userId: userId ?? '', action, target: target ?? null, address: address ?? null };
  linkSoon();
  return { ...made, seal: sealOf(made) };
}

/** Within a second after a row comes its place in the chain; as long as the database is away, it is tried again with the next row. */
const linkMilliseconds = 1000;
let linking = false;

function linkSoon(): void {
  if (linking) return;
  linking = true;
  setTimeout(() => {
    linking = false;
    if (!isOpen()) return;
    extendChain(store()).catch((error: unknown) => {
      if (databaseProblem(error) === undefined)
        alert('audit', `The audit trail could not be chained: ${reasonOf(error)}`);
    });
  }, linkMilliseconds).unref();
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
  const { id, at, userId, action, target, address, seal } = row(entry);
  return {
    statement: {
      sql: `INSERT INTO audit (user_id, id, at, action, target, address, seal) SELECT ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0 ON CONFLICT DO NOTHING`,
      args: [userId, id, at, action, target, address, seal],
    },
    found: { sql: 'SELECT 1 FROM audit WHERE user_id = ? AND id = ?', args: [userId, id] },
  };
}

/** For what changes nothing else (reading): written within a fraction of a second, many at a time. */
export function auditLater(entry: AuditEntry): void {
  store().later(auditStatement(entry));
}

/**
 * Written before the answer leaves: a sign-in, right or wrong, an export. `userId` is null where the account is unknown;
 * the e-mail that was tried is not kept.
 */
export async function auditNow(...entries: readonly AuditEntry[]): Promise<void> {
  await store().write(entries.map(auditStatement));
}

export interface TrailRow {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly target: string | null;
  readonly address: string | null;
}

/** A person's own trail, newest first, from before a row. */
export async function listTrail(userId: string, limit: number, before?: string): Promise<TrailRow[]> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: `SELECT id, at, action, target, address FROM audit WHERE user_id = ?${before === undefined ? '' : ' AND id < ?'} ORDER BY id DESC LIMIT ?`,
      args: [userId, ...(before === undefined ? [] : [before]), limit],
    }),
  );
  const text = (value: unknown): string | null => (value === null ? null : String(value));
  return rows.map((row) => ({
    id: String(row['id']),
    at: String(row['at']),
    action: String(row['action']),
    target: text(row['target']),
    address: text(row['address']),
  }));
}

/** The whole trail of a person, newest first, some at a time. */
export async function* everyTrailRow(userId: string): AsyncGenerator<TrailRow> {
  const limit = 500;
  for (let before: string | undefined; ; ) {
    const page = await listTrail(userId, limit, before);
    yield* page;
    await setImmediate();
    before = page.at(-1)?.id;
    if (page.length < limit) return;
  }
}

/** How many people's trails are looked at in one go: the others' requests come in between. */
const trailsAtOnce = 200;

/** Takes away rows older than a moment, wherever their person still is or not. Reads first: most people have none to lose. */
export async function pruneAudit(before: number): Promise<void> {
  const oldest = moment(before);
  // A row that goes without its fingerprint would look like one that was taken out.
  await extendChain(store());
  let at: string | null = null;
  do {
    const found: ResultSet = await store().read(() =>
      store().client.execute({
        sql: `WITH RECURSIVE person(id, n) AS (
          SELECT (SELECT min(user_id) FROM audit WHERE user_id ${at === null ? '>=' : '>'} ?), 1
          UNION ALL SELECT (SELECT min(user_id) FROM audit WHERE user_id > person.id), n + 1 FROM person WHERE person.id IS NOT NULL AND n < ?)
        SELECT id, EXISTS (SELECT 1 FROM audit WHERE user_id = person.id AND audit.id < ?) AS old FROM person WHERE id IS NOT NULL`,
        args: [at ?? '', trailsAtOnce, oldest],
      }),
    );
    const old = found.rows
      .filter((row) => row['old'] === 1)
      .map((row) => ({ sql: 'DELETE FROM audit WHERE user_id = ? AND id < ?', args: [String(row['id']), oldest] }));
    if (old.length > 0) await store().write(old);
    at = found.rows.length < trailsAtOnce ? null : String(found.rows.at(-1)?.['id']);
  } while (at !== null);
  await shortenChain(store(), oldest);
}
