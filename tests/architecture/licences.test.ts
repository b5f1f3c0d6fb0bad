import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowed, licencesText, packages } from '../../scripts/lib/licences.ts';

test('every licence is one that was weighed', () => {
  expect(
    packages()
      .filter((one) => !allowed(one))
      .map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([]);
});

test.each([
  ['somebody', 'MIT', true],
  ['somebody', 'GPL-3.0-only', false],
  ['somebody', 'none named', false],
  ['somebody', '(MIT OR GPL-3.0-only)', true],
  ['somebody', '(MIT AND GPL-3.0-only)', false],
  ['somebody', 'LGPL-3.0-or-later', false],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
])('%s under %s: %s', (name, licence, expected) => {
  expect(allowed({ name, licence })).toBe(expected);
});

test('the list is up to date: npm run licences', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesText());
});
