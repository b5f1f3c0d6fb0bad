import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { client, run } from './running.ts';

/** What is sent at once, and what drips after it, a byte a second. */
const kinds = [
  { start: 'GET / HTTP/1.1\r\nHost: a\r\nX-Half: ', drip: false },
  {
    start:
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":',
    drip: false,
  },
  { start: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', drip: true },
  {
    start:
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"',
    drip: true,
  },
] as const;

/** A request that never ends. Resolves with the milliseconds until the server cuts the line. */
function unfinished(url: string, { start, drip }: (typeof kinds)[number]): Promise<number> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    let since = 0;
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      since = performance.now();
      socket.write(start);
      if (drip) dripping = setInterval(() => socket.write('x'), 1000);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - since);
    });
    socket.resume();
  });
}

test('500 half-sent requests and slow bodies: others are answered meanwhile, and all are cut', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const server = await run(`file:${join(folder, 'a.db')}`);
  const halves = Array.from({ length: 500 }, (_, at) => unfinished(server.url, kinds[at % kinds.length] ?? kinds[0]));
  const guest = client(server.url, '');
  let open = true;
  const cut = Promise.all(halves).finally(() => {
    open = false;
  });
  const took: number[] = [];
  while (open) {
    const started = performance.now();
    expect((await guest.call('GET', 'auth/user')).status).toBe(401);
    took.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const longest = Math.max(...(await cut));
  const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
  console.log(
    `500 unfinished requests: the last was cut after ${(longest / 1000).toFixed(1)} s; ${took.length} others answered meanwhile, p99 ${p99.toFixed(0)} ms`,
  );
  expect(took.length).toBeGreaterThan(100);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  rmSync(folder, { recursive: true, force: true });
});
