import { readdirSync, writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Texts } from './texts.ts';
import { placeOf, Refused } from './places.ts';

/** What a picture's first bytes say it is; what a name says counts for nothing. */
const kinds: readonly (readonly [ending: string, fits: (bytes: Buffer) => boolean])[] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['avif', (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif'],
];

async function folderOf(texts: Texts, collection: string): Promise<string> {
  const found = (await texts.collections()).find(({ name }) => name === collection);
  if (!found) throw new Refused(404, 'There is no such collection.');
  return `${found.folder}/pictures`;
}

/** Where a file names a picture from: its own folder. */
export const fromFile = (file: string, picture: string): string => {
  const way = posix.relative(posix.dirname(file), picture);
  return way.startsWith('.') ? way : `./${way}`;
};

/** The pictures of a collection, from the project's folder. */
export async function picturesOf(texts: Texts, collection: string): Promise<readonly string[]> {
  const folder = dirname(await folderOf(texts, collection));
  return readdirSync(join(texts.root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => kinds.some(([ending]) => path.toLowerCase().replace(/jpeg$/, 'jpg').endsWith(`.${ending}`)))
    .sort();
}

/** Lays a picture beside the texts of a collection. Never over another. */
export async function addPicture(texts: Texts, collection: string, name: string, bytes: Buffer): Promise<string> {
  const ending = kinds.find(([, fits]) => fits(bytes))?.[0];
  if (ending === undefined)
    throw new Refused(422, 'This is no picture that the site can show. Choose a PNG, JPEG, WebP or AVIF.');
  const plain =
    name
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'picture';
  const folder = await folderOf(texts, collection);
  placeOf(texts.root, folder);
  mkdirSync(join(texts.root, folder), { recursive: true });
  const known = await picturesOf(texts, collection);
  const free = ['', ...Array.from({ length: 99 }, (_, at) => `-${at + 2}`)]
    .map((more) => `${folder}/${plain}${more}.${ending}`)
    .find((path) => !known.includes(path));
  if (free === undefined) throw new Refused(409, 'There are many pictures of this name. Give it another one.');
  writeFileSync(placeOf(texts.root, free), bytes, { flag: 'wx' });
  return free;
}
