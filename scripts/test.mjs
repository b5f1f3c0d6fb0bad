// npm test: installs what is missing, then runs every check in order. Each prints one line; the last line is the sum.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled, modernNode } from './lib/install.mjs';
import { root, run, testEnvironment } from './lib/run.mjs';
import { say, seconds } from './lib/say.mjs';

process.chdir(root);
const begun = Date.now();
const results = '.cache/results';

await ensureInstalled();
const browser = await ensureBrowser();
const env = testEnvironment({
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'test',
  FORCE_COLOR: '0',
  CHROMIUM_PATH: browser,
});
const node = modernNode();
rmSync(join(root, results), { recursive: true, force: true });
mkdirSync(join(root, results), { recursive: true });

/** @typedef {{ name: string, commands: readonly (readonly string[])[], counts?: string, needs?: string, live?: boolean }} Step */
/** @type {readonly Step[]} */
const steps = [
  {
    name: 'lint',
    commands: [['biome', 'check', '--error-on-warnings', '.']],
  },
  {
    name: 'types',
    commands: [
      ['astro', 'sync'],
      ['astro', 'check', '--minimumFailingSeverity', 'warning'],
      ['tsc', '--noEmit', '-p', '.'],
    ],
  },
  {
    name: 'boundaries',
    commands: [['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'db', 'server', 'scripts', 'tests']],
  },
  { name: 'dead code', commands: [['knip']] },
  {
    name: 'unit and API',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`]],
    counts: `${results}/unit.json`,
  },
  { name: 'build', commands: [] },
  { name: 'HTML', commands: [[node, 'scripts/html.ts']], needs: 'build' },
  { name: 'sizes', commands: [[node, 'scripts/budgets.ts']], needs: 'build' },
  {
    name: 'browser',
    commands: [
      [
        'vitest',
        'run',
        '--config',
        'vitest.e2e.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}/browser.json`,
      ],
    ],
    counts: `${results}/browser.json`,
    needs: 'build',
  },
];

/** Tests that a step ran; a step that counts none is one check by itself. @param {Step} step @param {boolean} ok */
function count(step, ok) {
  if (!step.counts || !existsSync(join(root, step.counts)))
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const report = JSON.parse(readFileSync(join(root, step.counts), 'utf8'));
  const failed = report.numFailedTests;
  // A file that does not load fails no test, but the run failed.
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(1, failed),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Why tests were left out, as they said it themselves. @param {string} log */
function reasons(log) {
  const text = log && existsSync(join(root, log)) ? readFileSync(join(root, log), 'utf8') : '';
  return new Set(text.match(/^Skipped: .+$/gm));
}

/** @param {Step} step */
async function perform(step) {
  if (step.name === 'build') return build(env);
  let last = { code: 0, log: '', tail: '' };
  for (const [command, ...args] of step.commands) {
    last = await run(step.name.replaceAll(' ', '-'), command, args, { env });
    if (last.code !== 0) return last;
  }
  return last;
}

const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<string>} */
const broken = new Set();
for (const step of steps) {
  if (step.needs && broken.has(step.needs)) {
    say(`- ${step.name}: not run, ${step.needs} failed`);
    sum.failed += 1;
    continue;
  }
  const started = Date.now();
  const { code, log, tail } = await perform(step);
  const counted = count(step, code === 0);
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[key] += counted[key];
  const tests = step.counts ? `, ${counted.passed} passed${counted.failed ? `, ${counted.failed} failed` : ''}` : '';
  if (code === 0) {
    say(`✓ ${step.name}: ${seconds(started)}${tests}`);
    for (const reason of reasons(log)) say(`  ${reason}`);
  } else {
    broken.add(step.name);
    say(
      `✗ ${step.name}: failed after ${seconds(started)}${tests}; the log is ${log}\n${tail
        .trimEnd()
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}`,
    );
  }
}
const skipped = sum.skipped ? `, ${sum.skipped} skipped` : '';
say(`\nAll checks took ${seconds(begun)}; ${sum.failed ? 'not everything holds.' : 'everything holds.'}`);
say(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exit(sum.failed ? 1 : 0);
