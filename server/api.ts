import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import type { CallContext, Handler } from '../src/api/endpoint.ts';
import type { WithBody } from './body.ts';
import { refuse } from './refuse.ts';

type Module = Readonly<Partial<Record<string, Handler>>>;
interface Route {
  readonly parts: readonly string[];
  readonly module: Module;
}

const folder = new URL('../src/pages/api/', import.meta.url);

/** Every file of src/pages/api, by the same rules as Astro's router: `_` files are no addresses, `[name]` takes any one part. */
async function findRoutes(): Promise<{ fixed: Map<string, Module>; open: Route[] }> {
  const fixed = new Map<string, Module>();
  const open: Route[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (!path.endsWith('.ts') || path.split('/').some((part) => part.startsWith('_'))) continue;
    const address = path.replace(/(^|\/)index\.ts$|\.ts$/, '');
    const module = (await import(new URL(path, folder).href)) as Module;
    if (address.includes('[')) open.push({ parts: address.split('/'), module });
    else fixed.set(`/api/${address}`, module);
  }
  return { fixed, open };
}

function match({ parts }: Route, asked: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== asked.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = decodeURIComponent(asked[at] as string);
    if (part.startsWith('[')) params[part.slice(1, -1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

const worthwhile = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function send(answer: ServerResponse, response: Response, accepted: string): Promise<void> {
  const headers: Record<string, string | string[] | number> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length) headers['set-cookie'] = cookies;
  if (response.body === null) {
    answer.writeHead(response.status, headers);
    answer.end();
    return;
  }
  // A download may be large: it leaves as it is made, and is cut when it cannot be finished.
  if (response.headers.has('content-disposition')) {
    const zipped = /\bgzip\b/.test(accepted);
    answer.writeHead(
      response.status,
      zipped ? { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' } : headers,
    );
    const made = Readable.fromWeb(response.body as ReadableStream);
    await (zipped ? pipeline(made, createGzip(), answer) : pipeline(made, answer)).catch((error: unknown) => {
      if (
        !answer.destroyed ||
        !(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
      )
        throw error;
    });
    return;
  }
  const text = await response.text();
  if (text.length < worthwhile || !/\b(br|gzip)\b/.test(accepted)) {
    headers['content-length'] = Buffer.byteLength(text);
    answer.writeHead(response.status, headers);
    answer.end(text);
    return;
  }
  const useBrotli = /\bbr\b/.test(accepted);
  const small = useBrotli ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await zip(text);
  answer.writeHead(response.status, {
    ...headers,
    'content-encoding': useBrotli ? 'br' : 'gzip',
    vary: 'Accept-Encoding',
    'content-length': small.length,
  });
  answer.end(small);
}

export type ApiHandler = (
  request: WithBody,
  answer: ServerResponse,
  path: string,
  call: { readonly address: string; readonly id: string },
) => Promise<void>;

/**
 * The API without Astro in between: the same endpoint files, called with what they read of Astro's context.
 * Astro's own way to an endpoint costs more than the endpoint (docs/decisions: measured).
 */
export async function apiHandler(): Promise<ApiHandler> {
  const { fixed, open } = await findRoutes();

  function find(path: string): { module: Module; params: Record<string, string> } | undefined {
    const module = fixed.get(path);
    if (module) return { module, params: {} };
    const asked = path.slice('/api/'.length).split('/');
    for (const route of open) {
      const params = match(route, asked);
      if (params) return { module: route.module, params };
    }
    return undefined;
  }

  return async (request, answer, path, { address, id }) => {
    const found = find(path);
    if (!found) return refuse(answer, 'not_found');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const run = found.module[method] ?? found.module['ALL'];
    if (!run) return refuse(answer, 'method_not_allowed');
    const asked = toRequest(request, method);
    const context: CallContext = {
      request: asked,
      url: new URL(asked.url),
      params: found.params,
      locals: { user: null, locale: 'en', requestId: id, clientAddress: address },
      clientAddress: address,
    };
    await send(answer, await run(context), String(request.headers['accept-encoding'] ?? ''));
  };
}

function toRequest(request: IncomingMessage & { body?: Buffer }, method: string): Request {
  const base = `http://${request.headers.host ?? 'localhost'}`;
  const target = `${base}${request.url ?? '/'}`;
  const url = URL.canParse(target) ? target : `http://localhost${request.url ?? '/'}`;
  const body = method === 'GET' || request.body === undefined ? undefined : new Uint8Array(request.body);
  // Node has joined repeated headers already; only set-cookie would be a list, and no request carries one.
  return new Request(url, { method, headers: request.headers as Record<string, string>, ...(body && { body }) });
}
