import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyProject } from '../fixtures/project-copy.ts';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';

/** A seventh calculator by the book, in a copy of the project. Most of its minute is the copy's own build. */
describe('npm run new-calculator', () => {
  const copy = copyProject();
  const before = copy.files();
  let server: RunningServer | undefined;
  afterAll(async () => {
    await server?.stop();
    copy.remove();
  });
  const drill = 'drill-tool';

  test.each([
    ['', 'Say what it is called: npm run new-calculator NAME'],
    ['Drill', '“Drill” cannot be a name.'],
    ['new', '“new” cannot be a name.'],
    ['drill--tool', '“drill--tool” cannot be a name.'],
    ['a-name-that-is-far-too-long', 'is too long'],
    ['dosing', '“dosing” is taken: src/engine/dosing is there already.'],
  ])('refuses %j with a sentence, and writes nothing', (name, sentence) => {
    expect(() => copy.run('npm', ['run', '-s', 'new-calculator', name])).toThrow(sentence);
    expect(copy.files()).toEqual(before);
  });

  test('lays the folder, one registry line, one page and two entries; nothing else changes', () => {
    copy.run('npm', ['run', '-s', 'new-calculator', drill]);
    const after = copy.files();
    const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
    const inFolder = changed.filter((path) => path.startsWith(`src/engine/${drill}/`));
    expect(inFolder.length).toBeGreaterThan(10);
    expect(changed.filter((path) => !inFolder.includes(path)).sort()).toEqual([
      `src/content/tools/ar/${drill}.yaml`,
      `src/content/tools/en/${drill}.yaml`,
      'src/engine/registry.ts',
      `src/pages/[...locale]/tools/${drill}.astro`,
    ]);
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
    expect(() => copy.run('npm', ['run', '-s', 'new-calculator', drill])).toThrow('is taken');
  });

  test('it compiles, is formatted, and every generic test holds', () => {
    copy.run('biome', ['check', '--error-on-warnings', 'src', 'scripts', 'tools']);
    const types = { extends: './tsconfig.json', include: ['src/engine', 'tests/engine/helpers'] };
    writeFileSync(join(copy.folder, 'tsconfig.drill.json'), JSON.stringify(types));
    copy.run('tsc', ['--noEmit', '-p', 'tsconfig.drill.json']);
    const tests = [
      'every-tool',
      'maths-where',
      'plain-text',
      'parity',
      'architecture/registry',
      'form-units',
      'odd-numbers',
    ];
    const said = copy.run('vitest', ['run', ...tests, '-t', drill]);
    expect(said).toMatch(/Test Files .*7 passed/);
  });

  test('the site builds, shows it on the tools page in both languages, and keeps its records', async () => {
    copy.run('node', ['scripts/build.mjs']);
    server = await startServer({}, copy.folder);
    const { url } = server;
    const text = async (path: string) => (await fetch(url + path)).text();
    for (const [path, name] of [
      ['/tools', 'Drill Tool'],
      ['/ar/tools', 'حاسبة جديدة'],
    ] as const) {
      const hub = await text(path);
      expect(hub).toContain(name);
      expect(hub).toContain('M18 30c60 10 140 60 204 72');
    }
    expect(await text(`/tools/${drill}`)).toContain('Drill Tool');
    expect(await text(`/ar/tools/${drill}`)).toContain('حاسبة جديدة');

    const post = (path: string, body: object, cookie = '') =>
      fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, cookie },
        body: JSON.stringify(body),
      });
    const who = await post('auth/register', {
      name: 'Dr. Drill',
      email: 'drill@clinic.example',
      password: 'a quiet gate 42',
    });
    const cookie = who.headers.get('set-cookie')?.split(';')[0] ?? '';
    const saved = await post(`${drill}-assessments`, { patientName: 'Ali', inputs: { sleep: 7 } }, cookie);
    expect(saved.status).toBe(201);
    expect(await saved.json()).toMatchObject({ tool: drill, results: { weeklySleep: 49 } });
    // A quantity, a source and its place in Arabic that it alone knows: in its own folder, and known to all that asks for them.
    const own = await post(`${drill}-assessments`, { patientName: 'Ali', inputs: { sleep: 7, naps: 0.5 } }, cookie);
    expect(await own.json()).toMatchObject({ results: { weeklySleep: 52.5 } });
    expect(copy.run('node', ['scripts/sources.ts'])).toContain('iso8601');
    expect(await text(`/ar/tools/${drill}`)).toContain('النوم نهارًا');
  });
});
