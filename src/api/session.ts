import { createHash, randomBytes } from 'node:crypto';
import { Lucia, TimeSpan } from 'lucia';
import {
  AccountChanged,
  confirmSession,
  endThisSession,
  openSessions,
  type SessionAttributes,
  sessionStorage,
} from '../../db/sessions.ts';
import { databaseProblem } from '../../db/problems.ts';
import { Refusal } from './answer.ts';
import { bounds } from './bounds.ts';
import type { SessionSeen, User, UserType } from './contract.ts';
import { deviceOf } from './device.ts';
import { overHttps, settings } from './settings.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof sessionsOf>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: { name: string; email: string | null; userType: UserType; hasFactor: boolean };
  }
}

const hour = 3_600_000;
/** Decision D11: registered people 12 idle hours and 14 days at most, quick visitors 24 hours. */
const idle = { registered: 12 * hour, quick: 24 * hour } as const;
const longest = { registered: 14 * 24 * hour, quick: 24 * hour } as const;
/** The idle time is counted in steps of this much, so that reading does not write every time. */
const touchEvery = hour / 4;

function sessionsOf(userType: UserType) {
  return new Lucia(sessionStorage, {
    sessionExpiresIn: new TimeSpan(idle[userType], 'ms'),
    sessionCookie: {
      // A cookie named __Host- must be secure, bound to this host and to the root: the browser enforces it.
      name: overHttps ? '__Host-session' : 'session',
      expires: false,
      attributes: { secure: overHttps, sameSite: 'lax', path: '/' },
    },
    getSessionAttributes: ({ endsAt, usedAt, strong, confirmedAt }) => ({ endsAt, usedAt, strong, confirmedAt }),
    getUserAttributes: ({ name, email, userType: type, hasFactor }) => ({ name, email, userType: type, hasFactor }),
  });
}
const lucia = { registered: sessionsOf('registered'), quick: sessionsOf('quick') } as const;
export const { sessionCookieName } = lucia.registered;

/** Only this ever reaches the database, so a stolen file opens no session. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The cookie lasts as long as the browser's session: the library's own would stay 400 days on a shared computer. */
function cookieFor(token: string): string {
  const cookie = lucia.registered.createSessionCookie(token);
  delete cookie.attributes.maxAge;
  delete cookie.attributes.expires;
  return cookie.serialize();
}

// What we hand out is 43 characters of base64url; anything else needs no look-up. The library's own reading throws
// when any cookie of this host, somebody else's too, holds a broken percent escape.
const ourCookie = new RegExp(`(?:^|;)\\s*${lucia.registered.sessionCookieName}=([\\w-]{43})\\s*(?:;|$)`);

function tokenOf(request: Request): string | undefined {
  return ourCookie.exec(request.headers.get('cookie') ?? '')?.[1];
}

/** What stands for the session of this request wherever it is counted; opens nothing. */
export function sessionOf(request: Request): string {
  return idOf(tokenOf(request) ?? '');
}

/** For so long a password or passkey that was shown counts for what asks for it again. */
const freshMilliseconds = 5 * 60_000;

/** A session that is open. */
export interface Current {
  readonly user: User;
  /** Two factors opened it. */
  readonly strong: boolean;
  /** Its person has shown a password or passkey within the last minutes: by signing in, or asked for it since. */
  readonly fresh: boolean;
}

/** The session of this request. A request without a session cookie asks the database nothing. Not renewed, it does not last longer for it. */
export async function currentSession(request: Request, { renew = true } = {}): Promise<Current | null> {
  const token = tokenOf(request);
  if (!token || leaving.has(idOf(token))) return null;
  const { session, user } = await lucia.registered.validateSession(idOf(token));
  if (!session) return null;
  const { policy } = settings.secondFactor;
  // Opened by a password alone, before a second step was set up or asked for.
  if (policy !== 'off' && user.hasFactor && !session.strong) return null;
  const now = Date.now();
  const wanted = Math.min(now + idle[user.userType], session.endsAt);
  if (renew && (wanted - session.expiresAt.getTime() > touchEvery || now - session.usedAt > touchEvery))
    await sessionStorage.updateSessionExpiration(session.id, new Date(wanted));
  const since = now - session.confirmedAt;
  return {
    strong: session.strong,
    // From later than now: the clock was ahead, and it is not known when.
    fresh: since >= 0 && since <= freshMilliseconds,
    user: {
      id: user.id,
      name: user.name,
      ...(user.email !== null && { email: user.email }),
      userType: user.userType,
      ...(user.userType === 'registered' && mustAddFactor(session.strong) && { mustAddFactor: true }),
    },
  };
}

/** Whether a session that was opened like this opens nothing before a second step is set up. */
export const mustAddFactor = (strong: boolean): boolean => settings.secondFactor.policy === 'required' && !strong;

/** Who sends this request. */
export async function currentUser(request: Request): Promise<User | null> {
  return (await currentSession(request))?.user ?? null;
}

/** The password or a passkey was shown again. */
export async function confirmCurrent(request: Request): Promise<void> {
  await confirmSession(sessionOf(request));
}

/** Starts a session under a new token and ends the one this request came with. Answers with the cookie to set. */
export async function startSession(
  request: Request,
  { id, passwordHash, strong = false }: { id: string; passwordHash: string | null; strong?: boolean },
): Promise<string> {
  const userType = passwordHash === null ? 'quick' : 'registered';
  const token = randomBytes(32).toString('base64url');
  const replaced = tokenOf(request);
  const now = Date.now();
  const opening = {
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    passwordHash,
    most: bounds.sessionsPerAccount,
  };
  try {
    await lucia[userType].createSession(
      id,
      { endsAt: now + longest[userType], usedAt: now, strong, confirmedAt: now, opening },
      { sessionId: idOf(token) },
    );
  } catch (error) {
    if (error instanceof AccountChanged) throw new Refusal('not_signed_in');
    throw error;
  }
  if (replaced) await lucia.registered.invalidateSession(idOf(replaced));
  return cookieFor(token);
}

/** The sessions of a person; the one this request belongs to is marked. */
export async function sessionsSeen(request: Request, userId: string): Promise<SessionSeen[]> {
  const current = idOf(tokenOf(request) ?? '');
  return (await openSessions(userId)).map(({ id, handle, createdAt, usedAt, device }) => ({
    id: handle,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: new Date(usedAt).toISOString(),
    device,
    current: id === current,
  }));
}

/** For the browser of a session that the server has ended already. */
export function blankCookie(): string {
  return lucia.registered.createBlankSessionCookie().serialize();
}

/** Signed out while nothing could be written: they open nothing any more, and are ended in the database as soon as it takes it. */
const leaving = new Map<string, string>();
const againMilliseconds = 5000;

async function endInDatabase(id: string, address: string): Promise<void> {
  const { user } = await lucia.registered.validateSession(id);
  if (user) await endThisSession(user.id, id, address);
}

function endLater(id: string, address: string): void {
  leaving.set(id, address);
  setTimeout(() => {
    endInDatabase(id, address).then(
      () => leaving.delete(id),
      () => endLater(id, address),
    );
  }, againMilliseconds).unref();
}

/**
 * Ends this request's session on the server. Answers with the cookie that clears the browser's. A full disk or a database that is away
 * keeps nobody signed in on a shared computer.
 */
export async function endSession(request: Request, address: string): Promise<string> {
  const token = tokenOf(request);
  if (token) {
    const id = idOf(token);
    await endInDatabase(id, address).catch((error: unknown) => {
      if (databaseProblem(error) === undefined) throw error;
      endLater(id, address);
    });
  }
  return blankCookie();
}
