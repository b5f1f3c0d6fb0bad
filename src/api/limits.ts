import { createHash } from 'node:crypto';
import { alert } from '../../db/alert.ts';
import { countTries, forgetKeys, giveBack } from '../../db/tries.ts';
import { emailKey } from '../../db/users.ts';
import { Refusal } from './answer.ts';
import { settings } from './settings.ts';

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly milliseconds: number;
}

const { limits } = settings;
const loginTime = limits.loginMinutes * 60_000;
const perAccount: Limit = { name: 'account', most: limits.loginPerAccount, milliseconds: loginTime };
const perAddress: Limit = { name: 'address', most: limits.loginPerAddress, milliseconds: loginTime };
const register: Limit = { name: 'register', most: limits.registerPerHour, milliseconds: 3_600_000 };
const quick: Limit = { name: 'quick', most: limits.quickPerHour, milliseconds: 3_600_000 };
/** Asked and answered, each is one. */
const passkey: Limit = { name: 'passkey', most: limits.passkeysPerAddress, milliseconds: loginTime };
const anywhere: Limit = { name: 'anywhere', most: limits.loginUnknownDevices, milliseconds: loginTime };
/** Beyond that, one a minute. */
const slowly: Limit = { name: 'slowly', most: 1, milliseconds: 60_000 };
const cds: Limit = { name: 'cds', most: limits.cdsPerMinute, milliseconds: 60_000 };
const exports: Limit = { name: 'export', most: limits.exportsPerHour, milliseconds: 3_600_000 };

/** Whoever is over a limit is answered from here for a while: a flood must not become a flood of writes. */
/** By a clock that only goes forward: the machine's own may be set back. */
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
    const guessing = limit === perAccount || limit === perAddress;
    alert(guessing ? 'failed-sign-ins' : 'limit', `A limit is reached: ${limit.name}.`, { limit: limit.name });
    blocked.set(key, { ends: now + left, until: now + Math.min(left, blockedMilliseconds) });
    refuse(left);
  }
}

/** IPv6 is counted by network: one machine there has more addresses than anyone can count. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = plain.includes('::')
    ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
    : first;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Counted per account *and* address, so that nobody can lock another person out from elsewhere. */
const pair = (email: string, address: string): string => `${addressKey(address)} ${emailKey(email)}`;

export const takeLogin = (email: string, address: string): Promise<void> =>
  take([
    [perAddress, addressKey(address)],
    [perAccount, pair(email, address)],
  ]);

/** Someone who got in is no attacker: the tries before do not count against them. */
export async function loginSucceeded(email: string, address: string): Promise<void> {
  await giveBack({ all: keyOf(perAccount, pair(email, address)), one: keyOf(perAddress, addressKey(address)) });
}

/**
 * Guesses at one account are counted across addresses, too; beyond the limit, devices that have never signed in to it may try once a minute.
 * Known devices are not asked, so no stranger can lock a person out.
 */
export async function takeGuess(email: string): Promise<void> {
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

/** It was no guess. */
export async function guessedRight(email: string): Promise<void> {
  await giveBack({ all: keyOf(slowly, emailKey(email)), one: keyOf(anywhere, emailKey(email)) });
}

/** For the operator: what was tried at this account, from these addresses and from anywhere, counts no longer. */
export async function liftLock(email: string, addresses: readonly string[]): Promise<void> {
  const name = emailKey(email);
  const pairs = addresses.map((address) => keyOf(perAccount, pair(email, address)));
  await forgetKeys([keyOf(anywhere, name), keyOf(slowly, name), ...pairs]);
}

const day = 86_400_000;
const mostCounted = 10_000;

/** So many a day for each account, counted in this process: whoever may ask that often is no stranger, and what it stores stays bounded. */
function daily(name: string, most: number): (userId: string) => void {
  const accounts = new Map<string, { since: number; count: number }>();
  return (userId) => {
    const now = performance.now();
    let counted = accounts.get(userId);
    if (!counted || now - counted.since > day) {
      if (accounts.size >= mostCounted) accounts.clear();
      counted = { since: now, count: 0 };
      accounts.set(userId, counted);
    }
    counted.count += 1;
    if (counted.count <= most) return;
    alert('limit', `An account has reached a day’s limit: ${name}.`, { limit: name, account: userId });
    refuse(counted.since + day - now);
  };
}

export const takeSave = daily('saves', limits.savesPerDay);
export const takeSignIn = daily('sign-ins', limits.signInsPerDay);
export const takeRegister = (address: string): Promise<void> => take([[register, addressKey(address)]]);
export const takePasskey = (address: string): Promise<void> => take([[passkey, addressKey(address)]]);
export const takeQuick = (address: string): Promise<void> => take([[quick, addressKey(address)]]);
/** By issuer: one record system must not keep the others waiting. */
export const takeCds = (issuer: string): Promise<void> => take([[cds, issuer]]);
export const takeExport = (userId: string): Promise<void> => take([[exports, userId]]);
