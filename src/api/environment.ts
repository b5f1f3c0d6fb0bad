import { filePath } from '../../db/paths.ts';

/** The environment, read once and checked (decision D22). Every name, default and limit is in `.env.example`. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Canonical origin, as `https://diabetes.example`; absent: same origin means that Origin's host equals Host. */
  readonly siteUrl?: string;
  readonly databaseUrl: string;
  readonly databaseAuthToken?: string;
  readonly databaseEncryptionKey?: string;
  /** How many proxies stand in front, each adding one address to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logRequests: boolean;
  /** Who sends it may read /api/metrics; absent: there is no such address. */
  readonly metricsToken?: string;
  /** Where a weakness is told of, as /.well-known/security.txt says it; absent: there is no such page. */
  readonly securityContact?: string;
  readonly limits: {
    readonly loginPerAccount: number;
    readonly loginPerAddress: number;
    readonly loginMinutes: number;
    readonly registerPerHour: number;
    readonly quickPerHour: number;
    readonly exportsPerHour: number;
    readonly recordsPerAccount: number;
    readonly sessionsPerAccount: number;
  };
  /** How long a row of the audit trail is kept. */
  readonly auditDays: number;
}

/** A value that cannot be used; the message is the one sentence the operator sees. */
export class EnvironmentProblem extends Error {
  override name = 'EnvironmentProblem';
}

type Source = Readonly<Record<string, string | undefined>>;

function text(source: Source, name: string): string | undefined {
  const value = source[name]?.trim();
  return value === '' ? undefined : value;
}

function whole(source: Source, name: string, fallback: number, min: number, max: number): number {
  const value = text(source, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new EnvironmentProblem(`${name} must be a whole number from ${min} to ${max}, not “${value}”.`);
  }
  return number;
}

function onOff(source: Source, name: string, fallback: boolean): boolean {
  const value = text(source, name);
  if (value === undefined) return fallback;
  if (value !== 'on' && value !== 'off') throw new EnvironmentProblem(`${name} must be “on” or “off”, not “${value}”.`);
  return value === 'on';
}

function siteUrl(source: Source): string | undefined {
  const value = text(source, 'SITE_URL');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new EnvironmentProblem(
      `SITE_URL must be an address such as https://diabetes.example without a path, not “${value}”.`,
    );
  }
  return url.origin;
}

/** An e-mail address becomes what the page needs, `mailto:`. */
function securityContact(source: Source): string | undefined {
  const value = text(source, 'SECURITY_CONTACT');
  if (value === undefined) return undefined;
  const contact = /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(value) ? `mailto:${value}` : value;
  if (!/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+\.[^\s/]+\S*|tel:\+[\d-]+)$/.test(contact)) {
    throw new EnvironmentProblem('SECURITY_CONTACT must be one e-mail address or one https:// address.');
  }
  return contact;
}

function databaseUrl(source: Source): string {
  const value = text(source, 'DATABASE_URL') ?? 'file:data/journey.db';
  if (!/^(file:[^?#]+|(libsql|https?):\/\/[^/].*)$/.test(value) || value === 'file::memory:') {
    throw new EnvironmentProblem(
      'DATABASE_URL must be a file such as file:data/journey.db, or a libsql://, https:// or http:// address.',
    );
  }
  if (value.startsWith('file:') && !isPath(value))
    throw new EnvironmentProblem('DATABASE_URL is no path of this machine: write %25 for a percent sign in it.');
  return value;
}

function isPath(url: string): boolean {
  try {
    return filePath(url) !== '';
  } catch {
    return false;
  }
}

/** A file that was a replica is only a copy: opened as a database of its own it would take saves that reach nobody else (docs/decisions/0025). */
function refuseReplica(source: Source): void {
  const name = Object.keys(source).find((key) => /^DATABASE_SYNC/.test(key) && text(source, key) !== undefined);
  if (name !== undefined)
    throw new EnvironmentProblem(
      `${name} is set, but a database file can no longer be a replica: remove every DATABASE_SYNC setting, and if DATABASE_SYNC_URL named a server, set DATABASE_URL to its address (the file was only a copy); otherwise keep DATABASE_URL as it is.`,
    );
}

/** Reads and checks. Throws EnvironmentProblem with one plain sentence. */
export function readEnvironment(source: Source): Environment {
  refuseReplica(source);
  const site = siteUrl(source);
  const token = text(source, 'DATABASE_AUTH_TOKEN');
  const key = text(source, 'DATABASE_ENCRYPTION_KEY');
  const url = databaseUrl(source);
  const metrics = text(source, 'METRICS_TOKEN');
  const contact = securityContact(source);
  if (metrics !== undefined && metrics.length < 16)
    throw new EnvironmentProblem('METRICS_TOKEN must have at least 16 characters.');
  if (key !== undefined && !url.startsWith('file:'))
    throw new EnvironmentProblem(
      'DATABASE_ENCRYPTION_KEY is for a database file; a remote database encrypts on its own side.',
    );
  return {
    port: whole(source, 'PORT', 4321, 0, 65_535),
    host: text(source, 'HOST') ?? '127.0.0.1',
    ...(site && { siteUrl: site }),
    databaseUrl: url,
    ...(token && { databaseAuthToken: token }),
    ...(key && { databaseEncryptionKey: key }),
    trustedProxies: whole(source, 'TRUSTED_PROXIES', 0, 0, 10),
    logRequests: onOff(source, 'LOG_REQUESTS', true),
    ...(metrics && { metricsToken: metrics }),
    ...(contact && { securityContact: contact }),
    limits: {
      loginPerAccount: whole(source, 'LIMIT_LOGIN_PER_ACCOUNT', 10, 1, 1_000_000),
      loginPerAddress: whole(source, 'LIMIT_LOGIN_PER_ADDRESS', 300, 1, 1_000_000),
      loginMinutes: whole(source, 'LIMIT_LOGIN_MINUTES', 15, 1, 1440),
      registerPerHour: whole(source, 'LIMIT_REGISTER_PER_HOUR', 30, 1, 1_000_000),
      quickPerHour: whole(source, 'LIMIT_QUICK_PER_HOUR', 120, 1, 1_000_000),
      exportsPerHour: whole(source, 'LIMIT_EXPORTS_PER_HOUR', 20, 1, 1_000_000),
      recordsPerAccount: whole(source, 'LIMIT_RECORDS_PER_ACCOUNT', 20_000, 1, 100_000_000),
      sessionsPerAccount: whole(source, 'LIMIT_SESSIONS_PER_ACCOUNT', 20, 1, 10_000),
    },
    auditDays: whole(source, 'KEEP_AUDIT_DAYS', 400, 1, 36_500),
  };
}
