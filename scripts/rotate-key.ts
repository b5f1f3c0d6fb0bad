// npm run operate -- rotate-key [--plain]: writes the database file anew under another key, read from standard input, or under none.
// The present key is DATABASE_ENCRYPTION_KEY. The server must be stopped.
import { rotateKey } from '../db/rotate.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { ask } from '../tools/lib/ask.ts';
import { operate, Usage } from '../tools/lib/operate.ts';

const shortest = 16;

await operate(async () => {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== '--plain'))
    throw new Usage(
      'npm run operate -- rotate-key   (the new key on standard input), or npm run operate -- rotate-key --plain',
    );
  const settings = readEnvironment(process.env);
  const newKey = flag === '--plain' ? undefined : (await ask('New key')).trim();
  if (newKey !== undefined && newKey.length < shortest)
    throw new Usage(`The new key needs at least ${shortest} characters. Nothing was changed.`);
  if (newKey === settings.databaseEncryptionKey)
    throw new Usage(
      newKey === undefined ? 'The database has no key already.' : 'That is the present key. Nothing was changed.',
    );
  const { rows, aside } = await rotateKey(settings, newKey);
  const kept = process.env['DATABASE_ENCRYPTION_KEY_FILE']?.trim();
  const setting = kept ? 'DATABASE_ENCRYPTION_KEY_FILE' : 'DATABASE_ENCRYPTION_KEY';
  const put = kept ? `Write the new key into ${kept}` : `Set ${setting} to the new key`;
  const next = newKey === undefined ? `Remove ${setting}` : put;
  const old = settings.databaseEncryptionKey === undefined ? 'without a key' : 'under the old key';
  return `Wrote and checked ${rows} rows ${newKey === undefined ? 'without a key' : 'under the new key'}. ${next} before the next start. The file as it was, ${old}, is ${aside}: delete it once the server runs.`;
});
