// Holds the port while one server takes over from another: a restart refuses connections. Knows nothing of the site: it is not replaced by an update.
import cluster, { type Worker } from 'node:cluster';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Order, type Report, successorMark } from './handover.ts';
import { flushLog, log } from './log.ts';

process.umask(0o077);
const root = fileURLToPath(new URL('..', import.meta.url));
// Relative names: an address of a socket has hardly a hundred characters.
process.chdir(root);
const control = `.cache/keeper-${process.env['PORT'] || '4321'}.sock`;

interface Kept {
  readonly build: string;
  readonly worker: Worker;
  /** Resolves at one of these, rejects when it says that it failed, ends, or says nothing for too long. */
  until(said: Report['said']): Promise<void>;
  readonly gone: Promise<number>;
  tell(order: Order): void;
}

const currentBuild = (): string => realpathSync('dist');
/** To load a build; to open a database, which may have to be brought up to date. */
const patience = 120_000;
/** An old server promises less than this. */
const leaveMilliseconds = 4000;

function begin(build: string, successor: boolean): Kept {
  cluster.setupPrimary({ exec: join(build, 'code/server/main.ts') });
  const worker = cluster.fork({ [successorMark]: successor ? 'yes' : '' });
  const reports: Report[] = [];
  let look: () => void = () => undefined;
  worker.on('message', (report: Report) => {
    reports.push(report);
    look();
  });
  const gone = new Promise<number>((resolve) =>
    worker.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal as NodeJS.Signals] ?? 1))),
  );
  return {
    build,
    worker,
    gone,
    tell: (order) => void (worker.isConnected() && worker.send(order)),
    until: (said) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`it has not said “${said}” in time`)), patience);
        look = () => {
          const failed = reports.find((report) => report.said === 'failed');
          if (!failed && !reports.some((report) => report.said === said)) return;
          clearTimeout(timer);
          if (failed) reject(new Error(failed.why));
          else resolve();
        };
        look();
        void gone.then((code) => {
          clearTimeout(timer);
          reject(new Error(`it ended with code ${code}`));
        });
      }),
  };
}

let serving: Kept;
let swapping = false;
let ending = false;

/** The next server loads and takes connections; the old one closes the database; the next one opens it. */
async function replace(old: Kept, build: string): Promise<number> {
  const next = begin(build, true);
  try {
    await next.until('prepared');
    next.tell('listen');
    await next.until('listening');
  } catch (error) {
    next.worker.kill('SIGKILL');
    throw error;
  }
  const since = performance.now();
  const closed = old.until('closed').catch(() => undefined);
  old.tell('leave');
  const late = setTimeout(() => old.worker.kill('SIGKILL'), leaveMilliseconds);
  await Promise.race([closed, old.gone]);
  clearTimeout(late);
  serving = next;
  next.tell('open');
  await next.until('serving');
  return Math.round(performance.now() - since);
}

/** Puts the last whole build in the place of the one that serves; where that does not work, the one before goes on. */
async function swap(): Promise<object> {
  const old = serving;
  const build = currentBuild();
  try {
    const milliseconds = await replace(old, build);
    log({ level: 'info', what: 'handed over', build: basename(build), ms: milliseconds });
    return { done: true, build: basename(build), milliseconds };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log({ level: 'error', what: 'handing over', error: why });
    if (serving !== old) await goBack(old.build);
    return { done: false, why };
  }
}

/** The new server could not open the database: it goes on refusing while the build before comes back. */
async function goBack(build: string): Promise<void> {
  try {
    await replace(serving, build);
  } catch (error) {
    log({ level: 'error', what: 'going back', error: error instanceof Error ? error.message : String(error) });
    end(1);
  }
}

async function answer(socket: Socket, asked: string): Promise<void> {
  if (asked === 'state')
    return void socket.end(
      `${JSON.stringify({ pid: process.pid, build: basename(serving.build), siteUrl: process.env['SITE_URL'] ?? '', fieldMeasurements: process.env['FIELD_MEASUREMENTS'] ?? '' })}\n`,
    );
  if (asked !== 'swap' || swapping)
    return void socket.end(`${JSON.stringify({ done: false, why: 'an update is going on already' })}\n`);
  swapping = true;
  const outcome = await swap().finally(() => {
    swapping = false;
  });
  socket.end(`${JSON.stringify(outcome)}\n`);
  watch();
}

/** Milliseconds before one that ended by itself is begun again: doubled each time, forgotten once one has served for a while. */
const restart = { first: 1000, longest: 60_000, forgottenAfter: 60_000 } as const;
let wait: number = restart.first;
let pausing = false;

/** Whoever serves and is told to end takes us along. One that was killed or fell is begun again; one that cannot start has said why. */
function watch(): void {
  const watched = serving;
  const since = performance.now();
  void watched.gone.then((code) => {
    if (watched !== serving || swapping) return;
    if (ending || code === 0) return end(code);
    if (performance.now() - since > restart.forgottenAfter) wait = restart.first;
    void beginAgain(code);
  });
}

async function beginAgain(code: number): Promise<void> {
  swapping = true;
  log({ level: 'error', what: `the server ended with code ${code}; it is started again`, ms: wait });
  pausing = true;
  await pause(wait);
  pausing = false;
  wait = Math.min(2 * wait, restart.longest);
  serving = begin(currentBuild(), false);
  try {
    await serving.until('serving');
  } catch {
    serving.worker.kill('SIGKILL');
    return end((await serving.gone) || 1);
  }
  swapping = false;
  watch();
}

function end(code: number): void {
  flushLog();
  rmSync(control, { force: true });
  process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    if (pausing) end(0);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill(signal);
    void serving.gone.then(end);
  });

cluster.schedulingPolicy = cluster.SCHED_NONE;
serving = begin(currentBuild(), false);
try {
  await serving.until('serving');
  watch();
  mkdirSync('.cache', { recursive: true });
  rmSync(control, { force: true });
  createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket }).once('line', (line) => void answer(socket, line));
  })
    .on('error', (error) =>
      log({ level: 'info', what: 'npm run update cannot reach this server', error: error.message }),
    )
    .listen(control);
} catch {
  // It has said why itself, and its end ends us.
  end(await serving.gone);
}
