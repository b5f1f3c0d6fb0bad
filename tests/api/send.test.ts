import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { DrawnPage } from '../../server/page.ts';
import { askerLeft, type Reply, send } from '../../server/send.ts';

let server: Server;
/** How the last answer ended: undefined when it was handed over whole. */
let ended: Promise<unknown>;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function answerWith(make: (asked: IncomingMessage) => Reply | Promise<Reply>): Promise<void> {
  server = createServer((asked, answer) => {
    ended = Promise.resolve(make(asked))
      .then((reply) => send(asked, answer, reply))
      .then(
        () => undefined,
        (error: unknown) => (askerLeft(answer, error) ? 'left' : error),
      );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
}
function ask(headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) =>
    request({ port, host: '127.0.0.1', method, headers: { ...headers }, agent: false }, resolve)
      .once('error', reject)
      .end(),
  );
}
async function all(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const csv = { 'content-type': 'text/csv' };
const piece = Buffer.alloc(64 * 1024, 'x');

test('whole and streamed answers bear the same head: compressed where it is worth it, with a length where it is known, never kept', async () => {
  const long = 'words '.repeat(1000);
  for (const body of [() => long, () => Readable.from([Buffer.from(long)])]) {
    await answerWith(() => ({ status: 200, headers: csv, body: body() }));
    const zipped = await ask({ 'accept-encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'no-store',
    });
    expect(gunzipSync(await all(zipped)).toString()).toBe(long);
    const plain = await ask();
    expect([plain.headers['content-encoding'], (await all(plain)).toString()]).toEqual([undefined, long]);
    expect(await ended).toBeUndefined();
    server.close();
  }
  await answerWith(() => ({ status: 200, headers: csv, body: Readable.from([Buffer.from('short')]) }));
  const short = await ask({ 'accept-encoding': 'gzip' });
  expect([short.headers['content-encoding'], short.headers['content-length']]).toEqual([undefined, '5']);
});

test('what is made slowly leaves as it is made, and no faster than it is taken', async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      made += 1;
      yield piece;
      await pause(0);
    }
  }
  const body = Readable.from(endless(), { objectMode: false });
  await answerWith(() => ({ status: 200, headers: csv, body }));
  const answer = await ask();
  await new Promise((resolve) => answer.once('readable', resolve));
  // Nobody reads on: it comes to rest, however long it could go on.
  let before = -1;
  while (before !== made) {
    before = made;
    await pause(300);
  }
  expect(made).toBeLessThan(400);
  answer.destroy();
  expect(await ended).toBe('left');
  expect(body.destroyed).toBe(true);
});

test('a body that fails before anything has left is an error to answer; afterwards the line is cut', async () => {
  async function* fails(before: Buffer): AsyncGenerator<Buffer> {
    yield before;
    await pause(50);
    throw new Error('half way');
  }
  for (const [before, begun] of [
    [Buffer.from('x'), false],
    [piece, true],
  ] as const) {
    await answerWith(() => ({ status: 200, headers: csv, body: Readable.from(fails(before)) }));
    const asked = ask().then(all);
    asked.catch(() => undefined);
    await pause(200);
    expect(await ended).toMatchObject({ message: 'half way' });
    server.closeAllConnections();
    await expect(asked, String(begun)).rejects.toThrow();
    server.close();
  }
});

test('a drawn page: its head is known with the first sign or the end, HEAD draws no body, and one given up says so', async () => {
  const pages: DrawnPage[] = [];
  const draw = (work: (page: DrawnPage) => void) => (asked: IncomingMessage) => {
    const page = new DrawnPage(asked);
    pages.push(page);
    work(page);
    return page.head;
  };
  await answerWith(
    draw((page) => {
      page.statusCode = 500;
      page.end('Internal Server Error');
    }),
  );
  const failed = await ask();
  expect([failed.statusCode, (await all(failed)).toString()]).toEqual([500, 'Internal Server Error']);
  server.close();
  await answerWith(
    draw((page) => {
      page.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
      page.write(piece);
    }),
  );
  const head = await ask({}, 'HEAD');
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(head.headers['content-security-policy']).toMatch(/^script-src 'self'; frame-ancestors 'none'/);
  expect((await all(head)).length).toBe(0);
  expect(await ended).toBeUndefined();
  expect(pages.at(-1)?.destroyed).toBe(true);
  server.close();
  await answerWith(draw((page) => page.destroy()));
  ask().catch(() => undefined);
  await pause(100);
  expect(await ended).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});
