import { afterAll, beforeAll, describe } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { pageAddresses } from '../../tools/browser/pages.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { expect, test } from './fixtures/index.ts';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';

const site = 'https://diabetes.example';
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ SITE_URL: site });
});
afterAll(() => server.stop());

const ask = (
  method: string,
  path: string,
  { body, cookie = '' }: { body?: object; cookie?: string } = {},
): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { origin: site, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const directives = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+(.*)/s))
      .map(([name = '', value = '']) => [name, value]),
  );

/** What the public observatory for headers takes points off for; none of it may hold for A+. */
function faults(headers: Headers): string[] {
  const sent = headers.get('content-security-policy') ?? '';
  const policy = directives(sent);
  const scripts = policy['script-src'] ?? policy['default-src'] ?? '*';
  const found: [boolean, string][] = [
    // A list of policies is right by the standard, but the observatory reads it as one with repeated directives, and takes 25 points.
    [
      sent.includes(',') || sent.split(';').filter((part) => part.trim()).length !== Object.keys(policy).length,
      `one policy, each directive once: ${sent}`,
    ],
    [/unsafe-inline|unsafe-eval|(^|\s)(\*|https?:|data:)(\s|$)/.test(scripts), `script-src ${scripts}`],
    [/unsafe-inline/.test(policy['style-src'] ?? policy['default-src'] ?? 'unsafe-inline'), 'style-src'],
    [policy['object-src'] !== "'none'", 'object-src'],
    [policy['base-uri'] !== "'none'", 'base-uri'],
    [policy['form-action'] !== "'self'", 'form-action'],
    [policy['frame-ancestors'] !== "'none'", 'frame-ancestors'],
    [
      !(Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= 15_768_000),
      'strict-transport-security',
    ],
    [headers.get('x-content-type-options') !== 'nosniff', 'x-content-type-options'],
    [headers.get('x-frame-options') !== 'DENY', 'x-frame-options'],
    [!/^(same-origin|no-referrer|strict-origin)/.test(headers.get('referrer-policy') ?? ''), 'referrer-policy'],
    [headers.get('cross-origin-resource-policy') !== 'same-origin', 'cross-origin-resource-policy'],
    [headers.has('access-control-allow-origin'), 'access-control-allow-origin'],
  ];
  return found.filter(([wrong]) => wrong).map(([, what]) => what);
}

describe('behind TLS', () => {
  test('every page, signed in or not, and every failure has all that the observatory asks for', async () => {
    const registered = await ask('POST', '/api/auth/register', {
      body: { name: 'Tls', email: 'tls@clinic.example', password: 'a quiet blue gate' },
    });
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (const path of [...pageAddresses(), '/nothing', '/ar/nothing']) {
      for (const session of ['', cookie]) {
        const { headers } = await ask('GET', path, { cookie: session });
        if (headers.get('content-type')?.includes('text/html')) expect([path, ...faults(headers)]).toEqual([path]);
      }
    }
  });

  test('every answer at all carries HSTS and names no software; API and guarded pages are never kept', async () => {
    const guarded = toolIds
      .flatMap((id) => [toolEntry(id).path, ...(toolEntry(id).aliases ?? [])])
      .flatMap((path) => [path, `/ar${path}`]);
    const others = [
      '/icon-48.png',
      '/robots.txt',
      '/.env',
      '/%zz',
      '/tools/',
      '/_image',
      '/api/health',
      '/api/ready',
      '/api/nothing',
      '/api/auth/user',
      '/api/assessments',
    ];
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
    for (const path of [...guarded, ...others]) {
      for (const method of methods) {
        const { headers, status } = await ask(method, path);
        const told = [
          method,
          path,
          headers.get('strict-transport-security'),
          headers.get('x-content-type-options'),
          headers.get('x-powered-by'),
          headers.get('server'),
        ];
        expect(told).toEqual([method, path, 'max-age=31536000; includeSubDomains', 'nosniff', null, null]);
        if (path.startsWith('/api/') || guarded.includes(path))
          expect([method, path, status, headers.get('cache-control')]).toEqual([method, path, status, 'no-store']);
      }
    }
  });

  test('the cookie is exactly what a browser binds to this host, and another form of it opens nothing', async () => {
    const answer = await ask('POST', '/api/auth/quick-login', { body: { name: 'Noura' } });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Secure$/);
    const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    expect(await answer.text()).not.toContain(token);
    expect((await ask('GET', '/api/auth/user', { cookie: `__Host-session=${token}` })).status).toBe(200);
    for (const other of [`session=${token}`, `__Secure-session=${token}`, `__host-session=${token}`])
      expect((await ask('GET', '/api/auth/user', { cookie: other })).status).toBe(401);
    const out = await ask('POST', '/api/auth/logout', { cookie: `__Host-session=${token}` });
    expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=; .*Max-Age=0/)]);
  });
});

test('no script can read the session, and no address, page or storage holds it', async ({ page, login }) => {
  const view = await page();
  await login(view);
  await view.goto(toolEntry('a1c-forecast').path);
  await calculateOn(view, await (await loadTool('a1c-forecast')).copy.en());
  const [cookie] = await view.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const token = cookie?.value ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const readable = await view.evaluate(() =>
    [
      document.cookie,
      location.href,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
      history.state,
    ].map(String),
  );
  for (const text of readable) expect(text).not.toContain(token);
});
