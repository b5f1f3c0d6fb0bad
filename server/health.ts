// Tells whoever balances the load whether to send people here.
import { store } from '../db/client.ts';
import { jsonReply, type Reply } from './send.ts';

const patience = 2000;

export async function databaseAnswers(): Promise<boolean> {
  const { client, read } = store();
  const asked = read(() => client.execute('SELECT 1')).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())]);
}

/** `/api/health`: the process answers and reaches its database. `/api/ready`: it also takes new work (not while it stops). */
export async function healthReply(path: string, stopping: boolean): Promise<Reply> {
  const reached = await databaseAnswers();
  const damaged = store().damaged();
  const good = reached && !damaged && !(path === '/api/ready' && stopping);
  return jsonReply(
    {
      status: good ? 'ok' : stopping ? 'stopping' : 'unavailable',
      database: damaged ? 'damaged' : reached ? 'ok' : 'away',
    },
    good ? 200 : 503,
    good ? {} : { 'retry-after': '2' },
  );
}
