import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, goodPassword, person, startApi } from './harness.ts';
import { runScript } from './run-script.ts';

let api: Api;
let folder: string;
beforeEach(async () => {
  api = await startApi();
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const operator = (
  script: string,
  args: string[],
  { database = api.file, ...more }: { database?: string; input?: string } = {},
) => runScript(script, args, { database, ...more });
async function recordsIn(path: string): Promise<number> {
  const client = createClient({ url: `file:${path}` });
  const { rows } = await client.execute('SELECT count(*) AS n FROM assessments');
  client.close();
  return Number(rows[0]?.['n']);
}
const save = (userId: string, id: string) =>
  api.store.write([
    {
      sql: `INSERT INTO assessments (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at) VALUES (?, ?, 'a1c-forecast', 'N', 'n', '{}', '{}', '', '1', '2026-01-01T00:00:00.000Z')`,
      args: [userId, id],
    },
  ]);

describe('backup and restore', () => {
  test('a backup taken while saving misses nothing acknowledged before it, and restores on an empty place', async () => {
    const { id } = await person(api);
    for (let at = 0; at < 200; at += 1) await save(id, `before${at}`);
    let going = true;
    const meanwhile = (async () => {
      for (let at = 0; going; at += 1) await save(id, `during${at}`);
    })();
    const target = join(folder, 'copy.db');
    const made = await operator('backup', [target]);
    going = false;
    await meanwhile;
    expect(made).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Backed up users: 1, patients: 0, visits: 0, records: \d+ \(\d+ KiB\) to .+copy\.db\.$/,
      ),
    });
    expect(readdirSync(folder)).toEqual(['copy.db']);
    const place = join(folder, 'new', 'journey.db');
    expect((await operator('restore', [target], { database: place })).code).toBe(0);
    const client = createClient({ url: `file:${place}` });
    const { rows } = await client.execute(`SELECT count(*) AS n FROM assessments WHERE id LIKE 'before%'`);
    expect(rows[0]?.['n']).toBe(200);
    client.close();
  });

  test('copying the file alone misses what is still in the log: why the command is there', async () => {
    const { id } = await person(api);
    await save(id, 'only-in-the-log');
    copyFileSync(api.file, join(folder, 'naive.db'));
    const naive = await recordsIn(join(folder, 'naive.db')).catch(() => 0);
    expect(naive).toBe(0);
    expect(await recordsIn(api.file)).toBe(1);
  });

  test('overwrites nothing: not a backup, not a database in use, and a replaced one is moved aside', async () => {
    await person(api);
    const target = join(folder, 'copy.db');
    await operator('backup', [target]);
    expect(await operator('backup', [target])).toEqual({ code: 1, out: expect.stringMatching(/overwrites nothing/) });
    expect(await operator('restore', [target])).toEqual({ code: 1, out: expect.stringMatching(/--replace/) });
    expect(await operator('restore', [target, '--replace'])).toEqual({
      code: 1,
      out: expect.stringMatching(/is in use: stop the server first/),
    });
    const place = join(folder, 'other.db');
    await operator('restore', [target], { database: place });
    expect(await operator('restore', [target, '--replace'], { database: place })).toEqual({
      code: 0,
      out: expect.stringMatching(/What stood there before is .+other\.db\.before-/),
    });
    expect(readdirSync(folder).filter((name) => /^other\.db\.before-[^.]+$/.test(name))).toHaveLength(1);
  });

  test('refuses what is no backup', async () => {
    const junk = join(folder, 'junk.db');
    writeFileSync(junk, 'not a database at all, just words'.repeat(100));
    expect(await operator('restore', [junk], { database: join(folder, 'x.db') })).toEqual({
      code: 1,
      out: expect.stringMatching(/is not a database of this product/),
    });
    expect(existsSync(join(folder, 'x.db'))).toBe(false);
    expect((await operator('restore', [join(folder, 'none.db')])).code).toBe(1);
    expect((await operator('restore', [])).out).toMatch(/npm run operate -- restore/);
  });
});

describe('a lost password', () => {
  test('is replaced by the operator; every session ends', async () => {
    const { email, cookie } = await person(api);
    const set = await operator('set-password', [email.toUpperCase()], { input: 'a new and better one\n' });
    expect(set).toEqual({ code: 0, out: expect.stringMatching(/is set, and every session/) });
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(401);
    const login = (password: string) => api.call('POST', 'auth/login', { body: { email, password } });
    expect((await login(goodPassword)).status).toBe(401);
    expect((await login('a new and better one')).status).toBe(200);
  });

  test.each([
    ['nobody@clinic.example', 'a new and better one', /no account/],
    ['', 'x', /npm run operate -- set-password/],
  ])('%s is refused', async (email, input, says) => {
    expect(await operator('set-password', email ? [email] : [], { input: `${input}\n` })).toEqual({
      code: 1,
      out: expect.stringMatching(says),
    });
  });

  test('a weak one is refused', async () => {
    const { email } = await person(api);
    expect((await operator('set-password', [email], { input: 'password1\n' })).out).toMatch(/commonest/);
    expect((await operator('set-password', [email], { input: 'short\n' })).out).toMatch(/at least 8/);
  });
});
