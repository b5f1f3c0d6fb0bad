import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/**
 * Browser tests that need no page but a process of their own, most of them a build: minutes that most changes cannot have touched. Each
 * with what it rests on (files, and folders that end with a stroke). `npm test` runs one when any of that has changed since the work began;
 * under CI, before a release (`npm test -- --whole`) and where there is no history to ask, it runs them all. What rests is said.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const restsOn = {
  documents: [
    'docs/',
    'scripts/',
    'tools/',
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'tests/README.md',
  ],
  editor: [
    'scripts/edit.mjs',
    'tools/editor/',
    'tools/content/',
    'src/content/',
    'src/content.config.ts',
    'src/components/',
  ],
  'editor-absent': ['tools/editor/', 'scripts/build.mjs', 'src/components/', 'src/content.config.ts'],
  'engine-package': ['src/engine/', 'tools/engine/', 'scripts/package-engine.ts', 'tsconfig.engine.json'],
  field: ['server/', 'src/components/layout/', 'src/api/field-measurement.ts'],
  failing: ['server/', 'db/', 'src/api/', 'src/middleware.ts', 'tests/faults/'],
  'new-calculator': [
    'scripts/new-calculator.ts',
    'tools/lib/new-calculator.ts',
    'docs/add-a-calculator.md',
    'src/engine/registry.ts',
    'src/engine/kit/',
    'src/pages/',
    'tests/fixtures/tool/',
  ],
  tls: ['server/', 'src/api/', 'src/middleware.ts', 'src/pages/'],
  'two-servers': ['server/', 'db/', 'src/api/', 'tests/api/sqld.ts'],
};
/** What every one of them rests on. */
const always = [
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
  'tests/fixtures/project-copy.ts',
  'tests/e2e/fixtures/',
  'tools/browser/',
  'tools/build/',
];

const fileOf = (/** @type {string} */ name) => `tests/e2e/${name}.spec.ts`;
/** The files of these tests. */
export const processTests = Object.keys(restsOn).map(fileOf);

/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Where the work began: where it left the main branch, or the commit before the last one. */
function beginning() {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/HEAD', 'origin/main', 'main'])
    try {
      const base = git('merge-base', 'HEAD', main);
      if (base !== head) return base;
    } catch {
      // There is no such branch here.
    }
  return git('rev-parse', 'HEAD~1');
}

/**
 * Which of these tests are due, and which rest since what commit.
 * @param {boolean} isWhole @returns {{ due: readonly string[], resting: readonly string[], since: string }}
 */
export function dueProcesses(isWhole) {
  const names = Object.keys(restsOn);
  const all = { due: names.map(fileOf), resting: [], since: '' };
  if (isWhole || process.env.CI === 'true') return all;
  try {
    const since = beginning();
    const changed = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`.split(
      '\n',
    );
    const isDue = (/** @type {string} */ name) =>
      [...(restsOn[name] ?? []), ...always, fileOf(name)].some((path) =>
        changed.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
      );
    return {
      due: names.filter(isDue).map(fileOf),
      resting: names.filter((name) => !isDue(name)),
      since: since.slice(0, 8),
    };
  } catch {
    // A copy without history cannot say what changed.
    return all;
  }
}
