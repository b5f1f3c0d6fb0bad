import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const { status, stderr } = spawnSync('node', ['scripts/operate.mjs', command], {
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
    ['doctor', 'SITE_URL', 'a.example', /^SITE_URL must be an address [^\n]*$/],
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

  test('one nobody knows is answered with all of them, and one of old with its new name', () => {
    const typed = (...args: readonly string[]) =>
      spawnSync('node', ['scripts/operate.mjs', ...args], { cwd: folder, env: withSystemNode(), encoding: 'utf8' });
    for (const unknown of [[], ['release'], ['../start']]) {
      const { status, stderr } = typed(...unknown);
      expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^npm run operate -- accounts\|audit\|.* …$/)]);
    }
    expect(typed('--old-name', 'backup').stderr).toContain('npm run backup is now: npm run operate -- backup\n');
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

test('npm run demo fills a database with invented people over two years, once', async () => {
  const url = `file:${join(folder, 'demo.db')}`;
  const fill = () =>
    runScript('demo-data', ['Dr. Demo', 'demo@clinic.example', 'a quiet garden 42'], { url, killAfter: 50_000 });
  expect((await fill()).out).toMatch(/^6 invented patients, \d+ visits with \d+ assessments over two years\./);
  expect((await fill()).out).toContain('The demo is there already.');
  const client = createClient({ url });
  const { rows } = await client.execute(
    'SELECT patient_name, min(created_at) AS first, max(created_at) AS last FROM assessments GROUP BY patient_name',
  );
  client.close();
  expect(rows.length).toBe(6);
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
