import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rules } from '../../src/engine/judgement/rules.ts';
import { expect, test } from './fixtures/index.ts';

test('every file a script may ask for later is there', () => {
  const folder = 'dist/client/_astro';
  const asked = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/_astro\/[\w.-]+\.(?:css|js)/g)].map(([file]) => file),
    );
  expect([...new Set(asked)].filter((file) => !existsSync(`dist/client/${file}`))).toEqual([]);
});

test('a page without React carries only styles of what it shows; the rest comes when it is wanted', () => {
  for (const page of ['index.html', 'ar/index.html', 'tools/index.html']) {
    const html = readFileSync(`dist/client/${page}`, 'utf8');
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
    const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(sheets.length, page).toBeGreaterThan(0);
    const unseen = sheets.filter((text) => {
      const names = [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
      return names.length > 0 && !names.some((name) => shown.has(name));
    });
    // The tabs of the account's dialog stand in every page, so that no calculator fetches them apart (SessionBadge).
    expect(unseen.join('').length, page).toBeLessThan(512);
  }
});

test('no style folds a line’s thickness or kind into the short form, which WebKit does not read', () => {
  const folder = 'dist/client/_astro';
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const pages = ['index.html', 'ar/index.html', 'tools/index.html'].map((name) =>
    readFileSync(`dist/client/${name}`, 'utf8'),
  );
  const lines = [...sheets, ...pages].flatMap((text) => text.match(/text-decoration:[^;}]+/g) ?? []);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/:\s*(none|underline)$/.test(line))).toEqual([]);
});

test('lettering in a mirrored drawing is turned back on a group around it, which WebKit measures as the others do', () => {
  const drawn =
    readFileSync('dist/client/ar/index.html', 'utf8').match(/<svg[^>]*class="[^"]*\bmirror\b.*?<\/svg>/gs) ?? [];
  const texts = drawn.flatMap((svg) => svg.match(/<[^<>]+>\s*<text\b/g) ?? []);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !/^<g class="letter"/.test(text))).toEqual([]);
});

test('what was read where in a guideline travels to no page', () => {
  const folder = 'dist/client/_astro';
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const places = rules
    .flatMap(({ references }) => references.map(({ where }) => where))
    .filter((where) => where.length > 30);
  expect(places.length).toBeGreaterThan(100);
  // A constant may cite the same place, and “Check our maths” shows that.
  expect(places.filter((where) => scripts.includes(where)).length).toBeLessThan(places.length / 10);
});
