import { describe, expect, test } from 'vitest';
import { insulinCgm } from '../../../src/engine/insulin-cgm/index.ts';
import { fired, type Inputs, patient, plain, results, run, units } from './patients.ts';

const start: Partial<Inputs> = { baselineA1c: 11 };

describe('the decision', () => {
  test.each([
    [9.9, 'WAIT & OPTIMIZE'],
    [9.999, 'WAIT & OPTIMIZE'],
    [10, 'START NOW'],
    [10 - 1e-12, 'START NOW'],
    [10.1, 'START NOW'],
  ] as const)('HbA1c %s: %s', (baselineA1c, decision) => {
    expect(results({ baselineA1c }).insulinDecision.decision).toBe(decision);
  });
  test('symptoms start it at any HbA1c, whatever the preference', () => {
    for (const injectablesAcceptance of ['accepts', 'reluctant', 'refuses'] as const) {
      const { insulinDecision, insulinPredictions } = results({
        symptomatic: true,
        baselineA1c: 7.2,
        injectablesAcceptance,
      });
      expect(insulinDecision).toEqual({ decision: 'START NOW', banner: 'red', appropriate: true });
      expect(insulinPredictions.probabilityScore).toBeGreaterThanOrEqual(90);
    }
  });
  test.each([
    [0, 9.98],
    [0.5, 24.97],
    [1, 50],
    [1.5, 75.03],
    [2, 90.02],
  ] as const)('readiness at a remaining gap of %s is about %s', (gap, index) => {
    expect(
      results({ ...plain, injectablesAcceptance: 'reluctant', baselineA1c: 7.2 + gap }).insulinPredictions
        .probabilityScore,
    ).toBeCloseTo(index, 1);
  });
  test.each([
    [6.2, 0],
    [8.2, 0],
    [10.2, 0.3],
    [12, 0.3],
    [4.2, -0.3],
    [9.2, 0.15],
  ] as const)('prior HbA1c %s moves the index by the clamped trend', (priorA1c, drop) => {
    const at = (x: number) => 100 / (1 + Math.exp(-2.2 * x));
    if (priorA1c === 8.2)
      expect(
        results({ ...plain, injectablesAcceptance: 'reluctant', baselineA1c: 8.2, priorA1c }).insulinPredictions
          .probabilityScore,
      ).toBeCloseTo(50, 6);
    else if (drop !== 0)
      expect(
        results({ ...plain, injectablesAcceptance: 'reluctant', baselineA1c: 8.2, priorA1c }).insulinPredictions
          .probabilityScore,
      ).toBeCloseTo(at(-drop), 6);
    else
      expect(
        results({ ...plain, injectablesAcceptance: 'reluctant', baselineA1c: 8.2, priorA1c }).insulinPredictions
          .probabilityScore,
      ).toBeCloseTo(at(0.3), 6);
  });
});

describe('the expected HbA1c and the IRI', () => {
  test.each([
    ['sedentary', [0.4, 0.4, 0.6, 0.6]],
    ['light', [0.4, 0.6, 0.6, 0.8]],
    ['moderate', [0.6, 0.6, 0.8, 1]],
    ['active', [0.6, 0.8, 1, 1]],
    ['very-active', [0.6, 0.8, 1, 1]],
  ] as const)('lifestyle score, %s', (activityLevel, scores) => {
    (['poor', 'fair', 'good', 'excellent'] as const).forEach((eatingPattern, at) => {
      const step = run({ activityLevel, eatingPattern }).worksheet.find(({ id }) => id === 'lifestyleScore');
      expect(step?.value, eatingPattern).toBe(scores[at]);
    });
  });
  test.each([
    ['>=90', 0.77],
    ['60-89', 0.77],
    ['45-59', 0.77],
    ['30-44', 0.539],
    ['<30', 0],
  ] as const)('metformin counts %s by the band', (egfrBand, effect) => {
    expect(run({ egfrBand }).worksheet.find(({ id }) => id === 'metforminEffect')?.value).toBeCloseTo(effect, 9);
  });
  test.each([
    [500, 0.77],
    [750, 0.99],
    [1000, 1.1],
  ] as const)('metformin %s mg', (dose, effect) => {
    expect(
      results({ metforminMr: { dose, tolerance: 'good', duration: 6 } }).insulinPredictions.expectedBenefit
        .currentRegimen,
    ).toBeCloseTo(effect + 0.3, 9);
  });
  test.each([
    ['mild-gi', 0.3],
    ['poor', 0.3],
    ['good', 1.07],
  ] as const)('metformin with tolerance %s', (tolerance, power) => {
    expect(
      results({ metforminMr: { dose: 500, tolerance, duration: 6 } }).insulinPredictions.expectedBenefit.currentRegimen,
    ).toBeCloseTo(power, 9);
  });
  test('one incretin effect, caps and floor', () => {
    expect(results({ sitagliptin100: true }).insulinPredictions.expectedBenefit.currentRegimen).toBeCloseTo(1.67, 9);
    expect(results({ glp1Ra: true }).insulinPredictions.expectedBenefit.currentRegimen).toBeCloseTo(2.27, 9);
    expect(
      results({ sitagliptin100: true, glp1Ra: true }).insulinPredictions.expectedBenefit.currentRegimen,
    ).toBeCloseTo(2.27, 9);
    const { expectedBenefit } = results({ glp1Ra: true, su: true, tzd: true, sglt2: true }).insulinPredictions;
    expect(expectedBenefit).toMatchObject({ currentRegimen: 2.5, withInsulin: 3.5, addedBenefit: 1 });
    expect(results({ baselineA1c: 7.5, glp1Ra: true, su: true, tzd: true, sglt2: true }).expectedA1c12w).toBe(5.5);
    expect(results({ baselineA1c: 5.2 }).expectedA1c12w).toBe(5.2);
  });
  test.each([
    [34.99, 1],
    [35, 0.95],
    [35.01, 0.95],
  ] as const)('BMI %s: factor %s', (bmi, factor) => {
    const {
      insulinPredictions: { expectedBenefit },
    } = results({ height: 200, weight: bmi * 4 });
    expect(expectedBenefit.addedBenefit).toBeCloseTo(1.5 * 1.02 * factor, 9);
  });
  test.each([
    [7.99, 'low', 16],
    [8, 'moderate', 12],
    [8.01, 'moderate', 12],
    [9.19, 'moderate', 12],
    [9.2, 'high', 8],
    [9.21, 'high', 8],
  ] as const)('HbA1c %s with 0.2 points of effect: %s, week %s', (baselineA1c, risk, week) => {
    expect(results({ ...plain, baselineA1c })).toMatchObject({ iriRisk: risk, intensificationWeek: week });
  });
  test.each([
    [8.5, 15],
    [8.51, 0],
  ] as const)('sitagliptin relieves the IRI at HbA1c %s by %s', (baselineA1c, relief) => {
    expect(results({ ...plain, sitagliptin100: true, baselineA1c }).iriScore).toBeCloseTo(
      Math.max(0, 20 + 25 * (baselineA1c - 0.8 - 7) - relief),
      9,
    );
  });
  test.each([
    ['good', false, 1],
    ['mild-gi', true, 2],
    ['poor', true, 2],
    ['mild-gi', false, 4],
    ['poor', false, 4],
    ['good', true, 1],
  ] as const)('first effect with %s tolerance, sitagliptin %s: week %s', (tolerance, sitagliptin100, week) => {
    expect(results({ metforminMr: { dose: 500, tolerance, duration: 6 }, sitagliptin100 }).weekOfFirstChange).toBe(
      week,
    );
  });
});

describe('the dose', () => {
  test.each([
    [{ weight: 50, age: 50, height: 160 }, 7],
    [{ weight: 85 }, 12],
    [{ weight: 85, age: 64 }, 12],
    [{ weight: 85, age: 65 }, 8],
    [{ weight: 85, egfrBand: '<30' }, 8],
    [{ weight: 85, ckdStage: 'stage4' }, 8],
    [{ weight: 85, ckdStage: 'stage3b' }, 12],
    [{ weight: 85, pastHypoglycemiaGrade2: true }, 8],
    [{ weight: 30, age: 80, height: 150 }, 4],
    [{ weight: 33.4, age: 80, height: 150 }, 4],
    [{ weight: 200, height: 190 }, 30],
    [{ weight: 59.99999999999999, age: 70 }, 6],
  ] as const)('%o: %s units', (changes, expected) => {
    expect(units({ ...start, ...changes })).toBe(expected);
  });
  test.each([
    [49, 9],
    [50, 10],
    [85, 10],
    [49.9, 9],
  ] as const)('NPH at %s kg: %s units', (weight, expected) => {
    expect(results({ ...start, costSensitivity: 'high', weight, height: 160 }).insulinChoice).toMatchObject({
      selectedType: 'NPH basal',
      startDose: expected,
    });
  });
  test('NPH from age 65 stays at 0.1 U/kg', () => {
    expect(units({ ...start, costSensitivity: 'high', weight: 70, age: 65 })).toBe(7);
  });
  test.each([
    [9.49, false],
    [9.5, true],
    [9.99, true],
  ] as const)('block under WAIT at %s: %s, for reference, without a start dose', (baselineA1c, built) => {
    const { basalBlock, insulinChoice } = results({ baselineA1c });
    expect(basalBlock?.referenceOnly).toBe(built ? true : undefined);
    expect(insulinChoice.startDose).toBe('not applicable');
    expect(fired({ baselineA1c }).includes('referenceOnly')).toBe(built);
  });
  test.each([
    [{ symptomatic: true, baselineA1c: 6.99 }, ['a1c']],
    [{ symptomatic: true, baselineA1c: 7 }, []],
    [{ ...start, fpg: 99 }, ['fpg']],
    [{ ...start, fpg: 99.9 }, ['fpg']],
    [{ ...start, fpg: 100 }, []],
    [{ ...start, tbrUnder70: 3.9 }, []],
    [{ ...start, tbrUnder70: 4 }, ['hypoglycaemia']],
    [{ ...start, tbrUnder54: 0.9 }, []],
    [{ ...start, tbrUnder54: 1 }, ['hypoglycaemia']],
    [{ ...start, tbrUnder70: 9, cgmDays: 13 }, []],
    [{ ...start, tbrUnder70: 9, cgmDays: 14 }, ['hypoglycaemia']],
    [{ ...start, tbrUnder70: 9, cgmWear: 69 }, []],
    [{ ...start, tbrUnder70: 9, cgmWear: 70 }, ['hypoglycaemia']],
  ] as const)('%o withholds the dose for %o', (changes, why) => {
    expect(results(changes).basalBlock?.withheld).toEqual(why);
    expect(fired(changes).includes('doseWithheld')).toBe(why.length > 0);
  });
  test.each([
    [80, 40, false],
    [80, 41, true],
    [85, 42, false],
    [85, 43, true],
    [81, 40, false],
  ] as const)('%s kg on %s units: over-basal %s', (weight, currentBasalUnits, over) => {
    const changes = { weight, basalInsulin: true, currentBasalUnits };
    expect(results(changes).basalBlock?.overBasal).toBe(over);
    expect(fired(changes).includes('overBasal')).toBe(over);
    expect(results({ ...changes, baselineA1c: 11 }).insulinChoice.startDose).toBe('not applicable');
  });
});

describe('CGM', () => {
  const valid = (changes: Partial<Inputs>) => insulinCgm.validate(patient(changes));
  test.each([
    [{ tbrUnder70: 2, tbrUnder54: 2 }, true],
    [{ tbrUnder70: 2, tbrUnder54: 2.1 }, false],
    [{ tbrUnder54: 2 }, true],
    [{ tir70180: 70, tbrUnder70: 5, tarOver180: 20 }, true],
    [{ tir70180: 70, tbrUnder70: 4.9, tarOver180: 20 }, false],
    [{ tir70180: 80, tbrUnder70: 5, tarOver180: 20 }, true],
    [{ tir70180: 80, tbrUnder70: 5.1, tarOver180: 20 }, false],
    [{ tir70180: 40, tbrUnder70: 5 }, true],
    [{ gmi: 0 }, true],
    [{ gmi: 2.9 }, false],
    [{ gmi: 3 }, true],
    [{ gmi: 20.1 }, false],
    [{ tir70180: 100.1 }, false],
  ] as const)('%o: %s', (changes, ok) => {
    expect(valid(changes).ok).toBe(ok);
  });
  test.each([
    ['none', false, false, 'smbg'],
    ['partial', false, false, 'smbg'],
    ['partial', true, false, 'cgm-scanning'],
    ['partial', false, true, 'cgm-realtime'],
    ['full', false, false, 'cgm-scanning'],
    ['full', false, true, 'cgm-realtime'],
    ['none', true, true, 'smbg'],
  ] as const)(
    'access %s, symptomatic %s, past hypoglycaemia %s: %s',
    (cgmAccess, symptomatic, pastHypoglycemiaGrade2, modality) => {
      expect(results({ cgmAccess, symptomatic, pastHypoglycemiaGrade2 }).monitoringPlan.modality).toBe(modality);
    },
  );
  test.each([
    [64, true, 70],
    [65, true, 50],
    [65, false, 70],
    [80, false, 70],
  ] as const)('%s years, past hypoglycaemia %s: time in range %s', (age, pastHypoglycemiaGrade2, tir) => {
    expect(results({ age, pastHypoglycemiaGrade2 }).monitoringPlan.targets.tir).toBe(tir);
  });
  test.each([
    [7.9, 7.4, false],
    [7.9, 7.3, true],
    [7, 7.5, false],
    [7, 7.6, true],
    [7, 0, false],
  ] as const)('GMI gap of %s and %s: %s', (baselineA1c, gmi, gap) => {
    expect(fired({ baselineA1c, gmi }).includes('gmiGap')).toBe(gap);
  });
  test.each([
    [36, false],
    [36.1, true],
  ] as const)('variability %s: %s', (coefficientVariation, warned) => {
    expect(fired({ coefficientVariation }).includes('variability')).toBe(warned);
  });
});
