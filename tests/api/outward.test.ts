import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outwardFetch } from '../../src/api/outward-fetch.ts';

let server: Server;
let origin: string;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (request.url === '/on') answer.writeHead(302, { location: '/there' }).end();
    else answer.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => new Promise((done) => server.close(done)));

const bounds = { milliseconds: 3000, bytes: 1000 };

test('the origin that is named is asked, and no redirect of its followed', async () => {
  const ask = outwardFetch(origin, bounds);
  expect(await (await ask(`${origin}/here`, {})).text()).toBe('{}');
  await expect(ask(`${origin}/on`, {})).rejects.toMatchObject({ kind: 'redirect' });
  expect(asked).toEqual(['/here', '/on']);
});

test.each([
  ['another port', (here: string) => here.replace(/\d+$/, '9')],
  ['another host', (here: string) => here.replace('127.0.0.1', 'localhost')],
  ['this machine’s metadata', () => 'http://169.254.169.254/latest'],
  ['a file', () => 'file:///etc/passwd'],
  ['a name with the origin before an @', (here: string) => `${here}@evil.example/`],
])('%s is never asked', async (_what, address) => {
  await expect(outwardFetch(origin, bounds)(address(origin), {})).rejects.toMatchObject({ kind: 'elsewhere' });
  expect(asked).toEqual([]);
});
