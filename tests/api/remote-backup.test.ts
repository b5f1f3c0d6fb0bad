import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { person, startApi } from './harness.ts';
import { runScript } from './run-script.ts';
import { noSqld, startSqld } from './sqld.ts';

const profile = {
  egfr: 60,
  age: 55,
  weight: 80,
  a1c: 8.5,
  medicationClass: 'metformin',
  hasHeartFailure: false,
  hasAscvd: false,
  hasRenalDisease: false,
};

test.skipIf(noSqld)(
  'what a libSQL server holds goes by the manual into a file that restores, and onto a second server that serves it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'journey-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    const first = await startSqld();
    const api = await startApi({}, first.url);
    const { cookie } = await person(api);
    const body = { patientName: 'مريم', patientProfile: profile };
    expect((await api.call('POST', 'dosing-engine-assessments', { cookie, body })).status).toBe(201);
    await api.stop();

    execFileSync('bash', [resolve('tests/api/remote-backup.sh')], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: first.url, DATABASE_AUTH_TOKEN: 'none' },
    });
    await first.remove();
    for (const name of ['dump.sql', 'dump.db', 'second/dbs/default/data'])
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    const restored = await runScript('restore', [join(folder, 'dump.db')], { database: join(folder, 'a.db') });
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining('Restored users: 1, patients: 0, visits: 0, records: 1'),
    });

    const second = await startSqld(join(folder, 'second'));
    const again = await startApi({}, second.url);
    const listed = await again.call('GET', 'dosing-engine-assessments', { cookie });
    expect(await listed.json()).toMatchObject([{ patientName: 'مريم' }]);
    const verified = await runScript('audit', ['--verify'], { url: second.url });
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('The trail is whole') });
    await again.stop();
    await second.remove();
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);
