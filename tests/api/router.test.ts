import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTarget } from '../../server/request.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const errorOf = (body: Buffer): unknown => (JSON.parse(body.toString()) as { error?: unknown }).error;

/** The same address, otherwise spelt (RFC 3986, 6.2.2): a rule of a proxy for `/api/…` may not have seen it, and no client of ours writes it. */
const spelt = [
  '/%61pi/auth/user',
  '/%61%70%69/auth/user',
  '/api/%61uth/us%65r',
  '/./api/auth/user',
  '/x/../api/auth/user',
  '/x/%2e%2E/api/./auth/user',
  '/api/../api/auth/user',
];
/** Anyone might read these as calls; no call has such an address. */
const alike = [
  '/API/auth/user',
  '/Api/auth/user',
  '/%41PI/auth/user',
  // Those that take any name or id in a part of theirs, too.
  '/API/assessments',
  '/aPi/dosing-engine-assessments/00000000-0000-4000-8000-000000000000',
  '/api//auth/user',
  '/api///',
  '/api//x',
  '/api%2Fauth/user',
  '/api%2fauth%2fuser',
  '/api%5Cauth/user',
  '/%2561pi/auth/user',
  '/%252561pi/auth/user',
  '/api%252Fauth',
  '/%2Fapi/auth/user',
  '/api/auth/user/',
  '/api/auth/user%00',
  '/api/%e2%80%ae',
  '/api/%25',
];
const broken = ['/%', '/api/%', '/api/%zz', '/%61pi/%ff', '/api/%c0%af', '//api/auth/user', '/x/..//evil.example/'];

describe('what is a call', () => {
  test.each([...spelt, ...alike])('%s is no page: 404 in the API’s own form', async (path) => {
    site.drawn.length = 0;
    const { status, headers, body } = await site.ask('GET', path);
    expect([status, errorOf(body), headers['cache-control']]).toEqual([404, 'not_found', 'no-store']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(site.drawn).toEqual([]);
  });

  test.each([...spelt, ...alike])('%s takes no other method and no larger body than a call', async (path) => {
    site.drawn.length = 0;
    const put = await site.ask('PUT', path);
    expect([put.status, errorOf(put.body)]).toEqual([405, 'method_not_allowed']);
    const large = await site.ask('POST', path, { headers: site.own(), body: Buffer.alloc(300 * 1024) });
    expect([large.status, errorOf(large.body), large.headers['connection']]).toEqual([413, 'too_large', 'close']);
    expect(site.drawn).toEqual([]);
  });

  test('nothing is done for a call that is otherwise spelt', async () => {
    const enter = (path: string) =>
      site.ask('POST', path, { headers: { ...site.own(), 'x-forwarded-for': '198.51.100.9' }, body: '{"name":"A"}' });
    const paths = ['/%61pi/auth/quick-login', '/x/../api/auth/quick-login', '/api/./auth/quick%2Dlogin'];
    for (const path of paths) {
      const { status, headers } = await enter(path);
      expect([path, status, headers['set-cookie']]).toEqual([path, 404, undefined]);
    }
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await enter('/api/auth/quick-login')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('two Host headers → 400: whoever stands in front may have read the other one', async () => {
    expect(await site.raw('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 /,
    );
    expect(await site.raw('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('what is none', () => {
  test.each(broken)('%s → 400, and no way elsewhere', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await site.ask(method, path);
      expect([status, headers['location']]).toEqual([400, undefined]);
    }
  });

  test.each(['/x/../_image?w=9000', '/%2e/_server-islands/x', '/%255fimage', '/_%69mage'])(
    '%s: the framework’s own endpoints stay out of reach',
    async (path) => {
      const { status, body } = await site.ask('GET', path);
      expect([status, body.toString()]).toEqual([404, 'Not found.']);
    },
  );

  test('the site sees the spelling that was decided about, with the query as it came', async () => {
    site.drawn.length = 0;
    await site.ask('GET', '/x/../%63alculator?a=%41&b=/../c');
    await site.ask('GET', '/apiary');
    await site.ask('GET', '/ar/api/auth/user');
    expect(site.drawn).toEqual(['/calculator?a=%41&b=/../c', '/apiary', '/ar/api/auth/user']);
  });

  test('layers of encoding without end are not followed', () => {
    expect(readTarget(`/%${'25'.repeat(5000)}61pi`)).toBeUndefined();
  });
});
