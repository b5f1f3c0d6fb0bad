import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insulinCgm } from '../../../src/engine/insulin-cgm/index.ts';
import { worseEgfr } from '../../../src/engine/insulin-cgm/model/patient.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { fired, type Inputs, results, run } from './patients.ts';
import { tries } from '../../fixtures/tries.ts';

const any = anyInputs(insulinCgm);
const offered = (inputs: Inputs) => {
  const { recommendedNow, secondChoice, alternatives } = insulinCgm.calculate(inputs).results.therapyOptions;
  return {
    now: recommendedNow.map(({ option }) => option),
    all: [...recommendedNow, ...secondChoice, ...alternatives].map(({ option }) => option),
  };
};

describe('insulin type', () => {
  const cheap: Partial<Inputs> = { baselineA1c: 11, costSensitivity: 'high' };
  test.each([
    [{ ...cheap }, 'NPH basal'],
    [{ ...cheap, hypoglycemiaAvoidance: 'high' }, 'basal-analog'],
    [{ ...cheap, shiftWork: true }, 'basal-analog'],
    [{ ...cheap, pastHypoglycemiaGrade2: true }, 'basal-analog'],
    [{ ...cheap, ckdStage: 'stage1-2' }, 'basal-analog'],
    [{ ...cheap, costSensitivity: 'medium' }, 'basal-analog'],
    [{ costSensitivity: 'high' }, 'basal-analog'],
  ] as const)('%o: %s', (changes, type) => {
    expect(results(changes).insulinChoice.selectedType).toBe(type);
  });
  test('no withdrawn insulin among the examples', () => {
    expect(JSON.stringify(results({ baselineA1c: 11 }).insulinChoice.brandExamples)).not.toMatch(/detemir|Levemir/i);
  });
});

describe('medication reconciliation', () => {
  test.each([
    [{ egfrBand: '<30' }, 'contraindicated'],
    [{ ckdStage: 'stage4' }, 'contraindicated'],
    [{ egfrBand: '30-44' }, 'continue'],
    [{ egfrBand: '45-59' }, 'optimize'],
    [{ metforminMr: { dose: 1000, tolerance: 'good', duration: 6 } }, 'continue'],
    [{ metforminMr: { dose: 750, tolerance: 'mild-gi', duration: 6 } }, 'optimize'],
    [{ metforminMr: { dose: 500, tolerance: 'poor', duration: 6 } }, 'continue'],
  ] as const)('metformin, %o: %s', (changes, action) => {
    expect(results(changes).medReconciliation.metforminMr.action).toBe(action);
  });
  test.each([
    [{ glp1Ra: true, sitagliptin100: true }, 'stop'],
    [{ sitagliptin100: true }, 'continue'],
    [{ hypoglycemiaAvoidance: 'high' }, 'add'],
    [{ hypoglycemiaAvoidance: 'high', baselineA1c: 8.6 }, 'continue'],
    [{}, 'continue'],
    [{ hypoglycemiaAvoidance: 'high', baselineA1c: 6.9 }, 'continue'],
    [{ hypoglycemiaAvoidance: 'high', glp1Ra: true }, 'stop'],
  ] as const)('sitagliptin, %o: %s', (changes, action) => {
    expect(results(changes).medReconciliation.sitagliptin.action).toBe(action);
  });
  test.each([
    ['>=90', 100, 100],
    ['60-89', 100, 100],
    ['45-59', 50, 100],
    ['30-44', 25, 50],
    ['<30', 25, 25],
  ] as const)('sitagliptin at %s: tool %s, label %s mg', (egfrBand, dose, labelDose) => {
    expect(results({ egfrBand }).medReconciliation.sitagliptin).toMatchObject({ dose, labelDose });
    expect(fired({ egfrBand }).includes('sitagliptinDiffers')).toBe(dose !== labelDose);
  });
  test.each([
    [{ su: true }, 'review'],
    [{ su: true, symptomatic: true }, 'stop'],
    [{ su: true, age: 70 }, 'review'],
  ] as const)('sulfonylurea, %o: %s', (changes, action) => {
    expect(results(changes).medReconciliation.othermeds).toMatchObject([{ drug: 'su', action }]);
  });
  test.each([
    [{ age: 64 }, false],
    [{ age: 65 }, true],
    [{ egfrBand: '60-89' }, false],
    [{ egfrBand: '45-59' }, true],
    [{ pastHypoglycemiaGrade2: true }, true],
  ] as const)('sulfonylurea under WAIT, %o: caution %s', (changes, caution) => {
    expect(fired({ su: true, ...changes }).includes('suReview')).toBe(caution);
  });
  test.each([
    [false, 'reduce'],
    [true, 'stop'],
  ] as const)('glitazone with heart failure %s: %s', (heartFailure, action) => {
    expect(results({ tzd: true, heartFailure }).medReconciliation.othermeds).toMatchObject([{ drug: 'tzd', action }]);
  });
  test.each([
    [false, 'continue'],
    [true, 'hold'],
  ] as const)('SGLT2 inhibitor, symptomatic %s: %s', (symptomatic, action) => {
    expect(results({ sglt2: true, symptomatic }).medReconciliation.othermeds).toMatchObject([
      { drug: 'sglt2', action },
    ]);
  });
});

describe('therapy order', () => {
  const now = (changes: Partial<Inputs>) => results(changes).therapyOptions.recommendedNow.map(({ option }) => option);
  test.each([
    [{ baselineA1c: 10 }, ['basalInsulin', 'metformin']],
    [{ baselineA1c: 10, basalInsulin: true }, ['intensifyBasal', 'metformin']],
    [{ baselineA1c: 10, egfrBand: '<30' }, ['basalInsulin']],
    [{ hypoglycemiaAvoidance: 'high', heartFailure: true }, ['sitagliptin']],
    [{ hypoglycemiaAvoidance: 'high', heartFailure: true, baselineA1c: 8.6 }, ['sglt2']],
    [{ ckdStage: 'stage1-2' }, ['sglt2']],
    [{ weight: 110, height: 170 }, ['glp1Ra']],
    [{ weight: 110, height: 170, heartFailure: true }, ['sglt2']],
    [{}, ['metformin', 'sitagliptin']],
    [{ glp1Ra: true }, ['metformin']],
    [{ egfrBand: '<30', glp1Ra: true }, []],
  ] as const)('%o: %o', (changes, expected) => {
    expect(now(changes)).toEqual(expected);
  });
  test.each([
    [9.9, true],
    [10, false],
  ] as const)('a glitazone is an alternative at %s: %s', (baselineA1c, there) => {
    expect(results({ baselineA1c }).therapyOptions.alternatives.some(({ option }) => option === 'tzd')).toBe(there);
    expect(
      results({ baselineA1c }).therapyOptions.notAppropriateNow.some(({ option }) => option === 'oralIntensification'),
    ).toBe(!there);
  });
  test.each([
    ['normal', 24.99],
    ['overweight', 25],
    ['overweight', 29.99],
    ['class1', 30],
    ['class2', 35],
    ['class2', 39.99],
    ['class3', 40],
  ] as const)('%s at BMI %s', (obesityClass, bmi) => {
    expect(results({ height: 200, weight: bmi * 4 }).obesityClass).toBe(obesityClass);
  });
});

describe('what must always hold', () => {
  test('no dose above 0.2 U/kg, whole, at least 4, and none in use', () => {
    fc.assert(
      fc.property(any, (inputs) => {
        const {
          insulinChoice: { startDose },
          basalBlock,
          insulinDecision,
        } = insulinCgm.calculate(inputs).results;
        if (startDose === 'not applicable') return;
        expect(insulinDecision.appropriate && !inputs.basalInsulin).toBe(true);
        expect(startDose).toBeLessThanOrEqual(0.2 * inputs.weight + 1e-9);
        expect(startDose).toBeGreaterThanOrEqual(4);
        expect(Number.isInteger(startDose)).toBe(true);
        if (inputs.age >= 65 || inputs.pastHypoglycemiaGrade2 || worseEgfr(inputs) < 30)
          expect(startDose).toBeLessThanOrEqual(Math.max(4, 0.1 * inputs.weight + 1e-9));
        expect(basalBlock?.units).toBe(startDose);
      }),
      { numRuns: tries(600) },
    );
  });
  test('no therapy a guard forbids is offered', () => {
    fc.assert(
      fc.property(any, (inputs) => {
        const { now, all } = offered(inputs);
        if (inputs.heartFailure) expect(all).not.toContain('tzd');
        if (worseEgfr(inputs) < 30) expect(all).not.toContain('metformin');
        if (inputs.glp1Ra) expect(all).not.toContain('sitagliptin');
        if (inputs.injectablesAcceptance === 'refuses') expect(all).not.toContain('glp1Ra');
        if (inputs.injectablesAcceptance === 'refuses' || inputs.glp1Ra) expect(all).not.toContain('mealtimeOrGlp1');
        if (inputs.ckdStage === 'stage5' || inputs.symptomatic) expect(all).not.toContain('sglt2');
        expect(new Set(now).size).toBe(now.length);
      }),
      { numRuns: tries(600) },
    );
  });
  test('the forecast stays between 5.5 % and today, the index and the IRI in their range', () => {
    fc.assert(
      fc.property(any, (inputs) => {
        const found = insulinCgm.calculate(inputs).results;
        expect(found.expectedA1c12w).toBeLessThanOrEqual(inputs.baselineA1c);
        expect(found.expectedA1c12w).toBeGreaterThanOrEqual(Math.min(5.5, inputs.baselineA1c));
        expect(found.iriScore).toBeGreaterThanOrEqual(0);
        expect(found.iriScore).toBeLessThanOrEqual(100);
        const { probabilityScore, expectedBenefit } = found.insulinPredictions;
        expect(probabilityScore).toBeGreaterThanOrEqual(found.insulinDecision.appropriate ? 90 : 5);
        expect(probabilityScore).toBeLessThanOrEqual(95);
        expect(expectedBenefit.addedBenefit).toBeGreaterThanOrEqual(0);
        expect(expectedBenefit.withInsulin).toBeLessThanOrEqual(3.5);
      }),
      { numRuns: tries(400) },
    );
  });
  test('a higher HbA1c never lowers the index or the forecast of the regimen', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 40 }), (inputs, tenths) => {
        const more = {
          ...inputs,
          baselineA1c: Math.min(20, inputs.baselineA1c + tenths / 10),
          ...(inputs.priorA1c !== undefined && { priorA1c: inputs.priorA1c }),
        };
        const [a, b] = [insulinCgm.calculate(inputs).results, insulinCgm.calculate(more).results];
        expect(b.currentRegimenA1c).toBeGreaterThanOrEqual(a.currentRegimenA1c - 1e-9);
        expect(b.insulinPredictions.probabilityScore).toBeGreaterThanOrEqual(
          a.insulinPredictions.probabilityScore - 1e-9,
        );
      }),
      { numRuns: tries(300) },
    );
  });
});

describe('stepping down, and old records', () => {
  test('stepping down is considered at goal, in range and on a small dose', () => {
    expect(results({ baselineA1c: 6.8, tir70180: 78, basalInsulin: true, currentBasalUnits: 20 }).deIntensify).toBe(
      'consider',
    );
    expect(results({ baselineA1c: 6.8, tir70180: 74, basalInsulin: true, currentBasalUnits: 20 }).deIntensify).toBe(
      'no',
    );
    expect(results({ baselineA1c: 6.8, tir70180: 78, basalInsulin: true, currentBasalUnits: 26 }).deIntensify).toBe(
      'no',
    );
    expect(results({ basalInsulin: true, pastHypoglycemiaGrade2: true }).deIntensify).toBe('now');
  });
  test('an old record is completed, never its HbA1c or kidneys', () => {
    expect(
      insulinCgm.validate(
        insulinCgm.complete({
          baselineA1c: 8,
          fpg: 150,
          typicalPpg: 200,
          sex: 'male',
          egfrBand: '60-89',
          metforminMr: { dose: 500 },
        }),
      ).ok,
    ).toBe(true);
    expect(
      insulinCgm.validate(
        insulinCgm.complete({ baselineA1c: 8, fpg: 150, typicalPpg: 200, sex: 'male', metforminMr: { dose: 500 } }),
      ).ok,
    ).toBe(false);
  });
});

describe('time low on the sensor', () => {
  test('the time that reached its limit is the one named', () => {
    const named = run({ tir70180: 90, tbrUnder70: 3, tbrUnder54: 2, tarOver180: 7 }).guards.find(
      ({ id }) => id === 'lowsFirst',
    );
    expect(named?.values).toMatchObject({ percent: { value: 2 }, limit: { value: 1 }, glucose: { value: 54 } });
  });
});
