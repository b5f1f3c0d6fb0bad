import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { pictureProblem } from '../../src/content/picture-problem.ts';
import type { Mistake, ReadFile } from './files.ts';
import { fieldAt, formOf } from './form.ts';
import { textsIn } from './read.ts';

const kinds = ['png', 'jpg', 'jpeg', 'webp', 'avif'];

/** What is wrong with one picture, in a sentence; null where nothing is. */
async function wrongWith(place: string, name: string): Promise<string | null> {
  if (!kinds.includes(name.split('.').at(-1)?.toLowerCase() ?? ''))
    return `“${name}” is no picture that the site can show: ${kinds.join(', ')}.`;
  const bytes = existsSync(place) ? readFileSync(place) : null;
  if (bytes === null) return `The picture “${name}” is not there. It is looked for in the folder of this file.`;
  const size = await imageMetadata(bytes, name).catch(() => null);
  return size === null
    ? `The picture “${name}” cannot be read: is it whole, and of the kind that its name says?`
    : pictureProblem(name, { ...size, bytes: bytes.length });
}

/** What is wrong with the pictures that texts name; an empty name is the schema's to say. */
export async function pictureMistakes(root: string, read: readonly ReadFile[]): Promise<readonly Mistake[]> {
  const named = read.flatMap(({ file, data, lineOf }) => {
    const form = data === null ? [] : formOf(file.collection.schema, data);
    return [...textsIn(data)]
      .filter(({ path, text }) => text !== '' && fieldAt(form, path)?.kind === 'picture')
      .map(({ path, text }) => ({ file: file.path, line: lineOf(path), path, text }));
  });
  const mistakes = await Promise.all(
    named.map(async ({ text, ...place }) => {
      const sentence = await wrongWith(join(root, dirname(place.file), text), text);
      return sentence === null ? [] : [{ ...place, sentence }];
    }),
  );
  return mistakes.flat();
}
