import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';
import { forecast, newPerson, password } from './account.ts';
import { memoryOf } from './memory.ts';
import { metricsToken, readMetrics } from './metrics.ts';
import { median } from './raw-client.ts';
import { size } from './size.ts';
import type { Row } from './table.ts';

const minutes = size('BENCH_SOAK_MINUTES', 30);
const clients = size('BENCH_SOAK_CLIENTS', 20);
const expired = 1000;

interface Sample {
  readonly minute: number;
  readonly memory: number;
  readonly handles: number;
}

/** Expired sessions of a person, as a night leaves them behind. */
async function leaveExpired(file: string, userId: string): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  await client.execute({
    sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO sessions (id, user_id, expires_at, ends_at) SELECT 'expired-' || i, ?, ?, ? FROM n`,
    args: [expired, userId, Date.now() - 60_000, Date.now() - 60_000],
  });
  client.close();
}

async function count(file: string, where: string): Promise<number> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute(`SELECT count(*) AS n FROM sessions WHERE ${where}`);
  client.close();
  return Number(rows[0]?.['n']);
}

/** One person's day over and over: sign in, look at pages, save, list, search, delete, sign out. Counts answers that are not what they should be. */
async function days(
  url: string,
  email: string,
  until: number,
  tally: { requests: number; wrong: number },
): Promise<void> {
  const record = await forecast();
  let cookie = '';
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object | undefined,
    status: number,
  ): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    tally.requests += 1;
    if (answer.status !== status) tally.wrong += 1;
    for (const line of answer.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
    const text = await answer.text();
    return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  };
  while (Date.now() < until) {
    await ask('POST', '/api/auth/login', { email, password }, 200);
    for (const path of ['/', '/tools', '/calculator', '/ar/calculator']) await ask('GET', path, undefined, 200);
    for (let n = 0; n < 5; n += 1) {
      await ask('GET', '/api/auth/user', undefined, 200);
      const saved = (await ask(
        'POST',
        '/api/assessments',
        { tool: 'a1c-forecast', patientName: 'Mariam Haddad', ...record },
        201,
      )) as { id?: string };
      await ask('GET', '/api/assessments?tool=a1c-forecast', undefined, 200);
      await ask('GET', '/api/assessments?tool=a1c-forecast&patientName=haddad', undefined, 200);
      await ask('DELETE', `/api/assessments/${saved.id}`, undefined, 204);
      await pause(200);
    }
    await ask('POST', '/api/auth/logout', {}, 200);
  }
}

async function watch(server: RunningServer, started: number, until: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (Date.now() < until) {
    await pause(5000);
    const handles = (await readMetrics(server.url))('handles');
    samples.push({ minute: (Date.now() - started) / 60_000, memory: memoryOf(server.pid) ?? Number.NaN, handles });
  }
  return samples;
}

const load = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '?';

/** On demand: half an hour of mixed load. What grows after the first sixth would grow for ever. */
export async function soakRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'soak.db');
  const before = await startServer({ DATABASE_URL: `file:${file}` });
  const emails = Array.from({ length: clients }, (_, n) => `soak-${n}@example.test`);
  const people = [];
  for (const email of emails) people.push(await newPerson(before.url, email));
  await before.stop();
  await leaveExpired(file, people[0]?.id ?? '');
  const server = await startServer({ DATABASE_URL: `file:${file}`, METRICS_TOKEN: metricsToken });
  try {
    const started = Date.now();
    const until = started + minutes * 60_000;
    const tally = { requests: 0, wrong: 0 };
    const [samples] = await Promise.all([
      watch(server, started, until),
      ...emails.map((email) => days(server.url, email, until, tally)),
    ]);
    await pause(10_000);
    const idle = (await readMetrics(server.url))('handles');
    const early = samples.filter(({ minute }) => minute > minutes / 6 && minute <= minutes / 3);
    const late = samples.filter(({ minute }) => minute > (minutes * 5) / 6);
    const middle = (of: readonly Sample[], what: 'memory' | 'handles'): number =>
      median(of.map((sample) => sample[what]));
    const [first, last] = [middle(early, 'memory'), middle(late, 'memory')];
    console.log(`  load of the machine at the end: ${load()}`);
    const name = `${minutes} min of mixed load`;
    return [
      { what: `${name}, ${clients} people: requests`, value: tally.requests, unit: '', digits: 0 },
      { what: `${name}: wrong answers`, value: tally.wrong, unit: '', digits: 0, aim: '≤ 0' },
      { what: `${name}: memory after the first sixth`, value: first, unit: 'MiB' },
      { what: `${name}: memory in the last sixth`, value: last, unit: 'MiB' },
      { what: `${name}: growth between`, value: (last / first - 1) * 100, unit: '%', aim: '≤ 10.0' },
      { what: `${name}: handles after the first sixth`, value: middle(early, 'handles'), unit: '', digits: 0 },
      { what: `${name}: handles in the last sixth`, value: middle(late, 'handles'), unit: '', digits: 0 },
      { what: `${name}: handles 10 s after`, value: idle, unit: '', digits: 0 },
      {
        what: `${name}: expired sessions left, of ${expired}`,
        value: await count(file, `expires_at <= ${Date.now()}`),
        unit: '',
        digits: 0,
        aim: '≤ 0',
      },
    ];
  } finally {
    await server.stop();
  }
}
