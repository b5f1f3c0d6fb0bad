import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment, settingNames } from '../../src/api/environment.mjs';

describe('the environment', () => {
  test('has defaults for everything', () => {
    expect(readEnvironment({})).toEqual({
      backupFolder: 'data/backups',
      port: 4321,
      host: '127.0.0.1',
      databaseUrl: 'file:data/journey.db',
      trustedProxies: 0,
      logRequests: true,
      fieldMeasurements: false,
      offline: true,
      withdrawnRules: [],
      limits: {
        loginPerAccount: 10,
        loginPerAddress: 300,
        passkeysPerAddress: 1200,
        loginUnknownDevices: 40,
        registerPerHour: 30,
        quickPerHour: 120,
        recordsPerAccount: 20_000,
        cdsPerMinute: 600,
      },
      registration: 'open',
      idleLockMinutes: 0,
      secondFactor: { policy: 'off', keys: [] },
      cds: { issuers: [], origins: [] },
      recordSystems: [],
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
    expect([...settingNames].sort()).toEqual(Object.keys(example).sort());
    const read = readFileSync('src/api/environment.mjs', 'utf8').match(/'[A-Z][A-Z_]{3,}'/g) ?? [];
    expect([...new Set(read.map((name) => name.slice(1, -1)))].sort()).toEqual([...settingNames].sort());
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
    ['FIELD_MEASUREMENTS', 'yes'],
    ['FIELD_MEASUREMENTS', 'on'],
    ['METRICS_TOKEN', 'with a blank between'],
    ['DATABASE_AUTH_TOKEN', 'two\nlines'],
    ['DATABASE_AUTH_TOKEN', 'رمز'],
    ['SECURITY_CONTACT', 'somebody'],
    ['SECURITY_CONTACT', 'http://a.example'],
    ['SAFETY_OFFICER', 'Dr Mona Saleh'],
    ['SAFETY_OFFICER_CONTACT', 'safety@a.example'],
    ['SAFETY_OFFICER_CONTACT', 'a room on the third floor'],
    ['SECURITY_CONTACT', 'a@b.example\nContact: mailto:evil@c.example'],
    ['HOST', 'a b'],
    ['DATABASE_ENCRYPTION_KEY', 'abc'],
    ['DATABASE_ENCRYPTION_KEY_FILE', 'no/such/file'],
    ['DATABASE_URL', 'http://['],
    ['DATABASE_URL', 'http://db.internal:8080'],
    ['DATABASE_URL', 'http://127.0.0.1.elsewhere.example'],
    ['DATABASE_URL', 'http://localhost@elsewhere.example'],
    ['DATABASE_URL', 'libsql://db.internal?tls=0'],
    ['DATABASE_PLAIN_HTTP', 'yes', 'http://db.internal:8080'],
    ['CDS_ISSUERS', 'https://ehr.example=no/such/file'],
    ['CDS_ISSUERS', 'ehr.example'],
    ['SMART_ISSUERS', 'https://ehr.example/fhir=no/such/file'],
    ['SMART_ISSUERS', 'http://ehr.example/fhir=package.json'],
    ['SMART_ISSUERS', 'https://ehr.example/fhir=package.json'],
    ['SMART_ISSUERS', 'ehr.example'],
    ['CDS_ORIGINS', 'ehr.example'],
    ['CDS_ORIGINS', '*'],
    ['DATABASE_SYNC_URL', 'libsql://a.example'],
    ['DATABASE_SYNC_SECONDS', '2'],
  ])('%s=%s is refused with one sentence that names it', (name, value, url = 'file:data/none.db') => {
    // Not where a database of this folder is: one of earlier days may have a short key.
    const settings = { DATABASE_URL: url, [name]: value };
    expect(() => readEnvironment(settings)).toThrow(new RegExp(`^${name}[^\\n]+\\.$`));
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
  test('the key may lie in a file; a short one opens only a file that is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    const file = join(folder, 'key');
    writeFileSync(file, 'sixteen letters!\nmore\n');
    expect(readEnvironment({ DATABASE_ENCRYPTION_KEY_FILE: file }).databaseEncryptionKey).toBe('sixteen letters!');
    expect(() =>
      readEnvironment({ DATABASE_ENCRYPTION_KEY_FILE: file, DATABASE_ENCRYPTION_KEY: 'sixteen letters?' }),
    ).toThrow(/both set/);
    writeFileSync(file, '\n');
    expect(() => readEnvironment({ DATABASE_ENCRYPTION_KEY_FILE: file })).toThrow(/without a key/);
    const old = { DATABASE_URL: `file:${join(folder, 'a.db')}`, DATABASE_ENCRYPTION_KEY: 'abc' };
    expect(() => readEnvironment(old)).toThrow(/at least 16 characters/);
    writeFileSync(join(folder, 'a.db'), 'a database of earlier days');
    expect(readEnvironment(old).databaseEncryptionKey).toBe('abc');
    rmSync(folder, { recursive: true });
  });
  test('a database of this machine, or by TLS, needs no leave; another one over plain HTTP does', () => {
    for (const url of [
      'http://127.0.0.1:8080',
      'http://localhost',
      'http://[::1]:8080',
      'https://a.example',
      'libsql://a.example',
    ])
      expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
    const plain = { DATABASE_URL: 'http://db.internal:8080', DATABASE_PLAIN_HTTP: 'on' };
    expect(readEnvironment(plain).databaseUrl).toBe('http://db.internal:8080');
  });
  describe('the hospital’s own sign-in', () => {
    const good = {
      SITE_URL: 'https://diabetes.example',
      OIDC_ISSUER: 'https://login.hospital.example/realms/staff',
      OIDC_CLIENT_ID: 'journey',
    };
    test('needs an issuer, a name and the address people come back to; the rest has defaults', () => {
      expect(readEnvironment(good).oidc).toEqual({
        issuer: good.OIDC_ISSUER,
        clientId: 'journey',
        scopes: 'openid profile email',
        label: 'login.hospital.example',
        accounts: 'invitation',
        trustEmail: false,
      });
    });
    test('takes its secret from a file', () => {
      const folder = mkdtempSync(join(tmpdir(), 'journey-'));
      const file = join(folder, 'secret');
      writeFileSync(file, ' of the client \nmore\n');
      const settings = { ...good, OIDC_CLIENT_SECRET_FILE: file };
      expect(readEnvironment(settings).oidc?.clientSecret).toBe('of the client');
      expect(() => readEnvironment({ ...settings, OIDC_CLIENT_SECRET: 'x' })).toThrow(/both set/);
      writeFileSync(file, '\n');
      expect(() => readEnvironment(settings)).toThrow(/^OIDC_CLIENT_SECRET_FILE .*without a secret/);
      rmSync(folder, { recursive: true });
    });
    test.each([
      ['OIDC_ISSUER', 'http://login.hospital.example'],
      ['OIDC_ISSUER', 'login.hospital.example'],
      ['OIDC_ISSUER', 'https://login.hospital.example?realm=staff'],
      ['OIDC_ISSUER', 'https://admin:secret@login.hospital.example'],
      ['OIDC_CLIENT_SECRET_FILE', 'no/such/file'],
      ['OIDC_SCOPES', 'profile email'],
      ['OIDC_SCOPES', 'openid "email"'],
      ['OIDC_LABEL', 'x'.repeat(61)],
      ['OIDC_LABEL', 'turned \u202e around'],
      ['OIDC_ACCOUNTS', 'everybody'],
      ['OIDC_TRUST_EMAIL', 'yes'],
    ])('%s=%s is refused with one sentence that names it', (name, value) => {
      expect(() => readEnvironment({ ...good, [name]: value })).toThrow(new RegExp(`^${name}[^\\n]+\\.$`));
    });
    test.each(['SITE_URL', 'OIDC_CLIENT_ID', 'OIDC_ISSUER'] as const)('without %s nothing starts', (name) => {
      expect(() => readEnvironment({ ...good, [name]: '' })).toThrow(/^OIDC_\w+ .+\.$/);
    });
  });
  test.each([
    [{ SECOND_FACTOR: 'maybe' }, /SECOND_FACTOR must be “off”/],
    [{ SECOND_FACTOR: 'required' }, /needs SECOND_FACTOR_KEY/],
    [{ SECOND_FACTOR: 'offered', SECOND_FACTOR_KEY: 'short' }, /at least 32 characters/],
  ])('%j is refused at the start', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(message);
  });
  test('SITE_URL becomes an origin', () => {
    expect(readEnvironment({ SITE_URL: 'https://Diabetes.example:443/' }).siteUrl).toBe('https://diabetes.example');
  });
});
