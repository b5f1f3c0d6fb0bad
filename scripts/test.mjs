// npm test: installs what is missing, then runs every check. Each prints one line with its time beside its budget; the last lines name
// the slowest tests and the sum. `npm test -- --slowest` names those of the last run and runs nothing; `npm test -- --whole`
// also runs what rests and what is tried in one language only: before a release.
import { ensureBrowser } from '../tools/browser/browser.mjs';
import { ensureInstalled, modernNode } from '../tools/lib/install.mjs';
import { dueProcesses } from '../tools/lib/processes.mjs';
import { root, testEnvironment } from '../tools/lib/run.mjs';
import { say } from '../tools/lib/say.mjs';
import { inHalves, runSteps, sayTheSlowest, staticChecks, testStep } from '../tools/lib/steps.mjs';

process.chdir(root);
if (process.argv.includes('--slowest')) {
  sayTheSlowest();
  process.exit(0);
}
await ensureInstalled();
const browser = await ensureBrowser();
const node = modernNode();
const isWhole = process.argv.includes('--whole');
const { due, resting, since } = dueProcesses(isWhole);
if (resting.length)
  say(
    `Not run, since nothing they rest on has changed since ${since}: ${resting.join(', ')}. \`npm test -- --whole\` runs them.`,
  );
if (!isWhole)
  say('What does not depend on the direction of writing is tried in English alone. `npm test -- --whole` tries both.');
const e2e = ['--config', 'vitest.e2e.config.ts', '--project'];
await runSteps(
  [
    ...staticChecks,
    { name: 'dead code', commands: [['knip']] },
    ...inHalves('engine'),
    testStep('islands', ['--project', 'islands', '--maxWorkers=1']),
    ...inHalves('integration', 'calls'),
    // Both write what the framework generates of the content: one after the other.
    { name: 'build', commands: 'build', after: ['types'] },
    { name: 'HTML', commands: [[node, 'scripts/html.ts']], needs: ['build'] },
    { name: 'sizes', commands: [[node, 'scripts/budgets.ts']], needs: ['build'] },
    testStep('browser', [...e2e, 'browser'], { needs: ['build'], cores: 2 }),
    ...(due.length ? [testStep('processes', [...e2e, 'processes', ...due], { needs: ['build'], cores: 2 })] : []),
  ],
  testEnvironment({
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'test',
    FORCE_COLOR: '0',
    CHROMIUM_PATH: browser,
    ...(isWhole && { E2E_BOTH: '1' }),
  }),
);
