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

/**
 * Runs a command quietly: its output goes to a log file, a line every 15 s says that it still works.
 * @param {string} name what the step is called, and the log's file name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, live?: boolean }} [options] `live` shows the output as it comes
 * @returns {Promise<{ code: number, log: string, tail: string }>}
 */
export function run(name, command, args, options = {}) {
  mkdirSync(join(root, logs), { recursive: true });
  const log = `${logs}/${name}.log`;
  const file = createWriteStream(join(root, log));
  const started = Date.now();
  const pulse = options.live ? undefined : setInterval(() => say(`  ${name}: still working, ${seconds(started)}`), 15_000);
  let tail = '';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
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
