// npm run restore -- FILE [--replace]: puts a backup in the database's place. The server must be stopped.
import { restore } from '../db/backup.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { operate, Usage } from './lib/operate.ts';

await operate(async () => {
  const [source, ...flags] = process.argv.slice(2);
  if (!source || source.startsWith('-') || flags.some((flag) => flag !== '--replace'))
    throw new Usage('npm run restore -- FILE [--replace]');
  const { users, records, aside } = await restore(readEnvironment(process.env), source, flags.includes('--replace'));
  return `Restored ${records} records of ${users} users from ${source}.${aside ? ` What stood there before is ${aside}.` : ''}`;
});
