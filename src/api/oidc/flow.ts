// What a browser carries to the hospital's sign-in and back: one cookie. State, nonce and verifier are made of it, so none of them is kept anywhere.
import { createHash, randomBytes } from 'node:crypto';
import { flowMilliseconds } from '../../../db/identities.ts';
import { type HospitalProblem, hospitalProblems } from '../contract-outside.ts';
import { overHttps } from '../settings.ts';
import type { Secrets } from './provider.ts';

type Locale = 'en' | 'ar';
/** Under way, come back signed in, or come back with a problem. */
export type Carried =
  | { readonly kind: 'away'; readonly token: string; readonly locale: Locale; readonly next: string | null }
  | { readonly kind: 'in'; readonly next: string | null }
  | { readonly kind: 'problem'; readonly problem: HospitalProblem };

const name = overHttps ? '__Host-oidc' : 'oidc';
const ourCookie = new RegExp(`(?:^|;)\\s*${name}=([\\w.~-]{2,400})\\s*(?:;|$)`);
const longestNext = 200;

/** A page of this site, without a query: what is typed into one is nobody's business here. */
export function ownPath(next: unknown): string | null {
  return typeof next === 'string' && next.length <= longestNext && /^\/(?!\/)[\w/-]*$/.test(next) ? next : null;
}

const coded = (next: string | null): string => Buffer.from(next ?? '').toString('base64url');
const decoded = (text: string): string | null => ownPath(Buffer.from(text, 'base64url').toString());

/** What the browser carries; undefined where it carries nothing of ours. Nothing in it is believed but what only it can know. */
export function carried(request: Request): Carried | undefined {
  const [kind, one = '', two = '', three = ''] = (ourCookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? '').split(
    '.',
  );
  if (kind === 'away' && /^[\w-]{43}$/.test(one))
    return { kind, token: one, locale: two === 'ar' ? 'ar' : 'en', next: decoded(three) };
  if (kind === 'in') return { kind, next: decoded(one) };
  const problem = hospitalProblems.find((known) => known === one);
  return kind === 'problem' && problem ? { kind, problem } : undefined;
}

export function hasReturned(request: Request): boolean {
  return ['in', 'problem'].includes(carried(request)?.kind ?? '');
}

function cookie(value: string, seconds: number): string {
  // Lax: the provider sends the browser back from another site.
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overHttps ? '; Secure' : ''}`;
}

export function newFlowToken(): string {
  return randomBytes(32).toString('base64url');
}
export const awayCookie = (token: string, locale: Locale, next: string | null): string =>
  cookie(`away.${token}.${locale}.${coded(next)}`, flowMilliseconds / 1000);

/** How it went is looked at by the next page, at once. */
const outcomeSeconds = 120;
export const inCookie = (next: string | null): string => cookie(`in.${coded(next)}`, outcomeSeconds);
export const problemCookie = (problem: HospitalProblem): string => cookie(`problem.${problem}`, outcomeSeconds);
export const noCookie = (): string => cookie('', 0);

/** Each made of the token in its own way: who sees one of them knows none of the others. */
export function secretsOf(token: string): Secrets {
  const made = (what: string): string => createHash('sha256').update(`oidc ${what} ${token}`).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') };
}
