import type { Locale } from '../../engine/kit/words/pattern.ts';
import { isOwnPath, rememberNext, takeNext } from '../stores/session-memory.ts';

/** Where this visit to the sign-in page leads on to, or null. */
export function nextOfVisit(): string | null {
  const state: unknown = history.state;
  const next = typeof state === 'object' && state !== null && 'next' in state ? state.next : null;
  return isOwnPath(next) ? next : null;
}

/** Where this visit was to lead before it went by way of another site. */
export function leadOnTo(next: string): void {
  if (isOwnPath(next)) history.replaceState({ ...history.state, next }, '');
}

/** What was remembered on the way here belongs to this visit alone, a reload included: by another way to this page the visit comes next, or the calculator. */
export function keepForVisit(): void {
  const next = takeNext();
  if (next !== null) history.replaceState({ ...history.state, next }, '');
}

/** The same page in the other language is still the same visit. */
export function carryOver(event: MouseEvent): void {
  const next = nextOfVisit();
  const same = event.target instanceof Element && event.target.closest('[data-keep-address]') !== null;
  if (same && next !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey) rememberNext(next);
}

export function inLanguage(path: string, locale: Locale): string {
  return (locale === 'ar' ? '/ar' : '') + path.replace(/^\/ar(?=\/)/, '');
}
