import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withSystemNode } from '../fixtures/project-copy.ts';
import { missed } from '../load/table.ts';
import { runScript } from './run-script.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an operator’s command where nothing is installed yet', () => {
  // The Node of the machine, 20 or later, as in a fresh copy of the project.
  const type = (command: string, settings: Readonly<Record<string, string>>) => {
    const env = { ...withSystemNode(), ...settings };
    const { status, stderr } = spawnSync('node', ['scripts/operator.mjs', command], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return { status, said: stderr.trim() };
  };
  beforeEach(() => {
    for (const name of ['scripts', 'tools', 'src/api']) cpSync(name, join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  });

  test.each([
    ['doctor', 'SITE_ULR', 'https://a.example', /^SITE_ULR is no setting of this product: SITE_URL is\. [^\n]*$/],
    ['backup', 'PORT', 'eighty', /^PORT must be a whole number [^\n]*$/],
    [
      'doctor',
      'IDLE_LOCK_MINUTES',
      '0',
      /^The settings can be used, but nothing is installed here yet: npm start [^\n]*$/,
    ],
  ])('%s with %s=%s says one sentence', (command, name, value, sentence) => {
    expect(type(command, { [name]: value })).toEqual({ status: 1, said: expect.stringMatching(sentence) });
  });

  test('every other command of ours says so, too', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const typed = Object.entries(scripts).filter(([, line]) => /node scripts\/\S+\.ts/.test(line));
    expect(typed).toEqual([]);
    const ours = Object.values(scripts).filter((line) => line.startsWith('node scripts/command.mjs '));
    expect(ours.length).toBeGreaterThan(8);
    for (const line of ours) {
      const { status, stderr } = spawnSync('node', line.split(' ').slice(1), {
        cwd: folder,
        env: withSystemNode(),
        encoding: 'utf8',
      });
      expect([line, status, stderr.trim()]).toEqual([
        line,
        1,
        'Nothing is installed here yet: npm start installs and builds.',
      ]);
    }
  });
});

describe('npm run release', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const release = (version: string) => {
    const env = {
      ...process.env,
      GIT_AUTHOR_NAME: 'x',
      GIT_AUTHOR_EMAIL: 'x@example.org',
      GIT_COMMITTER_NAME: 'x',
      GIT_COMMITTER_EMAIL: 'x@example.org',
    };
    try {
      return execFileSync(process.execPath, ['scripts/release.ts', version], {
        cwd: folder,
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      return (error as { readonly stderr: string }).stderr;
    }
  };
  const log = (open: string) =>
    writeFileSync(
      join(folder, 'CHANGELOG.md'),
      `# What changed\n\n## Unreleased\n${open}\n## 1.0.0 (2026-11-21)\n\n- First.\n`,
    );
  beforeEach(() => {
    // What the command is made of, and no more.
    const settings = globSync('src/api/**/*.mjs');
    for (const name of ['scripts/release.ts', 'tools/lib/operate.ts', 'db', ...settings])
      cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
    writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
    writeFileSync(join(folder, 'package.json'), '{\n  "name": "p",\n  "type": "module",\n  "version": "1.0.0"\n}\n');
    log('\n- Something new: `$&` stays.\n');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'Begin');
  });

  test('closes the open part, writes the version, commits and tags', () => {
    expect(release('1.1.0')).toContain('Version 1.1.0 is committed and tagged v1.1.0.');
    const day = new Date().toISOString().slice(0, 10);
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(
      `## Unreleased\n\n## 1.1.0 (${day})\n\n- Something new: \`$&\` stays.\n`,
    );
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ version: '1.1.0' });
    expect(git('describe', '--exact-match')).toBe('v1.1.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  test.each([
    ['no version', 'soon', 'npm run release -- VERSION'],
    ['the same one', '1.0.0', '1.0.0 does not come after 1.0.0.'],
    ['an older one', '0.9.9', '0.9.9 does not come after 1.0.0.'],
  ])('refuses %s', (_, version, sentence) => expect(release(version)).toContain(sentence));

  test('refuses where nothing is written, or something is not committed', () => {
    log('');
    expect(release('1.1.0')).toContain('There are changes that are not committed.');
    git('commit', '-qam', 'Empty');
    expect(release('1.1.0')).toContain('says nothing under “## Unreleased”');
    expect(git('tag')).toBe('');
  });
});

test('npm run demo fills a database with invented people over two years, once', async () => {
  const url = `file:${join(folder, 'demo.db')}`;
  const fill = () =>
    runScript('demo-data', ['Dr. Demo', 'demo@clinic.example', 'a quiet garden 42'], { url, killAfter: 50_000 });
  expect((await fill()).out).toMatch(/^4 invented patients, \d+ visits with \d+ assessments over two years\./);
  expect((await fill()).out).toContain('The demo is there already.');
  const client = createClient({ url });
  const { rows } = await client.execute(
    'SELECT patient_name, min(created_at) AS first, max(created_at) AS last FROM assessments GROUP BY patient_name',
  );
  client.close();
  expect(rows.length).toBe(4);
  for (const { patient_name: name, first, last } of rows) {
    expect(String(name)).toMatch(/invented|مخترع/);
    const days = (Date.parse(String(last)) - Date.parse(String(first))) / 86_400_000;
    expect(days).toBeGreaterThan(600);
    expect(Date.parse(String(last))).toBeLessThan(Date.now());
  }
});

test('an aim that is missed is marked', () => {
  expect([
    missed({ value: 0.49, aim: '≥ 0.50' }),
    missed({ value: 0.5, aim: '≥ 0.50' }),
    missed({ value: 130.1, aim: '≤ 130' }),
    missed({ value: 1000, aim: '≤ 1,000' }),
    missed({ value: 5 }),
  ]).toEqual([true, false, true, false, false]);
});
