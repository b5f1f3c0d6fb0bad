// Who may make an account where not everybody may.
import { createHash, randomUUID } from 'node:crypto';
import { auditIfChanged, auditStatement } from './audit.ts';
import { store } from './client.ts';
import { timestamp } from './time.ts';
import { emailKey, type NewAccount } from './users.ts';

/** Only this is kept: a stolen file invites nobody. */
const keyOf = (code: string): string => createHash('sha256').update(`invitation ${code}`).digest('hex');

/** Keeps an invitation for one account: for this e-mail address, or for whoever has the code. */
export async function addInvitation(code: string, email: string, expiresAt: number): Promise<void> {
  const id = keyOf(code);
  await store().write([
    { sql: 'DELETE FROM invitations WHERE expires_at <= ?', args: [Date.now()] },
    {
      sql: 'INSERT INTO invitations (id, email, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      args: [id, emailKey(email), expiresAt],
    },
    auditStatement({ action: 'invite', userId: null, target: id.slice(0, 16) }),
  ]);
}

/** Makes the account that an invitation is for, and uses it up. Whoever has none is not told whether the e-mail address is taken. */
export async function addInvited(
  { name, email, passwordHash }: NewAccount,
  code: string,
  address: string,
): Promise<{ readonly id: string } | 'taken' | 'uninvited'> {
  const id = randomUUID();
  const key = keyOf(code);
  const own = emailKey(email);
  const valid = `SELECT 1 FROM invitations WHERE id = ? AND expires_at > ? AND email IN ('', ?)`;
  const asked = [key, Date.now(), own];
  const [invited, , , , found] = await store().write([
    { sql: valid, args: asked },
    {
      sql:
        `INSERT INTO users (id, name, email, password_hash, user_type, created_at) SELECT ?, ?, ?, ?, 'registered', ?` +
        ` WHERE EXISTS (${valid}) ON CONFLICT DO NOTHING`,
      args: [id, name, own, passwordHash, timestamp(), ...asked],
    },
    auditIfChanged({ action: 'register', userId: id, address }).statement,
    { sql: 'DELETE FROM invitations WHERE id = ? AND EXISTS (SELECT 1 FROM users WHERE id = ?)', args: [key, id] },
    { sql: 'SELECT id FROM users WHERE email = ?', args: [own] },
  ]);
  // Sent again after a lost answer, the invitation is used up and the account is there.
  if (found?.rows[0]?.['id'] === id) return { id };
  return invited?.rows.length === 1 ? 'taken' : 'uninvited';
}
