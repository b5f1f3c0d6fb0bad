// Opens the database, starts to listen, and stops when told. Under a keeper (keeper.ts) it takes over from another server, and hands over.
import { createServer, type Server } from 'node:http';
import { DatabaseAway, DatabaseRefused } from '../db/problems.ts';
import { openDatabase } from '../db/open.ts';
import { tidyUp } from '../db/users.ts';
import { toolIds } from '../src/engine/registry.ts';
import { recordTool } from '../src/api/records/records.ts';
import { apiHandler } from './api.ts';
import { announcesTooMuch } from './body.ts';
import { arrivals } from './crowd.ts';
import { type Environment, EnvironmentProblem, readEnvironment } from '../src/api/environment.mjs';
import { staticFiles } from './files.ts';
import { guardedPaths } from './guarded.ts';
import { keeper, opening } from './handover.ts';
import { listener } from './listener.ts';
import { flushLog, fromNowOnJson, keepQueriesOutOfLogs, log, logProblem, outliveReaders } from './log.ts';
import { loadSite } from './site.ts';
import { handOver, stopAll } from './stop.ts';

const kept = keeper();

function sentenceOf(error: unknown): string {
  const expected =
    error instanceof EnvironmentProblem || error instanceof DatabaseRefused || error instanceof DatabaseAway;
  return expected
    ? error.message
    : `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Ends before it began: one plain sentence, exit 1. */
async function refuseToStart(error: unknown): Promise<never> {
  console.error(sentenceOf(error));
  await kept?.say({ said: 'failed', why: sentenceOf(error) });
  process.exit(1);
}

/** Resolves with the port. */
function listen(server: Server, { port, host }: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new EnvironmentProblem(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: set PORT to another one.`
            : `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`,
        ),
      );
    });
    server.listen(port, host, 2048, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

/** What a person types to see it, and where a proxy finds it. */
function addressOf({ host, siteUrl }: Environment, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const here = `http://${name}:${port}`;
  return siteUrl === undefined || siteUrl === here ? here : `${siteUrl} (here: ${here})`;
}

/** What is done once the database is open. */
async function openEverything(environment: Environment): Promise<() => Promise<void>> {
  const database = await openDatabase(environment, (error) => logProblem('a delayed write', error));
  const tidy = (): void => void tidyUp(environment).catch((error: unknown) => logProblem('tidying up', error));
  setInterval(tidy, 3_600_000).unref();
  tidy();
  return database.close;
}

async function start(environment: Environment): Promise<void> {
  const successor = kept?.successor ?? false;
  let close = async (): Promise<void> => undefined;
  // A database that cannot be used is said first; a successor has to wait for it.
  if (!successor) close = await openEverything(environment);
  const { handler: site, client, clientBefore } = await loadSite();
  // The first save should not wait for its calculator to load, nor read it from a folder that has been edited since.
  await Promise.all(toolIds.map(recordTool));
  const files = staticFiles(client, guardedPaths, clientBefore);
  const door = arrivals();
  const database = opening();
  if (!successor) database.done();
  let stopping = false;
  const api = await apiHandler();
  const answer = listener({
    environment,
    site,
    api,
    files,
    isStopping: () => stopping,
    door,
    database,
    sameForVisitors: guardedPaths,
  });
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

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (!(await stopAll(server, close)))
      logProblem('stopping', new Error('the database could not be closed in time; nothing acknowledged is lost'));
    flushLog();
    process.exit(code);
  }
  async function leave(): Promise<void> {
    if (stopping) return;
    stopping = true;
    const { empty } = await handOver(server, close);
    database.gone();
    await kept?.say({ said: 'closed' });
    await empty;
    flushLog();
    process.exit(0);
  }
  // Told to end by whoever runs it, by Ctrl-C, or by a terminal that closes.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('unhandledRejection', (error) => logProblem('unhandled rejection', error));
  process.on('uncaughtException', (error) => {
    logProblem('uncaught exception', error);
    void stop(1);
  });
  void kept?.told('leave').then(leave);

  if (!successor) {
    console.log(`Open ${addressOf(environment, await listen(server, environment))}`);
    fromNowOnJson();
    await kept?.say({ said: 'serving' });
    return;
  }
  fromNowOnJson();
  const [toListen, toOpen] = [kept?.told('listen'), kept?.told('open')];
  await kept?.say({ said: 'prepared' });
  await toListen;
  await listen(server, environment);
  await kept?.say({ said: 'listening' });
  await toOpen;
  try {
    close = await openEverything(environment);
  } catch (error) {
    // Whoever asks is told to come again, until the keeper has found another server.
    logProblem('taking over', error);
    await kept?.say({ said: 'failed', why: sentenceOf(error) });
    return;
  }
  database.done();
  log({ level: 'info', what: 'took over' });
  await kept?.say({ said: 'serving' });
}

outliveReaders();
keepQueriesOutOfLogs();
try {
  await start(readEnvironment(process.env));
} catch (error) {
  await refuseToStart(error);
}
