import { describe, expect, it } from 'vitest';
import { sickDaysSurgeryContrast as arabic } from '../../../src/engine/judgement/copy/ar/sick-days-surgery-contrast.ts';
import { sickDaysSurgeryContrast as english } from '../../../src/engine/judgement/copy/en/sick-days-surgery-contrast.ts';
import { sickDaysSurgeryContrast } from '../../../src/engine/judgement/topics/sick-days-surgery-contrast.ts';
import { fourteenthDoctorAgain } from '../../../src/engine/judgement/cases/fourteenth-doctor-again.ts';
import { sickDaysSurgeryContrastCases } from '../../../src/engine/judgement/cases/sick-days-surgery-contrast.ts';
import { vomiting } from '../../../src/engine/judgement/cases/vomiting.ts';
import type { JudgementCase } from '../../../src/engine/judgement/cases/shape.ts';
import { expectCase, expectWords, findingsOf, planOfFacts } from './run-case.ts';

const found = (facts: JudgementCase['facts']): string[] =>
  findingsOf(planOfFacts(facts)).filter((id) => id.startsWith('sick-days.'));

describe('sick days, surgery and contrast', () => {
  it.each(sickDaysSurgeryContrastCases.map((patient) => [patient.id, patient] as const))('%s', (_, patient) =>
    expectCase(patient),
  );

  it.each([
    [29.9, false],
    [30, true],
    [59.9, true],
    [60, false],
  ])('contrast at an eGFR of %d', (egfr, fires) => {
    expect(found({ metformin: 1000, egfr }).includes('sick-days.contrast')).toBe(fires);
  });
  it.each([
    [74, false],
    [75, true],
  ])('a written plan on metformin at %d years', (age, fires) => {
    expect(found({ metformin: 1000, egfr: 80, age }).includes('sick-days.kidney')).toBe(fires);
  });
  it('says nothing of medicines not taken or not known', () => {
    expect(found({ age: 80, egfr: 38, metformin: 0, sglt2Inhibitor: false })).toEqual([]);
    expect(found({ age: 80, egfr: 38 })).toEqual([]);
  });

  it('has words with a value for every hole, and a case for every rule', () => {
    expectWords(
      sickDaysSurgeryContrast,
      [english, arabic],
      [...sickDaysSurgeryContrastCases, ...fourteenthDoctorAgain, ...vomiting],
    );
  });
});
