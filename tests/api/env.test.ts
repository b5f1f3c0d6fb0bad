import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../src/api/environment.ts';

describe('the environment', () => {
  test('has defaults for everything', () => {
    expect(readEnvironment({})).toEqual({
      port: 4321,
      host: '127.0.0.1',
      databaseUrl: 'file:data/journey.db',
      trustedProxies: 0,
      logRequests: true,
      limits: {
        loginPerAccount: 10,
        loginPerAddress: 300,
        loginMinutes: 15,
        registerPerHour: 30,
        quickPerHour: 120,
        exportsPerHour: 20,
        recordsPerAccount: 20_000,
        sessionsPerAccount: 20,
      },
      auditDays: 400,
    });
  });

  test('.env.example names every setting with its default', () => {
    const example = Object.fromEntries(
      readFileSync('.env.example', 'utf8')
        .split('\n')
        .filter((line) => /^[A-Z]/.test(line))
        .map((line) => line.split('=') as [string, string]),
    );
    expect(readEnvironment(example)).toEqual(readEnvironment({}));
    const read = readFileSync('src/api/environment.ts', 'utf8').match(/'[A-Z][A-Z_]{3,}'/g) ?? [];
    expect([...new Set(read.map((name) => name.slice(1, -1)))].sort()).toEqual(Object.keys(example).sort());
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['SITE_URL', 'diabetes.example'],
    ['SITE_URL', 'ftp://a.example'],
    ['SITE_URL', 'https://a.example/path'],
    ['SITE_URL', 'https://user@a.example'],
    ['DATABASE_URL', 'postgres://a/b'],
    ['DATABASE_URL', 'data/x.db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file::memory:'],
    ['DATABASE_URL', 'file:data/50%.db'],
    ['DATABASE_URL', 'file://elsewhere/a.db'],
    ['DATABASE_URL', 'https://'],
    ['TRUSTED_PROXIES', 'yes'],
    ['LOG_REQUESTS', '1'],
    ['LIMIT_LOGIN_PER_ACCOUNT', '0'],
    ['METRICS_TOKEN', 'short'],
    ['SECURITY_CONTACT', 'somebody'],
    ['SECURITY_CONTACT', 'http://a.example'],
    ['SECURITY_CONTACT', 'a@b.example\nContact: mailto:evil@c.example'],
    ['DATABASE_SYNC_URL', 'libsql://a.example'],
    ['DATABASE_SYNC_SECONDS', '2'],
  ])('%s=%s is refused with one sentence that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}[^\\n]+\\.$`));
  });

  test('a key for a remote database is refused', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'libsql://a.example', DATABASE_ENCRYPTION_KEY: 'x' })).toThrow(
      /DATABASE_ENCRYPTION_KEY/,
    );
  });
  test('a replica of earlier versions is refused with the step to take, whatever else is set; left empty it is no setting', () => {
    const asked = { DATABASE_URL: 'file:data/replica.db', DATABASE_SYNC_URL: 'libsql://b.example' };
    expect(() => readEnvironment({ ...asked, DATABASE_SYNC_SECONDS: '2' })).toThrow(
      /^DATABASE_SYNC_URL .*remove every DATABASE_SYNC setting.* set DATABASE_URL to its address/,
    );
    expect(() => readEnvironment({ DATABASE_SYNC_PERIOD: '2' })).toThrow(/^DATABASE_SYNC_PERIOD .*keep DATABASE_URL/);
    expect(readEnvironment({ DATABASE_SYNC_URL: '', DATABASE_SYNC_SECONDS: ' ' })).toEqual(readEnvironment({}));
  });
  test('SITE_URL becomes an origin', () => {
    expect(readEnvironment({ SITE_URL: 'https://Diabetes.example:443/' }).siteUrl).toBe('https://diabetes.example');
  });
});
