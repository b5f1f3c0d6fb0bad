// npm run demo: a separate database (data/demo.db) with invented patients, served on a port of its own (PORT, 4340).
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '../tools/build/build.mjs';
import { ensureInstalled, modernNode } from '../tools/lib/install.mjs';
import { root, testEnvironment } from '../tools/lib/run.mjs';
import { say, stop } from '../tools/lib/say.mjs';

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
// None of the settings of the site that runs here: the demo is open to this machine only, with a password that stands in the documents.
const port = process.env.PORT || '4340';
const env = testEnvironment({
  DATABASE_URL: `file:${process.env.DEMO_DATABASE || 'data/demo.db'}`,
  PORT: port,
  LOG_REQUESTS: 'off',
});
const who = ['Dr. Demo', 'demo@clinic.example', 'a quiet garden 42'];
const filled = spawnSync(modernNode(), [join('scripts', 'demo-data.ts'), ...who], { cwd: root, env, encoding: 'utf8' });
if (filled.status !== 0) stop(`The demo’s database could not be filled. ${filled.stderr.trim()}`);
say(
  `${filled.stdout.trim()}\nSign in as ${who[1]} with the password “${who[2]}”, then open the visit, or History in any calculator.`,
);

const server = spawn(modernNode(), ['server/main.ts'], { cwd: root, env, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.once('error', (error) => stop(`The server could not be started: ${error.message}.`));
server.once('exit', (code) => process.exit(code ?? 0));
