// The hospital's own sign-in (OpenID Connect). Plain JavaScript without dependencies, as ../environment.mjs.
import { readFileSync } from 'node:fs';
import { EnvironmentProblem } from '../environment-problem.mjs';

/**
 * `label`: what the button names. `accounts`: made at somebody's first sign-in, or only for whom an invitation names. `trustEmail`: an e-mail
 * address counts though the provider does not say that it was confirmed. Without a secret the client is a public one.
 * @typedef {Readonly<{
 *   issuer: string, clientId: string, clientSecret?: string, scopes: string, label: string,
 *   accounts: 'first-sign-in' | 'invitation', trustEmail: boolean,
 * }>} OidcProvider
 * @typedef {Readonly<Record<string, string | undefined>>} Source
 */

/** Longer would not fit on the button. */
const longestLabel = 60;

/** @param {Source} source @param {string} name */
function text(source, name) {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

/** Plain http only to this very machine: what is asked there passes no network. @param {URL} url */
export function isSafeAddress({ protocol, hostname }) {
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
}

/** @param {string} value */
function issuer(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !isSafeAddress(url) || url.search || url.hash || url.username || url.password)
    throw new EnvironmentProblem(
      `OIDC_ISSUER must be an https:// address as the provider names itself, without a query, not “${value}”.`,
    );
  return value;
}

/** The secret itself, or the first line of the file that holds it. @param {Source} source @param {string} prefix @returns {string | undefined} */
export function secretOf(source, prefix) {
  const [given, file] = [text(source, prefix), text(source, `${prefix}_FILE`)];
  if (given !== undefined && file !== undefined)
    throw new EnvironmentProblem(`${prefix}_FILE and ${prefix} are both set: keep one.`);
  if (file === undefined) return given;
  let first = '';
  try {
    first = readFileSync(file, 'utf8').split(/\r?\n/)[0]?.trim() ?? '';
  } catch {
    throw new EnvironmentProblem(`${prefix}_FILE names a file that cannot be read: ${file}.`);
  }
  if (first === '')
    throw new EnvironmentProblem(`${prefix}_FILE names a file without a secret in its first line: ${file}.`);
  return first;
}

/** @param {Source} source */
function scopes(source) {
  const listed = (text(source, 'OIDC_SCOPES') ?? 'openid profile email').split(/\s+/);
  if (!listed.includes('openid') || listed.some((scope) => !/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope)))
    throw new EnvironmentProblem('OIDC_SCOPES must be scopes with blanks between, “openid” among them.');
  return listed.join(' ');
}

/** @param {Source} source @param {string} host */
function label(source, host) {
  const value = text(source, 'OIDC_LABEL') ?? host;
  if ([...value].length > longestLabel || /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(value))
    throw new EnvironmentProblem(
      `OIDC_LABEL must be a name of at most ${longestLabel} characters in one line, such as “Al Noor Hospital”.`,
    );
  return value;
}

/** @template {string} T @param {Source} source @param {string} name @param {readonly [T, T]} both the default first @returns {T} */
function oneOf(source, name, both) {
  const value = text(source, name) ?? both[0];
  const found = both.find((one) => one === value);
  if (found === undefined)
    throw new EnvironmentProblem(`${name} must be “${both[0]}” or “${both[1]}”, not “${value}”.`);
  return found;
}

/** Undefined while no issuer is named. @param {Source} source @param {string | undefined} site @returns {OidcProvider | undefined} */
export function oidcProvider(source, site) {
  const named = text(source, 'OIDC_ISSUER');
  if (named === undefined) {
    const lonely = Object.keys(source).find((name) => name.startsWith('OIDC_') && text(source, name) !== undefined);
    if (lonely !== undefined) throw new EnvironmentProblem(`${lonely} is set, but OIDC_ISSUER names no provider.`);
    return undefined;
  }
  const address = issuer(named);
  const clientId = text(source, 'OIDC_CLIENT_ID');
  if (clientId === undefined)
    throw new EnvironmentProblem(
      'OIDC_ISSUER needs OIDC_CLIENT_ID: the name under which the provider knows this site.',
    );
  if (site === undefined)
    throw new EnvironmentProblem('OIDC_ISSUER needs SITE_URL: the provider sends people back to that address.');
  const clientSecret = secretOf(source, 'OIDC_CLIENT_SECRET');
  return {
    issuer: address,
    clientId,
    ...(clientSecret !== undefined && { clientSecret }),
    scopes: scopes(source),
    label: label(source, new URL(address).host),
    accounts: oneOf(source, 'OIDC_ACCOUNTS', ['invitation', 'first-sign-in']),
    trustEmail: oneOf(source, 'OIDC_TRUST_EMAIL', ['off', 'on']) === 'on',
  };
}
