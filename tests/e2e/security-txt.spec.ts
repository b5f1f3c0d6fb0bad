import { describe, expect } from 'vitest';
import { test } from './fixtures/index.ts';
import { startServer } from '../../tools/browser/start-server.ts';

describe('/.well-known/security.txt', () => {
  test('is not there where no contact is set', async ({ baseUrl }) => {
    expect((await fetch(`${baseUrl}/.well-known/security.txt`)).status).toBe(404);
  });

  test('names the contact of this installation, and a day until when', async () => {
    const server = await startServer({ SECURITY_CONTACT: 'security@diabetes.example' });
    try {
      const answer = await fetch(`${server.url}/.well-known/security.txt`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      const text = await answer.text();
      expect(text).toMatch(/^Contact: mailto:security@diabetes\.example\nExpires: .*\nPreferred-Languages: en, ar\n/);
      const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
      expect(expires).toBeGreaterThan(Date.now());
      expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
    } finally {
      await server.stop();
    }
  });
});
