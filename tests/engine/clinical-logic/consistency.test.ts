import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import type { Results } from '../../../src/engine/clinical-logic/results.ts';
import { type Report, shownSteps } from '../../../src/engine/kit/report/report.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { expectCaloriesWithheld } from '../helpers/withheld.ts';
import { sayable } from '../helpers/words.ts';
import { documents, guardsOf, keysIn, patient, reportOf, resultsOf, tool } from './helpers.ts';

const arbitrary = anyInputs(tool);
const section = (report: Report, id: string) => report.sections.find((one) => one.id === id);
const product = (report: Report, name: string) =>
  sayable(section(report, 'portfolio')).messages.find(({ key }) => key === `product.${name}`);
const isHeld = ({ fpg = 100, catabolicSymptoms, baselineA1c }: Inputs): boolean =>
  fpg < 53.999 || (catabolicSymptoms && baselineA1c < 6.999);

describe('a stage that disagrees with the eGFR leaves one score', () => {
  const stages = ['stage3a', 'stage3b', 'stage4', 'stage5'] as const;
  const disagreeing = fc
    .tuple(arbitrary, fc.constantFrom(...stages))
    .map(([any, ckdStage]): Inputs => ({ ...any, pregnancy: false, ckdStage, egfr: Math.max(any.egfr, 30) }));

  test('band, week, effect and whether a class is added are those of the results, all through the report', () => {
    fc.assert(
      fc.property(disagreeing, (inputs) => {
        const results: Results = tool.calculate(inputs).results;
        const report = documents(inputs);
        const keys = keysIn([report.answer, report.next, report.figures, report.sections, report.patient]);
        expect(
          [...new Set(keys.filter((key) => /^risk\./.test(key)))].filter((key) => key !== `risk.${results.iriRisk}`),
        ).toEqual([]);
        expect(keys.filter((key) => /^week\./.test(key) && key !== `week.${results.intensificationWeek}`)).toEqual([]);
        expect(
          keys.filter((key) => /^escalate\.(low|moderate|high)$/.test(key) && key !== `escalate.${results.iriRisk}`),
        ).toEqual([]);
        if (results.iriRisk !== 'high')
          expect(keys.filter((key) => /^(escalate\.sixWeeks|next\.high)/.test(key))).toEqual([]);
        const effects = sayable(report)
          .messages.filter(({ key }) => /^(why|reason|iri)\.(covers|equals|short|effect)$/.test(key))
          .map(({ values }) => values?.['effect']);
        for (const effect of effects) expect(effect).toMatchObject({ value: results.expectedEffect });
        const added = keys.filter((key) => /^addOn\.(?!name|fixedOrder|injectable)/.test(key));
        for (const key of added)
          expect(key === 'addOn.none').toBe(results.consultantPlan.addOnTherapy.key === 'addOn.none');
      }),
      { numRuns: 400 },
    );
  });

  test('eGFR 50 with stage 4 entered', () => {
    const changes = { egfr: 50, ckdStage: 'stage4' } as const;
    const keys = keysIn(reportOf(changes));
    expect(resultsOf(changes).iriScore).toBe(49);
    for (const key of ['addOn.none', 'primary.stopMetformin', 'guard.kidneyDisagree']) expect(keys).toContain(key);
    expect(keys).not.toContain('escalate.high');
  });

  test('what suits the kidney still goes by the worse', () => {
    const keys = keysIn(reportOf({ egfr: 50, ckdStage: 'stage5', baselineA1c: 9.9, targetA1c: 6.5 }));
    expect(keys).toContain('renal.sglt2No');
    expect(keys.filter((key) => /^addOn\.(sglt2|sglt2OrGlp1)$/.test(key))).toEqual([]);
  });
});

describe('the company’s products follow the plan', () => {
  test('metformin in the strength the steps name; no new sitagliptin where nothing is added', () => {
    fc.assert(
      fc.property(arbitrary, (any) => {
        const inputs = { ...any, pregnancy: false };
        const report = documents(inputs);
        const raised = report.next.items.map(({ message }) => message).find(({ key }) => /^primary\.raise/.test(key))
          ?.values?.['to'];
        const metforma = product(report, 'metforma');
        if (metforma)
          expect(metforma.values?.['dose']).toMatchObject({
            value: raised?.type === 'number' ? raised.value : inputs.metforminDose,
          });
        if (keysIn(report.next).some((key) => /^next\.(heldLow|confirmGlucose|atTarget)$/.test(key)))
          expect(product(report, 'sitagliptin')).toBeUndefined();
        if (isHeld(inputs)) expect(product(report, 'thiotica')).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
  test.each([
    ['at target', 500, { baselineA1c: 6.8 }],
    ['above it', 750, {}],
    ['a low glucose', 500, { fpg: 53 }],
    ['no low glucose', 750, { fpg: 54 }],
    ['symptoms with HbA1c 6.6', 500, { baselineA1c: 6.6, targetA1c: 6.5, catabolicSymptoms: true }],
    ['urgent', 500, { baselineA1c: 10 }],
  ] as const)('%s: metformin %s mg', (_, dose, changes) => {
    expect(product(reportOf(changes), 'metforma')?.values?.['dose']).toMatchObject({ value: dose });
  });
  test('sitagliptin', () => {
    expect(product(reportOf(), 'sitagliptin')).toBeDefined();
    for (const changes of [{ fpg: 53 }, { baselineA1c: 6.8, age: 80 }, { baselineA1c: 6.6, catabolicSymptoms: true }])
      expect(product(reportOf(changes), 'sitagliptin')).toBeUndefined();
  });
});

describe('what is held is held in the escalation too', () => {
  const against =
    /^(escalate\.(urgent|low|moderate|high|organ|hold|refer|sixWeeks|twelveWeeks)|why\.(covers|equals|short|improving|worsening)|next\.(review|reviewUrgent|activityWait)|exercise\.wait|patient\.review|guard\.(urgentOrgan|injectableRefused))$/;
  const held = arbitrary.chain((any) =>
    fc
      .constantFrom<Partial<Inputs>>(
        { fpg: 45 },
        { catabolicSymptoms: true, baselineA1c: 6.6 },
        { fpg: 53, catabolicSymptoms: true },
      )
      .map((changes): Inputs => ({ ...any, pregnancy: false, ...changes })),
  );

  test('no step up, no week and no date of the score anywhere in the report', () => {
    fc.assert(
      fc.property(held, (inputs) => {
        const { nextStep } = tool.calculate(inputs).results;
        expect(['escalate.heldLow', 'escalate.confirm']).toContain(nextStep.key);
        const report = documents(inputs);
        const keys = keysIn(report);
        expect(keys.filter((key) => against.test(key))).toEqual([]);
        expect(keys).toEqual(
          expect.arrayContaining(['next.reviewHeld', 'patient.reviewHeld', 'escalate.nextDays', nextStep.key]),
        );
      }),
      { numRuns: 300 },
    );
  });
  test.each([
    [{ catabolicSymptoms: true, baselineA1c: 6.9 }, 'escalate.confirm'],
    [{ catabolicSymptoms: true, baselineA1c: 7 }, 'escalate.urgent'],
    [{ fpg: 53 }, 'escalate.heldLow'],
    [{ fpg: 54 }, 'escalate.moderate'],
    [{ fpg: 45, baselineA1c: 10.5 }, 'escalate.heldLow'],
  ] as const)('%o: %s', (changes, key) => expect(resultsOf(changes).escalationPlan.threeMonthAction.key).toBe(key));
  test('weeks of weight loss do not run from a day with an unexplained low', () => {
    expect(keysIn(reportOf({ fpg: 53 }))).toContain('milestone.held');
    expect(keysIn(reportOf({ fpg: 54 }))).not.toContain('milestone.held');
  });
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
        const outcome = tool.calculate(inputs);
        const bmi = inputs.weight / (inputs.height / 100) ** 2;
        if (!(inputs.pregnancy || inputs.catabolicSymptoms || bmi < 18.4999 || (inputs.age >= 75 && bmi >= 25.0001)))
          return;
        const {
          calorieTarget,
          macroBreakdown: { carbs, fat, fiber },
        } = outcome.results.lifestylePlan;
        const planned = calorieTarget / 16;
        const limit = 0.8 * inputs.weight;
        // 130 g is the limit of a caution.
        const grams = [carbs, fat, fiber, ...(Math.abs(planned - limit) < 1e-6 ? [] : [planned])].filter(
          (value) => Math.abs(value - 130) > 1e-6,
        );
        expectCaloriesWithheld(tool.explain(inputs, outcome), outcome, calorieTarget, grams);
      }),
      { numRuns: 500 },
    );
  });
  test('in pregnancy the score, its parts and the line of the history', () => {
    fc.assert(
      fc.property(arbitrary, (any) => {
        const inputs: Inputs = { ...any, sex: 'female', pregnancy: true };
        const outcome = tool.calculate(inputs);
        const shown = shownSteps(tool.explain(inputs, outcome), outcome.worksheet);
        const names = shown.flatMap((step) => [
          step.id,
          ...(step.kind === 'formula' ? Object.keys(step.variables) : []),
        ]);
        expect(
          names.filter((name) =>
            /^(iriScore|expectedEffect|\w+Effect|obesityFactor|kidneyPoints|trend|adherenceScore)$/.test(name),
          ),
        ).toEqual([]);
        expect(JSON.stringify(tool.summary(inputs, outcome.results))).not.toMatch(/points|risk/);
      }),
      { numRuns: 150 },
    );
    expect(tool.summary(patient(), resultsOf()).key).toBe('summary');
  });
});
