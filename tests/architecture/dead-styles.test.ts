import { expect, test } from 'vitest';
import { files, importsOf, matching, stylesOf } from './files.ts';

const sheets = matching(/^src\/.*\.module\.css$/);
/** Every script with the style sheets it imports. */
const importers = files
  .filter(({ path, text }) => /^src\/.*\.tsx?$/.test(path) && text.includes('.module.css'))
  .map((file) => ({ text: file.text, imports: importsOf(file).map(({ to }) => to) }));

const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
/** What a script calls a sheet it imports. */
const nameIn = (text: string, path: string): string =>
  new RegExp(`import (\\w+) from '[^']*/${path.split('/').at(-1)?.replaceAll('.', '\\.')}'`).exec(text)?.[1] ?? '';

/** Classes of a sheet that no file that imports it names. One that is taken by a name worked out is left to its reader. */
function unused(sheet: (typeof sheets)[number]): string[] {
  const text = stylesOf(sheet).text.replaceAll(/:global\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const classes = classesIn(text);
  const readers = importers.filter(({ imports }) => imports.includes(sheet.path));
  const named = readers.flatMap((file) => {
    const name = nameIn(file.text, sheet.path);
    if (new RegExp(`\\b${name}\\[`).test(file.text)) return [...classes];
    return [...file.text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, found = '']) => found);
  });
  return [...classes].filter((name) => !named.includes(name)).map((name) => `${sheet.path}: .${name}`);
}

test('every class of a sheet is somebody’s', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(unused)).toEqual([]);
});

test('every class that a script takes from a sheet stands in it', () => {
  const unknown = sheets.flatMap((sheet) => {
    const classes = classesIn(stylesOf(sheet).text);
    return importers
      .filter(({ imports }) => imports.includes(sheet.path))
      .flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${nameIn(text, sheet.path)}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
      )
      .filter((name) => !classes.has(name) && name !== 'module')
      .map((name) => `${sheet.path}: .${name}`);
  });
  expect(unknown).toEqual([]);
});
