// What can be wrong with a database, and what of it a log may say.
/** The database cannot be reached or is locked: nothing was written, and trying again later may work. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code = 'DATABASE_AWAY';
  /** Seconds after which it is worth trying again. */
  readonly retryAfter = 2;
}

/** No room left: nothing was written, reading still works. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = 'DISK_FULL';
}

/** The file holds pages that cannot be right: nothing is written any more, so that no more is lost than already is. */
export class DatabaseDamaged extends Error {
  override name = 'DatabaseDamaged';
  readonly code = 'DATABASE_DAMAGED';
}

/** What an operator does next, wherever damage is told. */
export const afterDamage =
  'restore the newest backup with npm run operate -- restore FILE --replace (the damaged file is kept under another name)';

/** The database file must not be used as it is; the message is the one line an operator sees. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** The driver's or our own code of an error, through the wrappers that drizzle and fetch put around it. */
export function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return '';
}

/**
 * What went wrong at the bottom of it, for a log or an operator. Not the outer messages: drizzle's repeats the values of the query,
 * and those are e-mail addresses and names.
 */
export function reasonOf(error: unknown): string {
  let root = error;
  for (let depth = 0; root instanceof Error && root.cause instanceof Error && depth < 8; depth += 1) root = root.cause;
  return (root instanceof Error ? `${root.name}: ${root.message}` : 'thrown value').slice(0, 300);
}

/** Where it was thrown; a message of several lines stands among them and is left out. */
export function placesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}

/** Tells the two answers apart by code, not by class: the server and the built site each carry a copy of these classes. */
export function databaseProblem(error: unknown): 'away' | 'full' | 'damaged' | undefined {
  const code = codeOf(error);
  if (code === 'DATABASE_DAMAGED') return 'damaged';
  return code === 'DATABASE_AWAY' ? 'away' : code === 'DISK_FULL' ? 'full' : undefined;
}

/** Bytes that are not what was written: a page zeroed or torn, a file that lost its end, a head that is none. */
export function isDamage(code: string): boolean {
  return /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ|IOERR_DATA|IOERR_CORRUPTFS)/.test(code);
}

/** A local file's errors that mean “somebody else holds the lock” or “the connection was renewed under us”. */
export function isPassing(code: string): boolean {
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED') || code === 'CLIENT_CLOSED';
}

/** Errors of the statement itself: trying again cannot help, anywhere. */
export function isFinal(code: string): boolean {
  return /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH|MISUSE)/.test(code) || code.startsWith('SQL_');
}
