// npm run operate -- accounts list|invite|suspend|resume|end-sessions|remove-passkeys|lift-lock|delete: what whoever runs this does about people. It may run beside the server.
import { parseArgs } from 'node:util';
import { auditNow } from '../db/audit.ts';
import { refuseMissing } from '../db/backup.ts';
import { devicesOf } from '../db/devices.ts';
import { addInvitation } from '../db/invitations.ts';
import { openDatabase } from '../db/open.ts';
import { removeWaysIn } from '../db/passkeys.ts';
import { endSessionsFromOutside, guessedFrom, resume, suspend } from '../db/suspension.ts';
import { accountsHeld } from '../db/held.ts';
import { deleteAccount, findAccount } from '../db/users.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { liftLock } from '../src/api/limits.ts';
import { newCode, plainCode } from '../src/api/typed-code.ts';
import { operate, Usage } from '../tools/lib/operate.ts';

const usage = `npm run operate -- accounts list
npm run operate -- accounts invite [EMAIL] [--days 7]
npm run operate -- accounts suspend EMAIL
npm run operate -- accounts resume EMAIL
npm run operate -- accounts end-sessions EMAIL
npm run operate -- accounts remove-passkeys EMAIL
npm run operate -- accounts lift-lock EMAIL
npm run operate -- accounts delete EMAIL [--with-records]`;
const day = 86_400_000;

async function invite(email: string | undefined, days: number): Promise<string> {
  const code = newCode(4);
  await addInvitation(plainCode(code), email ?? '', Date.now() + days * day);
  // Whom it is for is not said again: what is printed may be passed on.
  return `${code}\nGood for one account${email ? ', for this email address only,' : ''} until ${new Date(Date.now() + days * day).toISOString().slice(0, 10)}. It is shown this once.`;
}

async function list(): Promise<string> {
  const held = await accountsHeld();
  const lines = held.map(({ email, made, used, suspended, visits, records }) =>
    [
      email,
      `made ${made.slice(0, 10)}`,
      `last used ${used?.slice(0, 10) ?? 'long ago or never'}`,
      `visits: ${visits}`,
      `records: ${records}`,
      ...(suspended ? ['suspended'] : []),
    ].join(', '),
  );
  return [...lines, `Accounts: ${held.length}.`].join('\n');
}

/** What was saved goes with the account, as when its person deletes it; so it has to be said. */
async function remove(id: string, email: string, withRecords: boolean): Promise<string> {
  const [{ visits, records } = { visits: 0, records: 0 }] = await accountsHeld(id);
  const holds = `visits: ${visits}, records: ${records}`;
  if (visits + records > 0 && !withRecords)
    throw new Usage(`${email} holds ${holds}, which go with the account: say --with-records, or suspend it.`);
  await deleteAccount(id);
  return `The account of ${email} is deleted, with everything in it (${holds}). Backups keep what they hold.`;
}

const deeds: Readonly<Record<string, (id: string, email: string) => Promise<string>>> = {
  suspend: async (id, email) =>
    (await suspend(id))
      ? `${email} is suspended: every session and every access token has ended.`
      : `${email} was suspended already.`,
  resume: async (id, email) => ((await resume(id)) ? `${email} may sign in again.` : `${email} was not suspended.`),
  'end-sessions': async (id, email) => {
    await endSessionsFromOutside(id);
    return `Every session and every access token of ${email} has ended.`;
  },
  'remove-passkeys': async (id, email) => {
    const { passkeys, apps, codes } = await removeWaysIn(id);
    return `Only the password signs ${email} in now: passkeys removed: ${passkeys}, recovery codes removed: ${codes}, authenticator apps removed: ${apps}. Sessions go on until end-sessions.`;
  },
  'lift-lock': async (id, email) => {
    await liftLock(email, {
      userId: id,
      addresses: await guessedFrom(id, Date.now() - day),
      devices: await devicesOf(id),
    });
    await auditNow({ action: 'lock-lifted', userId: id });
    return `Wrong passwords for ${email} no longer count. A running server may refuse for ten seconds more; what an address has tried at other accounts still counts.`;
  },
};

await operate(async () => {
  const { values, positionals } = parseArgs({
    options: { days: { type: 'string', default: '7' }, 'with-records': { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const [deed = '', email, ...more] = positionals;
  const days = Number(values.days);
  const withRecords = values['with-records'] === true;
  const asked = deed === 'delete' ? (id: string, of: string) => remove(id, of, withRecords) : deeds[deed];
  const isWhole =
    deed === 'list' ? email === undefined : deed === 'invite' || (asked !== undefined && email !== undefined);
  if (more.length > 0 || !isWhole) throw new Usage(usage);
  if (!/^\d{1,3}$/.test(String(values.days)) || days < 1 || days > 90)
    throw new Usage('--days is a number from 1 to 90.');
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Usage(`“${email}” is no email address.`);
  const settings = readEnvironment(process.env);
  refuseMissing(settings);
  const store = await openDatabase(settings);
  try {
    if (!asked) return deed === 'list' ? await list() : await invite(email, days);
    const account = await findAccount(email ?? '');
    if (!account) throw new Usage(`There is no account with the email ${email}.`);
    return await asked(account.id, account.email);
  } finally {
    await store.close();
  }
});
