import { describe, expect, test } from 'vitest';
import { judge, planOfChart } from '../../../src/engine/judgement/index.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { OwnSheet } from '../../../src/engine/kit/report/report.ts';
import { chartOfFacts } from './run-case.ts';

const patterns = await loadPlanWords('en');
function sheetOf(facts: Parameters<typeof chartOfFacts>[0]) {
  const chart = chartOfFacts(facts);
  return writeSheet(planOfChart(chart), judge(chart), {} as OwnSheet, patterns);
}
const keys = (said: readonly { readonly key: string }[]): string[] => said.map(({ key }) => key);
const well = { age: 58, sex: 'male', a1c: 6.8, egfr: 80, uacr: 8, metformin: 2000, diabetesType: 'type2' } as const;

describe('the patient’s sheet', () => {
  test('on the way to hospital it holds only what is done at once', () => {
    const { next } = sheetOf({ ...well, sglt2Inhibitor: true, ketones: 3.4, catabolicSymptoms: true });
    expect(keys(next)).toContain('action.refer:emergency.patient');
    expect(keys(next)).toContain('action.hold:sglt2Inhibitor.patient');
    expect(keys(next).filter((key) => /^(action\.(check|ask|do|limit):|answer\.)/.test(key))).toEqual([]);
  });

  test.each([
    ['pressure', { systolic: 190, diastolic: 122 }],
    ['potassium', { potassium: 6.1, rasInhibitor: true }],
    ['foot', { footUlcer: true, footUlcerOpen: true }],
    ['liver', { alt: 420 }],
  ] as const)('names the danger signs of the %s that the plan found, and no others', (name, found) => {
    const danger = `patient.help.${name}`;
    expect(keys(sheetOf({ ...well, ...found }).help)).toEqual(['patient.help.low', 'patient.help.high', danger]);
    expect(keys(sheetOf(well).help)).toEqual(['patient.help.low', 'patient.help.high']);
  });

  test('who may need less or more is not told that all stays as it is', () => {
    const { answer } = sheetOf({ ...well, systolic: 96, diastolic: 58, rasInhibitor: true, heartFailure: false });
    expect(answer.key).toBe('plan.patient.first.talk');
    expect(sheetOf({ ...well, systolic: 124, diastolic: 76 }).answer.key).not.toBe('plan.patient.first.talk');
  });
});
