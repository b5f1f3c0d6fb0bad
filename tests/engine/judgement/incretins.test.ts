import { describe, expect, it } from 'vitest';
import { incretinsCases } from '../../../src/engine/judgement/cases/incretins.ts';
import { expectCase, idsOf, planOfFacts } from './run-case.ts';

describe('incretins', () => {
  it.each(incretinsCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  const glucose = { a1c: 8.9, targetA1c: 7, metformin: 2000, egfr: 90, bmi: 33, age: 50, glp1RA: false } as const;
  const startsGlp1 = (facts: Parameters<typeof planOfFacts>[0]): boolean =>
    planOfFacts({ ...glucose, ...facts }).actions.some(
      ({ verb, object, or }) => verb === 'start' && (object === 'glp1RA' || or?.includes('glp1RA') === true),
    );

  it('starts a GLP-1 receptor agonist unless something known forbids it', () => {
    expect(startsGlp1({})).toBe(true);
    expect(startsGlp1({ bmi: 20 })).toBe(true);
    expect(startsGlp1({ bmi: 19.9 })).toBe(false);
    expect(startsGlp1({ pancreatitis: true })).toBe(false);
    expect(startsGlp1({ medullaryThyroidCancer: true })).toBe(false);
    expect(startsGlp1({ retinopathy: 'sight-threatening' })).toBe(false);
    expect(startsGlp1({ retinopathy: 'mild' })).toBe(true);
    expect(startsGlp1({ injectables: 'refuses' })).toBe(false);
  });

  it.each([
    [45, undefined],
    [44.9, 50],
    [30, 50],
    [29.9, 25],
  ] as const)('sitagliptin at eGFR %s: %s', (egfr, dose) => {
    const plan = planOfFacts({ dpp4Inhibitor: true, glp1RA: false, egfr });
    expect(plan.actions.find(({ id }) => id === 'reduce:dpp4Inhibitor')?.to?.value).toBe(dose);
  });

  it('asks for the DPP-4 inhibitor where it is not known', () => {
    expect(idsOf(planOfFacts({ glp1RA: true }))).toContain('ask:dpp4Inhibitor');
    expect(idsOf(planOfFacts({ glp1RA: true, dpp4Inhibitor: false }))).not.toContain('ask:dpp4Inhibitor');
  });
});
