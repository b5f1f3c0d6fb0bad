import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve as absolute } from 'node:path';

/** `url` instead of `database`: the address as an operator writes it. */
interface Given {
  readonly database?: string;
  readonly url?: string;
  readonly input?: string;
  readonly key?: string;
  readonly killAfter?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** An operator's command as an operator runs it. `killAfter` ends it without warning after so many milliseconds. */
export function runScript(
  script: string,
  args: readonly string[],
  { database = '', url = `file:${database}`, input = '', key = '', killAfter, settings = {} }: Given,
): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', absolute('db', 'drizzle-modules.mjs'), absolute('scripts', `${script}.ts`), ...args],
      {
        // Not here: a file .env of the site would be read.
        cwd: tmpdir(),
        env: {
          PATH: process.env['PATH'],
          // As scripts/operate.mjs does; it stands between an operator and each command.
          NODE_COMPILE_CACHE: absolute('.cache', 'compiled'),
          DATABASE_URL: url,
          DATABASE_ENCRYPTION_KEY: key,
          ...settings,
        },
        timeout: killAfter ?? 20_000,
        killSignal: 'SIGKILL',
      },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, out: `${out}${err}`.trim() }),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
