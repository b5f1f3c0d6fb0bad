// npm run quick: what nearly every change can break, in under a minute. `npm test` is what counts.
import { ensureInstalled } from '../tools/lib/install.mjs';
import { root, testEnvironment } from '../tools/lib/run.mjs';
import { inHalves, quickChecks, runSteps } from '../tools/lib/steps.mjs';

process.chdir(root);
await ensureInstalled();
await runSteps(
  [...inHalves('engine'), ...quickChecks],
  testEnvironment({ ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'test', FORCE_COLOR: '0', QUICK: '1' }),
);
