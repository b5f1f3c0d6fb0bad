import { describe, test } from 'vitest';
import { tzdCases } from '../../../src/engine/judgement/cases/tzd.ts';
import { expectCase } from './run-case.ts';

describe('tzd', () => {
  test.each(tzdCases)('$id', (patient) => expectCase(patient));
});
