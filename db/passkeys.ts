// Passkeys, what they are asked to sign, and the codes for whoever has lost theirs.
import { createHash, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { auditIfChanged, auditStatement } from './audit.ts';
import { store } from './client.ts';
import { passkeys } from './schema.ts';

/** A passkey as it is checked. */
export interface Passkey {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: string;
  readonly counter: number;
}
/** What its owner sees of it. Times are milliseconds since 1970. */
export interface NamedPasskey {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly transports: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** What is asked is answered within this time, or asked again. */
const challengeMilliseconds = 300_000;

/** Only this is kept: what lies in the file cannot be answered. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Remembers what a passkey is asked to sign: for one that is being added, whose it will be. */
export async function keepChallenge(challenge: string, userId = ''): Promise<void> {
  const now = Date.now();
  await store().write([
    // None lasts longer than from now, unless it was made while the clock was ahead.
    {
      sql: 'DELETE FROM passkey_challenges WHERE expires_at <= ? OR expires_at > ?',
      args: [now, now + 2 * challengeMilliseconds],
    },
    {
      sql: 'INSERT INTO passkey_challenges (id, user_id, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      args: [keyOf(challenge), userId, now + challengeMilliseconds],
    },
  ]);
}

/** Whether this was asked, of this person, a moment ago; true only once. Sent again after a lost answer it is false: it is asked anew then. */
export async function takeChallenge(challenge: string, userId = ''): Promise<boolean> {
  const [taken] = await store().write([
    {
      sql: 'DELETE FROM passkey_challenges WHERE id = ? AND user_id = ? AND expires_at > ? RETURNING id',
      args: [keyOf(challenge), userId, Date.now()],
    },
  ]);
  return taken?.rows.length === 1;
}

/** An account as it was when its password was confirmed: one that has another password since, or is suspended, gets no new way in. */
export interface Confirmed {
  readonly userId: string;
  readonly passwordHash: string;
}
export const stillConfirmed = 'FROM users WHERE id = ? AND password_hash = ? AND suspended_at IS NULL';

/** Adds a passkey; undefined where it is somebody's already, the account has as many as it may, or was changed meanwhile. */
export async function addPasskey(
  { id, userId, publicKey, counter, passwordHash }: Passkey & Confirmed,
  { name, transports, most, address }: { name: string; transports: string; most: number; address: string },
): Promise<NamedPasskey | undefined> {
  const handle = randomBytes(16).toString('hex');
  const now = Date.now();
  const audit = auditIfChanged({ action: 'passkey-add', userId, target: handle, address });
  const [, , done] = await store().write([
    {
      sql:
        'INSERT INTO passkeys (id, user_id, handle, name, public_key, counter, transports, created_at)' +
        ` SELECT ?, id, ?, ?, ?, ?, ?, ? ${stillConfirmed}` +
        ' AND (SELECT count(*) FROM passkeys WHERE user_id = ?) < ? ON CONFLICT DO NOTHING',
      args: [id, handle, name, publicKey, counter, transports, now, userId, passwordHash, userId, most],
    },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1 ? { id, handle, name, transports, createdAt: now, usedAt: null } : undefined;
}

/** The passkeys of a person, the oldest first. */
export async function passkeysOf(userId: string): Promise<NamedPasskey[]> {
  const { id, handle, name, transports, createdAt, usedAt } = passkeys;
  return store().read(() =>
    store()
      .db.select({ id, handle, name, transports, createdAt, usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(createdAt)),
  );
}

export async function findPasskey(id: string): Promise<Passkey | undefined> {
  const { userId, publicKey, counter } = passkeys;
  const [row] = await store().read(() =>
    store().db.select({ id: passkeys.id, userId, publicKey, counter }).from(passkeys).where(eq(passkeys.id, id)),
  );
  return row;
}

/** Notes that it has signed. False where another answer with this count, or a later one, came first, or it was removed meanwhile. */
export async function passkeyUsed({ id, counter }: Pick<Passkey, 'id' | 'counter'>): Promise<boolean> {
  const [done] = await store().write([
    {
      sql: 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0)) RETURNING id',
      args: [counter, Date.now(), id, counter, counter],
    },
  ]);
  return done?.rows.length === 1;
}

/** Removes one passkey of this person; false when there is none by that name. */
export async function removePasskey(userId: string, handle: string, address: string): Promise<boolean> {
  const audit = auditIfChanged({ action: 'passkey-remove', userId, target: handle, address });
  const [, , done] = await store().write([
    { sql: 'DELETE FROM passkeys WHERE user_id = ? AND handle = ?', args: [userId, handle] },
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}

const codeKey = (userId: string, code: string): string => keyOf(`code ${userId} ${code}`);

/** New recovery codes; those before open nothing any more. False where the account was changed meanwhile. */
export async function replaceCodes(
  { userId, passwordHash }: Confirmed,
  codes: readonly string[],
  address: string,
): Promise<boolean> {
  const audit = auditIfChanged({ action: 'codes-make', userId, address });
  const results = await store().write([
    {
      sql: `DELETE FROM recovery_codes WHERE user_id = ? AND EXISTS (SELECT 1 ${stillConfirmed})`,
      args: [userId, userId, passwordHash],
    },
    ...codes.map((code) => ({
      sql: `INSERT INTO recovery_codes (user_id, id) SELECT id, ? ${stillConfirmed} ON CONFLICT DO NOTHING`,
      args: [codeKey(userId, code), userId, passwordHash],
    })),
    audit.statement,
    audit.found,
  ]);
  return results.at(-1)?.rows.length === 1;
}

/** What signs in beside a password, or completes it. */
export interface WaysIn {
  readonly passkeys: number;
  readonly apps: number;
  readonly codes: number;
}
export async function waysInOf(userId: string): Promise<WaysIn> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: ['passkeys', 'authenticators', 'recovery_codes']
        .map((table) => `SELECT count(*) AS n FROM ${table} WHERE user_id = ?`)
        .join(' UNION ALL '),
      args: [userId, userId, userId],
    }),
  );
  const [passkeysBefore = 0, apps = 0, codes = 0] = rows.map((row) => Number(row['n']));
  return { passkeys: passkeysBefore, apps, codes };
}

/** Takes every passkey, the app and every recovery code away, for whoever runs this. Answers with how many there were. */
export async function removeWaysIn(userId: string): Promise<WaysIn> {
  const before = await waysInOf(userId);
  await store().write([
    { sql: 'DELETE FROM passkeys WHERE user_id = ?', args: [userId] },
    { sql: 'DELETE FROM authenticators WHERE user_id = ?', args: [userId] },
    { sql: 'DELETE FROM recovery_codes WHERE user_id = ?', args: [userId] },
    { sql: 'DELETE FROM passkey_challenges WHERE user_id = ?', args: [userId] },
    auditStatement({ action: 'ways-in-removed', userId }),
  ]);
  return before;
}

/** Whether this is a code of this person's that was not used yet. */
export async function hasCode(userId: string, code: string): Promise<boolean> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: 'SELECT 1 FROM recovery_codes WHERE user_id = ? AND id = ?',
      args: [userId, codeKey(userId, code)],
    }),
  );
  return rows.length === 1;
}

/** Uses a code up. Undefined where it is none of this person's; otherwise how many are left. */
export async function takeCode(userId: string, code: string, address: string): Promise<number | undefined> {
  const audit = auditIfChanged({ action: 'code-used', userId, address });
  const [, , done, left] = await store().write([
    { sql: 'DELETE FROM recovery_codes WHERE user_id = ? AND id = ?', args: [userId, codeKey(userId, code)] },
    audit.statement,
    audit.found,
    { sql: 'SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?', args: [userId] },
  ]);
  return done?.rows.length === 1 ? Number(left?.rows[0]?.['n']) : undefined;
}

export async function countCodes(userId: string): Promise<number> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?', args: [userId] }),
  );
  return Number(rows[0]?.['n']);
}
