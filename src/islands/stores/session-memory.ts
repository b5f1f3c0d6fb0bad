import type { UserType } from '../../api/contract.ts';
import { mark } from '../../worker/kept-set.ts';

/**
 * What this browser remembers about the session beside the cookie, which no script can read. Nothing here is secret,
 * and nothing here lets anybody in: the server decides.
 */
const hintKey = 'signed-in';
const useKey = 'last-use';
const lockKey = 'locked';
const exitKey = 'signed-out';
const ownerKey = 'draft-owner';
const draftPrefix = 'draft:';
const overKey = 'session-over';
const nextKey = 'auth-next';
const nextLife = 15 * 60_000;

function unlessRefused<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    // Storage may be refused (private windows): the page then only forgets sooner.
    return fallback;
  }
}

const kept = (key: string): string | null => unlessRefused(() => localStorage.getItem(key), null);
const keep = (key: string, text = String(Date.now())): void =>
  unlessRefused(() => localStorage.setItem(key, text), undefined);
const forget = (key: string): void => unlessRefused(() => localStorage.removeItem(key), undefined);

/** Whether a session can exist: public pages ask the server only then. */
export const hasHint = (): boolean => kept(hintKey) !== null;
/** Whose session it was when the server was last reached. */
export const hintedUser = (): string | null => kept(hintKey);

/** Without a secure connection there is no such place, and no worker that would look into it. */
const marks = (): CacheStorage | undefined => unlessRefused(() => globalThis.caches, undefined);

/** Besides the hint, a mark without a name or an id, for the worker: without it no calculator opens offline. Null for whom nothing opens yet. */
export function setHint(userId: string, kind: UserType | null): void {
  keep(hintKey, userId);
  if (kind === null) return clearMark();
  // In a task of its own: to open a cache for the first time takes the browser as long as all that a page does when it wakes up.
  setTimeout(() => {
    if (hintedUser() !== userId) return;
    marks()
      ?.open(mark.cache)
      .then((cache) => cache.put(mark.address, new Response(kind)))
      .catch(() => undefined);
  });
}
export function clearHint(): void {
  forget(hintKey);
  clearMark();
}
function clearMark(): void {
  marks()
    ?.delete(mark.cache)
    .catch(() => undefined);
}
/** Tells sleeping tabs, too, that somebody signed out on purpose. */
export const markExit = (): void => keep(exitKey);
/** When a tool's page was last used, in whatever tab; 0 where that is not known. */
export const lastUse = (): number => Number(kept(useKey)) || 0;
export const markUse = (): void => keep(useKey);
/** Locked until somebody signs in: also after a reload, and where the server could not be told. */
export const isLocked = (): boolean => kept(lockKey) !== null;
export const setLocked = (): void => keep(lockKey);
export const clearLocked = (): void => forget(lockKey);
export const isLock = (key: string | null): boolean => key === lockKey;
export const isHint = (key: string | null): boolean => key === hintKey;
export const isExit = (key: string | null): boolean => key === exitKey;

/** Removes everything typed into forms in this tab: inputs, notes, patient names. */
export function wipeDrafts(): void {
  unlessRefused(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(ownerKey);
  }, undefined);
}

/** Since when this tab knows that the session is over under what was typed; undefined where nothing is. Asked first, it is now. */
export function overSince(): number | undefined {
  return unlessRefused(() => {
    if (sessionStorage.getItem(ownerKey) === null) return undefined;
    const now = Date.now();
    const kept = Number(sessionStorage.getItem(overKey) ?? Number.NaN);
    // Later than now: the clock was set back.
    if (kept <= now) return kept;
    sessionStorage.setItem(overKey, String(now));
    return now;
  }, undefined);
}
/** Somebody is there: the same person, or what another has typed is wiped already. */
export function clearOver(): void {
  unlessRefused(() => sessionStorage.removeItem(overKey), undefined);
}

const exitStamp = (): string => kept(exitKey) ?? '';

/** Wipes the drafts when somebody has signed out on purpose since they were typed, in whatever tab. */
export function wipeIfExited(): boolean {
  const owner = unlessRefused(() => sessionStorage.getItem(ownerKey), null);
  if (owner === null || owner.endsWith(`|${exitStamp()}`)) return false;
  wipeDrafts();
  return true;
}

/** The last exit this page knew of when somebody came; null while nobody has. */
let known: string | null = null;

/** Whether somebody has signed out on purpose, anywhere, since a person came to this page. */
export const hasExitedSince = (): boolean => known !== null && known !== exitStamp();

/** Takes over this tab's drafts for a user; those of anybody else are wiped first. */
export function adoptDrafts(userId: string): void {
  known = exitStamp();
  const owner = `${userId}|${known}`;
  unlessRefused(() => {
    const before = sessionStorage.getItem(ownerKey);
    if (before !== null && before !== owner) wipeDrafts();
    sessionStorage.setItem(ownerKey, owner);
  }, undefined);
}

/** Only an address on this site: one slash, then no second slash or backslash. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);
}

/** Where to go after signing in on the sign-in page; kept out of the address. */
export function rememberNext(path: string): void {
  if (isOwnPath(path))
    unlessRefused(() => sessionStorage.setItem(nextKey, JSON.stringify({ path, at: Date.now() })), undefined);
}
export function takeNext(): string | null {
  return unlessRefused(() => {
    const text = sessionStorage.getItem(nextKey);
    sessionStorage.removeItem(nextKey);
    const kept = JSON.parse(text ?? 'null') as { path?: unknown; at?: unknown } | null;
    return kept && isOwnPath(kept.path) && typeof kept.at === 'number' && Date.now() - kept.at < nextLife
      ? kept.path
      : null;
  }, null);
}
