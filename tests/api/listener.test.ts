import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

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
    const { headers } = await site.ask(method, path);
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
      const sent = (await site.ask('GET', path, { headers: { 'accept-encoding': 'br' } })).headers[
        'content-security-policy'
      ];
      if (path === '/tools') expect(sent).toContain("default-src 'none'");
      else
        expect(sent).toBe(
          "script-src 'self' 'sha256-abc'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
        );
    }
    const { headers } = await site.ask('GET', '/calculator');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    // A browser takes the headers of a 304 for the page it has kept.
    const { headers: first } = await site.ask('GET', '/quick', { headers: { 'accept-encoding': 'br' } });
    const again = await site.ask('GET', '/quick?view=clinician', {
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
      const { headers, body } = await site.ask('GET', path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(open(body).toString()).toBe(page);
    }
  });

  test('plain for who asks plainly', async () => {
    expect((await site.ask('GET', '/calculator')).body.toString()).toBe(page);
    expect((await site.ask('GET', '/')).body.toString()).toBe(page);
  });

  test('hashed files are kept for good, pages are asked for again, guarded pages are never kept', async () => {
    expect((await site.ask('GET', '/_astro/a.1234.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const { headers } = await site.ask('GET', '/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await site.ask('GET', '/', { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304);
    expect((await site.ask('GET', '/tools')).headers['cache-control']).toBe('no-store');
    expect((await site.ask('GET', '/calculator')).headers['cache-control']).toBe('no-store');
  });

  test('the service worker has a policy of its own and is asked for again; what the server says of rules is never kept', async () => {
    const { headers } = await site.ask('GET', '/sw.js');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; /,
    );
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
    const rules = await site.ask('GET', '/rules.json', { headers: { cookie: 'session=x' } });
    expect([rules.status, rules.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(rules.body.toString())).toEqual({ withdrawn: [], offline: true });
  });

  test('HEAD has the headers without the body', async () => {
    for (const path of ['/', '/calculator', '/api/health']) {
      const { status, body } = await site.ask('HEAD', path);
      expect([status, body.length]).toEqual([200, 0]);
    }
  });

  test('a trailing slash leads to the address without it, with the query, and nowhere else', async () => {
    const { status, headers } = await site.ask('GET', '/tools/?a=1');
    expect([status, headers['location']]).toEqual([308, '/tools?a=1']);
    expect((await site.ask('GET', '/ar/')).status).toBe(404);
  });
});

describe('odd requests', () => {
  test.each(['TRACE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'DELETE', 'POST'])('%s / → 405', async (method) => {
    expect((await site.ask(method, '/')).status).toBe(405);
  });
  test.each(['TRACE', 'PUT', 'PATCH', 'OPTIONS'])('%s on the API → 405 in its own form', async (method) => {
    const { status, body } = await site.ask(method, '/api/auth/user');
    expect([status, JSON.parse(body.toString()).error]).toEqual([405, 'method_not_allowed']);
  });
  test.each(['//evil.example', '//evil.example/..', '/\\evil.example', '/%zz', '/%ff', 'http://evil.example/', '*'])(
    '%s → 400, and no way elsewhere',
    async (path) => {
      const { status, headers } = await site.ask('GET', path);
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
    const { status, body } = await site.ask('GET', path);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/journey|root:/);
  });
  test('nonsense ranges are ignored', async () => {
    for (const range of ['bytes=5-2', 'bytes=99999999-', 'bytes=-5', 'x'])
      expect((await site.ask('GET', '/', { headers: { range } })).status).toBe(200);
  });
  test('broken HTTP is answered 400 and cut', async () => {
    expect(await site.raw('GET / HTTP/9.9\r\n\r\n')).toMatch(/^HTTP\/1\.1 (400|505)/);
    expect(await site.raw('\u0000\u0001\u0002\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await site.raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/);
  });
});

describe('what would end up in addresses', () => {
  test.each(['a@b', 'a:b@c', 'x/y', 'x?y', 'x#y', '"><script>', 'a b', 'a,b', 'localhost:99999', 'b\xfccher.example'])(
    'Host: %s → 400',
    async (host) => {
      for (const path of ['/api/auth/user', '/calculator', '/']) {
        expect(await site.raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
          /^HTTP\/1\.1 400/,
        );
      }
    },
  );
  test.each(['clinic.example', 'a_b:4321', '[::1]:4321', '127.0.0.1'])('Host: %s → answered', async (host) => {
    expect(await site.raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  });
  test.each([
    '/_image?href=/icon-48.png&w=9000&h=9000&f=avif',
    '/%5fimage?href=/icon-48.png',
    '/%5Fimage',
    '/_server-islands/x',
    '/_actions/x',
    '/_',
  ])("%s: the framework's own endpoints do not exist", async (path) => {
    expect([(await site.ask('GET', path)).status, (await site.ask('GET', path)).body.toString()]).toEqual([
      404,
      'Not found.',
    ]);
  });
});
