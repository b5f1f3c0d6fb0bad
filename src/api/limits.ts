import { createHash } from 'node:crypto';
import { alert } from '../../db/alert.ts';
import { countTries, forgetKeys, giveBack } from '../../db/tries.ts';
import { emailKey } from '../../db/users.ts';
import { addressKey } from './address.ts';
import { Refusal } from './answer.ts';
import { bounds } from './bounds.ts';
import { settings } from './settings.ts';

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly milliseconds: number;
}

const { limits } = settings;
const loginTime = bounds.loginMinutes * 60_000;
const perAccount: Limit = { name: 'account', most: limits.loginPerAccount, milliseconds: loginTime };
const perAddress: Limit = { name: 'address', most: limits.loginPerAddress, milliseconds: loginTime };
const register: Limit = { name: 'register', most: limits.registerPerHour, milliseconds: 3_600_000 };
const quick: Limit = { name: 'quick', most: limits.quickPerHour, milliseconds: 3_600_000 };
const perDevice: Limit = { name: 'device', most: limits.loginPerAccount, milliseconds: loginTime };
const perSession: Limit = { name: 'session', most: limits.loginPerAccount, milliseconds: loginTime };
/** Asked and answered, each is one. */
const passkey: Limit = { name: 'passkey', most: limits.passkeysPerAddress, milliseconds: loginTime };
const passkeyOfDevice: Limit = { ...passkey, name: 'passkey-device' };
const anywhere: Limit = { name: 'anywhere', most: limits.loginUnknownDevices, milliseconds: loginTime };
/** Beyond that, one a minute. */
const slowly: Limit = { name: 'slowly', most: 1, milliseconds: 60_000 };
const cds: Limit = { name: 'cds', most: limits.cdsPerMinute, milliseconds: 60_000 };
const day = 86_400_000;
const saves: Limit = { name: 'saves', most: bounds.savesPerDay, milliseconds: day };
const signIns: Limit = { name: 'sign-ins', most: bounds.signInsPerDay, milliseconds: day };
/** Figures of an app, tried after the right password: by account, wherever from. */
const figures: Limit = { name: 'figures', most: limits.loginPerAccount, milliseconds: loginTime };
const figuresOfDay: Limit = { name: 'figures-day', most: bounds.figuresPerDay, milliseconds: day };
const exports: Limit = { name: 'export', most: bounds.exportsPerHour, milliseconds: 3_600_000 };

/**
 * Whoever is over a limit is answered from here for a while: a flood must not become a flood of writes. By a clock that only goes
 * forward: the machine's own may be set back.
 */
const blocked = new Map<string, { readonly ends: number; readonly until: number }>();
const blockedMilliseconds = 10_000;
const mostBlocked = 10_000;

function refuse(left: number): never {
  throw new Refusal('too_many_tries', { retryAfter: left / 1000 });
}

/** No address and no e-mail lies in the database of tries. */
function keyOf({ name }: Limit, what: string): string {
  return createHash('sha256').update(`${name} ${what}`).digest('base64url');
}

/** Takes a try before the work is done, in the database that all processes share: of two requests at the limit exactly one passes. */
async function take(wanted: readonly (readonly [limit: Limit, what: string])[]): Promise<void> {
  const keys = wanted.map(([limit, what]) => ({ key: keyOf(limit, what), milliseconds: limit.milliseconds }));
  const now = performance.now();
  for (const { key } of keys) {
    const block = blocked.get(key);
    if (block && block.until > now) refuse(block.ends - now);
  }
  const counted = await countTries(keys);
  for (const [at, { count, left }] of counted.entries()) {
    const key = keys[at]?.key;
    const limit = wanted[at]?.[0];
    if (!key || !limit || count <= limit.most) continue;
    if (blocked.size >= mostBlocked) blocked.clear();
    const guessing = [perAccount, perAddress, perDevice, perSession, figures, figuresOfDay].includes(limit);
    alert(guessing ? 'failed-sign-ins' : 'limit', `A limit is reached: ${limit.name}.`, { limit: limit.name });
    blocked.set(key, { ends: now + left, until: now + Math.min(left, blockedMilliseconds) });
    refuse(left);
  }
}

/** Counted per account *and* address, so that nobody can lock another person out from elsewhere. */
const pair = (email: string, address: string): string => `${addressKey(address)} ${emailKey(email)}`;

/** Who tries to get in; `device` names a browser that has signed in to this very account before. */
export interface Trier {
  readonly email: string;
  readonly address: string;
  readonly device?: string | undefined;
}
const ofDevice = ({ email, device = '' }: Trier): string => `${device} ${emailKey(email)}`;

/** A browser the account knows is counted alone, so that nobody at the same address, or anywhere, can lock a person out of their own. */
export async function takeLogin(trier: Trier): Promise<void> {
  const { email, address, device } = trier;
  if (device !== undefined) return take([[perDevice, ofDevice(trier)]]);
  await take([
    [perAddress, addressKey(address)],
    [perAccount, pair(email, address)],
  ]);
  await takeGuess(email);
}

/** Someone who got in is no attacker: the tries before do not count against them, and it was no guess. */
export async function loginSucceeded(trier: Trier): Promise<void> {
  const { email, address, device } = trier;
  if (device !== undefined) return forgetKeys([keyOf(perDevice, ofDevice(trier))]);
  await giveBack({ all: keyOf(perAccount, pair(email, address)), one: keyOf(perAddress, addressKey(address)) });
  await giveBack({ all: keyOf(slowly, emailKey(email)), one: keyOf(anywhere, emailKey(email)) });
}

/** Guesses at one account are counted across addresses, too; beyond the limit, devices that have never signed in to it may try once a minute. */
async function takeGuess(email: string): Promise<void> {
  const key = { key: keyOf(anywhere, emailKey(email)), milliseconds: anywhere.milliseconds };
  const [counted] = await countTries([key]);
  if ((counted?.count ?? 0) <= anywhere.most) return;
  alert(
    'failed-sign-ins',
    'One account is being guessed at from many places; devices it does not know are slowed down.',
    {
      account: keyOf(anywhere, emailKey(email)).slice(0, 12),
    },
  );
  await take([[slowly, emailKey(email)]]);
}

/** The password asked for once more inside a session: counted by that session, which nobody outside can reach. */
export const takeConfirmation = (session: string): Promise<void> => take([[perSession, session]]);
export const confirmed = (session: string): Promise<void> => forgetKeys([keyOf(perSession, session)]);

/** Six figures are soon guessed by whoever has the password: counted for the account, and over the day. */
export const takeFigures = (userId: string): Promise<void> =>
  take([
    [figures, userId],
    [figuresOfDay, userId],
  ]);
export const figuresTaken = (userId: string): Promise<void> =>
  giveBack({ all: keyOf(figures, userId), one: keyOf(figuresOfDay, userId) });

/** For the operator: what was tried at this account, from these addresses and browsers and from anywhere, counts no longer. */
export async function liftLock(
  email: string,
  {
    userId,
    addresses,
    devices,
  }: { readonly userId: string; readonly addresses: readonly string[]; readonly devices: readonly string[] },
): Promise<void> {
  const name = emailKey(email);
  const pairs = addresses.map((address) => keyOf(perAccount, pair(email, address)));
  const own = devices.map((device) => keyOf(perDevice, ofDevice({ email, address: '', device })));
  const second = [keyOf(figures, userId), keyOf(figuresOfDay, userId)];
  await forgetKeys([keyOf(anywhere, name), keyOf(slowly, name), ...pairs, ...own, ...second]);
}

/** Refused ones count, too: a save that is refused is work like any other. */
export const takeSave = (userId: string): Promise<void> => take([[saves, userId]]);
export const takeSignIn = (userId: string): Promise<void> => take([[signIns, userId]]);
export const takeRegister = (address: string): Promise<void> => take([[register, addressKey(address)]]);

/** Where an address is over its limit, a browser that somebody has signed in with before is still counted alone. */
export async function takePasskey(address: string, device: () => Promise<string | undefined>): Promise<void> {
  try {
    await take([[passkey, addressKey(address)]]);
  } catch (error) {
    const known = error instanceof Refusal ? await device() : undefined;
    if (known === undefined) throw error;
    await take([[passkeyOfDevice, known]]);
  }
}
export const takeQuick = (address: string): Promise<void> => take([[quick, addressKey(address)]]);
/** By issuer: one record system must not keep the others waiting. */
export const takeCds = (issuer: string): Promise<void> => take([[cds, issuer]]);
export const takeExport = (userId: string): Promise<void> => take([[exports, userId]]);
