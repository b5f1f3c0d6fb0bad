import { describe, expect, it } from 'vitest';
import { cgmAndA1cCases } from '../../../src/engine/judgement/cases/cgm-and-a1c.ts';
import { expectCase, findingsOf, planOfFacts } from './run-case.ts';

describe('sensor and HbA1c', () => {
  it.each(cgmAndA1cCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  const sensor = { tir: 80, tar180: 18, tbr70: 1, tbr54: 0, cgmDays: 14, cgmWear: 70 } as const;
  it.each([
    [7.5, 7, false],
    [7.6, 7, true],
    [6.4, 7, true],
  ] as const)('HbA1c %s against GMI %s: %s', (a1c, gmi, found) => {
    expect(findingsOf(planOfFacts({ ...sensor, a1c, gmi })).includes('cgm.gap')).toBe(found);
  });
  it.each([
    [14, 70, true],
    [13, 70, false],
    [14, 69, false],
  ] as const)('%s days with %s %% of wear steer: %s', (cgmDays, cgmWear, steers) => {
    const found = findingsOf(planOfFacts({ ...sensor, a1c: 10, gmi: 7, cgmDays, cgmWear }));
    expect(found.includes('cgm.gap')).toBe(steers);
    expect(found.includes('cgm.insufficient')).toBe(!steers);
  });
});
