import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problems } from '../../src/content/checks.ts';
import { bilingual, type Mistake, type ReadFile, type TextFile, textFiles, textOf } from './files.ts';
import { fieldAt, formOf } from './form.ts';
import { pictureMistakes } from './pictures.ts';
import { bodyOf, documentOf, isData, offsetOf, type Path, partsOf, textsIn, unreadable } from './read.ts';
import type { Collection } from './schemas.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Control signs and Unicode's tags, which nobody sees and nobody means. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffd\u{e0000}-\u{e007f}]/u;

const closest = (asked: string, known: readonly string[]): string => {
  const near = known.find((id) => id.includes(asked) || asked.includes(id) || id.slice(0, 5) === asked.slice(0, 5));
  return near ? ` Is “${near}” meant?` : '';
};

/** What is wrong inside the text of a Markdown file. Offsets count from its first character. */
function* inBody(root: string, file: string, body: string): Generator<{ at: number; sentence: string }> {
  if (body.trim() === '') yield { at: 0, sentence: 'The text below the second --- is empty.' };
  for (const found of body.matchAll(/!\[([^\]]*)\]\(\s*([^)\s]+)/g)) {
    const [, alternative = '', place = ''] = found;
    if (alternative.trim() === '')
      yield {
        at: found.index,
        sentence: `The picture “${place}” has no words for people who do not see it: write them between [ and ].`,
      };
    if (!/^[a-z]+:|^\//.test(place) && !existsSync(join(root, dirname(file), place)))
      yield {
        at: found.index,
        sentence: `The picture “${place}” is not there. It is looked for in the folder of this file.`,
      };
  }
}

/** One file, read, and what is wrong in it. */
export interface Checked {
  readonly read: ReadFile;
  readonly mistakes: readonly Mistake[];
}

/** What the schema and the text itself say about one file. `data` is what could be read. */
export function checkFile(root: string, file: TextFile, text: string | null): Checked {
  const { path: name, collection } = file;
  const unread = (mistakes: readonly Omit<Mistake, 'file'>[]) => ({
    read: { file, data: null, lineOf: () => 1 },
    mistakes: mistakes.map((mistake) => ({ file: name, ...mistake })),
  });
  if (text === null) return unread([{ sentence: 'The file is not saved as UTF-8. Save it again as UTF-8.' }]);
  const parts = partsOf(name, text);
  if (!parts)
    return unread([
      { line: 1, sentence: 'The file begins with a line ---, its lines “name: text”, and a second line ---.' },
    ]);
  const { document, at } = documentOf(parts.lines);
  const line = (offset: number): number => lineAt(parts.before, parts.before.length) + at.linePos(offset).line - 1;
  if (document.errors.length > 0) {
    const mistakes = document.errors.map((error) => ({
      line: line(error.pos[0]),
      sentence: unreadable(error, /^\S*?(?=\s*:)/.exec(parts.lines.slice(error.pos[0]))?.[0] ?? ''),
    }));
    // What follows the first unreadable line is only its echo.
    const whole = mistakes.filter(({ sentence }) => !sentence.startsWith('From this line'));
    return unread(whole.length > 0 ? whole : mistakes.slice(0, 1));
  }
  const read: unknown = document.toJS();
  const data = isData(read) ? read : {};
  const mistakes: Mistake[] = [];
  const lineOf = (path: Path): number => line(offsetOf(document, path));
  const add = (path: Path, sentence: string, at = path): void => {
    mistakes.push({ file: name, line: lineOf(at), path, sentence });
  };
  for (const issue of collection.schema.safeParse(read ?? {}).error?.issues ?? []) {
    const path = issue.path.filter((step) => typeof step !== 'symbol');
    add(path, issue.message, issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path);
  }
  for (const { path, text: written } of textsIn(data))
    for (const [hole] of written.matchAll(/\{[^{}]*\}/g))
      if (hole !== '{count}')
        add(
          path,
          `“${hole}” would stand on the page as it is. Only {count} is filled, with the number of calculators.`,
        );
  for (const { path, text: written } of textsIn(data))
    if (unseen.test(written))
      add(path, 'An invisible sign stands in this text, perhaps from copying it. Write it anew.');
  if (parts.after !== '') {
    const offset = text.length - bodyOf(parts).length;
    for (const { at: inside, sentence } of inBody(root, name, bodyOf(parts)))
      mistakes.push({ file: name, line: lineAt(text, offset + inside), path: ['body'], sentence });
  }
  return { read: { file, data, lineOf }, mistakes };
}

/** Texts that ask for an entry of another collection which nobody has written. */
function* unknownReferences(read: readonly ReadFile[]): Generator<Mistake> {
  for (const { file, data, lineOf } of read) {
    if (data === null) continue;
    const form = formOf(file.collection.schema, data);
    const language = /^(en|ar)\//.exec(file.id)?.[0] ?? '';
    for (const { path, text } of textsIn(data)) {
      const of = fieldAt(form, path)?.of;
      if (of === undefined) continue;
      const known = read
        .filter(({ file: other }) => other.collection.name === of && other.id.startsWith(language))
        .map(({ file: other }) => other.id.slice(language.length));
      if (!known.includes(text))
        yield {
          file: file.path,
          line: lineOf(path),
          path,
          sentence: `There is no file “${text}” in src/content/${of}.${closest(text, known)} There are: ${known.join(', ')}.`,
        };
    }
  }
}

/** What one file cannot know: whether all are there, and whether what they name is. */
export function checkTogether(
  root: string,
  collections: readonly Collection[],
  read: readonly ReadFile[],
): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  for (const collection of collections) {
    if (!bilingual(root, collection)) continue;
    const own = read.filter(({ file }) => file.collection === collection);
    const entries = own.map(({ file, data }) => ({ id: file.id, data: data ?? {} }));
    // A file that cannot be read may hold the number that seems to be missing.
    for (const sentence of problems(collection.name, entries))
      if (!(sentence.startsWith('No file') && own.some(({ data }) => data === null)))
        mistakes.push({ file: collection.folder, sentence });
  }
  return [...mistakes, ...unknownReferences(read)];
}

/** All mistakes of all texts, in one pass. `check` is for who knows some of the files already. */
export async function checkContent(
  root: string,
  collections: readonly Collection[],
  check: (file: TextFile) => Checked = (file) => checkFile(root, file, textOf(root, file.path)),
): Promise<readonly Mistake[]> {
  const { files, misplaced } = textFiles(root, collections);
  const read: ReadFile[] = [];
  const mistakes: Mistake[] = [...misplaced];
  for (const file of files) {
    const { read: one, mistakes: own } = check(file);
    mistakes.push(...own);
    read.push(one);
  }
  return [...mistakes, ...(await pictureMistakes(root, read)), ...checkTogether(root, collections, read)];
}

/** Mistakes as lines, each file named once. */
export function told(mistakes: readonly Mistake[]): string {
  const files = [...new Set(mistakes.map(({ file }) => file))].sort();
  return files
    .map((file) =>
      [
        file,
        ...mistakes
          .filter((mistake) => mistake.file === file)
          .map(({ line, path, sentence }) => {
            const place = (path ?? []).map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');
            return `  ${line === undefined ? '' : `line ${line}: `}${place === '' ? '' : `${place}: `}${sentence}`;
          }),
      ].join('\n'),
    )
    .join('\n');
}
