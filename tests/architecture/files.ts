import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const left = new Set([
  'node_modules',
  'dist',
  'builds',
  '.astro',
  '.git',
  '.cache',
  'data',
  'coverage',
  'test-results',
  '.env',
  'bench-results.json',
  'bench-results.md',
  'specification.md',
  'hazard-log.md',
  '.vscode',
]);

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (left.has(entry.name) || entry.name.endsWith('.log')) return [];
    return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : [];
  });
}

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|db|gz|br)$/;
/** Every text file of the project, without what is built or installed. */
export const files: readonly SourceFile[] = walk('.')
  .filter((path) => !binary.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Files whose path matches; `not` leaves some out. */
export function matching(pattern: RegExp, not?: RegExp): SourceFile[] {
  return files.filter(({ path }) => pattern.test(path) && !not?.test(path));
}

export interface Import {
  readonly from: string;
  /** A path inside the project, or the name of a package. */
  readonly to: string;
  readonly written: string;
}

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*${},\s]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports, relative paths resolved. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(statement)].map((found) => {
    const written = found[2] ?? found[3] ?? '';
    const to = written.startsWith('.') ? posix.normalize(posix.join(dirname(path), written)) : written;
    return { from: path, to, written };
  });
}

/** Lines of a file that match, as `path:line: text`. */
export function linesWith(file: SourceFile, pattern: RegExp): string[] {
  return file.text
    .split('\n')
    .flatMap((line, at) => (pattern.test(line) ? [`${file.path}:${at + 1}: ${line.trim().slice(0, 140)}`] : []));
}

/** The style rules of a file: all of a style sheet, the style elements of a page, nothing else. Comments are blanked, lines kept. */
export function stylesOf(file: SourceFile): SourceFile {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  let text = file.text;
  if (!file.path.endsWith('.css')) {
    let at = 0;
    let kept = '';
    for (const found of text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      kept += blank(text.slice(at, found.index)) + found[0];
      at = found.index + found[0].length;
    }
    text = kept;
  }
  return { path: file.path, text: text.replaceAll(/\/\*[\s\S]*?\*\//g, blank) };
}
