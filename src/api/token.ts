// Access tokens: how a registered person's own scripts come in, instead of the cookie.
import { createHash, randomBytes } from 'node:crypto';
import { type OpenToken, ownerOfToken } from '../../db/tokens.ts';
import { Refusal } from './answer.ts';
import type { TokenSeen, User } from './contract.ts';
import { settings } from './settings.ts';

/** What we hand out: the beginning tells a token from other secrets, where one is found lying about. */
const ours = /^djt_[\w-]{43}$/;

export function newToken(): string {
  return `djt_${randomBytes(32).toString('base64url')}`;
}

/** Only this reaches the database: a stolen file lets nobody in. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What a request shows as its token; undefined where it shows none. A query is never looked at. */
export function bearerOf(request: Request): string | undefined {
  const shown = /^bearer(?:\s(.*))?$/is.exec(request.headers.get('authorization') ?? '');
  return shown ? (shown[1] ?? '').trim() : undefined;
}

/** The person whose token it is, and what it is for. Refuses one that opens nothing. */
export async function userOfToken(
  token: string,
  address: string,
): Promise<{ readonly user: User; readonly scope: TokenSeen['scope'] }> {
  const owner = ours.test(token) ? await ownerOfToken(tokenKey(token), address) : undefined;
  if (!owner) throw new Refusal('token_wrong');
  const { policy } = settings.secondFactor;
  // As with a session: made with a password alone, before a second step was set up or asked for, it would be a way around it.
  if (policy !== 'off' && !owner.strong && (owner.hasFactor || policy === 'required')) throw new Refusal('token_wrong');
  const { userId: id, userName: name, email, scope } = owner;
  return { user: { id, name, email, userType: 'registered' }, scope };
}

export function tokenSeen({ handle, createdAt, expiresAt, usedAt, ...rest }: OpenToken): TokenSeen {
  return {
    id: handle,
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}
