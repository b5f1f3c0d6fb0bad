import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, backupsIn, dropOld } from '../../db/backups.ts';
import { sealOf } from '../../db/chain.ts';
import { openStore } from '../../db/open.ts';
import { runScript } from './run-script.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  file = join(folder, 'a.db');
  const store = await openStore({ databaseUrl: `file:${file}` });
  const row = {
    userId: 'u',
    id: 'r1',
    at: '2026-11-02T08:00:00.000Z',
    action: 'view',
    target: '=1+1',
    address: '10.0.0.1',
  };
  await store.write([
    `INSERT INTO users (id, name, email, password_hash, user_type, created_at) VALUES ('u', 'A', 'person@clinic.example', 'x', 'registered', '2026')`,
    {
      sql: 'INSERT INTO audit (user_id, id, at, action, target, address, seal) VALUES (?, ?, ?, ?, ?, ?, ?)',
      args: [...Object.values(row), sealOf(row)],
    },
  ]);
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('backups on a schedule', () => {
  test('npm run operate -- backup --every 24h --keep 2: one at once, checked; it ends when told, and what it made can be restored elsewhere', async () => {
    const safe = join(folder, 'safe');
    mkdirSync(safe);
    const child = spawn(process.execPath, [resolve('scripts/backup.ts'), '--every', '24h', '--keep', '2', safe], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], DATABASE_URL: `file:${file}` },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const gone = new Promise((done) => child.once('exit', done));
    await expect
      .poll(() => said, { timeout: 30_000 })
      .toMatch(/Backed up users: 1, patients: 0, visits: 0, records: 0/);
    await expect.poll(() => said, { timeout: 15_000 }).toMatch(/The newest backup is .+; the next is made at \d{4}-/);
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
    const [newest] = backupsIn(safe);
    const there = join(folder, 'elsewhere/b.db');
    expect(await runScript('restore', [newest?.path ?? ''], { database: there })).toMatchObject({ code: 0 });
    const client = createClient({ url: `file:${there}` });
    expect((await client.execute('SELECT email FROM users')).rows[0]?.['email']).toBe('person@clinic.example');
    client.close();
    expect((await runScript('audit', ['--verify'], { database: there })).out).toMatch(/The trail is whole: 1 rows/);
  });

  test('npm that runs it is killed: it ends, too', async () => {
    const args = ['run', '-s', 'operate', '--', 'backup', '--every', '24h', join(folder, 'safe')];
    const npm = spawn('npm', args, { env: { ...process.env, DATABASE_URL: `file:${file}` } });
    let said = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    // Open as long as anything of it runs.
    const allGone = new Promise((done) => npm.once('close', done));
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/Backed up/);
    npm.kill('SIGKILL');
    await allGone;
  });

  test('the newest stay, what is no backup too', () => {
    const safe = join(folder, 'safe');
    mkdirSync(safe);
    for (let day = 1; day < 6; day += 1) writeFileSync(join(safe, backupName(new Date(Date.UTC(2026, 0, day)))), '');
    for (const name of ['notes.txt', 'journey-2026.db', 'journey-2026-01-09T00-00-00-000Z.db.unfinished'])
      writeFileSync(join(safe, name), '');
    expect(dropOld(safe, 3)).toHaveLength(2);
    expect(readdirSync(safe).sort()).toEqual([
      'journey-2026-01-03T00-00-00-000Z.db',
      'journey-2026-01-04T00-00-00-000Z.db',
      'journey-2026-01-05T00-00-00-000Z.db',
      'journey-2026-01-09T00-00-00-000Z.db.unfinished',
      'journey-2026.db',
      'notes.txt',
    ]);
    expect(dropOld(join(folder, 'none'), 1)).toEqual([]);
  });

  test.each([
    ['--every', 'soon'],
    ['--every', '0h'],
    ['--keep', '3'],
    ['--every', '1h', '--keep', '0'],
  ])('%s %s is refused with one line', async (...flags) => {
    const { code, out } = await runScript('backup', flags, { database: file });
    expect([code, out.split('\n')]).toEqual([1, [expect.stringMatching(/--every|--keep/)]]);
  });
});

describe('npm run operate -- audit', () => {
  test('--since, --account and --csv print who did what, and nothing that a spreadsheet takes for a formula', async () => {
    const { code, out } = await runScript(
      'audit',
      ['--since', '2026-11-01', '--account', 'person@clinic.example', '--csv'],
      {
        database: file,
      },
    );
    expect([code, out.replace('\uFEFF', '').split('\r\n')]).toEqual([
      0,
      ['at,account,action,target,address', "2026-11-02T08:00:00.000Z,u,view,'=1+1,10.0.0.1", '1 rows.'],
    ]);
    expect((await runScript('audit', ['--since', '2026-12-01'], { database: file })).out).toBe('0 rows.');
  });
  test('--verify names the first wrong row, and ends with 1', async () => {
    const whole = await runScript('audit', ['--verify'], { database: file });
    const noted = whole.out.split(' ').at(-1) ?? '';
    expect((await runScript('audit', ['--verify', '--noted', noted], { database: file })).code).toBe(0);
    expect((await runScript('audit', ['--verify', '--noted', 'another'], { database: file })).out).toMatch(
      /written anew/,
    );
    const client = createClient({ url: `file:${file}` });
    await client.execute(`UPDATE audit SET address = '10.0.0.2'`);
    client.close();
    expect(await runScript('audit', ['--verify'], { database: file })).toEqual({
      code: 1,
      out: 'The trail is not whole: row 1 (id r1, account u) was changed, or added by hand.',
    });
  });
  test.each([['--since', 'monday'], ['--account', 'no@body.example'], ['--what']])(
    '%s %s is refused with one line',
    async (...flags) => {
      const { code, out } = await runScript('audit', flags, { database: file });
      expect([code, out.split('\n').length]).toEqual([1, 1]);
    },
  );
});

test('npm run operate -- doctor says what is well and what to look at, and changes nothing', async () => {
  const { code, out } = await runScript('doctor', [], { database: file });
  expect(code).toBe(1);
  for (const says of [
    /^ok {4}settings: /m,
    /^ok {4}database: .* sound$/m,
    /^ok {4}content: 1 users/m,
    /^ok {4}clock: /m,
    /^note {2}safety officer: none has been named/m,
    /^LOOK {2}backups: none in data\/backups/m,
  ])
    expect(out).toMatch(says);
  const safe = join(folder, 'safe');
  mkdirSync(safe);
  writeFileSync(join(safe, backupName(new Date())), '');
  expect((await runScript('doctor', [safe], { database: file })).out).toMatch(/^ok {4}backups: 1 in .*safe/m);
  expect((await runScript('doctor', ['--help'], { database: file })).out).toMatch(/^npm run operate -- doctor/);
});
