import { describe, expect, it } from 'vitest';
import { overtreatmentCases } from '../../../src/engine/judgement/cases/overtreatment.ts';
import { expectCase, findingsOf, idsOf, planOfFacts } from './run-case.ts';

describe('overtreatment', () => {
  it.each(overtreatmentCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) =>
    expectCase(patient),
  );

  const su = { sulfonylurea: true, egfr: 90, severeHypoglycaemia: false } as const;
  it.each([
    [6.4, 50, 'overtreatment.low-a1c'],
    [6.5, 50, undefined],
    [6.5, 75, 'overtreatment.older'],
    [6.9, 75, 'overtreatment.older'],
    [6.9, 74, undefined],
    [7, 75, undefined],
  ] as const)('HbA1c %s at %s years: %s', (a1c, age, found) => {
    const plan = planOfFacts({ ...su, a1c, age });
    expect(findingsOf(plan).filter((id) => id.startsWith('overtreatment.'))).toEqual(found ? [found] : []);
    expect(idsOf(plan).includes('stop:sulfonylurea')).toBe(found !== undefined);
  });

  it('says nothing without a medicine that causes lows, in pregnancy or in type 1', () => {
    for (const facts of [
      { a1c: 5.8 },
      { a1c: 5.8, sulfonylurea: false, basalInsulin: false },
      { a1c: 5.8, basalInsulin: true, pregnancy: true },
      { a1c: 6.2, basalInsulin: true, diabetesType: 'type1' },
    ] as const)
      expect(findingsOf(planOfFacts(facts))).not.toContain('overtreatment.low-a1c');
  });

  it('cuts no dose it does not know', () => {
    const plan = planOfFacts({ a1c: 6, basalInsulin: true, age: 60 });
    expect(plan.actions.find(({ id }) => id === 'reduce:basalInsulin')?.to).toBeUndefined();
  });
});
