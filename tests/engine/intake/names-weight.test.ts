import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { conditionNames } from '../../../src/engine/intake/names/conditions.ts';
import { cueNames } from '../../../src/engine/intake/names/cues.ts';
import { measureNames } from '../../../src/engine/intake/names/measures.ts';
import { medicineNames } from '../../../src/engine/intake/names/medicines.ts';
import { names } from '../../../tools/browser/budget.ts';

test('what the line knows by name is light enough to be fetched at the first touch', () => {
  const tables = [medicineNames, conditionNames, cueNames, measureNames].join('\n');
  expect(brotliCompressSync(tables).length / 1024).toBeLessThanOrEqual(names);
});
