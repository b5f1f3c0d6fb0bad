// npm test: installs what is missing, then runs every check. Each prints one line; the last line is the sum.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, modernNode } from './lib/install.mjs';
import { root, testEnvironment } from './lib/run.mjs';
import { inHalves, runSteps, staticChecks, testStep } from './lib/steps.mjs';

process.chdir(root);
await ensureInstalled();
const browser = await ensureBrowser();
const node = modernNode();
await runSteps(
  [
    ...staticChecks,
    { name: 'dead code', commands: [['knip']] },
    ...inHalves('engine'),
    ...inHalves('integration'),
    // Both write what the framework generates of the content: one after the other.
    { name: 'build', commands: 'build', after: ['types'] },
    { name: 'HTML', commands: [[node, 'scripts/html.ts']], needs: ['build'] },
    { name: 'sizes', commands: [[node, 'scripts/budgets.ts']], needs: ['build'] },
    testStep('browser', ['--config', 'vitest.e2e.config.ts'], { needs: ['build'], cores: 2 }),
  ],
  testEnvironment({
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'test',
    FORCE_COLOR: '0',
    CHROMIUM_PATH: browser,
  }),
);
