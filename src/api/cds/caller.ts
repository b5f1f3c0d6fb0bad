import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { firstTime } from '../../../db/tries.ts';
import { Refusal } from '../answer.ts';
import { takeCds } from '../limits.ts';
import { settings } from '../settings.ts';
import { bearerOf } from '../token.ts';

/** Signatures of the standard's security model; none with a shared secret, and never `none`. */
const algorithms = ['RS384', 'ES384'];
/** Clocks of two machines differ. */
const toleranceSeconds = 30;
/** How far ahead a token may end: for as long its number is remembered. */
const longestSeconds = 3600;

/** The keys stand in the settings: an address in a token (`jku`) is never fetched. */
const keysOf = new Map(
  settings.cds.issuers.map(({ issuer, keys }) => [issuer, createLocalJWKSet({ keys } as unknown as JSONWebKeySet)]),
);

/** One answer whatever is wrong with it: what a stranger could learn is which issuers there are. */
function unknown(): Refusal {
  const refused = new Refusal('token_wrong', {
    message: 'Send a signed token (CDS Hooks) of an issuer that this installation knows, made for this address.',
  });
  refused.answer.headers.set('www-authenticate', 'Bearer');
  return refused;
}

interface Claims {
  readonly issuer: string;
  readonly jti: string;
}

async function claimsOf(token: string, address: string): Promise<Claims> {
  const { iss: issuer = '' } = decodeJwt(token);
  const keys = keysOf.get(issuer);
  if (!keys) throw unknown();
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience: address,
    requiredClaims: ['exp', 'jti'],
    clockTolerance: toleranceSeconds,
  });
  // A token of another kind, signed with the same keys, is none for this: the standard names one, and many write none.
  if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') throw unknown();
  const { exp = 0, jti } = payload;
  if (typeof jti !== 'string' || jti === '' || exp > Date.now() / 1000 + longestSeconds) throw unknown();
  return { issuer, jti };
}

/**
 * Whose signed token a request shows, made for `address`; refuses every other, and one that was shown before. Its number is noted
 * where all processes see it, hashed, for longer than any token is good.
 */
export async function callerOf(request: Request, address: string): Promise<string> {
  const token = bearerOf(request);
  if (token === undefined) throw unknown();
  const { issuer, jti } = await claimsOf(token, address).catch(() => {
    // Only the token and the keys were looked at: whatever is wrong with them, it opens nothing.
    throw unknown();
  });
  await takeCds(issuer);
  const key = createHash('sha256')
    .update(JSON.stringify(['cds', issuer, jti]))
    .digest('base64url');
  if (!(await firstTime(key, (longestSeconds + 2 * toleranceSeconds) * 1000))) throw unknown();
  return issuer;
}
