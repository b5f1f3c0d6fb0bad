import { describe, expect, test } from 'vitest';
import { kidneyAndMetforminCases } from '../../../src/engine/judgement/cases/kidney-and-metformin.ts';
import { planOfChart } from '../../../src/engine/judgement/index.ts';
import { expectCase, findingsOf, idsOf, planOfFacts } from './run-case.ts';

describe('kidney and metformin', () => {
  test.each(kidneyAndMetforminCases)('$id', (patient) => expectCase(patient));

  test.each([
    [14.9, 'stop:metformin', 0],
    [15, 'stop:metformin', 1],
    [29.9, 'stop:metformin', 1],
    [30, 'reduce:metformin', 14],
    [44.9, 'reduce:metformin', 14],
  ] as const)('metformin 1500 at eGFR %s: %s within %s', (egfr, id, within) => {
    const action = planOfFacts({ metformin: 1500, egfr }).actions.find(({ object }) => object === 'metformin');
    expect(action?.id).toBe(id);
    expect(action?.within).toBe(within);
  });
  test.each([45, 59.9, 60])('metformin 2000 is left alone at eGFR %s', (egfr) => {
    expect(idsOf(planOfFacts({ metformin: 2000, egfr })).filter((id) => id.endsWith(':metformin'))).toEqual([]);
  });
  test('a dose that is low enough is not reduced', () => {
    expect(idsOf(planOfFacts({ metformin: 1000, egfr: 35 }))).not.toContain('reduce:metformin');
  });
  test.each([
    [44.9, 50],
    [30, 50],
    [29.9, 25],
  ])('sitagliptin at eGFR %s goes to %s mg', (egfr, dose) => {
    const action = planOfFacts({ dpp4Inhibitor: true, egfr }).actions.find(({ object }) => object === 'dpp4Inhibitor');
    expect(action).toMatchObject({ id: 'reduce:dpp4Inhibitor', to: { value: dose, unit: 'mg' } });
  });
  test('sitagliptin is left alone at eGFR 45', () => {
    expect(idsOf(planOfFacts({ dpp4Inhibitor: true, egfr: 45 })).filter((id) => id.endsWith('dpp4Inhibitor'))).toEqual(
      [],
    );
  });
  test('a coarse answer is read as a range: below 30 stops, and asks nothing of metformin', () => {
    expect(idsOf(planOfFacts({ metformin: 500, egfrBand: '<30' }))).toContain('stop:metformin');
  });
  test('stages 4 and 5 both agree with a band below 30; stage 3a does not', () => {
    expect(findingsOf(planOfFacts({ egfrBand: '<30', ckdStage: 'stage4' }))).not.toContain('kidney.disagreement');
    expect(findingsOf(planOfFacts({ egfrBand: '<30', ckdStage: 'stage5' }))).not.toContain('kidney.disagreement');
    expect(findingsOf(planOfFacts({ egfrBand: '<30', ckdStage: 'stage3a' }))).toContain('kidney.disagreement');
    expect(findingsOf(planOfFacts({ egfrBand: '60-89', ckdStage: 'stage3a' }))).toContain('kidney.disagreement');
  });
  test('protein is limited from eGFR 59.9 down, not at 60, not on dialysis', () => {
    expect(idsOf(planOfFacts({ egfr: 59.9, ckd: true }))).toContain('limit:protein');
    expect(idsOf(planOfFacts({ egfr: 59.9 }))).not.toContain('limit:protein');
    expect(idsOf(planOfFacts({ egfr: 60 }))).not.toContain('limit:protein');
    expect(idsOf(planOfFacts({ egfr: 12, dialysis: true }))).not.toContain('limit:protein');
  });
  test('an example eGFR says so; an entered disease does not rest on it', () => {
    const example = { value: 25, from: 'example' as const };
    const metformin = { value: 500, from: 'entered' as const };
    const stop = planOfChart({ metformin, egfr: example }).actions.find(({ id }) => id === 'stop:metformin');
    expect(stop?.onExample).toBe(true);
    const kidney = { value: true, from: 'entered' as const };
    const start = planOfChart({ ckd: kidney, egfr: example }).actions.find(({ id }) => id === 'start:sglt2Inhibitor');
    expect(start).toBeDefined();
    expect(start?.onExample).toBeUndefined();
  });
  test('an example target is nobody’s goal', () => {
    const plan = planOfChart({
      metformin: { value: 500, from: 'entered' },
      egfr: { value: 25, from: 'entered' },
      ckd: { value: true, from: 'entered' },
      a1c: { value: 8, from: 'entered' },
      targetA1c: { value: 9, from: 'example' },
    });
    expect(idsOf(plan)).toContain('start:glp1RA');
  });
});
