import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Sends a signal and resolves with exit code and signal name. */
  readonly end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** The built product on a free port, on a database of the test's own. */
export async function run(databaseUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<Running> {
  if (!existsSync('dist/server/entry.mjs'))
    throw new Error('These tests need the built site: run npm run build first.');
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: databaseUrl,
      LOG_REQUESTS: 'off',
      LIMIT_REGISTER_PER_HOUR: '1000000',
      LIMIT_QUICK_PER_HOUR: '1000000',
      LIMIT_LOGIN_PER_ACCOUNT: '1000000',
      LIMIT_LOGIN_PER_ADDRESS: '1000000',
      LIMIT_LOGIN_UNKNOWN_DEVICES: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const gone = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Open (http:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    void gone.then(({ code, signal }) => reject(new Error(`The server stopped at once (${code ?? signal}):\n${text}`)));
  });
  return {
    url,
    child,
    output: () => text,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}

export interface Client {
  readonly cookie: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export function client(url: string, cookie: string): Client {
  return {
    cookie,
    call: (method, path, body) =>
      fetch(`${url}/api/${path}`, {
        method,
        headers: { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      }),
  };
}

let people = 0;
/** A registered person; the cookie outlives a restart. */
export async function register(url: string): Promise<Client> {
  people += 1;
  const answer = await client(url, '').call('POST', 'auth/register', {
    name: 'Tester',
    email: `t${people}-${Date.now()}@clinic.example`,
    password: 'a quiet blue gate',
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  return client(url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

/** A request on a connection of its own. `left` resolves when its last byte is with the operating system, `answered` with the status. */
export function send(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): { left: Promise<void>; answered: Promise<number | string> } {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = request(`${url}/api/${path}`, {
    method,
    agent: false,
    headers: {
      origin: url,
      cookie,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
    },
  });
  const answered = new Promise<number | string>((resolve) => {
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error) => resolve(error.message));
    });
    sent.once('error', (error) => resolve(error.message));
  });
  // `finish` alone may come before the connection does.
  const left = Promise.all([
    new Promise((resolve) =>
      sent.once('socket', (socket) => (socket.connecting ? socket.once('connect', resolve) : resolve(undefined))),
    ),
    new Promise((resolve) => sent.once('finish', resolve)),
  ]).then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  sent.end(text);
  return { left, answered };
}
