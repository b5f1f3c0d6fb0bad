import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures/index.ts';

test('every file a script may ask for later is there', () => {
  const folder = 'dist/client/_astro';
  const asked = readdirSync(folder).filter((name) => name.endsWith('.js')).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/_astro\/[\w.-]+\.(?:css|js)/g)].map(([file]) => file));
  expect([...new Set(asked)].filter((file) => !existsSync(`dist/client/${file}`))).toEqual([]);
});
