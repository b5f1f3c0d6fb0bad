import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { client, run } from './running.ts';

/** Half a request, and then nothing. Resolves when the server cuts the line. */
function halfSent(url: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });
}

test('500 half-sent requests and slow bodies: others are answered meanwhile, and all are cut', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const server = await run(`file:${join(folder, 'a.db')}`);
  const halves = Array.from({ length: 500 }, (_, at) => halfSent(server.url, at % 2
    ? 'GET / HTTP/1.1\r\nHost: a\r\nX-Half: '
    : 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":'));
  const guest = client(server.url, '');
  let open = true;
  const cut = Promise.all(halves).then(() => { open = false; });
  let answered = 0;
  while (open) {
    expect((await guest.call('GET', 'auth/user')).status).toBe(401);
    answered += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await cut;
  expect(answered).toBeGreaterThan(100);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
