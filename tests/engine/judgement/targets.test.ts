import { describe, expect, it } from 'vitest';
import { targetsCases } from '../../../src/engine/judgement/cases/targets.ts';
import { expectCase, findingsOf, idsOf, planOfFacts } from './run-case.ts';

describe('targets and intensification', () => {
  it.each(targetsCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  const none = {
    dpp4Inhibitor: false,
    sglt2Inhibitor: false,
    glp1RA: false,
    tzd: false,
    sulfonylurea: false,
    basalInsulin: false,
  } as const;
  const raises = (facts: Parameters<typeof planOfFacts>[0]): boolean =>
    idsOf(planOfFacts(facts)).includes('raise:metformin');

  it('raises metformin from eGFR 45, to the label and no further', () => {
    const facts = { ...none, a1c: 8, targetA1c: 7, metformin: 1000 } as const;
    expect(raises({ ...facts, egfr: 44.9 })).toBe(false);
    expect(raises({ ...facts, egfr: 45 })).toBe(true);
    expect(raises({ ...facts, egfr: 90, metformin: 2000 })).toBe(false);
    expect(raises({ ...facts, egfr: 90, metformin: 2550 })).toBe(false);
    expect(raises({ ...facts, egfr: 90, metforminTolerance: 'poor' })).toBe(false);
    expect(raises(facts)).toBe(false);
    expect(idsOf(planOfFacts(facts))).toContain('ask:egfr');
  });

  it('adds nothing at the goal', () => {
    const facts = { ...none, targetA1c: 7, metformin: 2000, egfr: 90 } as const;
    expect(findingsOf(planOfFacts({ ...facts, a1c: 7 }))).toContain('targets.at-goal');
    expect(idsOf(planOfFacts({ ...facts, a1c: 7 })).some((id) => id.startsWith('start:'))).toBe(false);
    expect(idsOf(planOfFacts({ ...facts, a1c: 7.1 })).some((id) => id.startsWith('start:'))).toBe(true);
  });

  it('offers alternatives for one reason as one start', () => {
    const facts = { ...none, a1c: 8, targetA1c: 7, metformin: 2000, egfr: 90, age: 50 } as const;
    const starts = (more: Parameters<typeof planOfFacts>[0]) =>
      planOfFacts({ ...facts, ...more }).actions.filter(({ verb }) => verb === 'start');
    const light = starts({ bmi: 28, weightPreference: 'prefer_loss' });
    expect(light.map(({ object }) => object)).toEqual(['glp1RA']);
    expect(light[0]?.or).toEqual(['sglt2Inhibitor', 'dpp4Inhibitor']);
    // With obesity weight is a second reason, which the others do not serve.
    const heavy = starts({ bmi: 32 });
    expect(heavy.map(({ object, because }) => [object, because])).toEqual([
      ['glp1RA', ['targets.add', 'weight.obesity']],
    ]);
    expect(heavy[0]?.or).toBeUndefined();
  });

  it.each([
    [0.59, true],
    [0.6, false],
  ] as const)('adherence %s comes first: %s', (adherenceScore, first) => {
    const plan = planOfFacts({ ...none, a1c: 8.5, targetA1c: 7, metformin: 2000, egfr: 90, adherenceScore });
    expect(idsOf(plan).includes('review:adherence')).toBe(first);
    expect(idsOf(plan).some((id) => id.startsWith('start:'))).toBe(!first);
  });

  it.each([
    [24.9, 60, false],
    [25, 60, true],
    [25, 74, true],
    [25, 75, false],
    [18.4, 60, false],
  ] as const)('BMI %s at %s years: energy deficit %s', (bmi, age, eatsLess) => {
    const ids = idsOf(planOfFacts({ a1c: 7.5, bmi, age }));
    expect(ids.includes('do:energy-deficit')).toBe(eatsLess);
    expect(ids.includes('limit:energy-deficit')).toBe(bmi < 18.5 || age >= 75);
  });

  it.each([
    [6.4, true],
    [6.5, false],
  ] as const)('target %s is strict: %s', (targetA1c, strict) => {
    expect(findingsOf(planOfFacts({ age: 50, targetA1c })).includes('targets.strict')).toBe(strict);
  });

  it('does not doubt a diagnosis while any medicine is unknown', () => {
    const facts = { ...none, a1c: 6.4, metformin: 0 } as const;
    expect(findingsOf(planOfFacts(facts))).toContain('targets.confirm-diagnosis');
    expect(findingsOf(planOfFacts({ ...facts, a1c: 6.5 }))).not.toContain('targets.confirm-diagnosis');
    expect(findingsOf(planOfFacts({ a1c: 6.4, metformin: 0 }))).not.toContain('targets.confirm-diagnosis');
  });
});
