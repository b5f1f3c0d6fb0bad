import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { HospitalProblem } from '../contract-outside.ts';
import { OutwardProblem } from '../outward-fetch.ts';

/** Why a sign-in at the hospital did not happen: `problem` for the person, the message for the operator's log, without a value in it. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';
  readonly problem: HospitalProblem;
  constructor(problem: HospitalProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Asked for and not given, by whoever sat there, or by the provider's own rules (OAuth 2.0, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const cancelled = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);
const busy = new Set(['temporarily_unavailable', 'server_error']);

/** The library says by a code what was wrong; its message never holds what it read. */
const byCode: Readonly<Record<string, HospitalProblem>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_TIMEOUT: 'away',
  OAUTH_ABORT: 'away',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'away',
  OAUTH_RESPONSE_IS_NOT_JSON: 'away',
  OAUTH_PARSE_ERROR: 'away',
};

function chainOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && found.length < 5; at = (at as { cause?: unknown }).cause)
    found.push(at);
  return found;
}

/** What any failure of the library or of the network means for the person who wanted to sign in. What is none of theirs is thrown on. */
export function problemOf(error: unknown): ProviderProblem {
  if (error instanceof ProviderProblem) return error;
  if (error instanceof AuthorizationResponseError) {
    const said = cancelled.has(error.error) ? 'cancelled' : busy.has(error.error) ? 'away' : 'untrusted';
    return new ProviderProblem(said, 'it refused the sign-in');
  }
  // A code that is used, wrong or too old, or a client that is not known there: begun again it may work.
  if (error instanceof ResponseBodyError)
    return new ProviderProblem(
      error.error === 'invalid_grant' ? 'again' : error.status >= 500 ? 'away' : 'untrusted',
      'it refused the code',
    );
  const chain = chainOf(error);
  const outward = chain.find((one) => one instanceof OutwardProblem);
  if (outward)
    return new ProviderProblem(
      outward.kind === 'elsewhere' || outward.kind === 'redirect' ? 'untrusted' : 'away',
      outward.message,
    );
  const codes = chain.flatMap((one) => (one instanceof Error && 'code' in one ? String(one.code) : []));
  const known = codes.map((code) => byCode[code]).find((problem) => problem !== undefined);
  if (known) return new ProviderProblem(known, codes.join(', '));
  if (error instanceof ClientError || codes.some((code) => code.startsWith('OAUTH_')))
    return new ProviderProblem('untrusted', codes.join(', ') || 'its answer is not as it has to be');
  // An address or a key in its answers that is none: the platform's own functions refuse it so.
  if (error instanceof TypeError) return new ProviderProblem('untrusted', 'its answer cannot be used');
  throw error;
}
