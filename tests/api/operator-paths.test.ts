import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../db/open.ts';
import { foundIn, makeFile } from './keyed-file.ts';
import { runScript } from './run-script.ts';

let folder: string;
let database: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  database = join(folder, 'a.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const odd = 'a #1? 50% of é.db';

describe('names of files', () => {
  test('a backup, its restoring and a new key, with signs in the name that mean something in an address', async () => {
    await makeFile(database, '', 20);
    const [copy, place] = [join(folder, 'copies', odd), join(folder, odd)];
    expect(await runScript('backup', [copy], { database })).toEqual({
      code: 0,
      out: expect.stringMatching(/^Backed up /),
    });
    expect(readdirSync(join(folder, 'copies'))).toEqual([odd]);
    const url = `file:${place.split('/').map(encodeURIComponent).join('/')}`;
    expect(await runScript('restore', [copy], { url })).toEqual({ code: 0, out: expect.stringMatching(/^Restored /) });
    expect(existsSync(place)).toBe(true);
    expect(await runScript('rotate-key', [], { url, input: 'a key that is long enough\n' })).toEqual({
      code: 0,
      out: expect.stringMatching(/^Wrote and checked /),
    });
  });

  test.each(['file:', 'file://'])('%s…: folder and file are those the driver opens', async (scheme) => {
    const store = await openStore({ databaseUrl: `${scheme}${folder}/new%20folder/${encodeURIComponent(odd)}` });
    await store.close();
    expect(readdirSync(folder)).toEqual(['new folder']);
    expect(readdirSync(join(folder, 'new folder')).filter((name) => !/-(wal|shm)$/.test(name))).toEqual([odd]);
  });
});

describe('a command that cannot do its work says so in one line, and leaves nothing behind', () => {
  async function refused(says: RegExp, work: Promise<{ code: number; out: string }>): Promise<void> {
    expect(await work).toEqual({ code: 1, out: expect.stringMatching(says) });
    expect((await work).out).not.toMatch(/\n/);
    expect(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /unfinished|restoring|rotating/.test(name),
      ),
    ).toEqual([]);
  }

  test('a backup with the wrong key, without one, and of what is no database', async () => {
    await makeFile(database, 'the right key of all', 20);
    const target = join(folder, 'copy.db');
    await refused(
      /DATABASE_ENCRYPTION_KEY is not the one/,
      runScript('backup', [target], { database, key: 'not the right key at all' }),
    );
    await refused(/none is set/, runScript('backup', [target], { database }));
    const notes = join(folder, 'notes.txt');
    writeFileSync(notes, 'these are my notes'.repeat(500));
    await refused(/is not a database/, runScript('backup', [target], { database: notes }));
    expect(existsSync(target)).toBe(false);
  });

  test('a backup that is complete but is no database of ours', async () => {
    const { createClient } = await import('@libsql/client');
    const other = createClient({ url: `file:${database}` });
    await other.execute('CREATE TABLE patients (name text)');
    other.close();
    await refused(/is not a database of this product/, runScript('backup', [join(folder, 'copy.db')], { database }));
  });

  test('a folder that cannot be made, and a name that cannot be written', async () => {
    await makeFile(database, '', 20);
    writeFileSync(join(folder, 'plain'), '');
    await refused(/folder of .* cannot be made/, runScript('backup', [join(folder, 'plain', 'copy.db')], { database }));
    await refused(
      /folder of .* cannot be made/,
      runScript('restore', [database], { database: join(folder, 'plain', 'b.db') }),
    );
    const long = join(folder, 'x'.repeat(250));
    await refused(/copied|That did not work/, runScript('backup', [long], { database }));
  });

  test.each(['backup', 'set-password', 'rotate-key'])(
    '%s with a mistyped address makes no database',
    async (script) => {
      mkdirSync(join(folder, 'data'));
      await refused(
        /^There is no database at .*journy\.db\.$/,
        runScript(script, script === 'set-password' ? ['a@b.co'] : [], {
          database: join(folder, 'data', 'journy.db'),
          input: 'a new and better one\n',
        }),
      );
      expect(readdirSync(join(folder, 'data'))).toEqual([]);
    },
  );

  test('what stands there stays as it was', async () => {
    await makeFile(database, '', 20);
    mkdirSync(join(folder, 'a.db.restoring'));
    await makeFile(join(folder, 'copy.db'), '', 5);
    expect((await runScript('restore', [join(folder, 'copy.db'), '--replace'], { database })).out).toMatch(
      /^That did not work \([^\n]+\)\.$/,
    );
    expect(await foundIn(database, '')).toBe(20);
  });
});
