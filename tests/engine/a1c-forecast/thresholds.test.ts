import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../../src/engine/a1c-forecast/inputs.ts';
import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import { documents, patient, run } from './helpers.ts';

/** Just below, at and just above every threshold: a guard's id, the answers, and whether it fires. */
const guardTable: readonly (readonly [
  guard: string,
  fires: readonly Partial<Inputs>[],
  rests: readonly Partial<Inputs>[],
])[] = [
  ['metforminContraindicated', [{ egfr: 1 }, { egfr: 29.9 }], [{ egfr: 30 }, { egfr: 30.1 }, { egfr: 90 }]],
  ['metforminDoNotRaise', [{ egfr: 30 }, { egfr: 44.9 }], [{ egfr: 29.9 }, { egfr: 45 }, { egfr: 45.1 }]],
  ['metforminWatch', [{ egfr: 45 }, { egfr: 59.9 }], [{ egfr: 44.9 }, { egfr: 60 }, { egfr: 60.1 }]],
  ['sitagliptinRenal', [{ egfr: 44.9 }, { egfr: 10 }], [{ egfr: 45 }, { egfr: 45.1 }]],
  ['proteinKidney', [{ egfr: 59.9 }], [{ egfr: 60 }, { egfr: 60.1 }]],
  ['waterIndividual', [{ egfr: 29.9 }], [{ egfr: 30 }, { egfr: 30.1 }]],
  ['waterCaution', [{ egfr: 30 }, { egfr: 90 }], [{ egfr: 29.9 }]],
  ['a1cReliability', [{ egfr: 29.9 }], [{ egfr: 30 }]],
  [
    'calorieAdviceUnderweight',
    [
      { weight: 56.6, height: 175 },
      { weight: 73.99, height: 200 },
    ],
    [
      { weight: 74, height: 200 },
      { weight: 74.1, height: 200 },
    ],
  ],
  [
    'deficitOlder',
    [{ age: 75 }, { age: 76 }, { age: 75, weight: 100, height: 200 }],
    [{ age: 74 }, { age: 80, weight: 99.9, height: 200 }],
  ],
  ['ketones', [{ fpg: 300 }, { fpg: 301 }], [{ fpg: 299 }, { fpg: 160 }]],
  ['hypoglycaemia', [{ fpg: 53 }, { fpg: 20 }], [{ fpg: 54 }, { fpg: 55 }]],
  ['insulin', [{ a1c: 10 }, { a1c: 10.1 }], [{ a1c: 9.9 }]],
  ['diabetesConfirmed', [{ a1c: 6.4 }, { a1c: 5.8 }], [{ a1c: 6.5 }, { a1c: 6.6 }]],
  ['atTarget', [{ a1c: 6.9 }, { a1c: 7 }], [{ a1c: 7.1 }]],
  ['targetStrict', [{ target: 6.4 }], [{ target: 6.5 }, { target: 6.6 }]],
  [
    'targetOlder',
    [
      { age: 75, target: 6.9 },
      { age: 90, target: 6.5 },
    ],
    [
      { age: 74, target: 6.9 },
      { age: 75, target: 7 },
    ],
  ],
  ['b12Low', [{ b12: 199 }], [{ b12: 200 }, { b12: 201 }, {}]],
  ['b12Borderline', [{ b12: 200 }, { b12: 299 }], [{ b12: 199 }, { b12: 300 }, { b12: 301 }, {}]],
  ['b12Neuropathy', [{ neuropathy: true }], [{ neuropathy: true, b12: 400 }, {}]],
  ['b12Missing', [{}], [{ b12: 400 }, { neuropathy: true }]],
  ['feet', [{ neuropathy: true }], [{}]],
  ['waterCapped', [{ weight: 100.1 }, { weight: 150 }], [{ weight: 100 }, { weight: 99.9 }, { weight: 150, egfr: 20 }]],
  [
    'calorieFloor',
    [{ sex: 'female', age: 74, weight: 58, height: 150 }],
    [{}, { sex: 'female', age: 75, weight: 58, height: 150 }, { weight: 45, height: 160, sex: 'female' }],
  ],
  [
    'lowCarbKetosis',
    [{ eatingPattern: 'lower-carb' }, { eatingPattern: 'lower-carb', weight: 50 }],
    [{}, { eatingPattern: 'traditional' }, { eatingPattern: 'lower-carb', weight: 110 }],
  ],
  ['bandReachesTarget', [{ a1c: 8.2 }], [{ a1c: 8.5 }, { a1c: 7.6, metforminDose: 1000 }, { a1c: 6.8 }]],
  ['lowIndex', [{}, { activityMinutes: 150 }], [{ activityMinutes: 150, steps: 7000 }, { a1c: 6.9 }]],
  ['pregnancy', [{}, { sex: 'male' }, { a1c: 5.6 }], []],
];

describe.each(guardTable)('guard %s', (guard, fires, rests) => {
  test.each(fires)('fires for %o', (changes) => expect(run(changes).guards).toContain(guard));
  test.each(rests)('rests for %o', (changes) => expect(run(changes).guards).not.toContain(guard));
});

test('every guard stands in the table', () => {
  expect(guardTable.map(([guard]) => guard).sort()).toEqual([...a1cForecast.guardIds].sort());
});

describe('what the report offers', () => {
  const ids = (changes: Partial<Inputs>): readonly string[] => run(changes).report.plan.actions.map(({ id }) => id);
  const metformin = (changes: Partial<Inputs>): readonly string[] =>
    ids(changes).filter((id) => id.endsWith(':metformin'));
  test.each([
    [29.9, ['stop:metformin']],
    [30, ['keep:metformin']],
    [44.9, ['keep:metformin']],
    [45, ['raise:metformin']],
    [60, ['raise:metformin']],
  ] as const)('metformin at eGFR %s: %s', (egfr, expected) => {
    const found = metformin({ egfr });
    // Between 30 and 45 a dose that is already small may stay without a word.
    if (expected[0] === 'keep:metformin') expect(found).not.toContain('raise:metformin');
    else expect(found).toEqual(expected);
  });

  test.each([
    [44.9, 50],
    [45, 100],
    [30, 50],
    [29.9, 25],
  ] as const)('sitagliptin add-on at eGFR %s is proposed at %s mg', (egfr, dose) => {
    const { plan } = run({ egfr, a1c: 9 }).report;
    const proposed = [...plan.actions, ...plan.overruled.map(({ action }) => action)].find(
      ({ id }) => id === 'start:dpp4Inhibitor',
    );
    expect(proposed?.to).toEqual({ value: dose, unit: 'mg' });
  });

  test.each([
    [5999, true],
    [6000, false],
    [7000, false],
  ] as const)('%s steps: the hint to walk more stands there: %s', (steps, hinted) => {
    expect(run({ steps }).keys.includes('activity.hint')).toBe(hinted);
  });

  test.each([
    [{ weight: 45, height: 160 }, true],
    [{ age: 75 }, true],
    [{ age: 75, weight: 70 }, false],
    [{ calories: 1200 }, false],
    [{ fpg: 380 }, true],
  ] as const)('calories for %o: withheld %s', (changes, refused) => {
    const { report } = run(changes);
    const target = report.figures.items.find(({ label }) => label.key === 'figure.calorieTarget');
    expect(target?.value.type).toBe(refused ? 'word' : 'quantity');
    if (refused) expect(JSON.stringify(report.sections)).not.toContain('macros.grams');
  });

  test('refused advice keeps the number in the results', () => {
    expect(run({ weight: 45, height: 160, sex: 'female' }).results.calorieTarget).toBeGreaterThan(1200);
    expect(run({ egfr: 20 }).results.metforminEffect).toBe(0);
  });
});

describe('the numbers at their edges', () => {
  test.each([
    [29.9, 0],
    [30, 0.7],
    [44.9, 0.7],
    [45, 1],
    [45.1, 1],
  ] as const)('kidney factor at eGFR %s is %s', (egfr, factor) => {
    expect(run({ egfr }).results.metforminEffect).toBeCloseTo(1.1 * 0.7 * factor, 9);
  });
  test.each([
    [500, 0.7],
    [750, 0.9],
    [1000, 1],
  ] as const)('dose factor of %s mg is %s', (metforminDose, factor) => {
    expect(run({ metforminDose }).results.metforminEffect).toBeCloseTo(1.1 * factor, 9);
  });
  test.each([
    [99.9, false],
    [100, true],
    [100.1, true],
  ] as const)('at 200 cm and %s kg a deficit is taken: %s', (weight, taken) => {
    const { results } = run({ weight, height: 200 });
    const resting = 88.362 + 13.397 * weight + 4.799 * 200 - 5.677 * 55;
    expect(results.calorieTarget).toBeCloseTo(resting * 1.4 - (taken ? 500 : 0), 6);
  });
  test.each([
    [-150.01, false],
    [-150, true],
    [0, true],
    [150, true],
    [150.01, false],
  ] as const)('calories %s from the target count: %s', (off, counts) => {
    const target = run().results.calorieTarget;
    expect(run({ calories: target + off }).results.calorieAdherent).toBe(counts);
  });
  test.each([
    [6999, false],
    [7000, true],
    [7001, true],
  ] as const)('%s steps are enough: %s', (steps, enough) => expect(run({ steps }).results.stepsAdequate).toBe(enough));
  test.each([
    [149.9, false],
    [150, true],
    [150.1, true],
  ] as const)('%s minutes are enough: %s', (activityMinutes, enough) =>
    expect(run({ activityMinutes }).results.activityAdherent).toBe(enough),
  );
  test.each([
    [9.9, false],
    [10, true],
    [10.1, true],
  ] as const)('HbA1c %s flags insulin: %s', (a1c, flag) => expect(run({ a1c }).results.insulinFlag).toBe(flag));
  test('water is capped at 3.5 L', () => {
    const water = run({ weight: 150 })
      .report.sections.find(({ id }) => id === 'hydration')
      ?.blocks.find(({ type }) => type === 'water');
    expect(water).toMatchObject({
      litres: [3.5, 3.5],
      vessels: [
        { kind: 'glass', from: 14, to: 14 },
        { kind: 'bottle', from: 7, to: 7 },
      ],
    });
  });
  test('the score is capped where no drug works', () => {
    const good = { a1c: 7.1, steps: 9000, activityMinutes: 200, calories: run({ egfr: 20 }).results.calorieTarget };
    expect(run({ ...good, egfr: 20 }).results.improvementScore).toBe(50);
    expect(run({ ...good, egfr: 20, sitagliptin: true }).results.improvementScore).toBe(95);
  });
  test('floors: 5.5 with the plan, 6.0 without, and never above today', () => {
    expect(run({ a1c: 6 }).results).toMatchObject({ predictedA1cAdherent: 5.5, predictedA1cNonAdherent: 6 });
    expect(run({ a1c: 5.4 }).results).toMatchObject({ predictedA1cAdherent: 5.4, predictedA1cNonAdherent: 5.4 });
    expect(run({ a1c: 5.4 }).report.answer.key).toBe('answer.noChange');
  });
  test('the largest fall is 2.5 points', () => {
    const { results } = run({ a1c: 12, metforminDose: 1000, sitagliptin: true });
    expect(results.predictedA1cAdherent).toBeCloseTo(9.5, 9);
    expect(results.predictedA1cNonAdherent).toBeCloseTo(12 - 0.5 * (1.6 + 1) - 0.1, 9);
  });
});

describe('the answer says where the forecast lands', () => {
  test.each([
    [{ a1c: 8.2 }, 'position.justUnder'],
    [{ a1c: 7.5, metforminDose: 1000 }, 'position.under'],
    [{ a1c: 8.3 }, 'position.at'],
    [{ a1c: 8.35 }, 'position.justAbove'],
    [{ a1c: 8.5 }, 'position.justAbove'],
    [{ a1c: 9.5 }, 'position.above'],
  ] as const)('%o: %s', (changes, key) => {
    expect(JSON.stringify(run(changes).report.answer)).toContain(key);
  });
  test.each([
    // Nobody has said since when metformin is taken: it is counted as new, and that is told with the figure.
    [{ a1c: 8.2 }, 'answer.forecastAsNew'],
    [{ a1c: 7 }, 'answer.atTargetAsNew'],
    [{ a1c: 8.2, metforminDuration: 1 }, 'answer.forecast'],
    [{ a1c: 7, metforminDuration: 1 }, 'answer.atTarget'],
    [{ a1c: 8.2, metforminDuration: 48 }, 'answer.settled'],
    [{ a1c: 8.2, metforminDuration: 1, sitagliptin: true }, 'answer.forecastAsNew'],
    [{ a1c: 8.2, egfr: 29 }, 'answer.contraindicated'],
    [{ a1c: 5.5 }, 'answer.noChange'],
  ] as const)('%o: %s', (changes, key) => expect(run(changes).report.answer.key).toBe(key));
});

test('an answer given in another order is the same answer', () => {
  const inputs = patient({ b12: 250 });
  const reversed = Object.fromEntries(Object.entries(inputs).reverse()) as typeof inputs;
  expect(a1cForecast.calculate(reversed).results).toEqual(a1cForecast.calculate(inputs).results);
});

describe('smaller meals', () => {
  const sheet = (changes: Partial<Inputs>): string => JSON.stringify(documents(patient(changes)).patient);
  test('are advised only where a deficit is', () => {
    expect(sheet({ mealSize: 'large' })).toContain('"patient.eating.portions"');
    for (const changes of [
      { mealSize: 'large', weight: 60 },
      { mealSize: 'large', age: 78 },
    ] as const)
      expect(sheet(changes)).not.toMatch(/"patient\.eating\.(portions|snacks)"/);
  });
});
