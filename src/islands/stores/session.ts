import { atom } from 'nanostores';
import {
  anonymousName,
  type LoginRequest,
  type QuickLoginRequest,
  type RecoveryAnswer,
  type RecoveryRequest,
  type RegisterRequest,
  type User,
  type UserAnswer,
} from '../../api/contract.ts';
import type {
  HospitalAsked,
  HospitalOutcome,
  HospitalProblem,
  HospitalRequest,
  LogoutAnswer,
} from '../../api/contract-outside.ts';
import { ApiError, call, lastHeard } from '../api-client.ts';
import {
  adoptDrafts,
  clearHint,
  clearLocked,
  clearOver,
  hasExitedSince,
  hasHint,
  hintedUser,
  isExit,
  isHint,
  isLock,
  isLocked,
  markExit,
  markUse,
  overSince,
  setHint,
  setLocked,
  wipeDrafts,
  wipeIfExited,
} from './session-memory.ts';
import { type SignInAsked, signWithPasskey } from './passkey.ts';
import { $toasts, flash, type Flash } from './toasts.ts';

export { rememberNext, takeNext } from './session-memory.ts';

export type SessionUser = User;
export type Session =
  /** `failed`: the server could not be asked, so it is not known who this is. */
  | { readonly status: 'loading'; readonly failed?: true }
  /** `expired`: the session ended in the middle of work; `was` is whose. `locked`: because nobody used the page. */
  | { readonly status: 'visitor'; readonly expired?: true; readonly locked?: true; readonly was?: SessionUser }
  | { readonly status: 'quick' | 'registered'; readonly user: SessionUser };

/** Who is there. Written in this file only, and in the browser only: a server shares one store between all visitors. */
export const $session = atom<Session>({ status: 'loading' });

/** Minutes out of sight after which the session is asked for again before anything is shown. */
const longAbsence = 15 * 60_000;
const authPath = (): string => (document.documentElement.lang === 'ar' ? '/ar/auth' : '/auth');

export const userOf = (session: Session): SessionUser | null => ('user' in session ? session.user : null);

let leaving = false;
let lastUser: SessionUser | null = null;

/** Counts arrivals: an older question answered late says nothing about whoever signed in since. */
let arrivals = 0;

/** So long what was typed waits for its person after a session that ended by itself; then nothing of a patient stays in the tab. */
const overMilliseconds = 60 * 60_000;
/** The longest a session rests (src/api/session.ts), and a little more, since the server counts in steps. */
const restMilliseconds = 12 * 60 * 60_000 + 16 * 60_000;
let wiping: ReturnType<typeof setTimeout> | undefined;

function wipeInTime(): void {
  clearTimeout(wiping);
  const since = overSince();
  if (since === undefined) return;
  const left = since + overMilliseconds - Date.now();
  // Found when a page opens: nothing of it is on the screen yet.
  if (left <= 0 && !lastUser) return wipeDrafts();
  wiping = setTimeout(() => void wipeOver(), Math.max(0, left));
}

/** Off the screen, out of the tab's storage, with a word why. */
async function wipeOver(): Promise<void> {
  // It is being asked who is there.
  if ($session.get().status === 'loading') {
    wiping = setTimeout(() => void wipeOver(), againMilliseconds);
    return;
  }
  if (userOf($session.get())) return;
  wipeDrafts();
  const words = await import('./account-words.ts')
    .then(({ loadAccountWords }) => loadAccountWords(document.documentElement.lang === 'ar' ? 'ar' : 'en'))
    .catch(() => undefined);
  if (!userOf($session.get()))
    leave(words && { title: words.auth.expired.title, description: words.auth.expired.cleared });
}

function setUser(user: SessionUser): void {
  arrivals += 1;
  clearTimeout(wiping);
  clearOver();
  adoptDrafts(user.id);
  setHint(user.id, user.mustAddFactor ? null : user.userType);
  lastUser = user;
  $session.set({ status: user.userType, user });
}

function setVisitor(): void {
  clearHint();
  if (wipeIfExited()) lastUser = null;
  wipeInTime();
  if (!lastUser) return $session.set({ status: 'visitor' });
  $session.set({ status: 'visitor', expired: true, ...(isLocked() && { locked: true }), was: lastUser });
}

/** Ends the session on the server, too: what is locked cannot be read there either. Not told, it is told again with the next page. */
function endLocked(user: SessionUser | null): void {
  lastUser = user ?? lastUser;
  // What was said of a patient a moment ago.
  $toasts.set([]);
  setVisitor();
  call('/api/auth/logout', { method: 'POST', body: {} }).catch(() => undefined);
}

/** Nobody has used this page for a while: here and in every tab it is covered until somebody signs in. */
export function lock(): void {
  const user = userOf($session.get());
  if (!user || leaving) return;
  setLocked();
  arrivals += 1;
  endLocked(user);
}

/** Whoever the server says is there, unless it is locked. */
function setKnown(user: SessionUser): void {
  if (isLocked()) endLocked(user);
  else setUser(user);
}

/** How often a page without a network tries whether there is one. */
const againMilliseconds = 5000;
const kept = (): string | undefined => document.documentElement.dataset['kept'];

/** The server has answered: the page is no longer one without a network. */
function reached(): void {
  if (kept() === undefined) return;
  delete document.documentElement.dataset['kept'];
  dispatchEvent(new Event('online'));
}

/** A page that the worker kept knows nobody. It opens for whoever is marked as signed in, without a name, until the server can be asked. */
function openKept(kind: string): void {
  if (kind === 'registered' || kind === 'quick') setKnown({ id: hintedUser() ?? kind, name: '', userType: kind });
  else $session.set({ status: 'visitor' });
  const askAgain = (): void => {
    if (kept() !== undefined && navigator.onLine) void refreshSession();
  };
  askAgain();
  addEventListener('online', askAgain);
  // A browser says that it is online before anything can be reached, and while only the server is away.
  setInterval(askAgain, againMilliseconds);
}

/** The answer the server already gave with the page. */
export function seedSession(user: SessionUser | null): void {
  listen();
  const mark = kept();
  if (user) setKnown(user);
  else if (mark !== undefined) openKept(mark);
  else setVisitor();
}

let asking: Promise<void> | null = null;

async function ask(before: Session): Promise<void> {
  const asked = arrivals;
  const outdated = () => leaving || arrivals !== asked;
  try {
    const { data } = await call<Partial<UserAnswer>>('/api/auth/user');
    reached();
    if (outdated()) return;
    if (data.user) setKnown(data.user);
    else setVisitor();
  } catch (error) {
    if (error instanceof ApiError) reached();
    if (outdated()) return;
    if (error instanceof ApiError && error.status === 401) setVisitor();
    else $session.set(before.status === 'loading' ? { status: 'loading', failed: true } : before);
  }
}

/** Asks the server who is signed in. One request at a time; every call waits for the answer. */
export function refreshSession(): Promise<void> {
  listen();
  asking ??= ask($session.get()).finally(() => {
    asking = null;
  });
  return asking;
}

/** For public pages: asks only when a session can exist. */
export function ensureSession(): Promise<void> {
  listen();
  if (hasHint()) return refreshSession();
  setVisitor();
  return Promise.resolve();
}

type Sent = LoginRequest | QuickLoginRequest | RegisterRequest | RecoveryRequest | { readonly response: unknown };

function setArrived(user: SessionUser): void {
  clearLocked();
  markUse();
  setUser(user);
}
async function arrive<T extends UserAnswer>(path: string, body: Sent): Promise<T> {
  const { data } = await call<T>(path, { method: 'POST', body });
  setArrived(data.user);
  return data;
}
const enter = async (path: string, body: Sent): Promise<SessionUser> => (await arrive(path, body)).user;

export function signIn(email: string, password: string): Promise<SessionUser> {
  return enter('/api/auth/login', { email, password });
}
/** With the second step. A recovery code says how many are left. */
export function signInWithCode(
  email: string,
  password: string,
  code: string,
): Promise<UserAnswer & Partial<RecoveryAnswer>> {
  return arrive('/api/auth/login', { email, password, code });
}
export async function signInByPasskey(): Promise<SessionUser> {
  const { data } = await call<SignInAsked>('/api/auth/passkey/options', { method: 'POST', body: {} });
  return enter('/api/auth/passkey', { response: await signWithPasskey(data) });
}
export function signInByCode(email: string, code: string): Promise<RecoveryAnswer> {
  return arrive('/api/auth/recovery', { email, code });
}
/** Leaves for the hospital's own sign-in; answers with why that cannot be, else the page is on its way out. */
export async function goToHospital(
  locale: HospitalRequest['locale'],
  next: string | null,
): Promise<HospitalProblem | null> {
  const body: HospitalRequest = { locale, ...(next !== null && { next }) };
  const { data } = await call<HospitalAsked>('/api/auth/oidc', { method: 'POST', body });
  if ('problem' in data) return data.problem;
  location.assign(data.location);
  return null;
}
/** How the sign-in there went, once. */
export async function returnFromHospital(): Promise<HospitalOutcome> {
  const { data } = await call<HospitalOutcome>('/api/auth/oidc/outcome', { method: 'POST', body: {} });
  if ('user' in data) setArrived(data.user);
  return data;
}
export function register(name: string, email: string, password: string, invitation = ''): Promise<SessionUser> {
  return enter('/api/auth/register', {
    name,
    email,
    password,
    userType: 'registered',
    ...(invitation && { invitation }),
  });
}
/** Where nobody asked for a name, the agreed label. */
export function quickLogin(name: string = anonymousName): Promise<SessionUser> {
  return enter('/api/auth/quick-login', { name });
}

/** Leaves nothing behind in this tab, then shows the sign-in page. A tab where nobody is signed in stays where it is. */
function leave(notice: Flash = 'signed-out', to = authPath()): void {
  if (leaving) return;
  wipeDrafts();
  const session = $session.get();
  if (session.status === 'visitor' && !session.expired) return;
  leaving = true;
  lastUser = null;
  // At once, so that no page kept by the back button holds a name.
  $session.set({ status: 'visitor' });
  // Forms keep what was typed when a page goes away; this listener comes after theirs.
  addEventListener('pagehide', wipeDrafts, { once: true });
  flash(notice);
  location.replace(to);
}

/** Signs out on the server first, then here and in every open tab. Rejects when the server could not be told. */
export async function signOut(): Promise<void> {
  let on: string | undefined;
  try {
    const { data } = await call<LogoutAnswer>('/api/auth/logout', { method: 'POST', body: {} });
    on = data.location;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  signedOut(undefined, on);
}

/** The server has ended this session: nothing of it stays here or in any open tab. `on`: where signing out goes on, at the hospital. */
export function signedOut(notice?: Flash, on?: string): void {
  markExit();
  clearHint();
  channel?.postMessage('signed-out');
  leave(notice, on);
}

/** Somebody who will not sign in again gives up the work an expired session left on screen. */
export function abandon(): void {
  markExit();
  leave();
}

/** A call was answered with “not signed in”: the work on screen stays, the person is asked to sign in again. */
export function markExpired(): void {
  if (userOf($session.get())) setVisitor();
}

function recheck(): void {
  if (leaving) return;
  if (wipeIfExited()) lastUser = null;
  const before = $session.get();
  $session.set({ status: 'loading' });
  asking ??= ask(before).finally(() => {
    asking = null;
  });
}

let listening = false;
let channel: BroadcastChannel | null = null;

function listen(): void {
  if (listening) return;
  listening = true;
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }) => {
      if (data === 'signed-out') leave();
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (isExit(key) && newValue !== null) leave();
    // A tab that was asleep hears of a lock late, maybe after somebody has opened it: what holds is what is so now.
    else if (isLock(key) && isLocked()) lock();
    // Another tab signed in, maybe as somebody else.
    else if (isHint(key) && newValue !== null && newValue !== userOf($session.get())?.id) void refreshSession();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Kept whole by the back button, with whatever was typed, though its person has signed out elsewhere since.
    if (hasExitedSince()) {
      document.documentElement.hidden = true;
      // Forms keep what was typed when a page goes away; this listener comes after theirs.
      addEventListener('pagehide', wipeDrafts, { once: true });
      location.reload();
      return;
    }
    leaving = false;
    $session.set({ status: 'loading' });
    recheck();
  });
  // A tab that nobody uses notices, too, that its session is over.
  setInterval(() => {
    if (userOf($session.get()) && Date.now() - lastHeard() > restMilliseconds) void refreshSession();
  }, 600_000);
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt > 0 && Date.now() - hiddenAt > longAbsence && $session.get().status !== 'loading') recheck();
  });
}
