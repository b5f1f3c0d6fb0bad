import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures/index.ts';

test('every file a script may ask for later is there', () => {
  const folder = 'dist/client/_astro';
  const asked = readdirSync(folder).filter((name) => name.endsWith('.js')).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/_astro\/[\w.-]+\.(?:css|js)/g)].map(([file]) => file));
  expect([...new Set(asked)].filter((file) => !existsSync(`dist/client/${file}`))).toEqual([]);
});

test('a page without React carries only styles of what it shows; the rest comes when it is wanted', () => {
  for (const page of ['index.html', 'ar/index.html', 'tools/index.html']) {
    const html = readFileSync(`dist/client/${page}`, 'utf8');
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
    const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
    expect(sheets.length, page).toBeGreaterThan(0);
    expect(sheets.filter((names) => names.length > 0 && !names.some((name) => shown.has(name))), page).toEqual([]);
  }
});
