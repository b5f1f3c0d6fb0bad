import { describe, test } from 'vitest';
import { smokingCases } from '../../../src/engine/judgement/cases/smoking.ts';
import { expectCase } from './run-case.ts';

describe('smoking', () => {
  test.each(smokingCases)('$id', (patient) => expectCase(patient));
});
