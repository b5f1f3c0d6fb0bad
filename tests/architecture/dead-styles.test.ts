import { expect, test } from 'vitest';
import { files, importsOf, matching, stylesOf } from './files.ts';

const sheets = matching(/^src\/.*\.module\.css$/);
/** Every script with the style sheets it imports. */
const importers = files
  .filter(({ path, text }) => /^src\/.*\.tsx?$/.test(path) && text.includes('.module.css'))
  .map((file) => ({ text: file.text, imports: importsOf(file).map(({ to }) => to) }));

/** Classes of a sheet that no file that imports it names. One that is taken by a name worked out is left to its reader. */
function unused(sheet: (typeof sheets)[number]): string[] {
  const text = stylesOf(sheet).text.replaceAll(/:global\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const classes = new Set([...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const readers = importers.filter(({ imports }) => imports.includes(sheet.path));
  const named = readers.flatMap((file) => {
    const local = new RegExp(`import (\\w+) from '[^']*${sheet.path.split('/').at(-1)?.replaceAll('.', '\\.')}'`);
    const name = local.exec(file.text)?.[1] ?? '';
    if (new RegExp(`\\b${name}\\[`).test(file.text)) return [...classes];
    return [...file.text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, found = '']) => found);
  });
  return [...classes].filter((name) => !named.includes(name)).map((name) => `${sheet.path}: .${name}`);
}

test('every class of a sheet is somebody’s', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(unused)).toEqual([]);
});
