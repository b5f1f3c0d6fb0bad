import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, seconds } from './say.mjs';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
export const logs = '.cache/logs';

/** The environment of every step: installed commands first on the path. */
export function environment(extra = {}) {
  return { ...process.env, ...extra, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` };
}

/** What programs need to know of the machine and the person; the other names are left behind. */
const neutral =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TEMP|TMP|CI|CHROMIUM_PATH|E2E_(?:URL|TRACE|BOTH)|BENCH_\w+|DISPLAY|XDG_\w+|FONTCONFIG_\w+|LD_LIBRARY_PATH|NODE_EXTRA_CA_CERTS|npm_\w+|SystemRoot|ComSpec|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA|ProgramFiles)$/i;

/** The environment of tests and measurements: they see none of the settings of the site that runs here, whatever it will be called. */
export function testEnvironment(extra = {}) {
  const env = environment();
  for (const name of Object.keys(env)) if (!neutral.test(name)) delete env[name];
  return { ...env, ...extra };
}

/**
 * Runs a command quietly: its output goes to a log file, a line every 15 s says that it still works.
 * @param {string} name what the step is called, and the log's file name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, live?: boolean, folder?: string }} [options] `live` shows the output as it comes; `folder` to run in (the project's)
 * @returns {Promise<{ code: number, log: string, tail: string }>}
 */
export function run(name, command, args, options = {}) {
  mkdirSync(join(root, logs), { recursive: true });
  const log = `${logs}/${name}.log`;
  const file = createWriteStream(join(root, log));
  const started = Date.now();
  const pulse = options.live
    ? undefined
    : setInterval(() => say(`  ${name}: still working, ${seconds(started)}`), 15_000);
  let tail = '';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.folder ?? root,
      env: options.env ?? environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      file.write(chunk);
      if (options.live) process.stdout.write(chunk);
      tail = (tail + chunk.toString()).slice(-12_000);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    /** @param {number} code */
    const end = (code) => {
      clearInterval(pulse);
      file.end(() => resolve({ code, log, tail }));
    };
    child.once('error', (error) => {
      read(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
