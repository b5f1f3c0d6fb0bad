import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool, type ToolId, toolIds } from '../../src/engine/registry.ts';
import { copyProject, withSystemNode } from '../fixtures/project-copy.ts';
import { problemsOf } from '../engine/fhir/schema.ts';

/** The package as somebody gets it: a tarball, an empty folder, no network. */
const copy = copyProject();
const empty = mkdtempSync(join(tmpdir(), 'journey-empty-'));
const fixtures = 'tests/fixtures/engine-package';
/** The machine's own Node, 20 or later, and the one that came with the install. */
const machine = { ...process.env, ...withSystemNode() };
const nodes: readonly (readonly [name: string, node: string])[] = [
  ['the machine’s Node', execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8', env: machine }).trim()],
  ['Node 24', join(process.cwd(), 'node_modules/.bin/node')],
];
const count = (await Promise.all(toolIds.map(async (id) => (await (await loadTool(id)).cases()).length))).reduce(
  (sum, each) => sum + each,
  0,
);

beforeAll(() => {
  const tarball = copy.run('npm', ['run', '-s', 'package-engine']).trim().split('\n').at(-1) ?? '';
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', join(copy.folder, tarball)], {
    cwd: empty,
    env: machine,
  });
  for (const name of readdirSync(fixtures)) if (!name.endsWith('.md')) cpSync(join(fixtures, name), join(empty, name));
}, 300_000);
afterAll(() => {
  copy.remove();
  rmSync(empty, { recursive: true, force: true });
});

const installed = 'node_modules/diabetes-journey-engine';
/** Runs the command, under a Node, and tells all that came of it. */
function command(node: string, ...typed: readonly string[]) {
  const { bin } = JSON.parse(readFileSync(join(empty, installed, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const path = join(empty, installed, Object.values(bin)[0] ?? '');
  return spawnSync(node, [path, ...typed], { cwd: empty, encoding: 'utf8', input: '{"age":5,"other":1}' });
}

describe.each(nodes)('under %s', (_name, node) => {
  const run = (file: string): string => execFileSync(node, [file], { cwd: empty, encoding: 'utf8' });

  test('every case of every calculator has its figures', () => expect(Number(run('all-cases.mjs'))).toBe(count));

  test('the document’s snippets answer', () => {
    expect(run('forecast.mjs')).toMatch(/^\d\.\d+ [a-z]+:[\w-]+ \d+$/m);
    expect(run('record.mjs')).toMatch(/[\u0600-\u06ff][\s\S]*\n8\.5\n$/);
  });
});

/** Two versions of Node may part in the sixteenth digit of a power or a logarithm; ours are compared to twelve. */
const sameDigits = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(12)) : value;

describe('the command', () => {
  const [[, node] = ['', 'node']] = nodes;
  test.each(toolIds)('answers for %s, in text, JSON and FHIR, in both languages', async (id: ToolId) => {
    const { defaults, calculate } = await loadTool(id);
    writeFileSync(join(empty, 'patient.json'), JSON.stringify(defaults));
    const answer = (...more: readonly string[]): string => {
      const { stdout, stderr, status } = command(node, id, '--input', 'patient.json', ...more);
      expect([stderr, status]).toEqual(['', 0]);
      return stdout;
    };
    expect(answer('--text')).toContain('WHAT TO DO NEXT');
    expect(answer('--lang', 'ar')).toContain('الخطوات التالية');
    const found = JSON.parse(answer('--json'));
    expect(JSON.parse(JSON.stringify(found.results), sameDigits)).toEqual(
      JSON.parse(JSON.stringify(calculate(defaults).results), sameDigits),
    );
    expect(found.plan.overruled).toBeInstanceOf(Array);
    const bundle = JSON.parse(answer('--fhir', '--lang', 'ar'));
    expect(problemsOf(bundle)).toEqual([]);
    expect(JSON.stringify(bundle)).toContain('"CarePlan"');
  });
});

test('the command judges a folder of charts', () => {
  const folder = join(empty, 'charts');
  mkdirSync(folder);
  writeFileSync(join(folder, 'all.csv'), 'age,a1c,egfr,metformin\n66,8.9,25,2000\n');
  for (const [, node] of nodes) {
    const { stdout, stderr, status } = command(node, 'check-charts', folder, '--rows', 'rows.csv');
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('stop:metformin');
    expect(readFileSync(join(empty, 'rows.csv'), 'utf8')).toContain('stop:metformin');
  }
});

describe('what the command cannot do goes to standard error, with status 1', () => {
  const [, node] = nodes[1] ?? ['', 'node'];
  writeFileSync(join(empty, 'broken.json'), '{');
  // A terminal would turn red, and take the second line for one of ours.
  writeFileSync(join(empty, 'red.json'), '{"\\u001b[31m\\nage": 5}');
  test.each([
    [[], 'Say which calculator'],
    [['sugar'], 'There is no calculator “sugar”'],
    [['dosing'], '--input patient.json'],
    [['dosing', '--input', ''], '--input patient.json'],
    [['dosing', '--input', 'red.json'], 'The field “�[31m�age” is not known here.'],
    [['dosing', '--input', 'missing.json'], 'missing.json cannot be read (ENOENT)'],
    [['dosing', '--input', 'broken.json'], 'broken.json holds no JSON'],
    [['dosing', '--input', '-'], 'age: Age must be at least 18\u00a0years.'],
    [['dosing', '--input', '-'], 'other: The field “other” is not known here.'],
    [['dosing', '--input', '-', '--lang', 'ar'], 'age: يجب ألّا يقلّ «العمر» عن 18\u00a0سنة.'],
    [['dosing', '--input', '-', '--lang', 'fr'], 'There is no language “fr”'],
    [['dosing', '--input', '-', '--text', '--json'], 'Choose one of'],
    [['dosing', '--input', '-', '--pdf'], '“--pdf” is not understood'],
    [['dosing', 'life-days', '--input', '-'], '“life-days” is not understood'],
  ])('%j', (typed, problem) => {
    const { stdout, stderr, status } = command(node, ...typed);
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toContain(problem);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
  test('help is an answer', () => {
    const { stdout, status } = command(node, '--help');
    expect([stdout.includes('--fhir'), status]).toEqual([true, 0]);
  });
});

test('the package carries the licence, its document and types that hold', () => {
  for (const name of ['LICENSE', 'README.md'])
    expect(readFileSync(join(empty, installed, name), 'utf8').length).toBeGreaterThan(300);
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--typeRoots',
    join(process.cwd(), 'node_modules/@types'),
  ];
  const checked = spawnSync(nodes[1]?.[1] ?? '', [compiler, ...options, 'types.mts'], { cwd: empty, encoding: 'utf8' });
  expect(checked.stdout).toBe('');
});
