import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { VisitAnswer } from '../../src/api/contract.ts';
import { startServer } from '../../tools/browser/start-server.ts';
import { newPerson, type Person } from './account.ts';
import { load } from './raw-client.ts';
import { mustBe } from './server-side.ts';
import { figure } from './size.ts';
import type { Row } from './table.ts';

const patients = 10_000;
const visitsEach = 3;

/** One real visit, through the product: all others are copies of it, so that rows are as long as they are in life. */
async function savedVisit(url: string, { headers }: Person): Promise<string> {
  const chart = Object.fromEntries(
    Object.entries({ age: 66, sex: 'female', a1c: 8.9, egfr: 41, uacr: 120, metformin: 1000, ascvd: true }).map(
      ([fact, value]) => [fact, { value, from: 'entered' }],
    ),
  );
  const answer = await fetch(`${url}/api/visits`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ patientName: 'Copied', chart }),
  });
  if (!answer.ok) throw new Error(`a visit was not saved: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as VisitAnswer).id;
}

/** Ten thousand patients of that person with three visits each, two in three of them late: straight into the file. */
async function seedVisits(file: string, userId: string, id: string): Promise<void> {
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY;');
  const day = (n: number): string => new Date(Date.parse('2025-01-01') + (n % 700) * 86_400_000).toISOString();
  for (let from = 0; from < patients; from += 500) {
    const batch = Array.from({ length: 500 }, (_, n) => from + n).flatMap((patient) => {
      const patientId = randomUUID();
      return Array.from({ length: visitsEach }, (_, n) => {
        const visitId = randomUUID();
        const at = day(patient * 7 + n * 90);
        return [
          {
            sql: `INSERT INTO visits SELECT user_id, ?, ?, ?, ?, day, chart, examples, plan, saved, clinical_notes, engine_version, ? FROM visits WHERE user_id = ? AND id = ?`,
            args: [visitId, patientId, `Patient ${patient}`, `patient ${patient}`, at, userId, id],
          },
          {
            sql: `INSERT INTO visit_due SELECT user_id, ?, ?, ?, ?, due FROM visit_due WHERE user_id = ? AND visit_id = ?`,
            args: [
              visitId,
              patient % 40 === 0 ? 1 : 0,
              patient % 12,
              patient % 3 ? '2025-06-01' : '2999-01-01',
              userId,
              id,
            ],
          },
        ];
      }).flat();
    });
    await client.batch(batch, 'write');
  }
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
}

/** The list of whom something is late for, of ten thousand patients: the first page, the one after it, and the table of all. Half a minute. */
export async function dueRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'due.db');
  const before = await startServer({ DATABASE_URL: `file:${file}` });
  const person = await newPerson(before.url, 'due@example.test');
  const id = await savedVisit(before.url, person);
  await before.stop();
  await seedVisits(file, person.id, id);
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  const port = Number(new URL(server.url).port);
  const headers = { ...person.headers, 'content-type': 'application/json', origin: server.url };
  const body = JSON.stringify({ on: new Date().toISOString().slice(0, 10), limit: 50 });
  try {
    const first = await fetch(`${server.url}/api/patients/due`, { method: 'POST', headers, body });
    const next = /<([^>]*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const ask = async (path: string, sent = body): Promise<number> =>
      mustBe(
        await load(
          port,
          { path, method: 'POST', headers, body: () => sent },
          { connections: 1, requests: 200, seconds: 10 },
        ),
        200,
        path,
      ).p50;
    const among = `of ${figure(patients)} patients with ${visitsEach} visits each, p50`;
    const began = performance.now();
    const table = await fetch(`${server.url}/api/patients/due-csv`, { method: 'POST', headers, body: '{}' });
    const lines = (await table.text()).split('\r\n').length - 2;
    const took = performance.now() - began;
    return [
      { what: `who is late, first page of 50 ${among}`, value: await ask('/api/patients/due'), unit: 'ms', aim: '200' },
      { what: `who is late, second page ${among}`, value: await ask(next), unit: 'ms', aim: '200' },
      {
        what: `everybody, first page of 50 ${among}`,
        value: await ask('/api/patients/search', '{"limit":50}'),
        unit: 'ms',
        aim: '200',
      },
      { what: `who is late, a table of ${figure(lines)} rows`, value: took, unit: 'ms' },
    ];
  } finally {
    await server.stop();
  }
}
