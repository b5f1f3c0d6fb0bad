// npm start: installs, builds and serves, each only when needed. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureBuilt } from '../tools/build/build.mjs';
import { ensureInstalled, modernNode } from '../tools/lib/install.mjs';
import { whenNpmIsGone } from '../tools/lib/npm.mjs';
import { environment, root } from '../tools/lib/run.mjs';
import { askKeeper, whyTaken } from '../tools/lib/running.mjs';
import { stop } from '../tools/lib/say.mjs';
import { checkedSettings } from '../tools/lib/settings.mjs';

process.chdir(root);
const { port, host } = checkedSettings();
// Before anything is installed or built: what serves here goes on undisturbed.
const running = await askKeeper(String(port), 'state');
if (running)
  stop(
    `This site is running already on port ${port} (process ${running['pid']}, build ${running['build']}).\n` +
      'npm run update builds what you have changed and hands over to it without a pause. To start anew, stop that one first.',
  );
const taken = await whyTaken(port, host);
if (taken === 'EADDRINUSE')
  stop(`Port ${port} is taken by another program: set PORT to another one, or stop what listens there.`);
if (taken) stop(`The server cannot listen on ${host}:${port} (${taken}): set HOST and PORT.`);
await ensureInstalled();
await ensureBuilt();

const server = spawn(modernNode(), ['server/keeper.ts'], { cwd: root, env: environment(), stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // From a terminal the server hears it as well; it stops once, however often it is told.
  process.on(signal, () => server.kill(signal));
}
whenNpmIsGone('start', () => void server.kill('SIGTERM'));
server.once('error', (error) => stop(`The server could not be started: ${error.message}.`));
server.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
