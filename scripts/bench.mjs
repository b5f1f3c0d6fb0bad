// npm run bench: installs and builds when needed, then measures. `-- --write` puts the table into docs/measured.md.
import { spawn } from 'node:child_process';
import { ensureBrowser } from '../tools/browser/browser.mjs';
import { ensureBuilt } from '../tools/build/build.mjs';
import { ensureInstalled, modernNode } from '../tools/lib/install.mjs';
import { root, testEnvironment } from '../tools/lib/run.mjs';

process.chdir(root);
await ensureInstalled();
const browser = await ensureBrowser();
const env = testEnvironment({ CHROMIUM_PATH: browser });
await ensureBuilt(env);
spawn(modernNode(), ['tests/load/bench.ts', ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' }).once(
  'exit',
  (code) => process.exit(code ?? 1),
);
