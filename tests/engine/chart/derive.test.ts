import { concepts } from '../../../src/engine/clinical/concepts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, derive } from '../../../src/engine/chart/derive.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { termKey, worksheet, type WorksheetStep } from '../../../src/engine/kit/worksheet/worksheet.ts';
import { anyChart, known } from '../helpers/charts.ts';
import { evaluate } from '../helpers/formula.ts';

/** CKD-EPI 2021 as the four lines of its table (Inker 2021, table S8), apart from the engine's single formula. */
function ckdEpi2021(creatinine: number, age: number, sex: string): number {
  const years = 0.9938 ** age;
  if (sex === 'female')
    return creatinine <= 0.7
      ? 143.704 * (creatinine / 0.7) ** -0.241 * years
      : 143.704 * (creatinine / 0.7) ** -1.2 * years;
  return creatinine <= 0.9 ? 142 * (creatinine / 0.9) ** -0.302 * years : 142 * (creatinine / 0.9) ** -1.2 * years;
}

const stepsOf = (steps: readonly WorksheetStep[], id: string) => steps.filter((step) => step.id === id);

describe('what follows from what is known', () => {
  test('a BMI of weight and height, with its step', () => {
    const { chart, worksheet: steps } = derive(known({ weight: 80, height: 200 }));
    expect(chart.bmi).toEqual({ value: 20, from: 'derived' });
    expect(stepsOf(steps, 'bmi')).toHaveLength(1);
  });

  // Whole numbers as the published calculator of the National Kidney Foundation prints them.
  test.each([
    [1, 50, 'male', 92],
    [1, 50, 'female', 69],
    [0.8, 30, 'female', 102],
    [1.4, 70, 'male', 54],
    [2.5, 65, 'female', 21],
    [0.6, 40, 'male', 125],
  ] as const)('creatinine %d at %d, %s: eGFR %d', (creatinine, age, sex, expected) => {
    const { chart } = derive(known({ creatinine, age, sex }));
    expect(Math.round(Number(chart.egfr?.value))).toBe(expected);
  });

  test('the eGFR agrees with the table of CKD-EPI 2021 for anybody', () => {
    fc.assert(
      fc.property(anyChart({ ids: ['creatinine', 'age', 'sex'] }), (chart) => {
        const { egfr } = derive(chart).chart;
        if (!chart.creatinine || !chart.age || !chart.sex) return egfr === undefined;
        const table = ckdEpi2021(Number(chart.creatinine.value), Number(chart.age.value), String(chart.sex.value));
        // Beyond what an eGFR can be nothing is worked out.
        if (table < concepts.egfr.hard.min || table > concepts.egfr.hard.max) return egfr === undefined;
        return Math.abs(Number(egfr?.value) - table) < 1e-6 * table;
      }),
    );
  });

  test('no eGFR is worked out in pregnancy or on dialysis: the formula was not made for it', () => {
    const kidney = { creatinine: 1, age: 30, sex: 'female' } as const;
    expect(derive(known({ ...kidney, pregnancy: true })).chart.egfr).toBeUndefined();
    expect(derive(known({ ...kidney, dialysis: true })).chart.egfr).toBeUndefined();
    expect(derive(known({ ...kidney, pregnancy: false })).chart.egfr).toBeDefined();
  });

  test.each([
    [60, undefined],
    [59.9, 'stage3a'],
    [45, 'stage3a'],
    [44.9, 'stage3b'],
    [30, 'stage3b'],
    [29.9, 'stage4'],
    [15, 'stage4'],
    [14.9, 'stage5'],
  ])('eGFR %d is %s', (egfr, stage) => {
    const { chart, worksheet: steps } = derive(known({ egfr }));
    expect(chart.ckdStage?.value).toBe(stage);
    expect(stepsOf(steps, 'stageTop')).toHaveLength(stage ? 1 : 0);
  });

  test('never over an entered value, by a step each that the formula bears out, and the same again', () => {
    fc.assert(
      fc.property(anyChart({ origins: ['entered', 'example', 'record'] }), (chart) => {
        const { chart: full, worksheet: steps } = derive(chart);
        for (const [fact, entry] of Object.entries(chart)) expect(full[fact]).toEqual(entry);
        const added = Object.keys(full).filter((fact) => !(fact in chart));
        // A figure or a stage has its step; that what is there now has been there needs none.
        expect(steps).toHaveLength(added.filter((fact) => full[fact]?.value !== true).length);
        for (const step of steps)
          if (step.kind === 'formula') expect(evaluate(step.formula, step.variables)).toBeCloseTo(step.value, 6);
        expect(derive(full).chart).toEqual(full);
      }),
    );
  });

  test('an example in makes an example out, and the oldest day is the day', () => {
    const chart = {
      weight: { value: 80, from: 'example' },
      height: { value: 180, from: 'entered' },
      creatinine: { value: 2, on: '2026-03-01', from: 'file' },
      age: { value: 60, on: '2026-11-01', from: 'entered' },
      sex: { value: 'male', from: 'entered' },
    } as const;
    const { chart: full } = derive(chart);
    expect(full.bmi?.from).toBe('example');
    expect(full.egfr).toMatchObject({ from: 'derived', on: '2026-03-01' });
    expect(full.ckdStage).toMatchObject({ from: 'derived', on: '2026-03-01' });
  });

  test('every step has words in both languages', async () => {
    const sheet = worksheet();
    ageOn(sheet, '1970-05-17', '2026-11-22');
    const { worksheet: steps } = derive(known({ weight: 80, height: 180, creatinine: 2, age: 60, sex: 'male' }));
    for (const locale of ['en', 'ar'] as const) {
      const { concepts, messages } = await loadClinicalCopy(locale);
      const named = Object.fromEntries(Object.entries(concepts).map(([id, words]) => [`concept.${id}`, words]));
      const patterns = { ...messages, ...named };
      for (const step of [...steps, ...sheet.steps]) {
        expect(patterns).toHaveProperty([`step.${step.id}`]);
        const names = step.kind === 'formula' ? Object.keys(step.variables) : [step.by];
        for (const name of names) expect(() => termKey(name, patterns)).not.toThrow();
      }
    }
  });
});

describe('age from a date of birth', () => {
  const age = (birth: string, on: string) => ageOn(worksheet(), birth, on);
  test.each([
    ['1970-11-22', '2026-11-22', 56],
    ['1970-11-23', '2026-11-22', 55],
    ['1970-12-01', '2026-11-22', 55],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2004-02-29', '2028-02-29', 24],
    ['2004-02-29', '2028-02-28', 23],
    ['2026-11-22', '2026-11-22', 0],
    ['2026-11-23', '2026-11-22', undefined],
    ['2003-02-29', '2026-11-22', undefined],
    ['2000-13-01', '2026-11-22', undefined],
    ['2000-00-10', '2026-11-22', undefined],
    ['2000-04-31', '2026-11-22', undefined],
    ['22.11.1970', '2026-11-22', undefined],
    ['1970-11-22T00:00', '2026-11-22', undefined],
    ['', '2026-11-22', undefined],
  ])('born %s, on %s: %s', (birth, on, expected) => {
    expect(age(birth, on)).toBe(expected);
  });

  test('its step of the worksheet gives its value', () => {
    const sheet = worksheet();
    ageOn(sheet, '2004-02-29', '2026-02-28');
    const [step] = sheet.steps;
    expect(step?.kind === 'formula' && evaluate(step.formula, step.variables)).toBe(21);
  });
});
