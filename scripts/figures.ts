// npm run operate -- figures [FOLDER]: what the process that runs here says of itself, and the backups in FOLDER. Ends with 1 where somebody has to look.
import { backupsIn } from '../db/backups.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { readFigures } from '../src/components/operator/figures.ts';
import { operatorWords } from '../src/content/ui/en/operator.ts';
import { operate, Usage } from '../tools/lib/operate.ts';

/** Where it listens, as a program of this machine reaches it. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/api/metrics`;
}

async function ask(address: string, token: string): Promise<string> {
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Usage(`Nothing answers at ${address}: npm start starts the site.`);
  });
  if (!answer.ok)
    throw new Usage(`${address} answers ${answer.status}: the process there was started without this METRICS_TOKEN.`);
  return answer.text();
}

await operate(async () => {
  const [named, ...more] = process.argv.slice(2);
  if (more.length > 0 || named?.startsWith('-')) throw new Usage('npm run operate -- figures [FOLDER OF THE BACKUPS]');
  const { metricsToken, host, port, databaseUrl, backupFolder } = readEnvironment(process.env);
  if (metricsToken === undefined)
    throw new Usage('METRICS_TOKEN opens the figures, and none is set: see docs/operate.md.');
  const text = await ask(addressOf(host, port), metricsToken);
  const [newest] = backupsIn(named ?? backupFolder);
  const local = databaseUrl.startsWith('file:');
  const lines = readFigures(
    { text, now: Date.now() / 1000, backup: newest && newest.at / 1000, local },
    operatorWords,
    'en',
  );
  for (const { what, is, look } of lines) console.log(`${look ? 'LOOK' : 'ok  '}  ${what}: ${is}`);
  if (lines.some(({ look }) => look)) process.exitCode = 1;
  return undefined;
});
