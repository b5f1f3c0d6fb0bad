import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ar as clinicalAr } from '../../src/engine/clinical/copy/ar.ts';
import { en as clinicalEn } from '../../src/engine/clinical/copy/en.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';

/** A text of the product in both languages. */
interface Pair {
  readonly en: string;
  readonly ar: string;
}

/** All texts below a value; the forms of a plural are one text. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join(' ') : '';
}

function pairs(en: unknown, ar: unknown): Pair[] {
  if (typeof en === 'string') return [{ en, ar: textsOf(ar) }];
  if (typeof en !== 'object' || en === null) return [];
  return Object.entries(en).flatMap(([key, value]) => pairs(value, (ar as Record<string, unknown> | undefined)?.[key]));
}

/** What marketing edits: the YAML and Markdown of src/content, file by file. */
function contentPairs(): Pair[] {
  const folder = new URL('../../src/content/', import.meta.url);
  const read = (path: string): unknown => {
    const text = readFileSync(new URL(path, folder), 'utf8');
    return path.endsWith('.md') ? { text } : parse(text);
  };
  return ['story', 'products', 'explainers', 'tour', 'tools', 'site', 'legal'].flatMap((collection) =>
    readdirSync(new URL(`${collection}/en/`, folder))
      .filter((file) => /\.(yaml|md)$/.test(file))
      .flatMap((file) => pairs(read(`${collection}/en/${file}`), read(`${collection}/ar/${file}`))),
  );
}

/** The interface's words, area by area. */
async function interfacePairs(): Promise<Pair[]> {
  const folder = new URL('../../src/content/ui/', import.meta.url);
  const areas = readdirSync(new URL('en/', folder)).filter((file) => file.endsWith('.ts'));
  const read = (locale: 'en' | 'ar', file: string): Promise<object> =>
    import(new URL(`${locale}/${file}`, folder).href);
  const all = await Promise.all(areas.map(async (file) => pairs(await read('en', file), await read('ar', file))));
  return all.flat();
}

async function toolPairs(): Promise<Pair[]> {
  const all = await Promise.all(
    toolIds.map(async (id) => {
      const { copy, interfaceWords, reportCopy } = await loadTool(id);
      const loaders = [copy, interfaceWords, reportCopy];
      return Promise.all(loaders.map(async (loader) => pairs(await loader.en(), await loader.ar())));
    }),
  );
  return all.flat(2);
}

let all: Promise<readonly Pair[]> | undefined;
/** Every text of the interface, the calculators and the content, with its counterpart. */
function wordPairs(): Promise<readonly Pair[]> {
  all ??= Promise.all([interfacePairs(), toolPairs()]).then((loaded) => [
    ...loaded.flat(),
    ...pairs(clinicalEn, clinicalAr),
    ...contentPairs(),
  ]);
  return all;
}

/** Without marks of stress and of direction, every space a plain one. */
export const plain = (text: string): string =>
  text.replaceAll(/<\/?\w+>|[\u2066-\u2069\u200e\u200f]/g, '').replaceAll(/\s+/g, ' ');
/** The Arabic of whatever holds this English text, what it equals first. */
export async function counterparts(text: string): Promise<string[]> {
  const found = (await wordPairs()).filter(({ en }) => plain(en).includes(text));
  return found.sort((a, b) => Number(plain(b.en) === text) - Number(plain(a.en) === text)).map(({ ar }) => plain(ar));
}

/** What of a text stands on a page as it is written: its pieces between what is filled in. */
export const pieces = (text: string): string[] =>
  text
    .split(/\{[^}]*\}/)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece));

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
