import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, stopAll } from '../../server/stop.ts';

let server: Server;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // Only the clock: connections go on as they are.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const turns = async (): Promise<void> => {
  for (let at = 0; at < 50; at += 1) await new Promise((resolve) => setImmediate(resolve));
};
const never = () => new Promise<void>(() => undefined);

test('first the requests, then the database', async () => {
  const order: string[] = [];
  server.once('close', () => order.push('door shut'));
  const stopped = stopAll(server, async () => void order.push('database closed'));
  await vi.advanceTimersByTimeAsync(100);
  await turns();
  expect(await stopped).toBe(true);
  expect(order).toEqual(['door shut', 'database closed']);
});

test('a database that cannot be closed, after a request that is never answered: both together within five seconds', async () => {
  const address = server.address();
  const asked = new Promise((resolve) => server.once('request', resolve));
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  socket.on('error', () => undefined);
  await asked;
  let ended: boolean | undefined;
  const close = vi.fn(never);
  void stopAll(server, close).then((all) => {
    ended = all;
  });
  for (let seconds = 0; seconds < 4; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await turns();
  }
  expect([close.mock.calls.length, ended]).toEqual([0, undefined]);
  await vi.advanceTimersByTimeAsync(600);
  await turns();
  expect([close.mock.calls.length, ended]).toEqual([1, undefined]);
  await vi.advanceTimersByTimeAsync(300);
  expect(ended).toBe(false);
});

test.each([
  ['stops', stopAll],
  ['hands over', handOver],
] as const)('a server that %s cuts no kept connection whose next request came while it had no turn', async (_, end) => {
  server.on('request', (_asked, answer) => answer.end('here'));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const heard: string[] = [];
  socket.on('data', (bytes) => heard.push(bytes.toString().slice(9, 12)));
  socket.once('error', (error) => heard.push(error.message));
  socket.once('close', () => heard.push('closed'));
  const ask = (): boolean => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('connect', resolve));
  ask();
  await vi.waitUntil(() => heard.length === 1);
  void end(server, never);
  await vi.advanceTimersByTimeAsync(100);
  await turns();
  // The request lies there unread, and it is time to close what has none.
  ask();
  vi.advanceTimersByTime(300);
  await turns();
  // Answered, it has none again.
  vi.advanceTimersByTime(300);
  await vi.waitUntil(() => heard.includes('closed'));
  expect(heard).toEqual(['200', '200', 'closed']);
});

test('a server that hands over waits for an answer that takes long, with its database closed: nobody waits for it', async () => {
  server.on('request', (_asked, answer) => setTimeout(() => answer.end('here'), 10_000));
  const asked = new Promise((resolve) => server.once('request', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  const heard: string[] = [];
  socket.on('data', (bytes) => heard.push(bytes.toString().slice(9, 12)));
  await asked;
  const handed = handOver(server, async () => void heard.push('database closed'));
  await vi.advanceTimersByTimeAsync(1300);
  const { empty } = await handed;
  void empty.then(() => heard.push('ended'));
  await vi.advanceTimersByTimeAsync(8000);
  await turns();
  expect(heard).toEqual(['database closed']);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitUntil(() => heard.includes('200'));
  await vi.advanceTimersByTimeAsync(600);
  await vi.waitUntil(() => heard.includes('ended'));
  expect(heard).toEqual(['database closed', '200', 'ended']);
});
