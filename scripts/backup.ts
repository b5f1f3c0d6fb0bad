// npm run backup [-- FILE]: a whole copy of the database, while the server runs.
import { backUp } from '../db/backup.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { operate } from './lib/operate.ts';

await operate(async () => {
  const target = process.argv[2] ?? `data/backups/journey-${new Date().toISOString().replace(/[:.]/g, '-')}.db`;
  const { users, records, bytes } = await backUp(readEnvironment(process.env), target);
  return `Backed up ${records} records of ${users} users (${Math.ceil(bytes / 1024)} KiB) to ${target}.`;
});
