// npm run operate -- restore FILE [--replace] [--unsealed]: puts a backup in the database's place. The server must be stopped.
import { restore, told } from '../db/backup.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { operate, Usage } from '../tools/lib/operate.ts';

await operate(async () => {
  const [source, ...flags] = process.argv.slice(2);
  if (!source || source.startsWith('-') || flags.some((flag) => flag !== '--replace' && flag !== '--unsealed'))
    throw new Usage('npm run operate -- restore FILE [--replace] [--unsealed]');
  const { aside, ...counted } = await restore(readEnvironment(process.env), source, {
    replace: flags.includes('--replace'),
    unsealed: flags.includes('--unsealed'),
  });
  return `Restored ${told(counted)} from ${source}.${aside ? ` What stood there before is ${aside}.` : ''}`;
});
