import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { Data, Path } from './read.ts';
import type { Collection } from './schemas.ts';

export const contentFolder = 'src/content';
/** Inside the content's folder, and none of marketing's files: the interface's words, and the code that reads the texts. */
const notTexts = /^src\/content\/(ui\/|[^/]+\.ts$|README\.md$)/;
const picture = /\.(png|jpe?g|webp|avif|gif|svg)$/i;

/** A file of a collection. */
export interface TextFile {
  readonly path: string;
  readonly collection: Collection;
  /** As the framework names it: `en/hero`, or `site` where one file holds for both languages. */
  readonly id: string;
}

export interface ReadFile {
  readonly file: TextFile;
  /** null where it could not be read. */
  readonly data: Data | null;
  readonly lineOf: (path: Path) => number;
}

export interface Mistake {
  readonly file: string;
  readonly line?: number;
  readonly path?: readonly (string | number)[];
  readonly sentence: string;
}

/** Every file under the folder of the texts, from the project's folder. Links are named as what they are: no file. */
function everyFile(root: string): readonly string[] {
  return readdirSync(join(root, contentFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .filter((path) => !notTexts.test(path))
    .sort();
}

function belongs(collection: Collection, path: string): boolean {
  if (!path.startsWith(`${collection.folder}/`)) return false;
  const inside = path.slice(collection.folder.length + 1);
  const not = collection.patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return (
    collection.patterns.some((pattern) => matchesGlob(inside, pattern)) &&
    !not.some((pattern) => matchesGlob(inside, pattern))
  );
}

/** The name as it should be written: small letters, figures and hyphens, and the ending that its folder reads. */
function rightName(path: string, ending: string): string {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
  return `${folder}${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}${ending}`;
}

/** What the name of a file that no collection reads should be; null where it is not a text at all. */
function misnamed(path: string, collections: readonly Collection[]): string | null {
  const near = collections.filter(({ folder }) => path.startsWith(`${folder}/`));
  for (const collection of near) {
    const ending = collection.patterns.some((pattern) => pattern.endsWith('.md')) ? '.md' : '.yaml';
    if (!/\.(ya?ml|md|markdown|txt)$/i.test(path)) continue;
    const right = rightName(path, ending);
    if (right !== path && belongs(collection, right)) return right;
  }
  return null;
}

/** Whether a collection has a file for each language, or one for both. */
export function bilingual(root: string, { folder }: Collection): boolean {
  return ['en', 'ar'].some((language) => existsSync(join(root, folder, language)));
}
const rightId = (root: string, collection: Collection): RegExp =>
  bilingual(root, collection) ? /^(en|ar)\/[a-z0-9-]+$/ : /^[a-z0-9-]+$/;

/** The files of every collection, and what is wrong with names and places. A file that is only misnamed still counts as there. */
export function textFiles(
  root: string,
  collections: readonly Collection[],
): { readonly files: readonly TextFile[]; readonly misplaced: readonly Mistake[] } {
  const files: TextFile[] = [];
  const misplaced: Mistake[] = [];
  const entry = (path: string, collection: Collection): TextFile => ({
    path,
    collection,
    id: path.slice(collection.folder.length + 1).replace(/\.\w+$/, ''),
  });
  for (const path of everyFile(root)) {
    const collection = collections.find((one) => belongs(one, path));
    if (collection && rightId(root, collection).test(entry(path, collection).id)) {
      files.push(entry(path, collection));
      continue;
    }
    // A README opens a folder for whoever works in it.
    if (picture.test(path) || path.endsWith('/README.md')) continue;
    const right = misnamed(path, collections);
    const its = collections.find((one) => right !== null && belongs(one, right));
    if (right !== null && its && rightId(root, its).test(entry(right, its).id)) {
      files.push({ ...entry(right, its), path });
      misplaced.push({ file: path, sentence: `The site does not read this name. Call the file ${right}.` });
    } else {
      misplaced.push({
        file: path,
        sentence: collection
          ? `A text stands in the folder of its language: ${collection.folder}/en or ${collection.folder}/ar.`
          : 'No part of the site reads this file. Is it in the wrong folder, or a copy to be deleted?',
      });
    }
  }
  return { files, misplaced };
}

/** The text of a file as it is saved, or null where it is not saved as UTF-8. */
export function textOf(root: string, path: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(join(root, path)));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
