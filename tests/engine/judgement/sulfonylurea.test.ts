import { describe, expect, it } from 'vitest';
import { sulfonylureaCases } from '../../../src/engine/judgement/cases/sulfonylurea.ts';
import { expectCase, idsOf, planOfFacts } from './run-case.ts';

describe('sulfonylurea', () => {
  it.each(sulfonylureaCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) =>
    expectCase(patient),
  );

  const verb = (facts: Parameters<typeof planOfFacts>[0]): string | undefined =>
    idsOf(planOfFacts({ sulfonylurea: true, basalInsulin: false, ...facts })).find((id) =>
      id.endsWith(':sulfonylurea'),
    );

  it.each([
    [60, 7.5, undefined],
    [59.9, 7.5, 'reduce:sulfonylurea'],
    [59.9, 8, undefined],
    [44.9, 8, 'reduce:sulfonylurea'],
    [30, 8, 'reduce:sulfonylurea'],
    [29.9, 8, 'stop:sulfonylurea'],
  ] as const)('eGFR %s, HbA1c %s: %s', (egfr, a1c, expected) => {
    expect(verb({ egfr, a1c, age: 60, targetA1c: 8 })).toBe(expected);
  });

  it('stops or halves when insulin starts, by age and kidneys', () => {
    expect(verb({ a1c: 10.5, age: 64, egfr: 60 })).toBe('reduce:sulfonylurea');
    expect(verb({ a1c: 10.5, age: 65, egfr: 60 })).toBe('stop:sulfonylurea');
    expect(verb({ a1c: 10.5, age: 64, egfr: 59 })).toBe('stop:sulfonylurea');
    expect(verb({ a1c: 9.9, age: 64, egfr: 60 })).toBeUndefined();
  });

  it.each([
    [74, undefined],
    [75, 'reduce:sulfonylurea'],
  ] as const)('at %s years with HbA1c 7.5: %s', (age, expected) => {
    expect(verb({ a1c: 7.5, age, egfr: 90 })).toBe(expected);
  });
});
