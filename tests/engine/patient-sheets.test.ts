import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { a1cForecast } from '../../src/engine/a1c-forecast/index.ts';
import { answeringOf, patientSheetOf } from '../../src/engine/answer/index.ts';
import { clinicalLogic } from '../../src/engine/clinical-logic/index.ts';
import { dosing } from '../../src/engine/dosing/index.ts';
import { insulinCgm } from '../../src/engine/insulin-cgm/index.ts';
import type { PatientSheet } from '../../src/engine/kit/report/report.ts';
import type { Tool } from '../../src/engine/kit/tool.ts';
import { lifeDays } from '../../src/engine/life-days/index.ts';
import { anyInputs } from './helpers/inputs.ts';

async function sheetOf<I extends object, R extends object>(
  tool: Tool<I, R>,
  inputs: I,
): Promise<{ sheet: PatientSheet; fired: readonly string[]; steps: readonly string[]; parts: readonly string[] }> {
  const answer = (await answeringOf(tool as unknown as Tool)).answer(inputs);
  const { outcome } = answer;
  const sheet = await patientSheetOf(tool as unknown as Tool, inputs, answer);
  return {
    sheet,
    fired: outcome.guards.map(({ id }) => id),
    steps: sheet.next.map(({ key }) => key),
    parts: sheet.sections.map(({ id }) => id),
  };
}
const changed = <I extends object, R extends object>(tool: Tool<I, R>, changes: Partial<I>) =>
  sheetOf(tool, { ...tool.defaults, ...changes });

/** What nobody is told while a finding has to be looked at today. */
const ordinary = /^patient\.(eating|eatingLess|eatingWell|activity|activityAsk|steps|stepsCareful|habits|reviewTest)$/;

describe('while a finding has to be looked at today, nothing ordinary is advised', () => {
  test('HbA1c forecast: ketones or a low glucose', async () => {
    await fc.assert(
      fc.asyncProperty(anyInputs(a1cForecast), fc.constantFrom(40, 53, 300, 450), async (any, fpg) => {
        const { sheet, steps, parts } = await sheetOf(a1cForecast, { ...any, fpg });
        expect(steps.filter((key) => ordinary.test(key))).toEqual([]);
        expect(sheet.answer.key).toBe('patient.answerCheck');
        expect([sheet.picture, parts.filter((id) => id === 'eating' || id === 'moving')]).toEqual([[], []]);
        expect(steps).toContain('patient.reviewHeld');
      }),
      { numRuns: 200 },
    );
  });
  test('Clinical Event Logic: ketones, the override, a low glucose or symptoms to be explained', async () => {
    const found = fc.constantFrom(
      { fpg: 320 },
      { fpg: 45 },
      { baselineA1c: 11 },
      { catabolicSymptoms: true, baselineA1c: 6.5 },
    );
    await fc.assert(
      fc.asyncProperty(anyInputs(clinicalLogic), found, async (any, changes) => {
        const { steps, parts, sheet } = await sheetOf(clinicalLogic, { ...any, ...changes, pregnancy: false });
        expect(steps.filter((key) => ordinary.test(key))).toEqual([]);
        expect(parts.filter((id) => id !== 'drinking')).toEqual([]);
        expect(['patient.answerHeld', 'patient.answerUrgent']).toContain(sheet.answer.key);
      }),
      { numRuns: 300 },
    );
  });
  test('Insulin & CGM: ketones, symptoms or a low glucose', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyInputs(insulinCgm),
        fc.constantFrom({ fpg: 310 }, { symptomatic: true, baselineA1c: 9 }, { fpg: 45 }),
        async (any, changes) => {
          const { steps, sheet } = await sheetOf(insulinCgm, { ...any, ...changes });
          expect(steps.filter((key) => /do:(energy-deficit|training|steps)/.test(key))).toEqual([]);
          expect(['plan.patient.first.emergency', 'plan.patient.first.urgent']).toContain(sheet.answer.key);
          expect(['patient.about.now', 'patient.about.atGoal']).not.toContain(sheet.about?.key);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('what only the sheet can tell the patient', () => {
  const pregnant = { sex: 'female', pregnancy: true } as const;
  test.each([[{ fpg: 320 }], [{ baselineA1c: 11 }], [{ catabolicSymptoms: true }]])(
    'pregnant with %o: a ketone test today',
    async (changes) => {
      expect((await changed(clinicalLogic, { ...pregnant, ...changes })).steps).toContain('patient.pregnancyKetones');
    },
  );
  test('an SGLT2 inhibitor with symptoms or very high glucose is asked about before its next dose', async () => {
    for (const changes of [{ catabolicSymptoms: true }, { fpg: 320 }, { baselineA1c: 11 }])
      expect((await changed(clinicalLogic, { sglt2Inhibitor: true, ...changes })).steps).toContain(
        'patient.pauseSglt2',
      );
    expect((await changed(clinicalLogic, { sglt2Inhibitor: true })).steps).not.toContain('patient.pauseSglt2');
  });
  test('an SGLT2 inhibitor with symptoms is paused, the insulin calculator’s patient reads', async () => {
    for (const changes of [{ symptomatic: true }, { symptomatic: true, fpg: 320 }])
      expect((await changed(insulinCgm, { sglt2: true, ...changes })).steps).toContain(
        'action.hold:sglt2Inhibitor.patient',
      );
  });
  test('no forecast stands on the sheet where symptoms come first', async () => {
    const { sheet } = await changed(insulinCgm, { symptomatic: true, baselineA1c: 7.2, fpg: 110, typicalPpg: 150 });
    expect([sheet.answer.key, sheet.about?.key]).toEqual(['plan.patient.first.urgent', 'patient.about.plain']);
  });
  test('a refused medicine has no tips, and nothing beside it says to keep the dose', async () => {
    const { steps } = await changed(dosing, { egfr: 20 });
    expect(steps).toEqual(['patient.alternative', 'patient.pregnancy']);
  });
  test('how to begin is not told where nothing may be begun; how much to drink is a question in heart failure', async () => {
    const [may, mayNot] = await Promise.all([changed(dosing, { egfr: 70 }), changed(dosing, { egfr: 40 })]);
    expect(may.steps.length - mayNot.steps.length).toBe(1);
    expect(mayNot.steps).not.toContain(may.steps[0]);
    expect((await changed(dosing, { hasHeartFailure: true })).sheet.ask[0]?.key).toBe('patient.ask.fluid');
  });
  test('a target that asks for care is agreed on before it is worked towards', async () => {
    const { steps } = await changed(lifeDays, { age: 72, targetA1c: 6 });
    expect(steps[0]).toBe('patient.targetFirst');
    expect(steps).not.toContain('patient.a1c');
  });
});
