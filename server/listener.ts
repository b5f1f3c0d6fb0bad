// Everything between the socket and an answer, in the order it happens.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { databaseProblem } from '../db/problems.ts';
import type { Environment } from '../src/api/environment.mjs';
import { toolEntry, toolIds } from '../src/engine/registry.ts';
import type { ApiHandler } from './api.ts';
import { announcesTooMuch, readBody, tooLarge } from './body.ts';
import { type Arrivals, sendsTooFast, someAtOnce } from './crowd.ts';
import { makeField } from './field.ts';
import type { Opening } from './handover.ts';
import { setSecurityHeaders } from './headers.ts';
import { healthReply } from './health.ts';
import { log, logProblem, pathToLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { offlineReply } from './offline.ts';
import { DrawnPage, type SiteHandler } from './page.ts';
import { clientAddress, goodHost, readTarget } from './request.ts';
import { visitorPages } from './visitors.ts';
import { askerLeft, plainText, type Reply, refusal, send } from './send.ts';

type FileHandler = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;

export interface Parts {
  readonly environment: Environment;
  readonly site: SiteHandler;
  readonly api: ApiHandler;
  readonly files: FileHandler;
  readonly isStopping: () => boolean;
  readonly door?: Arrivals;
  /** Pages that are the same for everybody without a cookie; absent: none. */
  readonly sameForVisitors?: ReadonlySet<string>;
  /** Whoever needs the database waits until it is there; absent: it is. */
  readonly database?: Pick<Opening, 'wait'>;
}

const pagesAtOnce = 8;
const run = randomBytes(4).toString('hex');
let count = 0;

const reading = new Set(['GET', 'HEAD']);
/** Where records and visits are saved. */
const saveAddresses = new Set(['/api/visits', ...toolIds.map((id) => `/api/${toolEntry(id).collection}`)]);
/** The operator's page. A folder of its own: a browser sends what opens it to no other address. */
const operatorPaths = new Set(['/operator/figures', '/ar/operator/figures']);
const callMethods = new Set([...reading, 'POST', 'DELETE']);

export function listener({
  environment,
  site,
  api,
  files,
  isStopping,
  door,
  database,
  sameForVisitors = new Set(),
}: Parts): (request: IncomingMessage, answer: ServerResponse) => void {
  const overHttps = environment.siteUrl?.startsWith('https://') ?? false;
  const inTurn = someAtOnce(pagesAtOnce);
  // Only the service for record systems is asked by pages of other sites, which ask beforehand whether they may.
  const preflighted = (method: string, path: string): boolean =>
    method === 'OPTIONS' && environment.cds.issuers.length > 0 && /^\/api\/cds-services(\/|$)/.test(path);
  const field = environment.fieldMeasurements ? makeField(environment.siteUrl) : undefined;
  const { metricsToken, backupFolder } = environment;
  const metrics = metricsToken === undefined ? undefined : makeMetrics(metricsToken, backupFolder, field);

  const visitorPage = visitorPages(site, sameForVisitors);

  async function sendPage(request: IncomingMessage, answer: ServerResponse, path: string, id: string): Promise<void> {
    const same = await visitorPage(request, path, id);
    if (same) return send(request, answer, same);
    await database?.wait();
    const figures = metrics && operatorPaths.has(path) ? await metrics.figures(request) : undefined;
    if (figures && 'status' in figures) return send(request, answer, figures);
    const address = clientAddress(request, environment.trustedProxies);
    const locals = { user: null, clientAddress: address, requestId: id, ...(figures && { figures }) };
    const page = new DrawnPage(request);
    answer.once('close', () => page.destroy());
    const sent = page.head.then((reply) => send(request, answer, reply));
    // Its place is free again when the page is drawn, however slowly its reader takes it.
    const drawn = inTurn(answer, () => site(request, page, undefined, locals)).catch((error: unknown) => {
      page.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    await Promise.all([sent, drawn]);
  }

  async function call(request: IncomingMessage, path: string, id: string): Promise<Reply> {
    const { method = 'GET' } = request;
    const bodiless = reading.has(method) || preflighted(method, path);
    if (!bodiless && !callMethods.has(method)) return refusal('method_not_allowed');
    const address = clientAddress(request, environment.trustedProxies);
    if (field && path === '/api/field') return field.reply(request, address, () => readBody(request));
    await database?.wait();
    if (bodiless) {
      if (path === '/api/health' || path === '/api/ready') return healthReply(path, isStopping());
      if (metrics && path === '/api/metrics') return metrics.reply(request);
      await door?.calm();
      return api(request, path, { address, id });
    }
    if (announcesTooMuch(request)) return tooLarge(request);
    await door?.calm();
    let read: Promise<Uint8Array | undefined> | undefined;
    const readBytes = (most?: number): Promise<Uint8Array | undefined> => (read ??= readBody(request, most));
    const made = await api(request, path, { address, id, readBytes });
    // Refused unread: one that does not say how long it is may still be too large, whatever else is wrong with it.
    if (request.headers['transfer-encoding'] !== undefined) await readBytes();
    return read && (await read) === undefined ? tooLarge(request) : made;
  }

  return (request, answer) => {
    if (sendsTooFast(request, answer)) return;
    const started = performance.now();
    count += 1;
    const id = `${run}-${count.toString(36)}`;
    const { method = 'GET' } = request;
    const asked = readTarget(request.url ?? '/');
    // Whoever reads on, Astro too, reads what was decided about.
    if (asked) request.url = asked.path + asked.query;
    answer.setHeader('X-Request-Id', id);
    setSecurityHeaders(answer, overHttps);
    if (isStopping()) answer.setHeader('Connection', 'close');
    if (environment.logRequests || metrics) {
      metrics?.requestStarted();
      answer.once('close', () => {
        const took = performance.now() - started;
        metrics?.requestEnded(asked?.kind === 'call' ? 'api' : 'pages', answer.statusCode, took);
        if (method === 'POST' && asked && saveAddresses.has(asked.path)) metrics?.saved(answer.statusCode);
        if (!environment.logRequests) return;
        log({
          level: 'info',
          id,
          method,
          path: asked && pathToLog(asked.path),
          status: answer.statusCode,
          ms: Math.round(took * 10) / 10,
          ...(!answer.writableFinished && { cut: true }),
        });
      });
    }
    const reply = (ready: Reply): void => guard(send(request, answer, ready), request, answer, id);
    if (!asked || !goodHost(request)) return reply(plainText('Bad request.', 400));
    const { kind, path, query } = asked;
    if (kind === 'unused') return reply(plainText('Not found.', 404));
    if (kind === 'call')
      return guard(
        call(request, path, id).then((made) => send(request, answer, made)),
        request,
        answer,
        id,
      );
    if (!reading.has(method)) {
      answer.setHeader('Allow', 'GET, HEAD');
      return reply(plainText('This address only answers GET.', 405));
    }
    if (path.endsWith('/') && path !== '/' && path !== '/ar/')
      return reply({ status: 308, headers: { location: path.slice(0, -1) + query } });
    const standing = offlineReply(path, environment);
    if (standing) return reply(standing);
    files(request, answer, () => guard(sendPage(request, answer, path, id), request, answer, id));
  };
}

function comeAgain(): Reply {
  const { headers, ...refused } = refusal('database_away');
  return { ...refused, headers: { ...headers, 'retry-after': '2' } };
}

/** Nothing a handler throws may reach the process or the client. */
function guard(work: Promise<void>, request: IncomingMessage, answer: ServerResponse, id: string): void {
  work.catch(async (error: unknown) => {
    if (askerLeft(answer, error)) return;
    const away = databaseProblem(error) === 'away';
    if (!away) logProblem(`request ${id}`, error);
    if (answer.headersSent) answer.destroy();
    else await send(request, answer, away ? comeAgain() : refusal('internal'));
  });
}
