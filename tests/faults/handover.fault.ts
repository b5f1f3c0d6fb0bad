import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { freePort } from '../../tools/browser/start-server.ts';
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts';
import { testEnvironment } from '../../tools/lib/run.mjs';
import { client, register } from './running.ts';
import { type Told, traffic } from './traffic.ts';

let copy: ProjectCopy;
let data: string;
let site: ChildProcess;
let said = '';
let url: string;
let environment: NodeJS.ProcessEnv;
let inputs: object;

/** A command as somebody types it in the folder that serves. */
function type(script: string): Promise<{ code: number; out: string }> {
  return new Promise((done) =>
    execFile(process.execPath, [`scripts/${script}.mjs`], { cwd: copy.folder, env: environment }, (error, out, err) =>
      done({ code: error ? Number(error.code ?? 1) : 0, out: `${out}${err}` }),
    ),
  );
}
const content = (): string => join(copy.folder, 'src/content/tools/en/a1c-forecast.yaml');
const edit = (change: (text: string) => string): void =>
  writeFileSync(content(), change(readFileSync(content(), 'utf8')));
const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));
const wrong = (told: readonly Told[]) => told.filter(({ status }) => status < 200 || status >= 400);

beforeAll(async () => {
  copy = copyProject();
  data = mkdtempSync(join(tmpdir(), 'journey-'));
  inputs = (await loadTool('a1c-forecast')).defaults;
  const port = await freePort();
  environment = testEnvironment({
    PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}`,
    PORT: String(port),
    DATABASE_URL: `file:${join(data, 'a.db')}`,
    LOG_REQUESTS: 'off',
  });
  url = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, ['scripts/start.mjs'], { cwd: copy.folder, env: environment });
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  while (!said.includes('Open http')) {
    if (site.exitCode !== null) throw new Error(`It did not start:\n${said}`);
    await pause(0.5);
  }
}, 200_000);
afterAll(async () => {
  const gone = new Promise((done) => site.once('exit', done));
  site.kill('SIGTERM');
  expect(await gone).toBe(0);
  copy.remove();
  rmSync(data, { recursive: true, force: true });
});

test('200 requests a second through an edit, a build that fails, a good build and the swap to it: no error', async () => {
  const me = await register(url);
  const page = await (await fetch(`${url}/calculator`)).text();
  const script = /\/_astro\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  expect(script).not.toBe('');
  const saved: string[] = [];
  const guest = (path: string) => () => ({ path });
  const mine = (path: string) => () => ({ path, cookie: me.cookie });
  const running = traffic(url, 200, [
    guest('/'),
    guest('/calculator'),
    mine('/calculator'),
    guest('/ar/tools'),
    guest(script),
    mine('/api/assessments?limit=5'),
    mine('/api/auth/user'),
    guest('/api/health'),
    () => {
      const id = randomUUID();
      saved.push(id);
      const body = { id, patientName: 'Swap', tool: 'a1c-forecast', patientData: inputs, clinicalNotes: '' };
      return { path: '/api/assessments', method: 'POST', cookie: me.cookie, body };
    },
    guest('/tools'),
  ]);
  edit((text) => text.replace('Calculation Tool', 'Calculation Tool of today'));
  await pause(1);
  expect(await (await fetch(`${url}/calculator`)).text()).toBe(page);
  // As an editor forgets a line.
  const whole = readFileSync(content(), 'utf8');
  edit((text) => text.replace(/^title:.*$/m, ''));
  const failed = await type('update');
  expect([failed.code, failed.out]).toEqual([1, expect.stringContaining('The running site was not touched.')]);
  const beside = await type('start');
  expect([beside.code, beside.out]).toEqual([1, expect.stringContaining('npm run update')]);
  writeFileSync(content(), whole);
  const good = await type('update');
  expect(good).toEqual({ code: 0, out: expect.stringMatching(/serves now/) });
  expect(await (await fetch(`${url}/calculator`)).text()).toContain('Calculation Tool of today');
  await pause(1);
  const { told, statuses, longest, perSecond } = await running.stop();
  console.log(
    `${told.length} requests, ${perSecond.toFixed(0)} a second: ${JSON.stringify(statuses)}, the longest ${longest.toFixed(0)} ms; ${good.out.trim()}`,
  );
  expect(wrong(told)).toEqual([]);
  const database = createClient({ url: String(environment['DATABASE_URL']) });
  const there = new Set((await database.execute('SELECT id FROM assessments')).rows.map(({ id }) => String(id)));
  database.close();
  expect(saved.filter((id) => !there.has(id))).toEqual([]);
}, 300_000);

test('a build whose database cannot be opened does not take over: the one before goes on, and who asked meanwhile hears so', async () => {
  const me = await register(url);
  const journal = join(copy.folder, 'db/migrations/meta/_journal.json');
  const before = readFileSync(journal, 'utf8');
  const { entries, ...rest } = JSON.parse(before) as { entries: object[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, { tag: '9999_broken' }] }));
  writeFileSync(join(copy.folder, 'db/migrations/9999_broken.sql'), 'ALTER TABLE nowhere ADD COLUMN x;');
  const running = traffic(url, 50, [() => ({ path: '/' }), () => ({ path: '/api/auth/user', cookie: me.cookie })]);
  const { code, out } = await type('update');
  expect([code, out]).toEqual([1, expect.stringContaining('The build before goes on serving.')]);
  await pause(1);
  const { told, statuses, longest } = await running.stop();
  console.log(`a successor that failed: ${JSON.stringify(statuses)}, the longest ${longest.toFixed(0)} ms`);
  expect(wrong(told).filter(({ status }) => status !== 503)).toEqual([]);
  expect((await me.call('GET', 'auth/user')).status).toBe(200);
  writeFileSync(journal, before);
  rmSync(join(copy.folder, 'db/migrations/9999_broken.sql'));
}, 200_000);

test('the server is killed: what runs it starts it again, with one line', async () => {
  const found = await new Promise<string>((done, fail) =>
    execFile('ps', ['-A', '-o', 'pid=,args='], (error, out) => (error ? fail(error) : done(out))),
  );
  const folder = copy.folder.split('/').at(-1) ?? '';
  const workers = found.split('\n').filter((line) => line.includes(folder) && line.includes('code/server/main.ts'));
  expect(workers).toHaveLength(1);
  said = '';
  process.kill(Number.parseInt(workers[0] ?? '', 10), 'SIGKILL');
  const until = performance.now() + 20_000;
  let status = 0;
  while (status !== 200 && performance.now() < until) {
    await pause(0.2);
    status = await fetch(`${url}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
  }
  expect(status).toBe(200);
  expect(said.match(/the server ended with code 137; it is started again/g)).toHaveLength(1);
  expect(site.exitCode).toBeNull();
});

test('the folder it was built into is gone, and every file of it: pages answer, nothing ends', async () => {
  const me = await register(url);
  renameSync(join(copy.folder, 'builds'), join(copy.folder, 'builds.gone'));
  const paths = [
    '/',
    '/ar',
    '/calculator',
    '/tools',
    '/prediction-tool',
    '/no-such-page',
    '/robots.txt',
    '/_astro/none.js',
  ];
  for (const path of paths)
    for (const cookie of ['', me.cookie]) {
      const { status } = await fetch(url + path, { headers: { cookie } });
      expect([path, [200, 404, 503].includes(status)]).toEqual([path, true]);
    }
  expect((await client(url, me.cookie).call('GET', 'assessments')).status).toBe(200);
  renameSync(join(copy.folder, 'builds.gone'), join(copy.folder, 'builds'));
}, 60_000);
