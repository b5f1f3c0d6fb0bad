import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from '../build/build.mjs';
import { logs, root, run } from './run.mjs';
import { say, seconds } from './say.mjs';
import { secondTries, slowest } from './test-reports.mjs';
import { beside } from './time-budgets.mjs';

const results = '.cache/results';

/**
 * One check: commands in order, or the build of the site. `counts` where a test run leaves its report; `after` names checks to
 * wait for, and `needs` those that must have held as well; `cores` how many it keeps busy (1 unless told).
 * @typedef {{ name: string, commands: readonly (readonly string[])[] | 'build', counts?: string, after?: readonly string[], needs?: readonly string[], cores?: number }} Step
 */

/** A run of vitest as a check of its own. @param {string} name @param {readonly string[]} args @param {Partial<Step>} [more] @returns {Step} */
export function testStep(name, args, more = {}) {
  const counts = `${results}/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    commands: [['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${counts}`]],
    counts,
    ...more,
  };
}

/** Projects of vitest in two halves, called after the first, so that no core waits for the other at the end. @param {readonly string[]} projects @returns {Step[]} */
export function inHalves(...projects) {
  const named = projects.flatMap((project) => ['--project', project]);
  return [1, 2].map((half) => testStep(`${projects[0]} ${half}`, [...named, '--maxWorkers=1', `--shard=${half}/2`]));
}

/** Sources, scripts, tests and tools, only what changed; the pages, which take as long again, are read by `npm test`. */
const types = [
  ['astro', 'sync'],
  ['tsc', '-p', '.'],
  ['tsc', '-p', 'src/worker'],
];

/** @type {readonly Step[]} */
export const quickChecks = [
  { name: 'types', commands: types },
  { name: 'lint', commands: [['biome', 'check', '--error-on-warnings', '.']] },
  {
    name: 'boundaries',
    commands: [
      ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'db', 'server', 'scripts', 'tools', 'tests'],
    ],
  },
];

/** @type {readonly Step[]} */
export const staticChecks = [
  {
    name: 'types',
    commands: [
      ...types,
      ['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'warning'],
    ],
  },
  ...quickChecks.slice(1),
];

/**
 * Tests that a step ran, and those that held only at the second try, each with what it said at the first; a step that counts none is one
 * check by itself. @param {Step} step @param {boolean} ok
 */
function count(step, ok) {
  if (!step.counts || !existsSync(join(root, step.counts)))
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, again: [] };
  const report = JSON.parse(readFileSync(join(root, step.counts), 'utf8'));
  const failed = report.numFailedTests;
  // A file that does not load fails no test, but the run failed.
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(1, failed),
    skipped: report.numPendingTests + report.numTodoTests,
    again: secondTries(report),
  };
}

/** @param {string} log why tests were left out, as they said it themselves */
function leftOut(log) {
  const text =
    log && existsSync(join(root, log)) ? stripVTControlCharacters(readFileSync(join(root, log), 'utf8')) : '';
  return new Set(text.match(/^Skipped: .+$/gm) ?? []);
}

/** @param {Step} step @param {NodeJS.ProcessEnv} env */
async function perform(step, env) {
  if (step.commands === 'build') return build(env);
  let last = { code: 0, log: '', tail: '' };
  for (const [command = '', ...args] of step.commands) {
    last = await run(step.name.replaceAll(' ', '-'), command, args, { env });
    if (last.code !== 0) return last;
  }
  return last;
}

/**
 * Runs checks, as many at a time as keep the cores busy (two at least), in the order given where that is possible. Each says one line; the
 * last line is the sum. Ends the process, with 1 where something failed.
 * @param {readonly Step[]} steps @param {NodeJS.ProcessEnv} env @returns {Promise<never>}
 */
export async function runSteps(steps, env) {
  const begun = Date.now();
  rmSync(join(root, results), { recursive: true, force: true });
  mkdirSync(join(root, results), { recursive: true });
  const sum = { passed: 0, failed: 0, skipped: 0 };
  let again = 0;
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  let cores = Math.max(2, availableParallelism());

  /** @param {Step} step */
  async function check(step) {
    const started = Date.now();
    const { code, log, tail } = await perform(step, env);
    const counted = count(step, code === 0);
    again += counted.again.length;
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[key] += counted[key];
    const tests = step.counts ? `, ${counted.passed} passed${counted.failed ? `, ${counted.failed} failed` : ''}` : '';
    if (code === 0) {
      say(`✓ ${step.name}: ${seconds(started)}${beside(step.name, started)}${tests}`);
      for (const remark of [...leftOut(log), ...counted.again]) say(`  ${remark}`);
    } else {
      const lines = tail.trimEnd().split('\n');
      say(`✗ ${step.name}: failed after ${seconds(started)}${tests}; the log is ${log || logs}`);
      say(lines.map((line) => `    ${line}`).join('\n'));
    }
    ended.set(step.name, code === 0);
    running.delete(step.name);
    cores += step.cores ?? 1;
  }

  while (waiting.length || running.size) {
    // A large step that could start is not overtaken for ever by small ones: those behind it wait with it.
    for (const step of [...waiting]) {
      const before = [...(step.after ?? []), ...(step.needs ?? [])];
      if (!before.every((name) => ended.has(name))) continue;
      const failed = step.needs?.find((name) => !ended.get(name));
      if (failed === undefined && cores < (step.cores ?? 1)) break;
      waiting.splice(waiting.indexOf(step), 1);
      if (failed === undefined) {
        cores -= step.cores ?? 1;
        running.set(step.name, check(step));
      } else {
        say(`- ${step.name}: not run, ${failed} failed`);
        sum.failed += 1;
        ended.set(step.name, false);
      }
    }
    await Promise.race(running.values());
  }
  const skipped = sum.skipped ? `, ${sum.skipped} skipped` : '';
  const retried = again ? `, ${again} held at the second try only` : '';
  sayTheSlowest();
  say(`\nAll checks took ${seconds(begun)}; ${sum.failed ? 'not everything holds.' : 'everything holds.'}`);
  say(`${sum.passed} passed, ${sum.failed} failed${skipped}${retried}`);
  process.exit(sum.failed ? 1 : 0);
}

/** Names the slowest tests of the last run. */
export function sayTheSlowest() {
  const lines = slowest(results);
  if (lines.length) say(`\nThe slowest tests:\n${lines.join('\n')}`);
}
