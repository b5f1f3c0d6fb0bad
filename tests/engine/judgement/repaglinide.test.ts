import { describe, expect, it } from 'vitest';
import { repaglinideCases } from '../../../src/engine/judgement/cases/repaglinide.ts';
import { expectCase, idsOf, planOfFacts } from './run-case.ts';

describe('repaglinide', () => {
  it.each(repaglinideCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  const verb = (facts: Parameters<typeof planOfFacts>[0]): string | undefined =>
    idsOf(planOfFacts({ repaglinide: true, sulfonylurea: false, basalInsulin: false, ...facts })).find((id) =>
      id.endsWith(':repaglinide'),
    );

  it.each([
    [74, 7.5, undefined],
    [75, 7.5, 'reduce:repaglinide'],
    [75, 8, undefined],
    [75, 6.9, 'stop:repaglinide'],
  ] as const)('at %s years with HbA1c %s: %s', (age, a1c, expected) => {
    expect(verb({ a1c, age, egfr: 90 })).toBe(expected);
  });

  it('stops as insulin begins from 65 years, whatever the kidneys; below, it comes down', () => {
    expect(verb({ a1c: 10.5, age: 64, egfr: 59 })).toBe('reduce:repaglinide');
    expect(verb({ a1c: 10.5, age: 65, egfr: 90 })).toBe('stop:repaglinide');
    expect(verb({ a1c: 9.9, age: 64, egfr: 90 })).toBeUndefined();
  });

  it('is never raised or begun, and no eGFR stops it', () => {
    expect(verb({ a1c: 7.6, age: 60, egfr: 28 })).toBeUndefined();
  });
});
