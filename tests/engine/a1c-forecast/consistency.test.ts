import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import type { Inputs } from '../../../src/engine/a1c-forecast/inputs.ts';
import type { Results } from '../../../src/engine/a1c-forecast/results.ts';
import type { MonthsTaken } from '../../../src/engine/clinical/settled.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { expectCaloriesWithheld } from '../helpers/withheld.ts';
import { documents, patient, run } from './helpers.ts';
import { tries } from '../../fixtures/tries.ts';

const arbitrary = anyInputs(a1cForecast);

test('a record’s line in the history gives the forecast that its report leads with', () => {
  const older: readonly Partial<Inputs & MonthsTaken>[] = [
    { metforminDuration: 40 },
    { sitagliptin: true, metforminDuration: 40, dpp4InhibitorMonths: 12 },
  ];
  for (const changes of [{}, ...older]) {
    const { report, results } = run(changes);
    expect(report.answer.key === 'answer.settled').toBe('metforminDuration' in changes);
    const line = a1cForecast.summary(patient(changes), results);
    expect(line.values?.['adherent']).toEqual(report.answer.values?.['adherent']);
  }
});

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
        expectCaloriesWithheld(documents(inputs), outcome, calorieTarget, secret);
      }),
      { numRuns: tries(600) },
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
      report.notes.find(({ message }) => message.key === 'guard.proteinKidney')?.message.values?.['grams'],
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
  // The example patient's forecast is 6.958, 7.001 and 7.044: all read 7.0.
  test.each([
    [8.3, 'position.at'],
    [8.35, 'position.justAbove'],
    [8.4, 'position.justAbove'],
  ] as const)('HbA1c %s: %s', (a1c, position) => {
    expect(JSON.stringify(run({ a1c }).report.answer)).toContain(`"${position}"`);
  });
  test('a ladder stands in the own plan alone, and the dose the plan raises metformin to is on it', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { sections, plan } = documents(inputs);
        const drawn = sections.filter(({ blocks }) => blocks.some(({ type }) => type === 'ladder'));
        for (const { id } of drawn) expect(id).toBe('ownPlan');
        const to = plan.actions.find(({ id }) => id === 'raise:metformin')?.to?.value;
        if (to === undefined) return;
        const [ladder] = drawn.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'ladder');
        expect(ladder?.steps.map(({ value }) => value)).toContain(to);
      }),
      { numRuns: tries(200) },
    );
  });
  test('while the plan has dieting and training wait, no calorie target, week or walk is printed', () => {
    fc.assert(
      fc.property(arbitrary, fc.constantFrom(40, 53, 300, 450), (any, fpg) => {
        const inputs = { ...any, fpg };
        const { patient: sheet, plan, ...report } = documents(inputs);
        expect(plan.actions.some(({ id }) => id === 'do:training' || id === 'do:energy-deficit')).toBe(false);
        const text = JSON.stringify([report.sections, report.figures, sheet]);
        expect(text).not.toMatch(/"week\.title"|"patient\.build"|"activity\.build"|"step":"calorieTarget"/);
        expect(sheet.picture).toEqual([]);
      }),
      { numRuns: tries(200) },
    );
  });
});

test('the sheet draws glasses, with who should ask first, only where kidneys and heart may have them all', () => {
  const drinking = (changes: object) =>
    documents({ ...patient(), ...changes } as Inputs).patient.sections.find(({ id }) => id === 'drinking');
  const blocks = drinking({ egfr: 60 })?.blocks;
  expect(blocks?.map(({ type }) => type)).toEqual(['paragraph', 'water']);
  expect(JSON.stringify(blocks)).toContain('"patient.water"');
  for (const changes of [{ egfr: 59.9 }, { egfr: 26 }, { heartFailure: true }])
    expect(drinking(changes)).toBeUndefined();
});

describe('a drug that is no longer new', () => {
  const months = (changes: object) => {
    const inputs = { ...patient({ a1c: 8.4, sitagliptin: true }), ...changes };
    return { inputs, ...documents(inputs) };
  };
  test.each([
    [{}, []],
    [{ metforminDuration: 3 }, []],
    [{ metforminDuration: 4 }, ['metformin']],
    [{ dpp4InhibitorMonths: 12 }, ['sitagliptin']],
    [{ metforminDuration: 60, dpp4InhibitorMonths: 12 }, ['metformin', 'sitagliptin']],
  ] as const)('%o: a second forecast leaves out %o', (changes, drugs) => {
    const { inputs, answer, outcome, picture } = months(changes);
    const results = outcome.results as Results;
    const effects = { metformin: results.metforminEffect, sitagliptin: results.sitagliptinEffect };
    const counted = (['metformin', 'sitagliptin'] as const).filter(
      (drug) => !(drugs as readonly string[]).includes(drug),
    );
    const fall = counted.reduce((sum, drug) => sum + effects[drug], results.lifestyleEffectAdherent);
    const expected = Math.min(inputs.a1c, Math.max(5.5, inputs.a1c - Math.min(2.5, fall)));
    const [trend] = picture;
    expect(trend?.type === 'trend' && trend.paths[1]?.end).toBeCloseTo(expected, 9);
    expect(answer.key === 'answer.settled').toBe(drugs.length > 0);
    // The specification's own figure stays.
    expect(results.predictedA1cAdherent).toBe(
      (a1cForecast.calculate(patient({ a1c: 8.4, sitagliptin: true })).results as Results).predictedA1cAdherent,
    );
  });
  test('the plan asks for more where only the drug’s old effect reached the target', () => {
    const before = documents({ ...patient({ a1c: 8.2 }) });
    const after = documents({ ...patient({ a1c: 8.2 }), metforminDuration: 24 } as Inputs);
    const proposes = ({ plan }: ReturnType<typeof documents>): boolean =>
      [...plan.actions, ...plan.overruled.map(({ action }) => action)].some(({ because }) =>
        because.includes('proposal:a1c-forecast:forecastMissed'),
      );
    expect([proposes(before), proposes(after)]).toEqual([false, true]);
  });
});
