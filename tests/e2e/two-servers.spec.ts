import { type Client, createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { saveAway } from '../api/persistent.ts';
import { noSqld, type Sqld, startSqld } from '../api/sqld.ts';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';

const password = 'a quiet blue gate';
const tries = 6;

interface Sent {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
function call(
  { url }: RunningServer,
  method: string,
  path: string,
  { body, cookie = '', headers }: Sent = {},
): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method,
    signal: AbortSignal.timeout(20_000),
    headers: { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Two processes of the product, started at the same moment on one empty libSQL server. */
describe.skipIf(noSqld)('two servers on one database', () => {
  let sqld: Sqld;
  let direct: Client;
  let servers: [RunningServer, RunningServer];
  let inputs: object;
  const settings = (): Record<string, string> => ({ DATABASE_URL: sqld.url, LIMIT_LOGIN_PER_ACCOUNT: String(tries) });
  beforeAll(async () => {
    inputs = (await loadTool('a1c-forecast')).defaults;
    sqld = await startSqld();
    direct = createClient({ url: sqld.url });
    servers = await Promise.all([startServer(settings()), startServer(settings())]);
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    direct.close();
    await sqld.remove();
  });
  const register = async (email: string): Promise<string> => {
    const answer = await call(servers[0], 'POST', 'auth/register', { body: { name: 'Two', email, password } });
    expect(answer.status).toBe(201);
    return cookieOf(answer);
  };
  const record = (id: string) => ({
    id,
    patientName: 'Shared',
    tool: 'a1c-forecast',
    patientData: inputs,
    clinicalNotes: '',
  });

  test('both are ready, and the migrations ran once', async () => {
    for (const server of servers) expect((await call(server, 'GET', 'ready')).status).toBe(200);
    const { rows } = await direct.execute('SELECT tag FROM migrations');
    expect(new Set(rows.map((row) => row['tag'])).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('a session, a record and a sign-out of one hold on the other', async () => {
    const [one, other] = servers;
    const cookie = await register('both@clinic.example');
    expect((await call(other, 'GET', 'auth/user', { cookie })).status).toBe(200);
    const id = '00000000-0000-4000-8000-00000000000a';
    const saved = await Promise.all(
      [one, other].map((server) => call(server, 'POST', 'assessments', { cookie, body: record(id) })),
    );
    expect(saved.map(({ status }) => status)).toEqual([201, 201]);
    const listed = (await (await call(other, 'GET', 'assessments', { cookie })).json()) as { id: string }[];
    expect(listed.map((item) => item.id)).toEqual([id]);
    expect((await call(other, 'POST', 'auth/logout', { cookie })).status).toBe(200);
    expect((await call(one, 'GET', 'auth/user', { cookie })).status).toBe(401);
  });

  test('tries to sign in are counted together: at once, over both, whatever addresses are forged', async () => {
    await register('guessed@clinic.example');
    const answers = await Promise.all(
      Array.from({ length: tries * 3 }, (_, at) =>
        call(servers[at % 2] as RunningServer, 'POST', 'auth/login', {
          body: { email: 'guessed@clinic.example', password: 'wrong password' },
          headers: { 'x-forwarded-for': `203.0.113.${at}`, 'x-real-ip': `203.0.113.${at}` },
        }),
      ),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([tries, tries * 2]);
    for (const server of servers)
      expect(
        (await call(server, 'POST', 'auth/login', { body: { email: 'guessed@clinic.example', password } })).status,
      ).toBe(429);
  });

  test('one is killed under load while the other serves: nothing acknowledged is lost, nothing is doubled', async () => {
    const cookie = await register('killed@clinic.example');
    const answered = [0, 0];
    let alive = true;
    let going = true;
    const save = async (id: string, client: number) => {
      // Half of the clients begin with the one that will be killed, and go to the other when it does not answer, as a proxy would.
      const at = alive ? client % 2 : 1;
      const answer = await call(servers[at] as RunningServer, 'POST', 'assessments', { cookie, body: record(id) });
      const body = (await answer.json()) as { error?: string };
      answered[at] = (answered[at] ?? 0) + 1;
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        ...(body.error !== undefined && { error: body.error }),
      };
    };
    const before = Number((await direct.execute('SELECT count(*) AS n FROM assessments')).rows[0]?.['n']);
    const working = saveAway(8, save, () => going);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    process.kill(servers[0].pid, 'SIGKILL');
    alive = false;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    going = false;
    const { saved, useless } = await working;
    const { rows } = await direct.execute('SELECT id FROM assessments');
    expect(useless).toEqual([]);
    for (const times of answered) expect(times).toBeGreaterThan(0);
    const there = new Set(rows.map((row) => String(row['id'])));
    expect(saved.filter((id) => !there.has(id))).toEqual([]);
    // Whatever was cut was sent again until it was acknowledged.
    expect(rows.length - before).toBe(saved.length);
    // It comes back beside the other one.
    servers[0] = await startServer(settings());
    expect((await call(servers[0], 'GET', 'auth/user', { cookie })).status).toBe(200);
  });
});
