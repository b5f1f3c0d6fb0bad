// Record systems that may ask the CDS Hooks service. Plain JavaScript without dependencies, as ../environment.mjs.
import { readFileSync } from 'node:fs';
import { EnvironmentProblem } from '../environment-problem.mjs';

/**
 * `keys`: the issuer's public keys, as its JWK set has them. `origins`: whose pages may ask from a browser.
 * @typedef {Readonly<{ issuer: string, keys: readonly Readonly<Record<string, unknown>>[] }>} CdsIssuer
 * @typedef {Readonly<{ issuers: readonly CdsIssuer[], origins: readonly string[] }>} CdsClients
 */

/** Members of a JWK that only its owner may have (RFC 7518, 6.2.2, 6.3.2 and 6.4.1). */
const secret = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];

/** Whether a token signed as the service wants it can be checked with this key (RFC 7517, 4.2 and 4.4). @param {Readonly<Record<string, unknown>>} key */
function isUsable({ kty, crv, alg, use }) {
  const fits = kty === 'RSA' ? 'RS384' : kty === 'EC' && crv === 'P-384' ? 'ES384' : undefined;
  return fits !== undefined && (alg === undefined || alg === fits) && (use === undefined || use === 'sig');
}

/** @param {string} issuer @param {string} file */
function keysIn(issuer, file) {
  const refuse = (/** @type {string} */ why) =>
    new EnvironmentProblem(`CDS_ISSUERS names a file of keys for ${issuer} that ${why}: ${file}.`);
  /** @type {unknown} */
  let set;
  try {
    set = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw refuse('cannot be read as JSON');
  }
  const keys = /** @type {{ keys?: unknown } | null} */ (set)?.keys;
  if (!Array.isArray(keys) || keys.length === 0 || keys.some((key) => typeof key !== 'object' || key === null))
    throw refuse('is no JWK set with a key in it');
  const all = /** @type {Record<string, unknown>[]} */ (keys);
  if (all.some((key) => secret.some((member) => Object.hasOwn(key, member))))
    throw refuse('holds a private key, which only the record system may have');
  if (!all.some(isUsable)) throw refuse('holds no key for ES384 or RS384');
  return all;
}

/** @param {string} entry @returns {CdsIssuer} */
function issuerOf(entry) {
  const at = entry.lastIndexOf('=');
  const [issuer, file] = [entry.slice(0, at), entry.slice(at + 1)];
  if (at < 1 || file === '' || !URL.canParse(issuer))
    throw new EnvironmentProblem(
      `CDS_ISSUERS must be issuers with a file of keys each, as https://ehr.example=data/ehr-keys.json, not “${entry}”.`,
    );
  return { issuer, keys: keysIn(issuer, file) };
}

/** @param {string} entry */
function originOf(entry) {
  if (!/^https?:\/\/[^/]+$/.test(entry) || !URL.canParse(entry) || new URL(entry).origin !== entry)
    throw new EnvironmentProblem(
      `CDS_ORIGINS must be origins such as https://ehr.example, with commas between, not “${entry}”.`,
    );
  return entry;
}

/** @param {string | undefined} value */
const listed = (value) => (value ?? '').split(/[\s,]+/).filter(Boolean);

/** @param {string | undefined} issuers @param {string | undefined} origins @param {string | undefined} site @returns {CdsClients} */
export function cdsClients(issuers, origins, site) {
  const clients = { issuers: listed(issuers).map(issuerOf), origins: listed(origins).map(originOf) };
  const names = clients.issuers.map(({ issuer }) => issuer);
  if (new Set(names).size < names.length) throw new EnvironmentProblem('CDS_ISSUERS names an issuer twice.');
  if (names.length > 0 && site === undefined)
    throw new EnvironmentProblem('CDS_ISSUERS needs SITE_URL: a token says for which address it was made.');
  return clients;
}
