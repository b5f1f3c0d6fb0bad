import { expect, test } from 'vitest';
import { maths as ar } from '../../src/content/ui/ar/maths.ts';
import { maths as en } from '../../src/content/ui/en/maths.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { files } from './files.ts';

/** “Check our maths” tells in few words what docs/rules-history.md tells by subject. */
test('every version of the rules is told on the page, in both languages, with its day', () => {
  const document = files.find(({ path }) => path === 'docs/rules-history.md')?.text ?? '';
  const written = [...document.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)/gm)].map(([, version, on]) => [
    version,
    on,
  ]);
  expect(written[0]?.[0]).toBe(engineVersion);
  for (const { versions } of [en, ar]) {
    expect(versions.map(({ version, on }) => [version, on])).toEqual(written);
    for (const { changes } of versions) expect(changes.length).toBeGreaterThan(0);
  }
});
