import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly name: string;
  readonly licence: string;
}

/** What may be used without asking anyone. They ask for no more than that their notices stay. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
]);
/** What asks for more, and the packages for which it was weighed; docs/dependencies.md says how. */
const weighed: Readonly<Record<string, RegExp>> = {
  'OFL-1.1': /^@fontsource/,
  'MPL-2.0': /^(lightningcss(-.+)?|axe-core)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  "Standard 'no charge' license: https://gsap.com/standard-license.": /^gsap$/,
};

/** Whether a licence, or one that a choice offers, may be used for this package. */
function allowed({ name, licence }: Package): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => allowed({ name, licence: one }));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => allowed({ name, licence: one }));
  return permissive.has(plain) || (weighed[plain]?.test(name) ?? false);
}

test('every licence in the lock file is one that was weighed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly license?: string }>>;
  };
  const all = Object.entries(packages).filter(([path]) => path !== '');
  expect(all.length).toBeGreaterThan(500);
  const named = all.map(([path, { license = 'none named' }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    licence: license,
  }));
  expect(named.filter((one) => !allowed(one)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
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
