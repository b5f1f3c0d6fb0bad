import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../tools/browser/start-server.ts';

export interface Child {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Resolves once the child said something; rejects when it ends before. */
async function spoken(child: ChildProcess, file: string): Promise<void> {
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', () => reject(new Error(`${file} did not start.`)));
  });
}

/** Starts one of this folder's small servers on a free port: `file PORT …rest`. */
export async function startChild(file: string, ...rest: string[]): Promise<Child> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, file), String(port), ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await spoken(child, file);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await gone;
    },
  };
}
