// People whom the hospital's own sign-in knows. Who somebody is there is issuer and subject; an e-mail address never opens an account by itself.
import { createHash, randomUUID } from 'node:crypto';
import { auditIfChanged } from './audit.ts';
import { store } from './client.ts';
import { timestamp } from './time.ts';
import { type Account, accountById, emailKey, type NewAccount, waysInOf } from './users.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Only this is kept of who somebody is there. */
export function identityKey(issuer: string, subject: string): string {
  return sha256(JSON.stringify(['identity', issuer, subject]));
}
const flowKey = (token: string): string => sha256(`identity flow ${token}`);

/** Whoever was sent there is back within this time, or begins again. */
export const flowMilliseconds = 600_000;

/** Remembers that a browser was sent there. */
export async function keepFlow(token: string): Promise<void> {
  const now = Date.now();
  await store().write([
    // None lasts longer than from now, unless it was made while the clock was ahead.
    {
      sql: 'DELETE FROM identity_flows WHERE expires_at <= ? OR expires_at > ?',
      args: [now, now + 2 * flowMilliseconds],
    },
    {
      sql: 'INSERT INTO identity_flows (id, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
      args: [flowKey(token), now + flowMilliseconds],
    },
  ]);
}

/** Whether this browser was sent there a moment ago; true only once. */
export async function takeFlow(token: string): Promise<boolean> {
  const [taken] = await store().write([
    {
      sql: 'DELETE FROM identity_flows WHERE id = ? AND expires_at > ? RETURNING id',
      args: [flowKey(token), Date.now()],
    },
  ]);
  return taken?.rows.length === 1;
}

/** The account of somebody whom the hospital's sign-in knows. */
export async function accountByIdentity(identity: string): Promise<Account | undefined> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT user_id FROM identities WHERE id = ?', args: [identity] }),
  );
  const id = rows[0]?.['user_id'];
  return id === undefined ? undefined : accountById(String(id));
}

/** Does this account come in by the hospital's sign-in? */
export async function hasIdentity(userId: string): Promise<boolean> {
  const { rows } = await store().read(() =>
    store().client.execute({ sql: 'SELECT 1 FROM identities WHERE user_id = ? LIMIT 1', args: [userId] }),
  );
  return rows.length === 1;
}

/** Whom the operator invited by this very address; an invitation for whoever has its code needs the code. */
const invited = 'SELECT id FROM invitations WHERE email = ? AND expires_at > ?';

interface Newcomer extends NewAccount {
  readonly identity: string;
  /** Whether there has to be an invitation for this e-mail address. */
  readonly byInvitation: boolean;
}

/**
 * Makes the account of somebody who comes for the first time, or, where the e-mail address has one already and an invitation names it, gives
 * that account to them: the password, passkeys, codes, tokens and sessions it had end with it, since whoever had them may be somebody else.
 * `passwordHash` is one that nobody knows the password of.
 */
export async function addByIdentity(
  { identity, name, email, passwordHash, byInvitation }: Newcomer,
  address: string,
): Promise<Account | 'taken' | 'uninvited'> {
  const [id, own, now] = [randomUUID(), emailKey(email), Date.now()];
  const linked = await linkInvited({ identity, email: own, passwordHash }, address);
  if (linked) return linked;
  const [asked, , , , , found] = await store().write([
    { sql: invited, args: [own, now] },
    {
      sql:
        `INSERT INTO users (id, name, email, password_hash, user_type, created_at) SELECT ?, ?, ?, ?, 'registered', ?` +
        ` WHERE (? = 0 OR EXISTS (${invited})) AND NOT EXISTS (SELECT 1 FROM identities WHERE id = ?) ON CONFLICT DO NOTHING`,
      args: [id, name, own, passwordHash, timestamp(), Number(byInvitation), own, now, identity],
    },
    auditIfChanged({ action: 'register', userId: id, address }).statement,
    {
      sql: 'INSERT INTO identities (id, user_id, created_at) SELECT ?, id, ? FROM users WHERE id = ? ON CONFLICT DO NOTHING',
      args: [identity, now, id],
    },
    {
      sql: 'DELETE FROM invitations WHERE email = ? AND EXISTS (SELECT 1 FROM users WHERE id = ?)',
      args: [own, id],
    },
    { sql: 'SELECT 1 FROM users WHERE email = ?', args: [own] },
  ]);
  // Two first sign-ins at the same moment: the account is the one that was made.
  const account = await accountByIdentity(identity);
  if (account) return account;
  if (byInvitation && asked?.rows.length !== 1) return 'uninvited';
  if (found?.rows.length === 1) return 'taken';
  throw new Error('an account of the hospital’s sign-in was neither made nor found');
}

async function linkInvited(
  { identity, email, passwordHash }: Pick<Newcomer, 'identity' | 'email' | 'passwordHash'>,
  address: string,
): Promise<Account | undefined> {
  const now = Date.now();
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: `SELECT id FROM users WHERE email = ? AND user_type = 'registered' AND EXISTS (${invited})`,
      args: [email, email, now],
    }),
  );
  const id = rows[0]?.['id'];
  if (typeof id !== 'string') return undefined;
  const linked = 'SELECT 1 FROM identities WHERE id = ? AND user_id = ?';
  await store().write([
    {
      sql: `INSERT INTO identities (id, user_id, created_at) SELECT ?, id, ? FROM users WHERE id = ? AND EXISTS (${invited}) ON CONFLICT DO NOTHING`,
      args: [identity, now, id, email, now],
    },
    auditIfChanged({ action: 'identity-link', userId: id, address }).statement,
    {
      sql: `UPDATE users SET password_hash = ? WHERE id = ? AND EXISTS (${invited}) AND EXISTS (${linked})`,
      args: [passwordHash, id, email, now, identity, id],
    },
    ...waysInOf.map((table) => ({
      sql: `DELETE FROM ${table} WHERE user_id = ? AND EXISTS (${invited}) AND EXISTS (${linked})`,
      args: [id, email, now, identity, id],
    })),
    { sql: `DELETE FROM invitations WHERE email = ? AND EXISTS (${linked})`, args: [email, identity, id] },
  ]);
  return accountByIdentity(identity);
}
