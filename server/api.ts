// Finds the API's handlers by the files of src/pages/api, and calls them without Astro in between.
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isLong } from '../src/api/answer.ts';
import type { CallContext } from '../src/api/endpoint.ts';
import { findRoutes, type Route, type RouteModule } from '../src/api/routes.ts';
import { type Reply, refusal } from './send.ts';

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
  if (isLong(response)) return { status, headers, body: Readable.fromWeb(body as ReadableStream) };
  return { status, headers, body: await response.text() };
}

export type ApiHandler = (
  request: IncomingMessage,
  path: string,
  call: { readonly address: string; readonly id: string; readonly readBytes?: CallContext['readBytes'] },
) => Promise<Reply>;

/**
 * The API without Astro in between: the same endpoint files, called with what they read of Astro's context.
 * Astro's own way to an endpoint costs more than the endpoint (docs/decisions: measured).
 */
export async function apiHandler(): Promise<ApiHandler> {
  const routes = await findRoutes();
  const openParts = ({ parts }: Route): number => parts.filter((part) => part.startsWith('[')).length;
  // As Astro's router: what is named outright comes before what takes any name.
  const open = routes.filter((route) => openParts(route) > 0).sort((one, other) => openParts(one) - openParts(other));
  const fixed = new Map(routes.map(({ parts, module }) => [`/api/${parts.join('/')}`, module]));

  function find(path: string): { module: RouteModule; params: Record<string, string> } | undefined {
    const module = fixed.get(path);
    if (module) return { module, params: {} };
    const asked = path.slice('/api/'.length).split('/');
    for (const route of open) {
      const params = match(route, asked);
      if (params) return { module: route.module, params };
    }
    return undefined;
  }

  return async (request, path, { address, id, readBytes }) => {
    const found = find(path);
    if (!found) return refusal('not_found');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const run = found.module[method] ?? found.module['ALL'];
    if (!run) return refusal('method_not_allowed');
    const asked = toRequest(request, method);
    const context: CallContext = {
      request: asked,
      url: new URL(asked.url),
      params: found.params,
      locals: { user: null, locale: 'en', requestId: id, clientAddress: address },
      clientAddress: address,
      readBytes,
    };
    return replyOf(await run(context));
  };
}

function toRequest(request: IncomingMessage, method: string): Request {
  const base = `http://${request.headers.host ?? 'localhost'}`;
  const target = `${base}${request.url ?? '/'}`;
  const url = URL.canParse(target) ? target : `http://localhost${request.url ?? '/'}`;
  // Node has joined repeated headers already; only set-cookie would be a list, and no request carries one.
  const headers = request.headers as Record<string, string>;
  return new Request(url, { method, headers });
}
