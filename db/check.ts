// Started by cleaning.ts as a process of its own: looks at every page of the file while the server goes on answering. Ends with 3 when it is damaged.
import { createClient } from '@libsql/client';
import { codeOf, isDamage } from './problems.ts';

const { DATABASE_URL: url = '', DATABASE_ENCRYPTION_KEY: encryptionKey } = process.env;
const client = createClient({ url, timeout: 5000, concurrency: 1, ...(encryptionKey && { encryptionKey }) });
try {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  process.exitCode = rows[0]?.['quick_check'] === 'ok' ? 0 : 3;
} catch (error) {
  process.exitCode = isDamage(codeOf(error)) ? 3 : 1;
} finally {
  client.close();
}
