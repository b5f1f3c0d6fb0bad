import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, NetworkError, newId, nextLink, retrySeconds } from '../../src/islands/api-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, init: ResponseInit): ReturnType<typeof vi.fn> {
  const fetcher = vi.fn(async () => new Response(init.status === 204 ? null : body, init));
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

describe('call', () => {
  it('sends JSON with the cookie and reads JSON', async () => {
    const fetcher = answering('{"a":1}', {
      status: 201,
      headers: { link: '</api/assessments?cursor=x%2By>; rel="next"' },
    });
    expect(await call('/api/assessments', { method: 'POST', body: { b: 2 } })).toEqual({
      data: { a: 1 },
      status: 201,
      next: '/api/assessments?cursor=x%2By',
    });
    const [path, init] = fetcher.mock.calls[0] as [string, RequestInit];
    expect(path).toBe('/api/assessments');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: '{"b":2}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('takes an empty answer', async () => {
    answering('', { status: 204 });
    expect((await call('/api/assessments/1', { method: 'DELETE' })).data).toBeUndefined();
  });

  it('reads “status: body” and keeps code, message and fields', async () => {
    const body = JSON.stringify({ error: 'weak_password', message: 'Too short', fields: { password: 'short' } });
    answering(body, { status: 422, headers: { 'retry-after': '9' } });
    const error = await call('/api/auth/register', { method: 'POST', body: {} }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `422: ${body}`,
      status: 422,
      code: 'weak_password',
      shown: 'Too short',
      fields: { password: 'short' },
      retryAfter: 9,
    });
  });

  it('falls back to the status text, and to a code of its own for a foreign page', async () => {
    answering('', { status: 502, statusText: 'Bad Gateway' });
    await expect(call('/api/x')).rejects.toMatchObject({ message: '502: Bad Gateway', code: 'http', shown: '' });
    answering('<html>', { status: 504 });
    await expect(call('/api/x')).rejects.toMatchObject({ message: '504: <html>', code: 'http' });
  });

  it('tells apart: nobody answered, too late, given up', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed');
    });
    await expect(call('/api/x')).rejects.toEqual(new NetworkError('offline'));
    vi.stubGlobal(
      'fetch',
      (_path: string, init: RequestInit) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')));
        }),
    );
    await expect(call('/api/x', { timeout: 5 })).rejects.toMatchObject({ failure: 'timeout' });
    const giveUp = new AbortController();
    const waiting = call('/api/x', { signal: giveUp.signal });
    giveUp.abort();
    await expect(waiting).rejects.toMatchObject({ failure: 'aborted' });
  });

  it('treats a body that is no JSON as no answer', async () => {
    answering('<html>', { status: 200 });
    await expect(call('/api/x')).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('headers', () => {
  it.each([
    [null, undefined],
    ['12', 12],
    ['0', 0],
    ['nonsense', undefined],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60],
  ])('Retry-After %s', (header, seconds) => {
    expect(retrySeconds(header, 0)).toBe(seconds);
  });
  it.each([
    [null, null],
    ['</a?b=c>; rel="next"', '/a?b=c'],
    ['<https://clinic.example/api/a?c=1>; rel=next', '/api/a?c=1'],
    ['</a>; rel="prev"', null],
    ['', null],
  ])('Link %s', (header, path) => {
    expect(nextLink(header)).toBe(path);
  });
});

it('makes version 4 ids without a secure context as well', () => {
  const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newId()).toMatch(v4);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toMatch(v4);
  expect(new Set(Array.from({ length: 200 }, newId)).size).toBe(200);
});
