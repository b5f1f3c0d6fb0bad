import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'journey-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with an npm that answers so to `npm audit`: what is written for all packages, and for those that are served. */
function advisories(all: unknown, served: unknown = all): { code: number | null; said: string } {
  const npm = join(folder, 'npm.js');
  writeFileSync(
    npm,
    `process.stdout.write(process.argv.includes('--omit=dev') ? ${JSON.stringify(JSON.stringify(served))} : ${JSON.stringify(JSON.stringify(all))})`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/advisories.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
  return { code: status, said: stdout + stderr };
}
const told = (vulnerabilities: object): object => ({ auditReportVersion: 2, vulnerabilities, metadata: {} });

describe('npm run advisories', () => {
  test('no known weakness', () => {
    expect(advisories(told({}))).toEqual({ code: 0, said: 'No known weakness in any locked package.\n' });
  });

  test('a weakness has the time that is left for it: short where it is served', () => {
    const served = { 'a-server': { severity: 'critical', range: '<2.0.0' } };
    const { code, said } = advisories(
      told({ ...served, 'a-linter': { severity: 'high', range: '<3.0.0' } }),
      told(served),
    );
    expect(code).toBe(1);
    expect(said).toContain('critical: a-server <2.0.0, served: mend within 2 days');
    expect(said).toContain('high: a-linter <3.0.0, builds or tests: mend within 30 days');
  });

  test.each([
    ['a mirror that does not answer', { message: '405 Method Not Allowed', error: {} }],
    ['one that is told of all packages and not of the served', told({}), { error: {} }],
    ['nothing that can be read', undefined],
  ])('%s is never taken for good news', (_, all, served = all) => {
    const { code, said } = advisories(all, served);
    expect(code).toBe(2);
    expect(said).toContain('NOTHING IS KNOWN');
    expect(said).not.toContain('No known weakness');
  });
});
