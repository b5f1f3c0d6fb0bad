import { describe, test } from 'vitest';
import { noSqld } from '../api/sqld.ts';

/** Apart from the others of replica.fault.ts: these tests bring calculators of their own. */
if (noSqld) test.skip('records on an embedded replica');
else {
  process.env['TESTS_ON'] = 'replica';
  describe('records on an embedded replica', async () => void (await import('../api/records.test.ts')));
}
