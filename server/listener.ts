import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from './address.ts';
import type { ApiHandler } from './api.ts';
import type { Arrivals } from './arrivals.ts';
import { readBody } from './body.ts';
import type { Environment } from '../src/api/environment.ts';
import { setSecurityHeaders } from './headers.ts';
import { answerHealth } from './health.ts';
import { log, logProblem, pathToLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { sendsTooFast } from './pipelining.ts';
import { answerPlainly, refuse } from './refuse.ts';
import { shapeAnswer } from './shape.ts';
import { turns } from './turns.ts';

/** What `@astrojs/node` exports when it is built as middleware. */
export type SiteHandler = (
  request: IncomingMessage,
  answer: ServerResponse,
  next?: () => void,
  locals?: object,
) => Promise<void>;
export type FileHandler = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;

export interface Parts {
  readonly environment: Environment;
  readonly site: SiteHandler;
  readonly api: ApiHandler;
  readonly files: FileHandler;
  readonly isStopping: () => boolean;
  readonly door?: Arrivals;
}

const pagesAtOnce = 8;
const run = randomBytes(4).toString('hex');
let count = 0;

/** Path without the query, or undefined for what no browser sends: absolute forms, `//host`, backslashes, broken escapes. */
function pathOf(target: string): string | undefined {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return undefined;
  try {
    decodeURI(path);
    return path;
  } catch {
    return undefined;
  }
}

/** A name or an address with a port, as browsers send it. Anything else would end up inside addresses that are built from it. */
function goodHost(host: string | undefined): boolean {
  return host === undefined || (/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`));
}

/** Astro's own endpoints (pictures resized on request, server islands): nothing here uses them, and a stranger could keep us busy with them. */
const unused = /^\/(_|%5f)(?!astro\/)/i;

/** Everything between the socket and Astro, in the order it happens. */
export function listener({
  environment,
  site,
  api,
  files,
  isStopping,
  door,
}: Parts): (request: IncomingMessage, answer: ServerResponse) => void {
  const overHttps = environment.siteUrl?.startsWith('https://') ?? false;
  const inTurn = turns(pagesAtOnce);
  const metrics = environment.metricsToken === undefined ? undefined : makeMetrics(environment.metricsToken);
  const reading = new Set(['GET', 'HEAD']);
  const apiMethods = new Set(['GET', 'HEAD', 'POST', 'DELETE']);

  function toSite(request: IncomingMessage, answer: ServerResponse, id: string): void {
    const locals = { user: null, clientAddress: clientAddress(request, environment.trustedProxies), requestId: id };
    shapeAnswer(request, answer);
    // Without a route Astro would hand over to us; it renders its own 404 page when there is nobody to hand over to.
    guard(
      inTurn(answer, () => site(request, answer, () => guard(site(request, answer), answer, id), locals)),
      answer,
      id,
    );
  }

  function toApi(request: IncomingMessage, answer: ServerResponse, path: string, id: string): void {
    const work = (): Promise<void> =>
      api(request, answer, path, { address: clientAddress(request, environment.trustedProxies), id });
    guard(door?.calm()?.then(work) ?? work(), answer, id);
  }

  return (request, answer) => {
    if (sendsTooFast(request, answer)) return;
    const started = performance.now();
    count += 1;
    const id = `${run}-${count.toString(36)}`;
    const { method = 'GET', url = '/' } = request;
    const path = pathOf(url);
    answer.setHeader('X-Request-Id', id);
    setSecurityHeaders(answer, overHttps);
    if (isStopping()) answer.setHeader('Connection', 'close');
    if (environment.logRequests || metrics) {
      metrics?.requestStarted();
      answer.once('close', () => {
        const took = performance.now() - started;
        metrics?.requestEnded(path, answer.statusCode, took);
        if (!environment.logRequests) return;
        log({
          level: 'info',
          id,
          method,
          path: path && pathToLog(path),
          status: answer.statusCode,
          ms: Math.round(took * 10) / 10,
          ...(!answer.writableFinished && { cut: true }),
        });
      });
    }
    if (path === undefined || !goodHost(request.headers.host)) return answerPlainly(answer, 400, 'Bad request.');
    if (unused.test(path)) return answerPlainly(answer, 404, 'Not found.');
    const isApi = path === '/api' || path.startsWith('/api/');
    if (isApi) {
      if (!apiMethods.has(method)) return refuse(answer, 'method_not_allowed');
      if (reading.has(method) && (path === '/api/health' || path === '/api/ready'))
        return guard(answerHealth(path, answer, isStopping()), answer, id);
      if (metrics && reading.has(method) && path === '/api/metrics')
        return guard(metrics.answer(request, answer), answer, id);
      if (reading.has(method)) return toApi(request, answer, path, id);
      return readBody(request, answer, () => toApi(request, answer, path, id));
    }
    if (!reading.has(method)) {
      answer.setHeader('Allow', 'GET, HEAD');
      return answerPlainly(answer, 405, 'This address only answers GET.');
    }
    if (path.endsWith('/') && path !== '/' && path !== '/ar/') {
      answer.writeHead(308, { Location: path.slice(0, -1) + url.slice(path.length) });
      return void answer.end();
    }
    files(request, answer, () => toSite(request, answer, id));
  };
}

/** Nothing a handler throws may reach the process or the client. */
function guard(work: Promise<void>, answer: ServerResponse, id: string): void {
  work.catch((error: unknown) => {
    logProblem(`request ${id}`, error);
    if (answer.headersSent) answer.destroy();
    else refuse(answer, 'internal');
  });
}
