// Started by local.ts as a process of its own: rewriting a file takes seconds, in which the server goes on answering.
import { createClient } from '@libsql/client';

process.umask(0o077);
const { DATABASE_URL: url = '', DATABASE_ENCRYPTION_KEY: encryptionKey } = process.env;
const client = createClient({ url, timeout: 5000, concurrency: 1, ...(encryptionKey && { encryptionKey }) });
// The copy it makes on the way stays in memory: on a disk it would lie there unencrypted.
await client.execute('PRAGMA temp_store = MEMORY');
await client.execute('VACUUM');
client.close();
