import { describe, expect, it } from 'vitest';
import { olderAdultsCases } from '../../../src/engine/judgement/cases/older-adults.ts';
import { expectCase, findingsOf, idsOf, planOfFacts } from './run-case.ts';

describe('older adults', () => {
  it.each(olderAdultsCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  it.each([
    [74, 6.9, false],
    [75, 6.9, true],
    [75, 7, false],
  ] as const)('%s years, target %s: %s', (age, targetA1c, found) => {
    expect(findingsOf(planOfFacts({ age, targetA1c })).includes('older.target')).toBe(found);
  });

  it.each([
    [74, false],
    [75, true],
  ] as const)('asks for frailty on a sulfonylurea at %s years: %s', (age, asked) => {
    expect(idsOf(planOfFacts({ age, sulfonylurea: true })).includes('ask:frailty')).toBe(asked);
  });

  it('gives no HbA1c as a goal in very complex health', () => {
    const plan = planOfFacts({ age: 85, a1c: 9, targetA1c: 7, frailty: 'very-complex', metformin: 500, egfr: 60 });
    expect(plan.actions.find(({ id }) => id === 'review:target')?.to).toBeUndefined();
    expect(idsOf(plan).filter((id) => id.startsWith('start:') || id.startsWith('raise:'))).toEqual([]);
  });
});
