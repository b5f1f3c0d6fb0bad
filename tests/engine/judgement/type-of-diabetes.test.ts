import { describe, expect, it } from 'vitest';
import { fourteenthDoctor } from '../../../src/engine/judgement/cases/fourteenth-doctor.ts';
import { gates } from '../../../src/engine/judgement/cases/gates.ts';
import { typeOfDiabetes as arabic } from '../../../src/engine/judgement/copy/ar/type-of-diabetes.ts';
import { typeOfDiabetes as english } from '../../../src/engine/judgement/copy/en/type-of-diabetes.ts';
import { typeOfDiabetes } from '../../../src/engine/judgement/topics/type-of-diabetes.ts';
import type { JudgementCase } from '../../../src/engine/judgement/cases/shape.ts';
import { typeAtFirstCases } from '../../../src/engine/judgement/cases/type-at-first.ts';
import { typeOfDiabetesCases } from '../../../src/engine/judgement/cases/type-of-diabetes.ts';
import { whomToAskCases } from '../../../src/engine/judgement/cases/whom-to-ask.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { chartOfFacts, expectCase, expectWords, findingsOf, idsOf, planOfFacts } from './run-case.ts';

const found = (facts: JudgementCase['facts']): string[] =>
  findingsOf(planOfFacts(facts)).filter((id) => id.startsWith('type.'));

describe('type of diabetes', () => {
  it.each([...typeOfDiabetesCases, ...typeAtFirstCases].map((patient) => [patient.id, patient] as const))(
    '%s',
    (_, patient) => expectCase(patient),
  );

  it.each([
    [34, ['type.suspected']],
    [35, []],
  ])('at %d years with BMI 28 and HbA1c 9.5 %%', (age, expected) => {
    expect(found({ age, bmi: 28, a1c: 9.5 })).toEqual(expected);
  });
  it.each([
    [24.9, ['type.lean']],
    [25, []],
  ])('at a BMI of %d and HbA1c 9.2 %%', (bmi, expected) => {
    expect(found({ age: 50, bmi, a1c: 9.2 })).toEqual(expected);
  });
  it.each([
    [8.9, []],
    [9, ['type.lean']],
  ])('lean at an HbA1c of %d %%', (a1c, expected) => {
    expect(found({ age: 50, bmi: 23, a1c })).toEqual(expected);
  });
  it.each([
    [7.1, []],
    [7, ['type.antibodies']],
  ])('a rise from %d to 9 %%', (priorA1c, expected) => {
    expect(found({ age: 45, bmi: 28, a1c: 9, priorA1c })).toEqual(expected);
  });
  it.each([
    [9.9, ['type.lean']],
    [10, ['type.lean-long']],
  ])('lean after %d years', (diabetesDuration, expected) => {
    expect(found({ age: 60, bmi: 23, a1c: 9.5, diabetesDuration })).toEqual(expected);
  });
  it.each([
    [7.9, ['type.antibodies']],
    [8, ['type.suspected']],
  ])(
    'young and lean at %d %%: tested, and from the second suspected; no SGLT2 inhibitor before either way',
    (a1c, expected) => {
      expect(found({ age: 30, bmi: 23, a1c })).toEqual(expected);
      const { exclusions } = judge(chartOfFacts({ age: 30, bmi: 23, a1c }));
      expect(exclusions.map(({ medicine }) => medicine)).toContain('sglt2Inhibitor');
    },
  );
  it('very lean whatever the duration', () => {
    expect(found({ age: 60, bmi: 19.6, a1c: 9.6, diabetesDuration: 18 })).toEqual(['type.lean']);
  });
  it.each([
    [4.9, 2, ['type.antibodies']],
    [5, 2, []],
    [2, 1, []],
  ])('after %d years on %d medicines', (diabetesDuration, medicines, expected) => {
    expect(
      found({ age: 50, bmi: 28, a1c: 9.4, diabetesDuration, metformin: 2000, ...(medicines === 2 && { tzd: true }) }),
    ).toEqual(expected);
  });
  it('an unknown body mass index or age never excludes it at 300', () => {
    expect(found({ age: 60, fpg: 310 })).toEqual(['type.antibodies']);
    expect(found({ bmi: 31, fpg: 310 })).toEqual(['type.antibodies']);
    expect(found({ age: 60, bmi: 31, fpg: 310 })).toEqual([]);
  });
  it('somebody lean with poor control gets no SGLT2 inhibitor before the type is known, even for a failing heart', () => {
    const excluded = (facts: JudgementCase['facts']): string[] =>
      judge(chartOfFacts(facts)).exclusions.map(({ medicine }) => medicine);
    const lean = { age: 60, bmi: 24, a1c: 9.5, heartFailure: true };
    expect(excluded(lean)).toContain('sglt2Inhibitor');
    for (const safe of [{ bmi: 29 }, { a1c: 8 }, { diabetesType: 'steroid' as const }])
      expect(excluded({ ...lean, ...safe })).not.toContain('sglt2Inhibitor');
    for (const more of [{ catabolicSymptoms: true }, { bmi: 19.9 }, { age: 34 }, { priorA1c: 7.5 }, { fpg: 300 }])
      expect(excluded({ ...lean, ...more })).toContain('sglt2Inhibitor');
  });
  it('antibodies already looked for are not asked for again', () => {
    for (const islets of ['positive', 'negative'] as const)
      expect(idsOf(planOfFacts({ age: 24, bmi: 21, a1c: 9.9, islets }))).not.toContain('check:islet-antibodies');
  });
  it('clues known to be absent are no clues', () => {
    expect(
      found({ age: 50, bmi: 31, a1c: 8, autoimmune: false, catabolicSymptoms: false, pancreatitis: false }),
    ).toEqual([]);
  });
  it('never stops insulin', () => {
    for (const diabetesType of ['type1', 'pancreatic', 'unsure'] as const) {
      const ids = idsOf(planOfFacts({ diabetesType, a1c: 5.9, basalInsulin: true, sulfonylurea: true, fpg: 50 }));
      expect(ids).not.toContain('stop:basalInsulin');
    }
  });

  it('has words with a value for every hole, and a case for every rule', () => {
    expectWords(
      typeOfDiabetes,
      [english, arabic],
      [...typeOfDiabetesCases, ...typeAtFirstCases, ...fourteenthDoctor, ...whomToAskCases, ...gates],
    );
  });
});
