// Opens the database, starts to listen, and stops when told.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { DatabaseAway, DatabaseRefused } from '../db/problems.ts';
import { openDatabase } from '../db/open.ts';
import { prune } from '../db/users.ts';
import { toolEntry, toolIds } from '../src/engine/registry.ts';
import { recordTool } from '../src/api/records/records.ts';
import { apiHandler } from './api.ts';
import { announcesTooMuch } from './body.ts';
import { arrivals } from './crowd.ts';
import { type Environment, EnvironmentProblem, readEnvironment } from '../src/api/environment.ts';
import { staticFiles } from './files.ts';
import { listener } from './listener.ts';
import { flushLog, keepQueriesOutOfLogs, logProblem, outliveReaders } from './log.ts';
import type { SiteHandler } from './page.ts';
import { stopAll } from './stop.ts';

/** Ends before it began: one plain sentence, exit 1. */
function refuseToStart(error: unknown): never {
  const expected =
    error instanceof EnvironmentProblem || error instanceof DatabaseRefused || error instanceof DatabaseAway;
  console.error(
    expected
      ? error.message
      : `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  process.exit(1);
}

async function loadSite(): Promise<SiteHandler> {
  const entry = new URL('../dist/server/entry.mjs', import.meta.url);
  if (!existsSync(entry)) throw new EnvironmentProblem('The site is not built yet: run npm run build first.');
  process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
  const built = (await import(entry.href)) as { handler: SiteHandler };
  return built.handler;
}

/** The tools' pages, in both languages: never kept by a browser, so the back button shows nothing after signing out. */
function guardedPaths(): Set<string> {
  const paths = toolIds.flatMap((id) => [toolEntry(id).path, ...(toolEntry(id).aliases ?? [])]);
  return new Set(paths.flatMap((path) => [path, `/ar${path}`]));
}

async function start(environment: Environment): Promise<void> {
  const database = await openDatabase(environment, (error) => logProblem('a delayed write', error));
  const site = await loadSite();
  const files = staticFiles(fileURLToPath(new URL('../dist/client/', import.meta.url)), guardedPaths());
  let stopping = false;
  const door = arrivals();
  const answer = listener({ environment, site, api: await apiHandler(), files, isStopping: () => stopping, door });
  // Slow senders are cut: headers within 8 s, the whole request within 11, looked at every second; with room to 15 s for a busy machine.
  const server = createServer(
    { headersTimeout: 8000, requestTimeout: 11_000, keepAliveTimeout: 5000, connectionsCheckingInterval: 1000 },
    answer,
  );
  server.on('connection', door.arrived);
  // Nor does anyone keep us waiting who asks and then does not read.
  server.setTimeout(30_000);
  server.on('checkContinue', (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue();
    answer(request, response);
  });

  const tidy = (): void => void prune(environment).catch((error: unknown) => logProblem('pruning sessions', error));
  setInterval(tidy, 3_600_000).unref();
  tidy();

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (!(await stopAll(server, database.close)))
      logProblem('stopping', new Error('the database could not be closed in time; nothing acknowledged is lost'));
    flushLog();
    process.exit(code);
  }
  // Told to end by whoever runs it, by Ctrl-C, or by a terminal that closes.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('unhandledRejection', (error) => logProblem('unhandled rejection', error));
  process.on('uncaughtException', (error) => {
    logProblem('uncaught exception', error);
    void stop(1);
  });

  server.once('error', (error: NodeJS.ErrnoException) => {
    refuseToStart(
      new EnvironmentProblem(
        error.code === 'EADDRINUSE'
          ? `Port ${environment.port} is taken: set PORT to another one.`
          : `The server cannot listen on ${environment.host}:${environment.port} (${error.code ?? error.message}).`,
      ),
    );
  });
  server.listen(environment.port, environment.host, 2048, () => {
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : environment.port;
    const host =
      environment.host === '0.0.0.0' || environment.host === '::'
        ? 'localhost'
        : environment.host.includes(':')
          ? `[${environment.host}]`
          : environment.host;
    console.log(`Open ${environment.siteUrl ?? `http://${host}:${port}`}`);
    // The first save should not wait for its calculator to load.
    for (const id of toolIds) recordTool(id).catch((error: unknown) => logProblem(`loading ${id}`, error));
  });
}

outliveReaders();
keepQueriesOutOfLogs();
try {
  await start(readEnvironment(process.env));
} catch (error) {
  refuseToStart(error);
}
