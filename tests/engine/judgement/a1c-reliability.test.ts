import { describe, expect, it } from 'vitest';
import { a1cReliabilityCases } from '../../../src/engine/judgement/cases/a1c-reliability.ts';
import { expectCase, findingsOf, planOfFacts } from './run-case.ts';

describe('reliability of HbA1c', () => {
  it.each(a1cReliabilityCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) =>
    expectCase(patient),
  );

  it.each([
    [29.9, true],
    [30, false],
  ] as const)('eGFR %s: %s', (egfr, found) => {
    expect(findingsOf(planOfFacts({ a1c: 7.5, egfr })).includes('reliability.kidney')).toBe(found);
  });

  it('measures readings against the HbA1c both ways', () => {
    const found = (a1c: number, fpg: number, ppg: number) =>
      findingsOf(planOfFacts({ a1c, fpg, ppg })).includes('reliability.readings');
    expect(found(8.5, 160, 220)).toBe(false);
    expect(found(6, 180, 260)).toBe(true);
    expect(found(10.2, 110, 150)).toBe(true);
  });
});
