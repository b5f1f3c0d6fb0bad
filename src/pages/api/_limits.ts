import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { emailKey } from '../../../db/users.ts';
import { Refusal } from './_answer.ts';
import { settings } from './_settings.ts';

const { limits } = settings;
const loginSeconds = limits.loginMinutes * 60;

// Counted in this process. Several processes each count for themselves: docs/deploy.md says what that means.
const perAccount = new RateLimiterMemory({ points: limits.loginPerAccount, duration: loginSeconds });
const perAddress = new RateLimiterMemory({ points: limits.loginPerAddress, duration: loginSeconds });
const register = new RateLimiterMemory({ points: limits.registerPerHour, duration: 3600 });
const quick = new RateLimiterMemory({ points: limits.quickPerHour, duration: 3600 });

/** Takes a try before the work is done: of two requests at the limit exactly one passes. */
async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (over) {
    if (over instanceof RateLimiterRes) throw new Refusal('too_many_tries', { retryAfter: over.msBeforeNext / 1000 });
    throw over;
  }
}

/** IPv6 is counted by network: one machine there has more addresses than anyone can count. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = plain.includes('::') ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last] : first;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Counted per account *and* address, so that nobody can lock another person out from elsewhere. */
function accountKey(email: string, address: string): string {
  return createHash('sha256').update(`${addressKey(address)} ${emailKey(email)}`).digest('base64url');
}

export async function takeLogin(email: string, address: string): Promise<void> {
  await take(perAddress, addressKey(address));
  await take(perAccount, accountKey(email, address));
}

/** Someone who got in is no attacker: the tries before do not count against them. */
export async function loginSucceeded(email: string, address: string): Promise<void> {
  await perAccount.delete(accountKey(email, address));
  await perAddress.reward(addressKey(address));
}

export const takeRegister = (address: string): Promise<void> => take(register, addressKey(address));
export const takeQuick = (address: string): Promise<void> => take(quick, addressKey(address));
