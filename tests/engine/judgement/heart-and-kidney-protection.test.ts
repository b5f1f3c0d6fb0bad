import { describe, expect, test } from 'vitest';
import { heartAndKidneyProtectionCases } from '../../../src/engine/judgement/cases/heart-and-kidney-protection.ts';
import { expectCase, findingsOf, idsOf, planOfFacts } from './run-case.ts';

const startOf = (facts: Parameters<typeof planOfFacts>[0], object: string) =>
  planOfFacts(facts).actions.find((action) => action.object === object && action.verb === 'start');

describe('protection of heart and kidney', () => {
  test.each(heartAndKidneyProtectionCases)('$id', (patient) => expectCase(patient));

  test.each([19.9, 20, 44.9, 45, 60])(
    'no SGLT2 inhibitor for the kidney at one eGFR of %s that nothing confirms',
    (egfr) => {
      expect(startOf({ egfr, sglt2Inhibitor: false }, 'sglt2Inhibitor')).toBeUndefined();
    },
  );
  test.each([
    [59.9, true],
    [45, true],
    [44.9, true],
    [20, true],
    [19.9, false],
  ])('and in a known kidney disease at %s: %s', (egfr, starts) => {
    expect(startOf({ egfr, ckd: true, sglt2Inhibitor: false }, 'sglt2Inhibitor') !== undefined).toBe(starts);
  });
  test.each([
    [29, 90, false],
    [30, 90, false],
    [30, 60, false],
    [30, 59, true],
    [299, 90, false],
    [300, 90, true],
  ])('one sample of %s mg/g at an eGFR of %s, an SGLT2 inhibitor: %s', (uacr, egfr, starts) => {
    expect(startOf({ egfr, uacr, sglt2Inhibitor: false }, 'sglt2Inhibitor') !== undefined).toBe(starts);
  });
  test('what is taken goes on below 20 and ends on dialysis', () => {
    expect(idsOf(planOfFacts({ egfr: 19, ckd: true, sglt2Inhibitor: true }))).toContain('keep:sglt2Inhibitor');
    expect(idsOf(planOfFacts({ egfr: 19, sglt2Inhibitor: true, dialysis: true }))).toContain('stop:sglt2Inhibitor');
  });
  test('with arterial disease alone the SGLT2 inhibitor is the alternative, with heart failure a start of its own', () => {
    expect(startOf({ ascvd: true, egfr: 80 }, 'glp1RA')?.or).toEqual(['sglt2Inhibitor']);
    expect(startOf({ ascvd: true, egfr: 80 }, 'sglt2Inhibitor')).toBeUndefined();
    const both = { ascvd: true, heartFailure: true, egfr: 80 };
    expect(startOf(both, 'sglt2Inhibitor')?.within).toBe(7);
    expect(startOf(both, 'glp1RA')?.within).toBe(14);
  });
  test.each([
    [4.8, 41, 'start'],
    [4.9, 41, 'check'],
    [5.1, 41, 'check'],
    [4.5, 24.9, 'none'],
    [4.5, 25, 'start'],
  ] as const)('finerenone at potassium %s and eGFR %s: %s', (potassium, egfr, expected) => {
    const ids = idsOf(
      planOfFacts({
        ckd: true,
        egfr,
        uacr: 150,
        potassium,
        rasInhibitor: true,
        finerenone: false,
        sglt2Inhibitor: true,
      }),
    );
    expect(ids.includes('start:finerenone')).toBe(expected === 'start');
    if (expected === 'check') expect(ids).toContain('check:potassium');
  });
  test('a full dose of finerenone from eGFR 60', () => {
    const facts = { ckd: true, uacr: 150, potassium: 4.2, rasInhibitor: true, finerenone: false, sglt2Inhibitor: true };
    expect(startOf({ ...facts, egfr: 59.9 }, 'finerenone')?.to?.value).toBe(10);
    expect(startOf({ ...facts, egfr: 60 }, 'finerenone')?.to?.value).toBe(20);
  });
  test.each([
    [29, 'none'],
    [30, 'none'],
    [299, 'none'],
    [300, 'start'],
  ] as const)('a RAS inhibitor with normal pressure at UACR %s: %s', (uacr, expected) => {
    const plan = planOfFacts({ uacr, systolic: 118, diastolic: 72, rasInhibitor: false });
    expect(idsOf(plan).includes('start:rasInhibitor')).toBe(expected === 'start');
  });
  test('with hypertension a RAS inhibitor from UACR 30, asked where it is not known, and none at a low pressure', () => {
    const pressure = { systolic: 130, diastolic: 72 };
    const known = { uacr: 30, ckd: true, ...pressure };
    expect(idsOf(planOfFacts({ ...known, rasInhibitor: false }))).toContain('start:rasInhibitor');
    expect(idsOf(planOfFacts(known))).toContain('ask:rasInhibitor');
    expect(idsOf(planOfFacts({ ...known, ckd: false, rasInhibitor: false }))).not.toContain('start:rasInhibitor');
    const low = { uacr: 500, systolic: 92, diastolic: 60, rasInhibitor: false };
    expect(idsOf(planOfFacts(low))).not.toContain('start:rasInhibitor');
  });
  test.each([
    [5, undefined],
    [5.1, 7],
    [5.5, 7],
    [5.6, 3],
    [6, 0],
  ])('potassium %s is checked within %s days', (potassium, within) => {
    const check = planOfFacts({ potassium }).actions.find(({ id }) => id === 'check:potassium');
    expect(check?.within).toBe(within);
  });
  test.each([
    [30, undefined],
    [29.9, 28],
    [20, 28],
    [19.9, 7],
  ])('a kidney specialist at eGFR %s within %s', (egfr, within) => {
    const refer = planOfFacts({ egfr, uacr: 20 }).actions.find(({ id }) => id === 'refer:nephrologist');
    expect(refer?.within).toBe(within);
  });
  test('nothing rests on what is not known', () => {
    const plan = planOfFacts({});
    expect(idsOf(plan).filter((id) => !id.startsWith('ask:') && !id.startsWith('check:'))).toEqual([]);
    expect(findingsOf(plan)).not.toContain('protection.sglt2-kidney');
  });
});
