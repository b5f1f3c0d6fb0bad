import { describe, test } from 'vitest';
import { noSqld } from './sqld.ts';

/** What holds on a file holds on a libSQL server: the same tests once more. */
if (noSqld) test.skip('on a libSQL server');
else {
  process.env['TESTS_ON'] = 'server';
  for (const [name, load] of [
    ['accounts', () => import('./auth.test.ts')],
    // Before the records, which put small calculators in the place of the real ones.
    ['one’s own account', () => import('./account.test.ts')],
    ['one’s own data', () => import('./account-data.test.ts')],
    ['records', () => import('./records.test.ts')],
  ] as const)
    describe(`${name} on a libSQL server`, async () => void (await load()));
}
