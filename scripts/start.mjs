// npm start: installs, builds and serves, each only when needed. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, modernNode } from './lib/install.mjs';
import { environment, root } from './lib/run.mjs';
import { stop } from './lib/say.mjs';

process.chdir(root);
if (existsSync(join(root, '.env')) && process.loadEnvFile) process.loadEnvFile(join(root, '.env'));
await ensureInstalled();
await ensureBuilt();

const server = spawn(modernNode(), ['server/main.ts'], { cwd: root, env: environment(), stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // From a terminal the server hears it as well; it stops once, however often it is told.
  process.on(signal, () => server.kill(signal));
}
if (process.env.npm_lifecycle_event === 'start') {
  // Told to end, npm ends the shell between us and itself and passes nothing on: losing the parent is the signal.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 250).unref();
}
server.once('error', (error) => stop(`The server could not be started: ${error.message}.`));
server.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
