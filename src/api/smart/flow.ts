// The cookie of a launch. It names what the server holds in memory, or says why there is nothing; it opens nothing without its own session.
import { createHash, randomBytes } from 'node:crypto';
import { type RecordProblem, recordProblems } from '../contract-outside.ts';
import { overHttps } from '../settings.ts';

const name = overHttps ? '__Host-record' : 'record';
const ourCookie = new RegExp(`(?:^|;)\\s*${name}=([\\w.-]{2,80})\\s*(?:;|$)`);

export type Carried =
  | { readonly kind: 'launch'; readonly token: string; readonly locale: 'en' | 'ar' }
  | { readonly kind: 'problem'; readonly problem: RecordProblem };

export function carried(request: Request): Carried | undefined {
  const [kind, one = '', two = ''] = (ourCookie.exec(request.headers.get('cookie') ?? '')?.[1] ?? '').split('.');
  if (kind === 'launch' && /^[\w-]{43}$/.test(one)) return { kind, token: one, locale: two === 'ar' ? 'ar' : 'en' };
  const problem = recordProblems.find((known) => known === one);
  return kind === 'problem' && problem ? { kind, problem } : undefined;
}

/** Whether this browser comes from a record system, and what came of it has not been asked. */
export const comesFromRecord = (request: Request): boolean => carried(request) !== undefined;

function cookie(value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overHttps ? '; Secure' : ''}`;
}
export const newToken = (): string => randomBytes(32).toString('base64url');
export const launchCookie = (token: string, locale: 'en' | 'ar', seconds: number): string =>
  cookie(`launch.${token}.${locale}`, seconds);
export const problemCookie = (problem: RecordProblem): string => cookie(`problem.${problem}`, 120);
export const noCookie = (): string => cookie('', 0);

/** Each made of the token in its own way: who sees one of them knows none of the others. */
export function secretsOf(token: string) {
  const made = (what: string): string => createHash('sha256').update(`smart ${what} ${token}`).digest('base64url');
  return { state: made('state'), verifier: made('verifier'), key: made('key') };
}
