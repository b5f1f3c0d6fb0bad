import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import type { Inputs } from '../../../src/engine/a1c-forecast/inputs.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { expectCaloriesWithheld } from '../helpers/withheld.ts';
import { wordings } from '../helpers/words.ts';
import { run } from './helpers.ts';

const arbitrary = anyInputs(a1cForecast);
const patientKeys = (changes: Partial<Inputs>): readonly string[] =>
  run(changes).report.patient.next.map(({ key }) => key);

describe('a withheld calorie target is printed nowhere', () => {
  test('for anyone underweight, or of 75 years and overweight', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const outcome = a1cForecast.calculate(inputs);
        const { bmi, calorieTarget, carbGrams, fatGrams, fiberGrams, inferredCalories } = outcome.results;
        if (!(bmi < 18.4999 || (inputs.age >= 75 && bmi >= 25.0001))) return;
        // Somebody whose habits are all neutral is estimated to eat what they need: the estimate is printed, and tells no target.
        if (Math.abs(calorieTarget - inferredCalories) < 1e-6) return;
        const planned = (calorieTarget * outcome.results.macros.protein.min) / 400;
        const limit = 0.8 * inputs.weight;
        // The kidney's limit by weight is printed; a gram that happens to equal it tells no target either.
        const secret = [carbGrams, fatGrams, fiberGrams, planned].filter((grams) => Math.abs(grams - limit) >= 1e-6);
        expectCaloriesWithheld(a1cForecast.explain(inputs, outcome), outcome, calorieTarget, secret);
      }),
      { numRuns: 600 },
    );
  });
  test.each([
    ['the woman of 78 years', { sex: 'female', age: 78, weight: 58, height: 150 }],
    ['a lower-carbohydrate pattern, underweight', { weight: 50, eatingPattern: 'lower-carb' }],
    ['underweight, eGFR 50', { weight: 50, egfr: 50 }],
  ] as const)('%s', (_, changes) => {
    const { guards, keys, report } = run(changes);
    expect(guards).not.toContain('calorieFloor');
    expect(keys).toContain('habit.caloriesWithheld');
    expect(JSON.stringify(report)).not.toContain('"carbs.planned"');
  });
  test('the protein limit is the weight’s, whatever the plan holds', () => {
    const { report, results } = run({ sex: 'female', age: 80, weight: 150, height: 150, egfr: 50 });
    expect(results.proteinGrams).toBeLessThan(120);
    expect(
      report.cautions.find(({ message }) => message.key === 'guard.proteinKidney')?.message.values?.['grams'],
    ).toMatchObject({ value: 120 });
  });
  test('ketosis is warned of by the pattern where grams are withheld', () => {
    const tall = { weight: 60, height: 200 } as const;
    expect(run({ ...tall, eatingPattern: 'lower-carb' }).results.carbGrams).toBeGreaterThan(130);
    expect(run({ ...tall, eatingPattern: 'lower-carb' }).guards).toContain('lowCarbKetosis');
    expect(run({ ...tall, eatingPattern: 'balanced' }).guards).not.toContain('lowCarbKetosis');
  });
});

describe('one report, one message', () => {
  test('“at” or “below” the target is said only where nothing else says that it is missed', () => {
    // Targets close to the forecast, which does not depend on them: there the wording turns.
    fc.assert(
      fc.property(arbitrary, fc.integer({ min: -100, max: 100 }), (any, thousandths) => {
        const inputs = {
          ...any,
          target: Math.min(
            10,
            Math.max(5.5, a1cForecast.calculate(any).results.predictedA1cAdherent + thousandths / 1000),
          ),
        };
        const text = JSON.stringify(a1cForecast.explain(inputs, a1cForecast.calculate(inputs)));
        if (/"position\.(at|under|justUnder)"/.test(text))
          expect(text).not.toMatch(/"(next\.review\.plan|therapy\.addOn)"/);
        if (/"position\.(above|justAbove)"/.test(text))
          expect(text).not.toMatch(/"(next\.review\.ifAbove|therapy\.addOnIfAbove)"/);
      }),
      { numRuns: 400 },
    );
  });
  // The example patient's forecast is 6.958, 7.001 and 7.044: all read 7.0.
  test.each([
    [8.3, 'position.at', 'next.review.ifAbove'],
    [8.35, 'position.justAbove', 'next.review.plan'],
    [8.4, 'position.justAbove', 'next.review.plan'],
  ] as const)('HbA1c %s: %s, %s', (a1c, position, review) => {
    const { report, keys } = run({ a1c });
    expect(JSON.stringify(report.answer)).toContain(`"${position}"`);
    expect(keys).toContain(review);
  });

  test('below eGFR 30 what takes metformin’s place is chosen now, and the review adds nothing', () => {
    fc.assert(
      fc.property(arbitrary, (any) => {
        const { keys } = run({ ...any, egfr: Math.min(any.egfr, 29.9) });
        expect(
          keys.filter((key) =>
            /^(next\.review\.(plan|ifAbove|settled|otherClass)|therapy\.(addOn|addOnIfAbove|noAddOn))$/.test(key),
          ),
        ).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(run({ egfr: 29.9 }).keys).toEqual(
      expect.arrayContaining(['next.metformin.contraindicated', 'next.review.switched', 'therapy.instead']),
    );
    expect(run({ egfr: 30 }).keys).toContain('next.review.plan');
  });
  test('a low glucose is explained before another agent is chosen', () => {
    const { keys } = run({ egfr: 25, fpg: 53 });
    expect(keys).toContain('next.metformin.contraindicatedHeld');
    expect(keys).not.toContain('next.metformin.contraindicated');
    expect(keys).not.toContain('follow.review');
  });
  test('a ladder is drawn only where the dose is to be raised or stands at its top', () => {
    const ladder = (changes: Partial<Inputs>): boolean =>
      run(changes)
        .report.sections.flatMap(({ blocks }) => blocks)
        .some(({ type }) => type === 'ladder');
    expect([ladder({}), ladder({ metforminDose: 1000 }), ladder({ a1c: 6.8 }), ladder({ fpg: 53 })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a flagged insulin reaches the patient', () => {
  test.each([
    [9.9, {}, false],
    [10, {}, true],
    [11.5, { fpg: 280 }, true],
    [11.5, { fpg: 300 }, false],
    [11.5, { fpg: 53 }, false],
  ] as const)('HbA1c %s %o: %s', (a1c, changes, told) => {
    expect(patientKeys({ a1c, ...changes }).includes('patient.veryHigh')).toBe(told);
  });
  test('never without a word of urgency, never with a dose or insulin', async () => {
    fc.assert(
      fc.property(arbitrary, (any) => {
        const keys = patientKeys({ ...any, a1c: Math.max(any.a1c, 10) });
        expect(
          keys.some(
            (key) => key === 'patient.veryHigh' || key === 'patient.ketones' || key === 'patient.hypoglycaemia',
          ),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
    for (const words of await wordings(a1cForecast))
      expect(sayPlain({ key: 'patient.veryHigh' }, words)).not.toMatch(/insulin|إنسولين|(?<!HbA)\d/);
  });
});
