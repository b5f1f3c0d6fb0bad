import { describe, test } from 'vitest';
import { noSqld } from '../api/sqld.ts';

/** What holds on a file holds on an embedded replica: the same tests once more. */
if (noSqld) test.skip('on an embedded replica');
else {
  process.env['TESTS_ON'] = 'replica';
  for (const [name, load] of [
    ['accounts', () => import('../api/auth.test.ts')],
    ['limits', () => import('../api/limits.test.ts')],
    ['one account', () => import('../api/account.test.ts')],
  ] as const)
    describe(`${name} on an embedded replica`, async () => void (await load()));
}
