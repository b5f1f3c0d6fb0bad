import { describe, expect, test } from 'vitest';
import { lipidsCases } from '../../../src/engine/judgement/cases/lipids.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { becauseOf } from '../../../src/engine/judgement/words.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { chartOfFacts, expectCase, idsOf, planOfFacts } from './run-case.ts';

describe('lipids', () => {
  test.each(lipidsCases)('$id', (patient) => expectCase(patient));

  test.each([
    [39, false],
    [40, true],
    [75, true],
    [76, false],
  ])('a statin for age alone at %s: %s', (age, starts) => {
    expect(idsOf(planOfFacts({ age, statin: 'none', ldl: 100 })).includes('start:statin')).toBe(starts);
  });
  test.each([
    [54, false],
    [55, true],
  ])('under a high-intensity statin an LDL of %s with arterial disease is above goal: %s', (ldl, above) => {
    const found = planOfFacts({ ascvd: true, statin: 'high', ldl }).findings.map(({ id }) => id);
    expect(found.includes('lipids.goal-second-medicine')).toBe(above);
  });
  test.each([
    [69, false],
    [70, true],
  ])('a smoker of 60 on a moderate statin with an LDL of %s is raised: %s', (ldl, raised) => {
    expect(idsOf(planOfFacts({ age: 60, smokes: true, statin: 'moderate', ldl })).includes('raise:statin')).toBe(
      raised,
    );
  });
  test.each([
    [29, false, 'moderate'],
    [30, false, 'high'],
    [80, true, 'moderate'],
  ])(
    'at an eGFR of %s, a strong CYP3A4 inhibitor %s: it begins at %s intensity',
    (egfr, strongCyp3a4Inhibitor, how) => {
      const judgement = judge(
        chartOfFacts({ age: 60, ascvd: true, ckd: true, statin: 'none', egfr, strongCyp3a4Inhibitor }),
      );
      expect(JSON.stringify(becauseOf('lipids.arteries', judgement))).toContain(`plan.statin.${how}`);
    },
  );
  test.each([
    ['compensated', true],
    ['decompensated', false],
  ] as const)('with %s cirrhosis, why there is no statin is told with its start: %s', (cirrhosis, told) => {
    const facts = { age: 60, ascvd: true, statin: 'none', cirrhosis } as const;
    const { next, cautions } = writeRecord(planOfFacts(facts), judge(chartOfFacts(facts)));
    expect(JSON.stringify([next, cautions]).includes('lipids.arteries.caution')).toBe(told);
  });
});
