// npm run bench: installs and builds when needed, then measures. `-- --write` puts the table into docs/measured.md.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode } from './lib/install.mjs';
import { root, testEnvironment } from './lib/run.mjs';

process.chdir(root);
await ensureInstalled();
const browser = await ensureBrowser();
const env = testEnvironment({ CHROMIUM_PATH: browser });
await ensureBuilt(env);
spawn(modernNode(), ['tests/load/bench.ts', ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' }).once(
  'exit',
  (code) => process.exit(code ?? 1),
);
