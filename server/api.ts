// Finds the API's handlers by the files of src/pages/api, and calls them without Astro in between.
import { readdirSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { CallContext, Handler } from '../src/api/endpoint.ts';
import { type Reply, refusal } from './send.ts';

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
  if (parts.length !== asked.length || asked.includes('')) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = decodeURIComponent(asked[at] as string);
    if (part.startsWith('[')) params[part.slice(1, -1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

async function replyOf(response: Response): Promise<Reply> {
  const { status, body } = response;
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length) headers['set-cookie'] = cookies;
  if (body === null) return { status, headers };
  // A download may be large: it leaves as it is made.
  if (response.headers.has('content-disposition'))
    return { status, headers, body: Readable.fromWeb(body as ReadableStream) };
  return { status, headers, body: await response.text() };
}

export type ApiHandler = (
  request: IncomingMessage,
  path: string,
  call: { readonly address: string; readonly id: string; readonly body?: Buffer },
) => Promise<Reply>;

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

  return async (request, path, { address, id, body }) => {
    const found = find(path);
    if (!found) return refusal('not_found');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const run = found.module[method] ?? found.module['ALL'];
    if (!run) return refusal('method_not_allowed');
    const asked = toRequest(request, method, body);
    const context: CallContext = {
      request: asked,
      url: new URL(asked.url),
      params: found.params,
      locals: { user: null, locale: 'en', requestId: id, clientAddress: address },
      clientAddress: address,
    };
    return replyOf(await run(context));
  };
}

function toRequest(request: IncomingMessage, method: string, body: Buffer | undefined): Request {
  const base = `http://${request.headers.host ?? 'localhost'}`;
  const target = `${base}${request.url ?? '/'}`;
  const url = URL.canParse(target) ? target : `http://localhost${request.url ?? '/'}`;
  // Node has joined repeated headers already; only set-cookie would be a list, and no request carries one.
  const headers = request.headers as Record<string, string>;
  return new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}
