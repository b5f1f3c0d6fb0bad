import type { ServerResponse } from 'node:http';
import { store } from '../db/client.ts';

const patience = 2000;

export async function databaseAnswers(): Promise<boolean> {
  const { client, read } = store();
  const asked = read(() => client.execute('SELECT 1')).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())]);
}

function say(answer: ServerResponse, good: boolean, body: Readonly<Record<string, string>>): void {
  answer.writeHead(good ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(!good && { 'Retry-After': '2' }),
  });
  answer.end(JSON.stringify(body));
}

/** `/api/health`: the process answers and reaches its database. `/api/ready`: it also takes new work (not while it stops). */
export async function answerHealth(path: string, answer: ServerResponse, stopping: boolean): Promise<void> {
  const reached = await databaseAnswers();
  const good = reached && !(path === '/api/ready' && stopping);
  say(answer, good, { status: good ? 'ok' : stopping ? 'stopping' : 'unavailable', database: reached ? 'ok' : 'away' });
}
