import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCgm } from '../../src/engine/cgm/index.ts';
import { roughFile } from '../engine/cgm/rough.ts';

test('100,000 broken files are read or refused, none throws or takes long', () => {
  let longest = 0;
  fc.assert(
    fc.property(roughFile, (file) => {
      const started = performance.now();
      const result = readCgm(file);
      longest = Math.max(longest, performance.now() - started);
      if (result.ok) expect(result.readings.length).toBeGreaterThan(0);
    }),
    { numRuns: 100_000 },
  );
  console.log(`The longest took ${longest.toFixed(1)} ms.`);
});

test('the size of a text is its size in bytes', () => {
  expect(readCgm('é'.repeat(100 * 1024 * 1024 + 1))).toEqual({ ok: false, reason: 'too-large' });
  expect(readCgm('é'.repeat(100 * 1024 * 1024))).toMatchObject({ ok: false, reason: 'unknown-format' });
});
