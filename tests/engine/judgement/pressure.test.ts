import { describe, expect, test } from 'vitest';
import { pressureCases } from '../../../src/engine/judgement/cases/pressure.ts';
import { expectCase, planOfFacts } from './run-case.ts';

describe('pressure', () => {
  test.each(pressureCases)('$id', (patient) => expectCase(patient));

  test.each([
    [129, 79, undefined],
    [130, 79, 28],
    [129, 80, 28],
    [149, 89, 28],
    [150, 80, 14],
    [130, 90, 14],
    [179, 119, 14],
    [180, 80, 0],
    [130, 120, 0],
  ])('%s over %s within %s', (systolic, diastolic, within) => {
    const treat = planOfFacts({ systolic, diastolic }).actions.find(({ id }) => id === 'treat:blood-pressure');
    expect(treat?.within).toBe(within);
  });
  test('one of the two is enough', () => {
    expect(planOfFacts({ systolic: 184 }).actions.map(({ id }) => id)).toContain('treat:blood-pressure');
  });
});
