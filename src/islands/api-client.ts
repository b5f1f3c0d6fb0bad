/**
 * The one way to the server. A failure is always one of two kinds: the server answered with an error (ApiError),
 * or nobody answered (NetworkError), and then nobody can know whether the work was done.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The server's code; `http` where the body was not ours (a proxy's page, say). */
  readonly code: string;
  /** The server's own sentence, in English; empty when there is none. */
  readonly shown: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try, when the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string, statusText = '', retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const told = parseBody(body);
    this.code = told.code;
    this.shown = told.shown;
    this.fields = told.fields;
    this.retryAfter = retryAfter;
  }
}

/** Whether the server said that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Waits for something to be ended or deleted; what is gone already is what was wanted. */
export async function unlessGone(ending: Promise<unknown>): Promise<void> {
  await ending.catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
}

export type NetworkFailure = 'offline' | 'timeout' | 'aborted';

export class NetworkError extends Error {
  readonly failure: NetworkFailure;

  constructor(failure: NetworkFailure) {
    super(failure);
    this.name = 'NetworkError';
    this.failure = failure;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function parseBody(body: string): { code: string; shown: string; fields: Record<string, string> } {
  let told: Record<string, unknown> = {};
  try {
    told = asRecord(JSON.parse(body));
  } catch {
    // Not ours: the code below says so.
  }
  const fields = Object.entries(asRecord(told.fields)).map(
    ([name, value]) => [name, typeof value === 'string' ? value : String(asRecord(value).code ?? '')] as const,
  );
  return {
    code: typeof told.error === 'string' ? told.error : 'http',
    shown: typeof told.message === 'string' ? told.message : '',
    fields: Object.fromEntries(fields),
  };
}

/** `Retry-After` as seconds: the header holds a count of seconds or a date. */
export function retrySeconds(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** The address of the next page in a `Link` header, as a path on this site; null on the last page. */
export function nextLink(header: string | null): string | null {
  const address = /<([^<>]+)>\s*;\s*rel="?next"?/.exec(header ?? '')?.[1];
  if (!address) return null;
  try {
    const url = new URL(address, 'http://site.invalid');
    return url.pathname + url.search;
  } catch {
    return null;
  }
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  readonly timeout?: number;
}
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly next: string | null;
}

const callTimeout = 15_000;

let heardAt = Date.now();
/** When the server was last heard: it counts a session's idle time from then. */
export const lastHeard = (): number => heardAt;

/** One request and what is read from its answer; throws ApiError or NetworkError, never anything else. */
async function exchange<T>(path: string, options: CallOptions, read: (response: Response) => Promise<T>): Promise<T> {
  const { method = 'GET', body, signal, timeout = callTimeout } = options;
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    heardAt = Date.now();
    if (!response.ok)
      throw new ApiError(
        response.status,
        await response.text(),
        response.statusText,
        retrySeconds(response.headers.get('retry-after')),
      );
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal?.aborted) throw new NetworkError('aborted');
    throw new NetworkError(late.aborted ? 'timeout' : 'offline');
  }
}

/** Calls the server and hands back the parsed answer. */
export function call<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  return exchange(path, options, async (response) => {
    const text = await response.text();
    return {
      data: (text === '' ? undefined : JSON.parse(text)) as T,
      status: response.status,
      next: nextLink(response.headers.get('link')),
    };
  });
}

/** A file may take its time. */
const fileTimeout = 300_000;

/** Asks the server for a file, with the name it gives it. */
export function callForFile(path: string, body: unknown): Promise<{ readonly file: Blob; readonly name: string }> {
  return exchange(path, { method: 'POST', body, timeout: fileTimeout }, async (response) => {
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
    return { file: await response.blob(), name };
  });
}

/** Made by the client, so that a repeated save is stored once. Works without a secure context too (a clinic's plain http). */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
