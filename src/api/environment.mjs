// The environment, read once and checked. Every name, default and limit is in `.env.example`.
// Plain JavaScript without dependencies: `npm start` reads it on Node 20 before anything is installed or built.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cdsClients } from './cds/environment.mjs';
import { EnvironmentProblem } from './environment-problem.mjs';
import { secondFactor } from './second-factor/environment.mjs';
import { oidcProvider } from './oidc/environment.mjs';
import { recordSystems } from './smart/environment.mjs';

export { EnvironmentProblem };

/** @typedef {Readonly<Record<string, string | undefined>>} Source */

/**
 * `siteUrl`: canonical origin, as `https://diabetes.example`; absent: same origin means that Origin's host equals Host.
 * `trustedProxies`: how many proxies stand in front, each adding one address to X-Forwarded-For.
 * `metricsToken`: who sends it may read /api/metrics; absent: there is no such address. `auditDays`: how long a row of the audit trail is kept. `backupFolder`: where backups lie and are looked for.
 * `cds`: record systems that may ask for advice (CDS Hooks), and pages of theirs that may; without an issuer there is no such service.
 * `fieldMeasurements`: whether pages measure themselves in people's browsers and tell this server; built into the pages.
 * `registration`: who may make an account. `secondFactor`: what is asked beside a password. `idleLockMinutes`: 0, or after how long without use a tool's page is locked.
 * `safetyOfficer`: who answers for the product's safety where it is used for care, shown with the hazard log; absent: nobody was named.
 * `oidc`: the hospital's own sign-in; absent: there is none. `recordSystems`: those that may launch the visit.
 * `offline`: whether browsers keep the product for use without a network; off takes it from those that do. `withdrawnRules`: versions found faulty.
 * @typedef {Readonly<{
 *   port: number, host: string, siteUrl?: string,
 *   databaseUrl: string, databaseAuthToken?: string, databaseEncryptionKey?: string,
 *   trustedProxies: number, logRequests: boolean, metricsToken?: string, fieldMeasurements: boolean, securityContact?: string,
 *   safetyOfficer?: Readonly<{ name: string, contact: string }>,
 *   offline: boolean, withdrawnRules: readonly string[],
 *   limits: Readonly<Record<keyof typeof limits, number>>, auditDays: number, backupFolder: string,
 *   registration: 'open' | 'invitation' | 'closed', idleLockMinutes: number, secondFactor: import('./second-factor/environment.mjs').SecondFactor, cds: import('./cds/environment.mjs').CdsClients,
 *   oidc?: import('./oidc/environment.mjs').OidcProvider, recordSystems: readonly import('./smart/environment.mjs').RecordSystem[],
 * }>} Environment
 */

/** Shorter keys can be tried out. Files made with one still open. */
const shortestKey = 16;

/** What may be tried, held or asked for: name, default, least, most. */
const limits = {
  loginPerAccount: ['LIMIT_LOGIN_PER_ACCOUNT', 10, 1, 1_000_000],
  loginPerAddress: ['LIMIT_LOGIN_PER_ADDRESS', 300, 1, 1_000_000],
  loginUnknownDevices: ['LIMIT_LOGIN_UNKNOWN_DEVICES', 40, 1, 1_000_000],
  passkeysPerAddress: ['LIMIT_PASSKEY_PER_ADDRESS', 1200, 1, 1_000_000],
  registerPerHour: ['LIMIT_REGISTER_PER_HOUR', 30, 1, 1_000_000],
  quickPerHour: ['LIMIT_QUICK_PER_HOUR', 120, 1, 1_000_000],
  recordsPerAccount: ['LIMIT_RECORDS_PER_ACCOUNT', 20_000, 1, 100_000_000],
  cdsPerMinute: ['LIMIT_CDS_PER_MINUTE', 600, 1, 1_000_000],
};

/** Every setting: what `.env.example` must name. */
export const settingNames = [
  'PORT',
  'HOST',
  'SITE_URL',
  'DATABASE_URL',
  'DATABASE_AUTH_TOKEN',
  'DATABASE_PLAIN_HTTP',
  'DATABASE_ENCRYPTION_KEY',
  'DATABASE_ENCRYPTION_KEY_FILE',
  'TRUSTED_PROXIES',
  'LOG_REQUESTS',
  'METRICS_TOKEN',
  'FIELD_MEASUREMENTS',
  'SECURITY_CONTACT',
  'SAFETY_OFFICER',
  'SAFETY_OFFICER_CONTACT',
  'OFFLINE',
  'WITHDRAWN_RULES',
  ...Object.values(limits).map(([name]) => String(name)),
  'KEEP_AUDIT_DAYS',
  'BACKUP_FOLDER',
  'REGISTRATION',
  'IDLE_LOCK_MINUTES',
  'SECOND_FACTOR',
  'SECOND_FACTOR_KEY',
  'CDS_ISSUERS',
  'CDS_ORIGINS',
  'SMART_ISSUERS',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET_FILE',
  'OIDC_SCOPES',
  'OIDC_LABEL',
  'OIDC_ACCOUNTS',
  'OIDC_TRUST_EMAIL',
];

/** @param {Source} source @param {string} name */
function text(source, name) {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

/** What is sent as a header: a blank or a letter of another script in it could never arrive. @param {Source} source @param {string} name */
function headerText(source, name) {
  const value = text(source, name);
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value))
    throw new EnvironmentProblem(`${name} may hold letters, digits and signs of ASCII only, without a blank.`);
  return value;
}

/** @param {Source} source @param {string} name @param {number} fallback @param {number} min @param {number} max */
function whole(source, name, fallback, min, max) {
  const value = text(source, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new EnvironmentProblem(`${name} must be a whole number from ${min} to ${max}, not “${value}”.`);
  return number;
}

/** @param {Source} source @param {string} name @param {boolean} fallback */
function onOff(source, name, fallback) {
  const value = text(source, name);
  if (value === undefined) return fallback;
  if (value !== 'on' && value !== 'off') throw new EnvironmentProblem(`${name} must be “on” or “off”, not “${value}”.`);
  return value === 'on';
}

/** @param {Source} source */
function registration(source) {
  const value = text(source, 'REGISTRATION') ?? 'open';
  if (value !== 'open' && value !== 'invitation' && value !== 'closed')
    throw new EnvironmentProblem(`REGISTRATION must be “open”, “invitation” or “closed”, not “${value}”.`);
  return value;
}

/** @param {string} value */
function urlOf(value) {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/** @param {Source} source */
function siteUrl(source) {
  const value = text(source, 'SITE_URL');
  if (value === undefined) return undefined;
  const url = urlOf(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new EnvironmentProblem(
      `SITE_URL must be an address such as https://diabetes.example without a path, not “${value}”.`,
    );
  return url.origin;
}

/** An e-mail address becomes what the page needs, `mailto:`. @param {Source} source @param {string} name */
function contact(source, name) {
  const value = text(source, name);
  if (value === undefined) return undefined;
  const address = /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(value) ? `mailto:${value}` : value;
  if (!/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+\.[^\s/]+\S*|tel:\+[\d-]+)$/.test(address))
    throw new EnvironmentProblem(`${name} must be one e-mail address or one https:// address.`);
  return address;
}

/** @param {Source} source */
function safetyOfficer(source) {
  const name = text(source, 'SAFETY_OFFICER');
  const reached = contact(source, 'SAFETY_OFFICER_CONTACT');
  if (name === undefined && reached === undefined) return undefined;
  if (name === undefined) throw new EnvironmentProblem('SAFETY_OFFICER_CONTACT needs SAFETY_OFFICER beside it.');
  if (reached === undefined) throw new EnvironmentProblem('SAFETY_OFFICER needs SAFETY_OFFICER_CONTACT beside it.');
  if (name.length > 200 || /[\p{Cc}\p{Cf}]/u.test(name))
    throw new EnvironmentProblem(
      'SAFETY_OFFICER must be a name of 200 characters at most, without control characters.',
    );
  return { name, contact: reached };
}

/** @param {Source} source */
function withdrawnRules(source) {
  const versions = (text(source, 'WITHDRAWN_RULES') ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = versions.find((version) => !/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(version));
  if (wrong !== undefined)
    throw new EnvironmentProblem(
      `WITHDRAWN_RULES must be versions such as 1.1.0, with commas between, not “${wrong}”.`,
    );
  return versions;
}

/** @param {Source} source */
function host(source) {
  const value = text(source, 'HOST') ?? '127.0.0.1';
  if (!/^[\w.:%-]+$/.test(value))
    throw new EnvironmentProblem(`HOST must be a name or an address of this machine, as 127.0.0.1, not “${value}”.`);
  return value;
}

/** The path behind a `file:` address; undefined where it is none of this machine. @param {string} url */
function pathOf(url) {
  try {
    return url.startsWith('file://') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length));
  } catch {
    return undefined;
  }
}

/** Without TLS, and not to this very machine; `tls=0` takes it from a libsql:// address. @param {URL} url */
function crossesInPlain({ protocol, hostname, searchParams }) {
  const plain = protocol === 'http:' || (protocol === 'libsql:' && searchParams.get('tls') === '0');
  return plain && !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** @param {Source} source */
function databaseUrl(source) {
  const value = text(source, 'DATABASE_URL') ?? 'file:data/journey.db';
  const remote = /^(libsql|https?):\/\/[^/]/.test(value) && urlOf(value);
  if (value === 'file::memory:' || !(remote || /^file:[^?#]+$/.test(value)))
    throw new EnvironmentProblem(
      'DATABASE_URL must be a file such as file:data/journey.db, or a libsql://, https:// or http:// address.',
    );
  if (remote && crossesInPlain(remote) && !onOff(source, 'DATABASE_PLAIN_HTTP', false))
    throw new EnvironmentProblem(
      'DATABASE_URL would carry records unencrypted to another machine: give an https:// or libsql:// address, or set DATABASE_PLAIN_HTTP=on where nobody else uses the line.',
    );
  if (value.startsWith('file:') && !pathOf(value))
    throw new EnvironmentProblem('DATABASE_URL is no path of this machine: write %25 for a percent sign in it.');
  return value;
}

/** The key itself, or the first line of the file that holds it. @param {Source} source @param {string} url */
function encryptionKey(source, url) {
  const file = text(source, 'DATABASE_ENCRYPTION_KEY_FILE');
  const given = text(source, 'DATABASE_ENCRYPTION_KEY');
  if (file === undefined && given === undefined) return undefined;
  const name = file === undefined ? 'DATABASE_ENCRYPTION_KEY' : 'DATABASE_ENCRYPTION_KEY_FILE';
  if (!url.startsWith('file:'))
    throw new EnvironmentProblem(`${name} is for a database file; a remote database encrypts on its own side.`);
  if (file !== undefined && given !== undefined)
    throw new EnvironmentProblem('DATABASE_ENCRYPTION_KEY_FILE and DATABASE_ENCRYPTION_KEY are both set: keep one.');
  const key = file === undefined ? (given ?? '') : keyIn(file);
  if (key.length < shortestKey && !existsSync(pathOf(url) ?? ''))
    throw new EnvironmentProblem(`${name} needs at least ${shortestKey} characters for a new database.`);
  return key;
}

/** @param {string} file */
function keyIn(file) {
  let key = '';
  try {
    key = readFileSync(file, 'utf8').split(/\r?\n/)[0]?.trim() ?? '';
  } catch {
    throw new EnvironmentProblem(`DATABASE_ENCRYPTION_KEY_FILE names a file that cannot be read: ${file}.`);
  }
  if (key === '')
    throw new EnvironmentProblem(`DATABASE_ENCRYPTION_KEY_FILE names a file without a key in its first line: ${file}.`);
  return key;
}

/** A file that was a replica is only a copy: opened as a database of its own it would take saves that reach nobody else (docs/decisions/0003). @param {Source} source */
function refuseReplica(source) {
  const name = Object.keys(source).find((key) => /^DATABASE_SYNC/.test(key) && text(source, key) !== undefined);
  if (name !== undefined)
    throw new EnvironmentProblem(
      `${name} is set, but a database file can no longer be a replica: remove every DATABASE_SYNC setting, and if DATABASE_SYNC_URL named a server, set DATABASE_URL to its address (the file was only a copy); otherwise keep DATABASE_URL as it is.`,
    );
}

/** Reads and checks. Throws EnvironmentProblem with one plain sentence. @param {Source} source @returns {Environment} */
export function readEnvironment(source) {
  refuseReplica(source);
  const site = siteUrl(source);
  const token = headerText(source, 'DATABASE_AUTH_TOKEN');
  const url = databaseUrl(source);
  const key = encryptionKey(source, url);
  const metrics = headerText(source, 'METRICS_TOKEN');
  const security = contact(source, 'SECURITY_CONTACT');
  const officer = safetyOfficer(source);
  const oidc = oidcProvider(source, site);
  if (metrics !== undefined && metrics.length < 16)
    throw new EnvironmentProblem('METRICS_TOKEN must have at least 16 characters.');
  const fieldMeasurements = onOff(source, 'FIELD_MEASUREMENTS', false);
  if (fieldMeasurements && metrics === undefined)
    throw new EnvironmentProblem('FIELD_MEASUREMENTS needs METRICS_TOKEN, which opens the figures.');
  return {
    port: whole(source, 'PORT', 4321, 0, 65_535),
    host: host(source),
    ...(site && { siteUrl: site }),
    databaseUrl: url,
    ...(token && { databaseAuthToken: token }),
    ...(key && { databaseEncryptionKey: key }),
    trustedProxies: whole(source, 'TRUSTED_PROXIES', 0, 0, 10),
    logRequests: onOff(source, 'LOG_REQUESTS', true),
    ...(metrics && { metricsToken: metrics }),
    fieldMeasurements,
    ...(security && { securityContact: security }),
    ...(officer && { safetyOfficer: officer }),
    offline: onOff(source, 'OFFLINE', true),
    withdrawnRules: withdrawnRules(source),
    limits: /** @type {Record<keyof typeof limits, number>} */ (
      Object.fromEntries(
        Object.entries(limits).map(([key, [name, ...range]]) => [
          key,
          whole(source, String(name), .../** @type {[number, number, number]} */ (range)),
        ]),
      )
    ),
    registration: registration(source),
    idleLockMinutes: whole(source, 'IDLE_LOCK_MINUTES', 0, 0, 1440),
    secondFactor: secondFactor(text(source, 'SECOND_FACTOR'), text(source, 'SECOND_FACTOR_KEY')),
    ...(oidc && { oidc }),
    recordSystems: recordSystems(text(source, 'SMART_ISSUERS'), site),
    cds: cdsClients(text(source, 'CDS_ISSUERS'), text(source, 'CDS_ORIGINS'), site),
    auditDays: whole(source, 'KEEP_AUDIT_DAYS', 400, 1, 36_500),
    backupFolder: text(source, 'BACKUP_FOLDER') ?? 'data/backups',
  };
}
