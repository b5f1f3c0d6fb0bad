import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Api, goodPassword, startApi } from './harness.ts';

let api: Api;
let server: Server;
let port: number;
let folder: string;
const page = `<!DOCTYPE html><html lang="en"><title>Page</title>${'<p>Many words. </p>'.repeat(200)}</html>`;
const lines: string[] = [];

/** Our own server around a stand-in for the built site: no build is needed to test what lies between socket and site. */
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '100', LIMIT_QUICK_PER_HOUR: '4', TRUSTED_PROXIES: '1' });
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'index.html'), page);
  mkdirSync(join(folder, 'quick'));
  writeFileSync(
    join(folder, 'quick/index.html'),
    page.replace(
      '<title>',
      '<meta http-equiv="content-security-policy" content="script-src \'self\' \'sha256-abc\'"><title>',
    ),
  );
  writeFileSync(join(folder, 'tools/index.html'), page);
  writeFileSync(join(folder, '_astro/a.1234.js'), 'export const a = 1;'.repeat(200));
  const [{ listener }, { apiHandler }, { staticFiles }, { compressFolder }, { readEnvironment }] = await Promise.all([
    import('../../server/listener.ts'),
    import('../../server/api.ts'),
    import('../../server/files.ts'),
    import('../../server/compress.ts'),
    import('../../src/api/environment.ts'),
  ]);
  await compressFolder(folder);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const site = async (request: IncomingMessage, answer: import('node:http').ServerResponse): Promise<void> => {
    if (request.url === '/throws') throw new Error('secret inner detail at /home/x.ts');
    if (request.url?.startsWith('/breaks')) {
      // As Astro's adapter does when a page fails half way.
      answer.writeHead(200, { 'content-type': 'text/html' });
      if (request.url === '/breaks-late') answer.write(Buffer.from(page));
      return void answer.write('Internal server error', () => answer.destroy());
    }
    answer.writeHead(request.url === '/calculator' ? 200 : 404, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
    });
    for (let at = 0; at < page.length; at += 1000) answer.write(Buffer.from(page.slice(at, at + 1000)));
    answer.end();
  };
  const answer = listener({
    environment: readEnvironment(process.env),
    site,
    api: await apiHandler(),
    files: staticFiles(folder, new Set(['/tools'])),
    isStopping: () => false,
  });
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
  await api.stop();
});

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
function ask(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
/** Bytes as they are, for what no client library would send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString();
    });
    socket.on('close', () => resolve(got));
    socket.on('error', () => resolve(got));
  });
}
const own = (): Record<string, string> => ({
  origin: `http://127.0.0.1:${port}`,
  host: `127.0.0.1:${port}`,
  'content-type': 'application/json',
});

describe('every answer', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/calculator'],
    ['GET', '/nothing'],
    ['GET', '/api/auth/user'],
    ['GET', '/api/nothing'],
    ['GET', '/api/health'],
    ['POST', '/'],
    ['GET', '//evil.example'],
    ['GET', '/tools/'],
    ['GET', '/_astro/a.1234.js'],
    ['GET', '/throws'],
  ])('%s %s carries the security headers', async (method, path) => {
    const { headers } = await ask(method, path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.any(String),
    });
    for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(headers['content-security-policy']).toContain(part);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
  });

  test("completes the page's own policy, and lets nothing else load anything", async () => {
    for (const path of ['/quick', '/quick/index.html', '/tools']) {
      const sent = (await ask('GET', path, { headers: { 'accept-encoding': 'br' } })).headers[
        'content-security-policy'
      ];
      if (path === '/tools') expect(sent).toContain("default-src 'none'");
      else
        expect(sent).toBe(
          "script-src 'self' 'sha256-abc'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
        );
    }
    const { headers } = await ask('GET', '/calculator');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    // A browser takes the headers of a 304 for the page it has kept.
    const { headers: first } = await ask('GET', '/quick', { headers: { 'accept-encoding': 'br' } });
    const again = await ask('GET', '/quick?view=clinician', {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(first['etag']) },
    });
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, first['content-security-policy']]);
  });
});

describe('files and pages', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are sent as %s', async (encoding, open) => {
    for (const path of ['/', '/calculator']) {
      const { headers, body } = await ask('GET', path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(open(body).toString()).toBe(page);
    }
  });

  test('plain for who asks plainly', async () => {
    expect((await ask('GET', '/calculator')).body.toString()).toBe(page);
    expect((await ask('GET', '/')).body.toString()).toBe(page);
  });

  test('hashed files are kept for good, pages are asked for again, guarded pages are never kept', async () => {
    expect((await ask('GET', '/_astro/a.1234.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const { headers } = await ask('GET', '/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask('GET', '/', { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304);
    expect((await ask('GET', '/tools')).headers['cache-control']).toBe('no-store');
    expect((await ask('GET', '/calculator')).headers['cache-control']).toBe('no-store');
  });

  test('HEAD has the headers without the body', async () => {
    for (const path of ['/', '/calculator', '/api/health']) {
      const { status, body } = await ask('HEAD', path);
      expect([status, body.length]).toEqual([200, 0]);
    }
  });

  test('a trailing slash leads to the address without it, with the query, and nowhere else', async () => {
    const { status, headers } = await ask('GET', '/tools/?a=1');
    expect([status, headers['location']]).toEqual([308, '/tools?a=1']);
    expect((await ask('GET', '/ar/')).status).toBe(404);
  });
});

describe('odd requests', () => {
  test.each(['TRACE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'DELETE', 'POST'])('%s / → 405', async (method) => {
    expect((await ask(method, '/')).status).toBe(405);
  });
  test.each(['TRACE', 'PUT', 'PATCH', 'OPTIONS'])('%s on the API → 405 in its own form', async (method) => {
    const { status, body } = await ask(method, '/api/auth/user');
    expect([status, JSON.parse(body.toString()).error]).toEqual([405, 'method_not_allowed']);
  });
  test.each(['//evil.example', '//evil.example/..', '/\\evil.example', '/%zz', '/%ff', 'http://evil.example/', '*'])(
    '%s → 400, and no way elsewhere',
    async (path) => {
      const { status, headers } = await ask('GET', path);
      expect(status).toBe(400);
      expect(headers['location']).toBeUndefined();
    },
  );
  test.each([
    '/.env',
    '/.git/config',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/index.html%00',
    '/_astro/../../package.json',
  ])('%s → 404 without content', async (path) => {
    const { status, body } = await ask('GET', path);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/journey|root:/);
  });
  test('nonsense ranges are ignored', async () => {
    for (const range of ['bytes=5-2', 'bytes=99999999-', 'bytes=-5', 'x'])
      expect((await ask('GET', '/', { headers: { range } })).status).toBe(200);
  });
  test('broken HTTP is answered 400 and cut', async () => {
    expect(await raw('GET / HTTP/9.9\r\n\r\n')).toMatch(/^HTTP\/1\.1 (400|505)/);
    expect(await raw('\u0000\u0001\u0002\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/);
  });
});

describe('what would end up in addresses', () => {
  test.each(['a@b', 'a:b@c', 'x/y', 'x?y', 'x#y', '"><script>', 'a b', 'a,b', 'localhost:99999', 'b\xfccher.example'])(
    'Host: %s → 400',
    async (host) => {
      for (const path of ['/api/auth/user', '/calculator', '/']) {
        expect(await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
          /^HTTP\/1\.1 400/,
        );
      }
    },
  );
  test.each(['clinic.example', 'a_b:4321', '[::1]:4321', '127.0.0.1'])('Host: %s → answered', async (host) => {
    expect(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  });
  test.each([
    '/_image?href=/icon-48.png&w=9000&h=9000&f=avif',
    '/%5fimage?href=/icon-48.png',
    '/%5Fimage',
    '/_server-islands/x',
    '/_actions/x',
    '/_',
  ])("%s: the framework's own endpoints do not exist", async (path) => {
    expect([(await ask('GET', path)).status, (await ask('GET', path)).body.toString()]).toEqual([404, 'Not found.']);
  });
});

describe('many requests on one connection', () => {
  const requests = (count: number, last = ''): string =>
    `${'GET /calculator HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count - 1)}GET /calculator HTTP/1.1\r\nHost: a\r\n${last}\r\n`;
  test('a few are answered in turn', async () => {
    expect((await raw(requests(4, 'Connection: close\r\n'))).match(/^HTTP\/1\.1 200/gm)).toHaveLength(4);
  });
  test('a flood is cut, and hardly any of it is worked on', async () => {
    lines.length = 0;
    expect((await raw(requests(400))).match(/^HTTP\/1\.1 200/gm)?.length ?? 0).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(lines.join('').match(/"path":"\/calculator"/g)?.length ?? 0).toBeLessThan(100);
  });
  test('one after the other there may be any number', async () => {
    const { Agent } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; at < 30; at += 1) {
      const status = await new Promise((resolve, reject) =>
        httpRequest({ port, host: '127.0.0.1', path: '/calculator', agent }, (answer) =>
          answer.resume().once('end', () => resolve(answer.statusCode)),
        )
          .once('error', reject)
          .end(),
      );
      expect(status).toBe(200);
    }
    agent.destroy();
  });
});

describe('bodies', () => {
  const padded = (bytes: number): string => JSON.stringify({ name: 'x'.repeat(bytes) });
  test('64 KiB is read (and refused for what is in it)', async () => {
    expect((await ask('POST', '/api/auth/quick-login', { headers: own(), body: padded(64 * 1024) })).status).toBe(422);
  });
  test.each([300 * 1024, 2 * 1024 * 1024])('%i bytes are refused with 413', async (bytes) => {
    const { status, headers, body } = await ask('POST', '/api/auth/quick-login', {
      headers: { ...own(), 'content-length': String(bytes) },
      body: Buffer.alloc(bytes),
    });
    expect([status, JSON.parse(body.toString()).error]).toEqual([413, 'too_large']);
    expect(headers['connection']).toBe('close');
  });
  test('413 comes before the body, by its announced length', async () => {
    const got = await raw(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20971520\r\n\r\n`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 413/);
  });
  test('413 too without a length, once it has become too much', async () => {
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    const got = await raw(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 413/);
  });
});

describe('when something breaks', () => {
  test('500 with a general text; the process lives; one log line without the detail reaching the client', async () => {
    lines.length = 0;
    const { status, body } = await ask('GET', '/throws');
    expect([status, JSON.parse(body.toString())]).toEqual([500, { error: 'internal', message: expect.any(String) }]);
    expect(body.toString()).not.toMatch(/secret|home/);
    expect(lines.filter((line) => line.includes('secret inner detail'))).toHaveLength(1);
    expect((await ask('GET', '/')).status).toBe(200);
  });

  test('a page that fails half way is a failure, or cut off: it never hangs', async () => {
    const { status, headers, body } = await ask('GET', '/breaks');
    expect([status, headers['content-type'], JSON.parse(body.toString()).error]).toEqual([
      500,
      'application/json; charset=utf-8',
      'internal',
    ]);
    // Cut, without the last chunk that would make it look whole.
    expect(await raw(`GET /breaks-late HTTP/1.1\r\nHost: a\r\n\r\n`)).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  test('health and readiness tell when the database is gone', async () => {
    expect(JSON.parse((await ask('GET', '/api/health')).body.toString())).toEqual({ status: 'ok', database: 'ok' });
    const execute = vi
      .spyOn(api.store.client, 'execute')
      .mockRejectedValue(Object.assign(new Error('gone'), { code: 'SQLITE_MISUSE' }));
    const { status, headers } = await ask('GET', '/api/health');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    execute.mockRestore();
    expect((await ask('GET', '/api/ready')).status).toBe(200);
  });
});

describe('who is asking', () => {
  test('log lines have no query and no names', async () => {
    lines.length = 0;
    await ask('GET', '/api/assessments?patientName=Zaynab');
    await ask('GET', '/nothing?patientName=Zaynab');
    await ask('GET', '/api/assessments%3FpatientName=Zaynab');
    await ask('GET', '/%253FpatientName=Zaynab');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const text = lines.join('');
    expect(text).toContain('"path":"/api/assessments"');
    expect(text).not.toContain('Zaynab');
    const line = JSON.parse(
      text
        .trim()
        .split('\n')
        .find((one) => one.includes('/api/assessments')) ?? '',
    ) as object;
    expect(line).toEqual({
      at: expect.any(String),
      level: 'info',
      id: expect.any(String),
      method: 'GET',
      path: '/api/assessments',
      status: 401,
      ms: expect.any(Number),
    });
  });

  test('an address is taken only from as many proxies as there are: forging more changes nothing', async () => {
    const quick = (forwarded: string) =>
      ask('POST', '/api/auth/quick-login', {
        headers: { ...own(), 'x-forwarded-for': forwarded },
        body: '{"name":"A"}',
      });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await quick(`203.0.113.${at}, 198.51.100.7`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await quick('198.51.100.8')).status).toBe(200);
    const { rows } = await api.store.client.execute(
      `SELECT DISTINCT address FROM audit WHERE action = 'quick-sign-in'`,
    );
    expect(rows.map((row) => row['address']).sort()).toEqual(['198.51.100.7', '198.51.100.8']);
  });

  test('an account can be made and used over the wire', async () => {
    const made = await ask('POST', '/api/auth/register', {
      headers: own(),
      body: JSON.stringify({ name: 'Wire', email: 'wire@b.co', password: goodPassword }),
    });
    expect(made.status).toBe(201);
    const cookie = String(made.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    expect((await ask('GET', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
    expect((await ask('HEAD', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
    expect((await ask('POST', '/api/auth/logout', { headers: { ...own(), cookie } })).status).toBe(200);
    expect((await ask('GET', '/api/auth/user', { headers: { cookie } })).status).toBe(401);
  });
});
