// Record systems that may launch the visit (SMART App Launch). Plain JavaScript without dependencies, as ../environment.mjs.
import { readFileSync } from 'node:fs';
import { EnvironmentProblem } from '../environment-problem.mjs';
import { isSafeAddress } from '../oidc/environment.mjs';

/**
 * `issuer`: the base address of its FHIR service, without a slash at the end. `tokenOrigin`: where its codes are taken, where that is another host.
 * Without a secret the client is a public one. `writes`: it is asked to let a document be written.
 * @typedef {Readonly<{ issuer: string, label: string, clientId: string, clientSecret?: string, tokenOrigin?: string, writes?: 'DocumentReference' }>} RecordSystem
 */

const longestLabel = 60;
const known = ['clientId', 'clientSecret', 'tokenOrigin', 'label', 'writes'];

/** @param {string} value */
function withoutSlash(value) {
  let end = value.length;
  while (value[end - 1] === '/') end -= 1;
  return value.slice(0, end);
}

/** @param {string} value */
export function issuerOf(value) {
  return URL.canParse(value) ? withoutSlash(new URL(value).href) : undefined;
}

/** @param {string} entry @returns {RecordSystem} */
function systemOf(entry) {
  const at = entry.lastIndexOf('=');
  const [address, file] = [entry.slice(0, at), entry.slice(at + 1)];
  const issuer = at < 1 ? undefined : issuerOf(address);
  if (issuer === undefined || file === '' || !isSafeAddress(new URL(issuer)) || /[?#@]/.test(issuer))
    throw new EnvironmentProblem(
      `SMART_ISSUERS must be FHIR services with a file each, as https://ehr.example/fhir=data/ehr-client.json, not “${entry}”.`,
    );
  const refuse = (/** @type {string} */ why) =>
    new EnvironmentProblem(`SMART_ISSUERS names a file for ${issuer} that ${why}: ${file}.`);
  /** @type {unknown} */
  let read;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw refuse('cannot be read as JSON');
  }
  const all = /** @type {Record<string, unknown>} */ (
    typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {}
  );
  const wrong = Object.entries(all).find(
    ([name, value]) => !known.includes(name) || typeof value !== 'string' || value.trim() === '',
  );
  if (wrong) throw refuse(`holds something else than text under ${known.join(', ')}`);
  const {
    clientId,
    clientSecret,
    tokenOrigin,
    label = new URL(issuer).host,
    writes,
  } = /** @type {Record<string, string>} */ (all);
  if (clientId === undefined) throw refuse('has no clientId');
  if (
    tokenOrigin !== undefined &&
    !(URL.canParse(tokenOrigin) && new URL(tokenOrigin).origin === tokenOrigin && isSafeAddress(new URL(tokenOrigin)))
  )
    throw refuse('has a tokenOrigin that is no origin, as https://login.ehr.example');
  if (writes !== undefined && writes !== 'DocumentReference')
    throw refuse('asks to write something else than a DocumentReference');
  if ([...label].length > longestLabel || /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(label))
    throw refuse(`has a label that is no name of at most ${longestLabel} characters`);
  return {
    issuer,
    label,
    clientId,
    ...(clientSecret !== undefined && { clientSecret }),
    ...(tokenOrigin !== undefined && { tokenOrigin }),
    ...(writes !== undefined && { writes }),
  };
}

/** @param {string | undefined} issuers @param {string | undefined} site @returns {readonly RecordSystem[]} */
export function recordSystems(issuers, site) {
  const systems = (issuers ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(systemOf);
  if (new Set(systems.map(({ issuer }) => issuer)).size < systems.length)
    throw new EnvironmentProblem('SMART_ISSUERS names an issuer twice.');
  if (systems.length > 0 && site === undefined)
    throw new EnvironmentProblem('SMART_ISSUERS needs SITE_URL: record systems send people back to that address.');
  return systems;
}
