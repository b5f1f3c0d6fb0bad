import { describe, expect, it } from 'vitest';
import { ketonesAndDka as arabic } from '../../../src/engine/judgement/copy/ar/ketones-and-dka.ts';
import { ketonesAndDka as english } from '../../../src/engine/judgement/copy/en/ketones-and-dka.ts';
import { ketonesAndDka } from '../../../src/engine/judgement/topics/ketones-and-dka.ts';
import { ketonesAndDkaCases } from '../../../src/engine/judgement/cases/ketones-and-dka.ts';
import { oneReadingCases } from '../../../src/engine/judgement/cases/one-reading.ts';
import { sixteenthDoctor } from '../../../src/engine/judgement/cases/sixteenth-doctor.ts';
import { expectCase, expectWords, findingsOf, planOfFacts } from './run-case.ts';

describe('ketones and ketoacidosis', () => {
  it.each(ketonesAndDkaCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) =>
    expectCase(patient),
  );

  it.each([
    [299, undefined],
    [300, 'urgent'],
    [599, 'urgent'],
    [600, 'emergency'],
  ] as const)('a fasting glucose of %d', (fpg, gravity) => {
    const plan = planOfFacts({ age: 60, bmi: 32, fpg, catabolicSymptoms: false });
    expect(plan.actions.find(({ id }) => id === 'check:ketones')?.gravity).toBe(gravity);
    expect(plan.actions.some(({ id }) => id === 'refer:emergency')).toBe(fpg >= 600);
  });

  it.each([
    [10, false],
    [10.1, true],
  ])('an HbA1c of %d %% with nothing else known', (a1c, fires) => {
    expect(findingsOf(planOfFacts({ age: 60, bmi: 32, a1c })).includes('ketones.a1c')).toBe(fires);
  });
  it.each([
    [199, false],
    [200, true],
  ])('an HbA1c of 11 %% and a fasting glucose of %d', (fpg, fires) => {
    expect(findingsOf(planOfFacts({ age: 60, bmi: 32, a1c: 11, fpg })).includes('ketones.a1c')).toBe(fires);
  });
  it.each([
    [6.9, 'ketones.symptoms-unexplained'],
    [7, 'ketones.symptoms'],
  ])('symptoms at an HbA1c of %d %% and calm glucose', (a1c, expected) => {
    const found = findingsOf(planOfFacts({ age: 60, bmi: 32, a1c, fpg: 120, catabolicSymptoms: true }));
    expect(found.filter((id) => id.startsWith('ketones.'))).toEqual([expected]);
  });

  it('an unknown SGLT2 inhibitor is not held', () => {
    const plan = planOfFacts({ catabolicSymptoms: true, fpg: 190 });
    expect(plan.actions.map(({ id }) => id)).not.toContain('hold:sglt2Inhibitor');
  });
  it('symptoms never wait longer at a higher glucose', () => {
    for (const fpg of [120, 250, 299, 300, 450, 600, 900]) {
      const plan = planOfFacts({ a1c: 9, fpg, catabolicSymptoms: true });
      expect(plan.actions.find(({ id }) => id === 'check:ketones')?.within).toBe(0);
    }
  });

  it('has words with a value for every hole, and a case for every rule', () => {
    expectWords(ketonesAndDka, [english, arabic], [...ketonesAndDkaCases, ...oneReadingCases, ...sixteenthDoctor]);
  });
});
