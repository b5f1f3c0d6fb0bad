// npm run dev and the type check: Astro without telling its makers anything about it.
import { spawn } from 'node:child_process';
import { environment, root } from '../tools/lib/run.mjs';

const astro = spawn('astro', process.argv.slice(2), {
  cwd: root,
  env: environment({ ASTRO_TELEMETRY_DISABLED: '1' }),
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => astro.kill(signal));
astro.once('exit', (code) => process.exit(code ?? 1));
