import { describe, expect, it } from 'vitest';
import { lows as arabic } from '../../../src/engine/judgement/copy/ar/lows.ts';
import { lows as english } from '../../../src/engine/judgement/copy/en/lows.ts';
import { lows } from '../../../src/engine/judgement/topics/lows.ts';
import { lowsCases } from '../../../src/engine/judgement/cases/lows.ts';
import type { JudgementCase } from '../../../src/engine/judgement/cases/shape.ts';
import { expectCase, expectWords, findingsOf, idsOf, planOfFacts } from './run-case.ts';

const found = (facts: JudgementCase['facts']): string[] => findingsOf(planOfFacts(facts));
const basal = { basalInsulin: true, basalUnits: 30, sulfonylurea: false } as const;

describe('lows', () => {
  it.each(lowsCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  it.each([
    [53, ['lows.reading']],
    [54, ['lows.level-1']],
    [69, ['lows.level-1']],
    [70, []],
  ] as const)('a fasting glucose of %d', (fpg, expected) => {
    const rules = found({ ...basal, fpg }).filter((id) => id === 'lows.reading' || id === 'lows.level-1');
    expect(rules).toEqual(expected);
  });

  it('a glucose of 62 means nothing without a medicine that causes lows', () => {
    expect(found({ fpg: 62, metformin: 1000, sulfonylurea: false, basalInsulin: false })).not.toContain('lows.level-1');
  });

  it.each([
    [3.9, false],
    [4, true],
    [4.1, true],
  ])('a sensor below 70 for %d %%', (tbr70, fires) => {
    expect(found({ ...basal, age: 50, tbr70 }).includes('lows.sensor')).toBe(fires);
  });
  it.each([
    [0.9, false],
    [1, true],
  ])('a sensor below 54 for %d %%', (tbr54, fires) => {
    const plan = planOfFacts({ ...basal, age: 50, tbr54 });
    expect(findingsOf(plan).includes('lows.sensor-deep')).toBe(fires);
    expect(idsOf(plan).includes('reduce:basalInsulin')).toBe(fires);
  });
  it.each([
    [74, 1, false],
    [75, 1, true],
    [75, 0.9, false],
  ])('at %d years a sensor below 70 for %d %%', (age, tbr70, fires) => {
    expect(found({ ...basal, age, tbr70 }).includes('lows.sensor-older')).toBe(fires);
  });
  it.each([
    [36, false],
    [36.1, true],
  ])('a variation of %d %%', (cv, fires) => {
    expect(found({ ...basal, cv }).includes('lows.variability')).toBe(fires);
  });

  it('a sensor with lows and unknown medicines asks for them and cuts nothing', () => {
    const ids = idsOf(planOfFacts({ tbr70: 8 }));
    expect(ids).toEqual(expect.arrayContaining(['ask:sulfonylurea', 'ask:basalInsulin', 'check:glucose']));
    expect(ids.filter((id) => /^(stop|reduce)/.test(id))).toEqual([]);
  });

  it.each([
    [7.4, true],
    [7.5, false],
  ])('a target of %d %% after a severe low', (targetA1c, fires) => {
    expect(found({ ...basal, severeHypoglycaemia: true, targetA1c }).includes('lows.target')).toBe(fires);
  });

  it('a history of lows is not a severe one', () => {
    expect(found({ ...basal, hypoglycaemiaHistory: true })).not.toContain('lows.severe');
  });
  it('no is no reason', () => {
    const none = { severeHypoglycaemia: false, hypoglycaemiaHistory: false, tbr70: 0, tbr54: 0, cv: 20, fpg: 120 };
    expect(found({ ...basal, age: 50, ...none }).filter((id) => id.startsWith('lows.'))).toEqual(['lows.glucagon']);
  });

  it('has words with a value for every hole, and a case for every rule', () => {
    expectWords(lows, [english, arabic], lowsCases);
  });
});
