import { execFile } from 'node:child_process';

interface Given { readonly database: string; readonly input?: string; readonly key?: string; readonly killAfter?: number }

/** An operator's command as an operator runs it. `killAfter` ends it without warning after so many milliseconds. */
export function runScript(script: string, args: readonly string[], { database, input = '', key = '', killAfter }: Given): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [`scripts/${script}.ts`, ...args], {
      env: { PATH: process.env['PATH'], DATABASE_URL: `file:${database}`, DATABASE_ENCRYPTION_KEY: key }, timeout: killAfter ?? 20_000, killSignal: 'SIGKILL',
    }, (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, out: `${out}${err}`.trim() }));
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
