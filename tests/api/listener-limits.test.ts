import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { goodPassword } from './harness.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('many requests on one connection', () => {
  const requests = (count: number, last = ''): string =>
    `${'GET /calculator HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count - 1)}GET /calculator HTTP/1.1\r\nHost: a\r\n${last}\r\n`;
  test('a few are answered in turn', async () => {
    expect((await site.raw(requests(4, 'Connection: close\r\n'))).match(/^HTTP\/1\.1 200/gm)).toHaveLength(4);
  });
  test('a flood is cut, and hardly any of it is worked on', async () => {
    site.lines.length = 0;
    expect((await site.raw(requests(400))).match(/^HTTP\/1\.1 200/gm)?.length ?? 0).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(site.lines.join('').match(/"path":"\/calculator"/g)?.length ?? 0).toBeLessThan(100);
  });
  test('one after the other there may be any number', async () => {
    const { Agent } = await import('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; at < 30; at += 1) {
      const status = await new Promise((resolve, reject) =>
        httpRequest({ port: site.port, host: '127.0.0.1', path: '/calculator', agent }, (answer) =>
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
    expect(
      (await site.ask('POST', '/api/auth/quick-login', { headers: site.own(), body: padded(64 * 1024) })).status,
    ).toBe(422);
  });
  test.each([300 * 1024, 2 * 1024 * 1024])('%i bytes are refused with 413', async (bytes) => {
    const { status, headers, body } = await site.ask('POST', '/api/auth/quick-login', {
      headers: { ...site.own(), 'content-length': String(bytes) },
      body: Buffer.alloc(bytes),
    });
    expect([status, JSON.parse(body.toString()).error]).toEqual([413, 'too_large']);
    expect(headers['connection']).toBe('close');
  });
  test('413 comes before the body, by its announced length', async () => {
    const got = await site.raw(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20971520\r\n\r\n`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 413/);
  });
  test('413 too without a length, once it has become too much', async () => {
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    const got = await site.raw(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 413/);
  });
});

describe('when something breaks', () => {
  test('500 with a general text; the process lives; one log line without the detail reaching the client', async () => {
    site.lines.length = 0;
    const { status, body } = await site.ask('GET', '/throws');
    expect([status, JSON.parse(body.toString())]).toEqual([500, { error: 'internal', message: expect.any(String) }]);
    expect(body.toString()).not.toMatch(/secret|home/);
    expect(site.lines.filter((line) => line.includes('secret inner detail'))).toHaveLength(1);
    expect((await site.ask('GET', '/')).status).toBe(200);
  });

  test('a page that fails half way is a failure, or cut off: it never hangs', async () => {
    const { status, headers, body } = await site.ask('GET', '/breaks');
    expect([status, headers['content-type'], JSON.parse(body.toString()).error]).toEqual([
      500,
      'application/json; charset=utf-8',
      'internal',
    ]);
    // Cut, without the last chunk that would make it look whole.
    expect(await site.raw(`GET /breaks-late HTTP/1.1\r\nHost: a\r\n\r\n`)).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  test('health and readiness tell when the database is gone', async () => {
    expect(JSON.parse((await site.ask('GET', '/api/health')).body.toString())).toEqual({
      status: 'ok',
      database: 'ok',
    });
    const execute = vi
      .spyOn(site.api.store.client, 'execute')
      .mockRejectedValue(Object.assign(new Error('gone'), { code: 'SQLITE_MISUSE' }));
    const { status, headers } = await site.ask('GET', '/api/health');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    execute.mockRestore();
    expect((await site.ask('GET', '/api/ready')).status).toBe(200);
  });
});

describe('who is asking', () => {
  test('log lines have no query and no names', async () => {
    site.lines.length = 0;
    await site.ask('GET', '/api/assessments?patientName=Zaynab');
    await site.ask('GET', '/nothing?patientName=Zaynab');
    await site.ask('GET', '/api/assessments%3FpatientName=Zaynab');
    await site.ask('GET', '/%253FpatientName=Zaynab');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const text = site.lines.join('');
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
      site.ask('POST', '/api/auth/quick-login', {
        headers: { ...site.own(), 'x-forwarded-for': forwarded },
        body: '{"name":"A"}',
      });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await quick(`203.0.113.${at}, 198.51.100.7`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await quick('198.51.100.8')).status).toBe(200);
    const { rows } = await site.api.store.client.execute(
      `SELECT DISTINCT address FROM audit WHERE action = 'quick-sign-in'`,
    );
    expect(rows.map((row) => row['address']).sort()).toEqual(['198.51.100.7', '198.51.100.8']);
  });

  test('an account can be made and used over the wire', async () => {
    const made = await site.ask('POST', '/api/auth/register', {
      headers: site.own(),
      body: JSON.stringify({ name: 'Wire', email: 'wire@b.co', password: goodPassword }),
    });
    expect(made.status).toBe(201);
    const cookie = String(made.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    expect((await site.ask('GET', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
    expect((await site.ask('HEAD', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
    expect((await site.ask('POST', '/api/auth/logout', { headers: { ...site.own(), cookie } })).status).toBe(200);
    expect((await site.ask('GET', '/api/auth/user', { headers: { cookie } })).status).toBe(401);
  });
});
