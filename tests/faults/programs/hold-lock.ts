// Another program on the same database file: takes the write lock, says so, and lets go after so many milliseconds.
import { createClient } from '@libsql/client';

const [url = '', milliseconds = '0'] = process.argv.slice(2);
const client = createClient({ url, timeout: 5000 });
const lock = await client.transaction('write');
console.log('held');
setTimeout(() => {
  void lock.rollback().then(() => client.close());
}, Number(milliseconds));
