// npm run quick: what nearly every change can break, in under a minute. `npm test` is what counts.
import { ensureInstalled } from './lib/install.mjs';
import { root, testEnvironment } from './lib/run.mjs';
import { runSteps, staticChecks, testStep } from './lib/steps.mjs';

process.chdir(root);
await ensureInstalled();
await runSteps(
  [testStep('engine', ['--project', 'engine', '--maxWorkers=1']), ...staticChecks],
  testEnvironment({ ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'test', FORCE_COLOR: '0', QUICK: '1' }),
);
