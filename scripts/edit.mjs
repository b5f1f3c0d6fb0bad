// npm run edit: the site beside a form of every text, on this machine only (PORT, 4330), until it is stopped with Ctrl+C.
import { spawn } from 'node:child_process';
import { ensureInstalled, modernNode } from '../tools/lib/install.mjs';
import { environment, root } from '../tools/lib/run.mjs';
import { say, stop } from '../tools/lib/say.mjs';

process.chdir(root);
await ensureInstalled();
const port = process.env.PORT || '4330';
say(`Starting the editor …\nOpen http://127.0.0.1:${port}/_edit in your browser. Ctrl+C stops it.`);
const server = spawn(
  modernNode(),
  ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', port, '--strictPort'],
  {
    cwd: root,
    env: { ...environment(), EDIT_CONTENT: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.once('error', (error) => stop(`The editor could not be started: ${error.message}.`));
server.once('exit', (code) => process.exit(code ?? 0));
