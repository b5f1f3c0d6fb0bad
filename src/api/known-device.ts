// A browser that has signed in before is told apart from strangers who guess, by a token of its own that opens nothing.
import { createHash, randomBytes } from 'node:crypto';
import { isKnownDevice, isSomebodysDevice, rememberDevice } from '../../db/devices.ts';
import { overHttps } from './settings.ts';

const name = overHttps ? '__Host-device' : 'device';
const ourCookie = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);
/** A little more than a year, the longest that browsers keep. */
const lasts = 400 * 86_400;

function tokenOf(request: Request): string | undefined {
  return ourCookie.exec(request.headers.get('cookie') ?? '')?.[1];
}

/** Only this reaches the database: a stolen file makes nobody a known device. */
const idOf = (token: string): string => createHash('sha256').update(`device ${token}`).digest('base64url');

/** The browser a request comes from, where it has signed in to this account before. */
export async function knownDevice(request: Request, userId: string | undefined): Promise<string | undefined> {
  const token = tokenOf(request);
  if (token === undefined || userId === undefined) return undefined;
  return (await isKnownDevice(userId, idOf(token))) ? idOf(token) : undefined;
}

/** The same, whichever account it was. */
export async function somebodysDevice(request: Request): Promise<string | undefined> {
  const token = tokenOf(request);
  return token !== undefined && (await isSomebodysDevice(idOf(token))) ? idOf(token) : undefined;
}

/** After a sign-in that was right. Answers with the cookie to set. */
export async function knowDevice(request: Request, userId: string): Promise<string> {
  const token = tokenOf(request) ?? randomBytes(32).toString('base64url');
  await rememberDevice(userId, idOf(token));
  return `${name}=${token}; Path=/; Max-Age=${lasts}; HttpOnly; SameSite=Lax${overHttps ? '; Secure' : ''}`;
}
