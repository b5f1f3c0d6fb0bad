// Paths and `file:` addresses, both ways.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseRefused } from './problems.ts';

/** The path behind a `file:` address, as the driver reads it: `%20` is a blank. Throws where the address is none. */
export function filePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length));
}

/** The address the driver takes for a path, whatever signs are in its name. */
export function fileUrl(path: string): string {
  return `file:${resolve(path).replace(/[%?#]/g, encodeURIComponent)}`;
}

export function makeFolderOf(path: string): void {
  try {
    // What lies in it is the owner's alone.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseRefused(
      `The folder of the database file ${path} cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
