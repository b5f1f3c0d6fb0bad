import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '../mutations/list.ts';

test('every seeded fault stands in its file once, and the tests that must notice it are there', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40);
  for (const { fault, file, find, replace, caughtBy } of mutations) {
    expect(readFileSync(file, 'utf8').split(find).length - 1, fault).toBe(1);
    expect(replace, fault).not.toBe(find);
    expect(caughtBy.length, fault).toBeGreaterThan(0);
    expect(
      caughtBy.filter((path) => !existsSync(path)),
      fault,
    ).toEqual([]);
  }
});
