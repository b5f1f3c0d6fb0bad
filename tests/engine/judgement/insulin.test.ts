import { describe, expect, it } from 'vitest';
import { insulinCases } from '../../../src/engine/judgement/cases/insulin.ts';
import { insulinDosesCases } from '../../../src/engine/judgement/cases/insulin-doses.ts';
import { oneReadingCases } from '../../../src/engine/judgement/cases/one-reading.ts';
import { whomToAskCases } from '../../../src/engine/judgement/cases/whom-to-ask.ts';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { chartOfFacts, expectCase, findingsOf, planOfFacts } from './run-case.ts';

describe('insulin', () => {
  const cases = [...insulinCases, ...insulinDosesCases, ...whomToAskCases, ...oneReadingCases];
  it.each(cases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) => expectCase(patient));

  const start = (facts: Parameters<typeof planOfFacts>[0]) =>
    planOfFacts({ basalInsulin: false, ...facts }).actions.find(({ id }) => id === 'start:basalInsulin');

  it.each([
    [9.9, undefined, undefined],
    [10, 7, 'important'],
    [11.9, 7, 'important'],
    [12, 3, 'urgent'],
  ] as const)('HbA1c %s: within %s days, %s', (a1c, within, gravity) => {
    expect(start({ a1c })?.within).toBe(within);
    expect(start({ a1c })?.gravity).toBe(gravity);
  });

  it.each([
    [299, undefined],
    [300, 1],
  ] as const)('fasting glucose %s: within %s', (fpg, within) => {
    expect(start({ fpg })?.within).toBe(within);
  });

  it('says to ask first where nobody knows whether insulin is taken already', () => {
    const noteOf = (facts: Parameters<typeof chartOfFacts>[0]) => {
      const judgement = judge(chartOfFacts({ a1c: 12, ...facts }));
      const { next } = writeRecord(planFor(judgement), judgement);
      return next.items.find(({ actions }) => actions?.includes('start:basalInsulin'))?.note?.key;
    };
    expect(noteOf({})).toBe('plan.perhapsTaken');
    expect(noteOf({ basalInsulin: false })).toBeUndefined();
  });

  it('starts with 0.15 U/kg, with 0.1 where care is due or the age or kidney is not known', () => {
    const facts = { a1c: 11, weight: 80 } as const;
    expect(start({ ...facts, age: 64, egfr: 30 })?.to?.value).toBe(12);
    expect(start({ ...facts, age: 65, egfr: 30 })?.to?.value).toBe(8);
    expect(start({ ...facts, age: 64, egfr: 29.9 })?.to?.value).toBe(8);
    expect(start({ ...facts, age: 64, egfr: 90, severeHypoglycaemia: true })?.to?.value).toBe(8);
    expect(start({ ...facts, age: 64 })?.to?.value).toBe(8);
    expect(start({ a1c: 11, age: 64, egfr: 90 })?.to).toBeUndefined();
  });

  it('does not raise above 0.5 U/kg, at the fasting goal, or with lows', () => {
    const facts = { basalInsulin: true, a1c: 8.5, targetA1c: 7, weight: 80, fpg: 131, basalUnits: 40 } as const;
    const raised = (more: Parameters<typeof planOfFacts>[0]) =>
      planOfFacts({ ...facts, ...more }).actions.find(({ id }) => id === 'raise:basalInsulin')?.to?.value;
    expect(raised({})).toBe(42);
    expect(raised({ basalUnits: 41 })).toBeUndefined();
    expect(findingsOf(planOfFacts({ ...facts, basalUnits: 41 }))).toContain('insulin.too-much-basal');
    expect(raised({ fpg: 130 })).toBeUndefined();
    expect(raised({ hypoglycaemiaHistory: true })).toBeUndefined();
    expect(raised({ ppg: 53 })).toBeUndefined();
    expect(raised({ a1c: 7 })).toBeUndefined();
  });
});
