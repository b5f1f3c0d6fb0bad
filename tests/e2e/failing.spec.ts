import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { client, type Client, register, type Running, run } from '../faults/running.ts';

let folder: string;
let url: string;
let server: Running;
let me: Client;
let inputs: object;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  url = `file:${join(folder, 'a.db')}`;
  server = await run(url, {
    LOG_REQUESTS: 'on',
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/faults/programs/stumble.ts')).href}`,
  });
  me = await register(server.url);
  inputs = (await loadTool('a1c-forecast')).defaults;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const record = () => ({
  patientName: 'Zaynab Unique',
  tool: 'a1c-forecast',
  patientData: inputs,
  clinicalNotes: 'notes of hers',
});
/** From here on every statement on that table fails inside the handler, until it is given back. */
async function hide(table: string): Promise<() => Promise<void>> {
  const other = createClient({ url, timeout: 5000 });
  await other.execute(`ALTER TABLE ${table} RENAME TO hidden_${table}`);
  return async () => {
    await other.execute(`ALTER TABLE hidden_${table} RENAME TO ${table}`);
    other.close();
  };
}
/** What was logged since, once the request lines are written. */
async function loggedBy(work: () => Promise<void>): Promise<Readonly<Record<string, unknown>>[]> {
  const before = server.output().length;
  await work();
  await new Promise((done) => setTimeout(done, 300));
  return server
    .output()
    .slice(before)
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
async function fails(answer: Response, status = 500): Promise<void> {
  const text = await answer.text();
  expect(answer.status).toBe(status);
  expect(JSON.parse(text)).toEqual({
    error: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
}

describe('the running product, when something fails inside a handler', () => {
  test('every call answers 500 with a general text and one log line without names, and works again afterwards', async () => {
    expect((await me.call('POST', 'assessments', record())).status).toBe(201);
    const back = await hide('assessments');
    const lines = await loggedBy(async () => {
      await fails(await me.call('GET', 'assessments?patientName=Zaynab'));
      await fails(await me.call('POST', 'assessments', record()));
      await fails(await me.call('GET', 'assessments/6f1f7a3e-3b1c-4e0e-9a55-0a1b2c3d4e5f'));
      await fails(await me.call('DELETE', 'assessments/6f1f7a3e-3b1c-4e0e-9a55-0a1b2c3d4e5f'));
    });
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(4);
    expect(lines.filter(({ level, status }) => level === 'info' && status === 500)).toHaveLength(4);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await back();
    expect((await me.call('GET', 'assessments?patientName=zaynab')).status).toBe(200);
  });

  test('a page whose visitor cannot be found out is there all the same; its own question says what is wrong', async () => {
    const page = (): Promise<Response> => fetch(`${server.url}/calculator`, { headers: { cookie: me.cookie } });
    const back = await hide('sessions');
    const lines = await loggedBy(async () => {
      const answer = await page();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).not.toMatch(/sqlite|no such table|Tester/i);
      await fails(await me.call('GET', 'auth/user'));
    });
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    await back();
    expect(await (await page()).text()).toContain('Tester');
  });

  test('a rejection nobody waits for: one line, and the process lives', async () => {
    const lines = await loggedBy(async () => {
      server.child.kill('SIGUSR2');
    });
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ what: 'unhandled rejection' }),
    ]);
    expect((await me.call('GET', 'auth/user')).status).toBe(200);
  });

  test('no patient name, note or search term is in any line', async () => {
    await me.call('GET', 'assessments?patientName=Zaynab');
    await me.call('POST', 'assessments', { ...record(), patientName: 'Zaynab\u0000' });
    await fetch(`${server.url}/calculator?patientName=Zaynab`, { headers: { cookie: me.cookie } });
    await fetch(`${server.url}/nothing?patientName=Zaynab`);
    await client(server.url, '').call('POST', 'auth/login', {
      email: 'zaynab@clinic.example',
      password: 'notes of hers',
    });
    await new Promise((done) => setTimeout(done, 300));
    expect(server.output()).toContain('"path":"/api/assessments"');
    expect(server.output()).not.toMatch(/zaynab|notes of hers|a quiet blue gate/i);
    expect(server.output()).not.toContain(me.cookie.split('=')[1]);
  });

  test('an exception outside every handler: what was asked is answered, then the process ends with 1, for whoever starts it to start it again', async () => {
    const asked = Promise.all(Array.from({ length: 5 }, () => me.call('GET', 'auth/user')));
    await new Promise((done) => setTimeout(done, 20));
    expect(await server.end('SIGHUP')).toEqual({ code: 1, signal: null });
    expect((await asked).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(server.output()).toMatch(/"what":"uncaught exception"/);
  });
});
