import { describe, expect, it } from 'vitest';
import { steroids as arabic } from '../../../src/engine/judgement/copy/ar/steroids.ts';
import { steroids as english } from '../../../src/engine/judgement/copy/en/steroids.ts';
import { steroids } from '../../../src/engine/judgement/topics/steroids.ts';
import { steroidsCases } from '../../../src/engine/judgement/cases/steroids.ts';
import { expectCase, expectWords, findingsOf, planOfFacts } from './run-case.ts';

describe('steroids', () => {
  it.each(steroidsCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  it.each([
    [249, false],
    [250, true],
  ])('a glucose of %d after meals', (ppg, fires) => {
    expect(findingsOf(planOfFacts({ steroids: true, ppg })).includes('steroids.high-after-meals')).toBe(fires);
  });
  it.each([
    [89, true],
    [90, false],
  ])('a fasting glucose of %d on insulin', (fpg, fires) => {
    const found = findingsOf(planOfFacts({ steroids: true, basalInsulin: true, fpg }));
    expect(found.includes('steroids.taper')).toBe(fires);
  });
  it.each([
    [130, true],
    [131, false],
  ])('a fasting glucose of %d against more basal insulin', (fpg, fires) => {
    const found = findingsOf(planOfFacts({ steroids: true, basalInsulin: true, fpg }));
    expect(found.includes('steroids.fasting-at-goal')).toBe(fires);
  });
  it('says nothing where steroids are not known or not taken', () => {
    for (const facts of [{ ppg: 290 }, { steroids: false, ppg: 290 }])
      expect(findingsOf(planOfFacts(facts)).filter((id) => id.startsWith('steroids.'))).toEqual([]);
  });

  it('has words with a value for every hole, and a case for every rule', () => {
    expectWords(steroids, [english, arabic], steroidsCases);
  });
});
