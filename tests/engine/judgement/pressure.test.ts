import { describe, expect, test } from 'vitest';
import { pressureCases } from '../../../src/engine/judgement/cases/pressure.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { becauseOf } from '../../../src/engine/judgement/words.ts';
import { chartOfFacts, expectCase, planOfFacts } from './run-case.ts';

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
  test.each([
    [66, 'fit', 90, 'two'],
    [66, 'complex', 90, 'one'],
    [84, 'fit', 90, 'two'],
    [85, 'fit', 90, 'one'],
    [84, 'fit', 48, 'one'],
    [76, 'very-complex', 90, 'one'],
  ] as const)('at %s years, %s, 168 over %s: %s at first', (age, frailty, diastolic, how) => {
    const judgement = judge(chartOfFacts({ age, frailty, systolic: 168, diastolic }));
    expect(JSON.stringify(becauseOf('pressure.two-medicines', judgement))).toContain(`plan.pressure.${how}`);
  });
  test('one of the two is enough', () => {
    expect(planOfFacts({ systolic: 184 }).actions.map(({ id }) => id)).toContain('treat:blood-pressure');
  });
});
