// The backups in a folder, by their names: what else lies there is nobody's business.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Backup {
  readonly path: string;
  readonly bytes: number;
  /** When it was finished, in milliseconds since 1970. */
  readonly at: number;
}

/** `journey-2026-11-22T08-00-00-000Z.db`: names sort by time. */
export function backupName(now: Date): string {
  return `journey-${now.toISOString().replace(/[:.]/g, '-')}.db`;
}

/** Newest first. An unfinished one has another name and does not count. */
export function backupsIn(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^journey-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      return { path, bytes: size, at: mtimeMs };
    });
}

/** Keeps the newest; answers with what it removed. */
export function dropOld(folder: string, keep: number): string[] {
  const old = backupsIn(folder)
    .slice(keep)
    .map(({ path }) => path);
  for (const path of old) rmSync(path);
  return old;
}
