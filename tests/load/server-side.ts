import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';
import { forecast, newPerson, type Person } from './account.ts';
import { startChild } from './child.ts';
import { type Call, type Load, load, median } from './raw-client.ts';
import { seedRecords } from './seed.ts';
import type { Row } from './table.ts';

const rounds = 3;
const limits = { connections: 16, requests: 20_000, seconds: 3 } as const;
const records = 100_000;

export function mustBe(measured: Load, status: number, what: string): Load {
  if (measured.requests === 0 || measured.cut > 0 || measured.statuses[status] !== measured.requests)
    throw new Error(
      `${what} answered ${JSON.stringify(measured.statuses)} with ${measured.cut} connections cut, not ${status} alone.`,
    );
  return measured;
}

/** The product and the floor in turns, so that whatever else the machine does falls on both. */
async function beside(
  what: string,
  app: number,
  floor: number,
  call: (port: number) => Call,
  status: number,
  aim: string,
): Promise<Row[]> {
  const ours: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(mustBe(await load(floor, call(floor), limits), status, `${what} (floor)`));
    ours.push(mustBe(await load(app, call(app), limits), status, what));
  }
  const perSecond = median(ours.map((one) => one.perSecond));
  const floorPerSecond = median(bare.map((one) => one.perSecond));
  return [
    { what, value: perSecond, unit: '/s' },
    {
      what: `${what}, share of the floor (${Math.round(floorPerSecond)} /s)`,
      value: perSecond / floorPerSecond,
      unit: '×',
      ...(aim && { aim }),
    },
  ];
}

/** Session, list and save beside the floor, each on a copy of the same file. */
export async function besideTheFloor(folder: string): Promise<Row[]> {
  const file = join(folder, 'beside.db');
  const before = await startServer({ DATABASE_URL: `file:${file}` });
  const person = await newPerson(before.url, 'load@example.test');
  await before.stop();
  await seedRecords(file, person.id, 60);
  const copy = join(folder, 'floor.db');
  copyFileSync(file, copy);
  const app = await startServer({ DATABASE_URL: `file:${file}` });
  const floor = await startChild('floor.ts', copy);
  try {
    const port = Number(new URL(app.url).port);
    const headers = (of: number) => ({ cookie: person.cookie, origin: `http://127.0.0.1:${of}` });
    const body = await forecast();
    return [
      ...(await beside(
        'session look-up',
        port,
        floor.port,
        (of) => ({ path: '/api/auth/user', headers: headers(of) }),
        200,
        '≥ 0.50',
      )),
      ...(await beside(
        'saved list, 50 records',
        port,
        floor.port,
        (of) => ({ path: '/api/assessments?tool=a1c-forecast', headers: headers(of) }),
        200,
        '',
      )),
      ...(await beside(
        'save',
        port,
        floor.port,
        (of) => ({
          path: '/api/assessments',
          method: 'POST',
          headers: headers(of),
          body: () => JSON.stringify({ id: randomUUID(), tool: 'a1c-forecast', patientName: 'Mariam Haddad', ...body }),
        }),
        201,
        '≥ 0.60',
      )),
    ];
  } finally {
    await floor.stop();
    await app.stop();
  }
}

async function searchRows(server: RunningServer, person: Person, name: string): Promise<Row[]> {
  const port = Number(new URL(server.url).port);
  const one = { connections: 1, requests: 200, seconds: 5 };
  const search = (term: string): Call => ({
    path: `/api/assessments?tool=a1c-forecast&patientName=${encodeURIComponent(term)}`,
    headers: person.headers,
  });
  const rows: Row[] = [];
  for (const [what, term] of [
    ['one match', name.split(' ').at(-1) ?? ''],
    ['thousands of matches, Arabic, first 50', 'العتيبي'],
    ['no match', 'zzzz'],
  ] as const) {
    const found = mustBe(await load(port, search(term), one), 200, 'search');
    rows.push({
      what: `search among ${records.toLocaleString('en-GB')} records, ${what}, p95`,
      value: found.p95,
      unit: 'ms',
      ...(what === 'one match' && { aim: '≤ 50' }),
    });
  }
  const list = mustBe(
    await load(port, { path: '/api/assessments?tool=a1c-forecast', headers: person.headers }, one),
    200,
    'list',
  );
  rows.push({ what: 'first page of those records, p95', value: list.p95, unit: 'ms' });
  return rows;
}

/** One person with a hundred thousand records. */
export async function manyRecords(folder: string): Promise<Row[]> {
  const file = join(folder, 'many.db');
  const before = await startServer({ DATABASE_URL: `file:${file}` });
  const person = await newPerson(before.url, 'many@example.test');
  await before.stop();
  const name = await seedRecords(file, person.id, records);
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  try {
    return await searchRows(server, person, name);
  } finally {
    await server.stop();
  }
}
