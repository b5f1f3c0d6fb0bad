// One JSON line for a request or a problem, and never a name in it.
import { stripVTControlCharacters } from 'node:util';
import { placesOf, reasonOf } from '../db/problems.ts';

type Line = Readonly<Record<string, string | number | boolean | null | undefined>>;

let waiting = '';
let timer: NodeJS.Timeout | undefined;

export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting === '') return;
  const text = waiting;
  waiting = '';
  process.stdout.write(text);
}

/** One JSON line, written within a tenth of a second together with its neighbours: a line per request must not cost a system call each. */
export function log(line: Line): void {
  waiting += `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`;
  if (waiting.length > 32_768) flushLog();
  else timer ??= setTimeout(flushLog, 100).unref();
}

/**
 * A path as it may be written: no address here holds an encoded character, so what follows one (an encoded “?” and its search term)
 * is left out; and an access token that somebody put into an address by mistake is none of the log's business.
 */
export const pathToLog = (path: string): string =>
  path
    .slice(0, 200)
    .replace(/%.*/s, '…')
    .replace(/djt_[\w-]*/g, 'djt_…');

/** A problem is written at once. */
export function logProblem(what: string, error: unknown): void {
  log({ level: 'error', what, error: reasonOf(error), stack: placesOf(error).join(' ') });
  flushLog();
}

/** Whoever read the lines may have gone (a closed terminal, a pipe that broke): no reason to stop, and none for another line. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

let onlyJson = false;

/** Once the address has been printed, every line is for a program that reads JSON. */
export function fromNowOnJson(): void {
  onlyJson = true;
}

/** Node says so of itself, on standard error; a level of `error` is to mean that somebody should look. */
const isWarning = (text: string): boolean => /^\(node:\d+\) (\[\w+\] )?\w*Warning: /.test(text);

/** The framework's own errors, a library's warning: one JSON line each, however many lines they were. */
function asJson(text: string, from: 'info' | 'error'): string {
  if (text.startsWith('{')) return text;
  const plain = stripVTControlCharacters(text).trim().slice(0, 2000);
  const level = isWarning(plain) ? 'info' : from;
  return (
    plain && `${JSON.stringify({ at: new Date().toISOString(), level, what: 'printed by a library', text: plain })}\n`
  );
}

function withoutQuery(word: string): string {
  const [slash, mark] = [word.indexOf('/'), word.indexOf('?')];
  return slash >= 0 && mark > slash ? `${word.slice(0, mark)}?…` : word;
}

/** Search terms are patients' names and travel in query strings: no library may print one. */
export function keepQueriesOutOfLogs(): void {
  for (const [stream, level] of [
    [process.stdout, 'info'],
    [process.stderr, 'error'],
  ] as const) {
    const write = stream.write.bind(stream) as (text: string | Uint8Array, ...more: never[]) => boolean;
    stream.write = ((given: string | Uint8Array, ...more: never[]) => {
      if (typeof given !== 'string') return write(given, ...more);
      const text = given.includes('?') ? given.replace(/[^\s"']+/g, withoutQuery) : given;
      return write(onlyJson ? asJson(text, level) : text, ...more);
    }) as typeof stream.write;
  }
}
