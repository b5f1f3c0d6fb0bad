import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldAt } from '../content/form.ts';
import { bodyOf, type Data, type Path, partsOf, textsIn } from '../content/read.ts';
import { markOf, readable } from './marks.ts';
import type { Language, Texts } from './texts.ts';

export interface Found {
  readonly collection: string;
  readonly id: string;
  readonly language: Language;
  readonly path: Path;
}
interface Place extends Found {
  readonly mark: string;
  readonly text: string;
  readonly file: string;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
function* numbersIn(value: unknown, path: Path = []): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof value === 'number') yield { path, text: String(value) };
  else if (isData(value))
    for (const [key, item] of Object.entries(value))
      yield* numbersIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
}
/** Markdown as it is read on the page. */
const plain = (body: string): string => readable(body.replaceAll(/^#+ |^[-*] |[*_`]|\[([^\]]*)\]\([^)]*\)/gm, '$1'));

/** Every text, figure and Markdown body with the place where it is written. */
async function places(texts: Texts): Promise<readonly Place[]> {
  return (await texts.files()).flatMap((file) => {
    const { text: raw, checked } = texts.known.of(file);
    const { data } = checked.read;
    if (raw === null || data === null) return [];
    const [, language, id] = /^(?:(en|ar)\/)?(.*)$/.exec(file.id) ?? [];
    const common = {
      collection: file.collection.name,
      id: id ?? file.id,
      language: (language === 'en' || language === 'ar' ? language : 'both') satisfies Language as Language,
      file: file.path,
    };
    const parts = partsOf(file.path, raw);
    const written = [...textsIn(data), ...numbersIn(data)].map(({ path, text }) => ({ path, text: readable(text) }));
    const body = parts?.after ? [{ path: ['body'], text: plain(bodyOf(parts)) }] : [];
    return [...written, ...body].map(({ path, text }) => ({
      ...common,
      path,
      text,
      mark: markOf(common.collection, file.id, path),
    }));
  });
}

/** The marks of one text's fields in one language, by which a page that shows it is recognised. */
export async function marksOf(
  texts: Texts,
  collection: string,
  id: string,
  language: Language,
): Promise<readonly string[]> {
  const all = await places(texts);
  return all
    .filter((place) => place.collection === collection && place.id === id && place.language === language)
    .map(({ mark }) => mark);
}

/** Adds its mark to every text of an entry that stands on pages; ids and choices, which decide things, stay as they are. */
export async function marked(texts: Texts, collection: string, id: string, data: unknown): Promise<unknown> {
  const form = (await texts.forms()).get(`${collection} ${id}`);
  if (!form || !isData(data)) return data;
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const field = fieldAt(form, path);
      return field?.kind === 'text' && !field.fixed && field.most !== undefined
        ? value + markOf(collection, id, path)
        : value;
    }
    if (Array.isArray(value)) return value.map((item, at) => walk(item, [...path, at]));
    if (isData(value) && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
    return value;
  };
  return walk(data, []);
}

const sourcesOf = (root: string, folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path));

/** Who may change a word that no text of marketing holds. */
function keeper(root: string, text: string): string {
  const holds = (path: string): boolean => readFileSync(join(root, path), 'utf8').includes(text);
  const ui = text.length > 1 ? sourcesOf(root, 'src/content/ui', /\.ts$/).find(holds) : undefined;
  if (ui) return `“${text}” is a word of the interface, shared by many places. A developer changes it, in ${ui}.`;
  const clinical =
    text.length > 1 ? sourcesOf(root, 'src/engine', /\/copy\/.*\.ts$|words\.ts$/).find(holds) : undefined;
  if (clinical)
    return `“${text}” is a clinical word. It changes only with a source and a clinician’s signature (docs/clinical-review.md); it stands in ${clinical}.`;
  return `“${text}” is not one of the texts: the page makes it of figures and names, or draws it. Ask a developer.`;
}

/**
 * Where a text that was pressed on the page is written. `levels` are the marks found in what was pressed, then in what is around it,
 * from the inside out: a text that a page cuts in two, or a figure, is found among its neighbours.
 */
export async function find(
  texts: Texts,
  pressed: string,
  levels: readonly (readonly string[])[],
): Promise<{ readonly found: readonly Found[]; readonly sentence?: string }> {
  const text = readable(pressed);
  const all = await places(texts);
  for (const marks of levels) {
    const candidates = all.filter(({ mark }) => marks.includes(mark));
    if (candidates.length === 0) continue;
    const ranked = [
      candidates.filter((place) => place.text === text),
      text.length > 1 ? candidates.filter((place) => place.text.includes(text)) : [],
      candidates.filter(
        (place) => text.includes(place.text) || pieces(place.text).some((piece) => text.includes(piece)),
      ),
      around(all, candidates, text),
    ];
    const best = ranked.find((list) => list.length > 0);
    if (best) return { found: best.map(({ collection, id, language, path }) => ({ collection, id, language, path })) };
  }
  return { found: [], sentence: keeper(texts.root, text) };
}

/** What stands beside a hole of a text: “For clinicians: {count} tools” is on the page with a word in it. */
const pieces = (text: string): readonly string[] =>
  text.includes('{count}')
    ? text
        .split('{count}')
        .map((piece) => piece.trim())
        .filter((piece) => piece.length > 4)
    : [];

/** Figures and Markdown in the files that the neighbours come from. */
function around(all: readonly Place[], candidates: readonly Place[], text: string): readonly Place[] {
  const files = new Set(candidates.map(({ file }) => file));
  const figures: readonly string[] = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return all.filter(
    ({ file, path, text: own }) =>
      files.has(file) &&
      (path[0] === 'body'
        ? text.length > 1 && own.includes(text)
        : /^\d/.test(own) && figures.includes(own) && text.length < 12),
  );
}
