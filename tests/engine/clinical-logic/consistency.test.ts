import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import type { Results } from '../../../src/engine/clinical-logic/results.ts';
import { does } from '../../../src/engine/kit/proposal.ts';
import type { Report } from '../../../src/engine/kit/report/report.ts';
import { shownSteps } from '../../../src/engine/kit/report/reading.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { expectCaloriesWithheld } from '../helpers/withheld.ts';
import { sayable } from '../helpers/words.ts';
import { documents, guardsOf, keysIn, ownPlan, patient, reportOf, resultsOf, tool } from './helpers.ts';
import { tries } from '../../fixtures/tries.ts';

const arbitrary = anyInputs(tool);
const section = (report: Report, id: string) => report.sections.find((one) => one.id === id);
const products = (report: Report) => keysIn(section(report, 'portfolio') ?? []);

describe('a stage that disagrees with the eGFR leaves one score', () => {
  const stages = ['stage3a', 'stage3b', 'stage4', 'stage5'] as const;
  const disagreeing = fc
    .tuple(arbitrary, fc.constantFrom(...stages))
    .map(([any, ckdStage]): Inputs => ({ ...any, pregnancy: false, ckdStage, egfr: Math.max(any.egfr, 30) }));

  test('band, effect and whether a class is added are those of the results, all through the report', () => {
    fc.assert(
      fc.property(disagreeing, (inputs) => {
        const results: Results = tool.calculate(inputs).results;
        const report = documents(inputs);
        // The scale names every band.
        const written = report.sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type !== 'scale'));
        const keys = keysIn([report.answer, report.figures, written, report.patient]);
        expect(keys.filter((key) => /^risk\./.test(key) && key !== `risk.${results.iriRisk}`)).toEqual([]);
        expect(
          keys.filter((key) => /^escalate\.(low|moderate|high)$/.test(key) && key !== `escalate.${results.iriRisk}`),
        ).toEqual([]);
        if (results.iriRisk !== 'high') expect(keys).not.toContain('escalate.sixWeeks');
        const effects = sayable(report)
          .messages.filter(({ key }) => /^(reason|iri)\.effect$/.test(key))
          .map(({ values }) => values?.['effect']);
        for (const effect of effects) expect(effect).toMatchObject({ value: results.expectedEffect });
        const added = keys.filter((key) => /^addOn\.(?!fixedOrder)/.test(key));
        const none = results.consultantPlan.addOnTherapy.key === 'addOn.none';
        for (const key of added) expect(['addOn.none', 'addOn.organ'].includes(key)).toBe(none);
      }),
      { numRuns: tries(400) },
    );
  });

  test('eGFR 50 with stage 4 entered', () => {
    const changes = { egfr: 50, ckdStage: 'stage4' } as const;
    const report = reportOf(changes);
    expect(resultsOf(changes).iriScore).toBe(49);
    expect(ownPlan(report)).toContain('primary.stopMetformin');
    expect(report.notes.map(({ message }) => message.key)).toContain('guard.kidneyDisagree');
    expect(keysIn(report)).not.toContain('escalate.high');
  });

  test('what suits the kidney still goes by the worse', () => {
    const keys = keysIn(reportOf({ egfr: 50, ckdStage: 'stage5', baselineA1c: 9.9, targetA1c: 6.5 }));
    expect(keys).toContain('renal.sglt2No');
    expect(keys.filter((key) => /^addOn\.(sglt2|sglt2OrGlp1)$/.test(key))).toEqual([]);
  });
});

describe('the company’s products follow the plan', () => {
  test('no dose, none of a class that stops, new sitagliptin only where the plan starts its class, nothing beside the urgent', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const report = documents(inputs);
        const { plan } = report;
        const named = products(report);
        if (does(plan, 'stop:metformin') || does(plan, 'hold:metformin'))
          expect(named).not.toContain('product.class.metformin');
        if (!does(plan, 'start:dpp4Inhibitor')) expect(named).not.toContain('product.class.sitagliptin');
        if (plan.actions.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent'))
          expect(named).toEqual([]);
        expect(named.filter((key) => /^product\.(metforma|sitagliptin)$/.test(key))).toEqual([]);
      }),
      { numRuns: tries(300) },
    );
  });
  test('and the results keep the dose of the specification’s own order', () => {
    const dose = (changes: Partial<Inputs>) => resultsOf(changes).drugRecommendations.metforma?.values?.['dose'];
    expect(dose({ baselineA1c: 6.8 })).toMatchObject({ value: 500 });
    expect(dose({})).toMatchObject({ value: 750 });
    for (const changes of [{ fpg: 53 }, { baselineA1c: 6.8, age: 80 }, { baselineA1c: 6.6, catabolicSymptoms: true }])
      expect(resultsOf(changes).drugRecommendations.sitagliptin).toBeUndefined();
  });
});

describe('what is held is held in the own rule too', () => {
  const against =
    /^(escalate\.(urgent|low|moderate|high|organ|hold|refer|sixWeeks|twelveWeeks)|action\.\w+|addOn\.\w+|primary\.(raise\w*|basal|intensifyBasal)|milestone\.\w+|calories\.\w+)$/;
  const held = arbitrary.chain((any) =>
    fc
      .constantFrom<Partial<Inputs>>(
        { fpg: 45 },
        { catabolicSymptoms: true, baselineA1c: 6.6 },
        { fpg: 53, catabolicSymptoms: true },
      )
      .map((changes): Inputs => ({ ...any, pregnancy: false, ...changes })),
  );

  test('no step up, no week and no weight goal of the score anywhere in the report', () => {
    fc.assert(
      fc.property(held, (inputs) => {
        const { nextStep } = tool.calculate(inputs).results;
        expect(['escalate.heldLow', 'escalate.confirm']).toContain(nextStep.key);
        const report = documents(inputs);
        expect(keysIn(report).filter((key) => against.test(key))).toEqual([]);
        expect(ownPlan(report)).toEqual(expect.arrayContaining(['escalate.nextDays', nextStep.key]));
        // A fortnight after the first check, which is due within a day.
        expect(report.plan.review).toBeLessThanOrEqual(15);
      }),
      { numRuns: tries(300) },
    );
  });
  test.each([
    [{ catabolicSymptoms: true, baselineA1c: 6.9 }, 'escalate.confirm'],
    [{ catabolicSymptoms: true, baselineA1c: 7 }, 'escalate.urgent'],
    [{ fpg: 53 }, 'escalate.heldLow'],
    [{ fpg: 54 }, 'escalate.moderate'],
    [{ fpg: 45, baselineA1c: 10.5 }, 'escalate.heldLow'],
  ] as const)('%o: %s', (changes, key) => expect(resultsOf(changes).escalationPlan.threeMonthAction.key).toBe(key));
  test('insulin is not called for by a refusal of injections while symptoms are unexplained', () => {
    const changes = { catabolicSymptoms: true, acceptInjectables: false, ascvd: true } as const;
    expect(guardsOf({ ...changes, baselineA1c: 6.9 })).not.toContain('injectableRefused');
    expect(guardsOf({ ...changes, baselineA1c: 7 })).toEqual(
      expect.arrayContaining(['injectableRefused', 'urgentOrgan']),
    );
  });
});

describe('what is withheld is printed nowhere', () => {
  test('the calorie target and what is made from it', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const report = documents(inputs);
        const { outcome } = report;
        const bmi = inputs.weight / (inputs.height / 100) ** 2;
        if (!(inputs.pregnancy || inputs.catabolicSymptoms || bmi < 18.4999 || (inputs.age >= 75 && bmi >= 25.0001)))
          return;
        const {
          calorieTarget,
          macroBreakdown: { carbs, fat, fiber },
        } = tool.calculate(inputs).results.lifestylePlan;
        const planned = calorieTarget / 16;
        const limit = 0.8 * inputs.weight;
        // 130 g is the limit of a caution.
        const grams = [carbs, fat, fiber, ...(Math.abs(planned - limit) < 1e-6 ? [] : [planned])].filter(
          (value) => Math.abs(value - 130) > 1e-6,
        );
        expectCaloriesWithheld(report, outcome, calorieTarget, grams);
      }),
      { numRuns: tries(500) },
    );
  });
  test('in pregnancy the score, its parts and the line of the history', () => {
    fc.assert(
      fc.property(arbitrary, (any) => {
        const inputs: Inputs = { ...any, sex: 'female', pregnancy: true };
        const report = documents(inputs);
        const shown = shownSteps(report, report.outcome.worksheet);
        const names = shown.flatMap((step) => [
          step.id,
          ...(step.kind === 'formula' ? Object.keys(step.variables) : []),
        ]);
        expect(
          names.filter((name) =>
            /^(iriScore|expectedEffect|\w+Effect|obesityFactor|kidneyPoints|trend|adherenceScore)$/.test(name),
          ),
        ).toEqual([]);
        expect(JSON.stringify(tool.summary(inputs, tool.calculate(inputs).results))).not.toMatch(/points|risk/);
      }),
      { numRuns: tries(150) },
    );
    expect(tool.summary(patient(), resultsOf()).key).toBe('summary');
  });
});
