import { describe, expect, test } from 'vitest';
import { insulinCgm } from '../../../src/engine/insulin-cgm/index.ts';
import { shownSteps } from '../../../src/engine/kit/report/reading.ts';
import { fired, type Inputs, patient, report, results, run } from './patients.ts';

const keys = (changes: Partial<Inputs>): string => JSON.stringify(report(changes));
const phase = (changes: Partial<Inputs>, at: 'month0to2' | 'month3' | 'month4to6' = 'month0to2'): string[] =>
  results(changes).roadmap[at].map(({ key }) => key);
const options = (changes: Partial<Inputs>) => {
  const { recommendedNow, notAppropriateNow } = results(changes).therapyOptions;
  return { now: recommendedNow.map(({ option }) => option), not: notAppropriateNow.map(({ option }) => option) };
};
const guardValues = (changes: Partial<Inputs>, guard: string) =>
  run(changes).guards.find(({ id }) => id === guard)?.values;

describe('basal insulin above 0.5 U/kg', () => {
  const over: Partial<Inputs> = { baselineA1c: 11, basalInsulin: true, currentBasalUnits: 60 };
  test('its own order goes beyond basal insulin', () => {
    expect(options(over)).toMatchObject({
      now: ['mealtimeOrGlp1', 'metformin'],
      not: expect.arrayContaining(['intensifyBasal']),
    });
    expect(phase(over)).toContain('road.beyondBasal');
    expect(results(over).insulinChoice).toMatchObject({ selectedType: 'basal-analog', startDose: 'not applicable' });
    expect(JSON.stringify(results(over).insulinChoice.titrationLadder)).not.toContain('ladder.rule');
  });
  test('below the flag it still intensifies basal insulin', () => {
    expect(options({ ...over, currentBasalUnits: 42 })).toMatchObject({ now: ['intensifyBasal', 'metformin'] });
  });
  test.each([[{ glp1Ra: true }], [{ injectablesAcceptance: 'refuses' }], [{ weight: 50, height: 175 }]] as const)(
    '%o: only mealtime insulin is named',
    (changes) => {
      const here = { ...over, ...changes };
      expect(options(here).now[0]).toBe('mealtimeInsulin');
      expect(phase(here)).toContain('road.beyondBasalMeals');
      expect(phase(here, 'month4to6')).toContain('road.addMealtime');
    },
  );
  test('on a GLP-1 receptor agonist nobody is told to add one', () => {
    expect(phase({ baselineA1c: 11, glp1Ra: true }, 'month4to6')).toContain('road.addMealtime');
    expect(phase({ baselineA1c: 11 }, 'month4to6')).toContain('road.addGlp1');
  });
});

describe('a low glucose today', () => {
  const onInsulin: Partial<Inputs> = { baselineA1c: 8, su: true, basalInsulin: true, currentBasalUnits: 20 };
  test.each([[{ fpg: 53 }], [{ typicalPpg: 53 }], [{ tbrUnder70: 9 }]] as const)(
    '%o asks for less treatment, of the sulfonylurea too',
    (changes) => {
      const here = { ...onInsulin, ...changes };
      expect(results(here).deIntensify).toBe('now');
      expect(results(here).medReconciliation.othermeds).toMatchObject([
        { drug: 'su', action: 'review', rationale: { key: 'su.halve' } },
      ]);
      expect(fired(here)).toContain('suReview');
    },
  );
  test('at 54 nothing of it', () => {
    const here = { ...onInsulin, fpg: 54, typicalPpg: 54 };
    expect(results(here).deIntensify).toBe('no');
    expect(fired(here)).not.toContain('suReview');
    expect(fired(here)).not.toContain('hypoglycaemia');
  });
  test('the guard on the sulfonylurea names every field it looks at', () => {
    const guard = run({ su: true, fpg: 40 }).guards.find(({ id }) => id === 'suReview');
    expect(guard?.fields).toEqual(
      expect.arrayContaining(['fpg', 'typicalPpg', 'tbrUnder70', 'tbrUnder54', 'ckdStage']),
    );
  });
});

describe('a glucose after a meal counts like a fasting one', () => {
  test.each([
    [{ typicalPpg: 300 }, 'ketones', ['reading.typicalPpg']],
    [{ typicalPpg: 450, fpg: 310 }, 'ketones', ['reading.fpg', 'reading.typicalPpg']],
    [{ fpg: 300 }, 'ketones', ['reading.fpg']],
    [{ typicalPpg: 40 }, 'hypoglycaemia', ['reading.typicalPpg']],
    [{ typicalPpg: 40, fpg: 40 }, 'hypoglycaemia', ['reading.fpg', 'reading.typicalPpg']],
  ] as const)('%o: %s names %o', (changes, guard, readings) => {
    expect(guardValues(changes, guard)?.['readings']).toMatchObject({
      type: 'list',
      items: readings.map((key) => ({ key })),
    });
  });
  test('below 54 it withholds a dose', () => {
    expect(results({ baselineA1c: 11, typicalPpg: 53 }).basalBlock?.withheld).toEqual(['ppg']);
    expect(results({ baselineA1c: 11, typicalPpg: 54 }).basalBlock?.withheld).toEqual([]);
  });
});

describe('the roadmap follows the guards', () => {
  const asks = /road\.(titrate|titrateNow|optimise|prepare|intensify|decide|over)$/;
  const all = (changes: Partial<Inputs>) =>
    [...phase(changes), ...phase(changes, 'month3'), ...phase(changes, 'month4to6')].filter((key) => asks.test(key));
  test.each([
    [{ baselineA1c: 6, fpg: 60, symptomatic: true }, ['road.confirm', 'road.reconcile']],
    [{ baselineA1c: 8, tbrUnder70: 9 }, ['road.lows', 'road.reconcile']],
    [{ baselineA1c: 8, fpg: 40 }, ['road.lows', 'road.reconcile']],
    [{ baselineA1c: 11, fpg: 40 }, ['road.lows', 'road.confirm', 'road.reconcile']],
    [{ baselineA1c: 6.5 }, ['road.keep', 'road.habits']],
  ] as const)('%o begins with %o', (changes, expected) => {
    expect(phase(changes)).toEqual(expected);
    expect(all(changes)).toEqual([]);
  });
  test('otherwise it starts, or optimises, as before', () => {
    expect(phase({ baselineA1c: 10 })).toEqual(['road.educate', 'road.titrate', 'road.reconcile']);
    expect(phase({})).toEqual(['road.optimise', 'road.habits', 'road.prepare']);
    expect(phase({ basalInsulin: true, currentBasalUnits: 20 })).toEqual(['road.optimise', 'road.habits']);
  });
});

describe('the dose of sitagliptin', () => {
  test.each([
    [{}, 100, 100],
    [{ egfrBand: '<30', ckdStage: 'stage4', sglt2: true }, 25, 25],
    [{ sitagliptin100: true, ckdStage: 'stage5' }, 25, 25],
    [{ ckdStage: 'stage3a' }, 50, 100],
    [{ ckdStage: 'stage3b' }, 25, 50],
  ] as const)('%o: tool %s, label %s mg', (changes, dose, labelDose) => {
    expect(results(changes).medReconciliation.sitagliptin).toMatchObject({ dose, labelDose });
  });
  test('the worksheet shows the eGFR it was taken with; the model keeps the band', () => {
    const steps = (changes: Partial<Inputs>) => run(changes).worksheet;
    expect(steps({ ckdStage: 'stage5' }).find(({ id }) => id === 'worseEgfr')?.value).toBe(14);
    expect(steps({ ckdStage: 'stage5' }).find(({ id }) => id === 'sitagliptinDose')).toMatchObject({
      by: 'worseEgfr',
      at: 14,
      value: 25,
    });
    expect(steps({ ckdStage: 'stage5' }).find(({ id }) => id === 'metforminEffect')?.value).toBeCloseTo(0.77, 9);
    expect(steps({}).some(({ id }) => id === 'worseEgfr')).toBe(false);
    expect(steps({}).find(({ id }) => id === 'sitagliptinDose')).toMatchObject({ by: 'egfr' });
  });
});

describe('figures that cannot be shown or be true', () => {
  test.each([
    [{ baselineA1c: 6, symptomatic: true }],
    [{ baselineA1c: 7.4, symptomatic: true }],
    [{ baselineA1c: 7.4 }],
  ] as const)('%o: the gain from insulin is hidden', (changes) => {
    const found = report(changes);
    expect(fired(changes)).toContain('benefitHidden');
    expect(keys(changes)).not.toMatch(/"(compare\.insulin|benefit\.insulin|figure\.added)"/);
    expect(found.withheldSteps).toEqual(expect.arrayContaining(['insulinBenefit', 'withInsulin', 'addedBenefit']));
    const printed = shownSteps(found, run(changes).worksheet).filter((step) =>
      JSON.stringify(step).includes(String(results(changes).insulinPredictions.expectedBenefit.withInsulin)),
    );
    expect(printed).toEqual([]);
    const ids = shownSteps(found, run(changes).worksheet).map(({ id }) => id);
    for (const [, step] of keys(changes).matchAll(/"step":"([^"]+)"/g)) expect(ids).toContain(step);
  });
  test('from 7.5 % it is shown, the worksheet too', () => {
    expect(fired({ baselineA1c: 7.5, symptomatic: true })).not.toContain('benefitHidden');
    expect(keys({ baselineA1c: 7.5 })).toContain('"benefit.insulin"');
    expect(report({ baselineA1c: 7.5 }).withheldSteps).not.toContain('withInsulin');
  });
  test.each([
    ['>=90', 'none', false],
    ['60-89', 'none', false],
    ['45-59', 'none', true],
    ['<30', 'none', true],
    ['45-59', 'stage3a', false],
    ['45-59', 'stage1-2', false],
  ] as const)('band %s with stage %s: warned %s', (egfrBand, ckdStage, warned) => {
    expect(fired({ egfrBand, ckdStage }).includes('kidneyUnstaged')).toBe(warned);
  });
  test.each([
    [{ tir70180: 95, tbrUnder70: 40 }, false],
    [{ tir70180: 90, tarOver180: 60 }, false],
    [{ tir70180: 95, tbrUnder54: 40 }, false],
    [{ tbrUnder70: 60, tarOver180: 60 }, false],
    [{ tir70180: 70, tbrUnder54: 6, tarOver180: 30 }, false],
    [{ tir70180: 95, tbrUnder70: 10 }, true],
    [{ tir70180: 70, tarOver180: 35 }, true],
    [{ tir70180: 95, tbrUnder54: 10 }, true],
    [{ tir70180: 40, tbrUnder54: 2 }, true],
  ] as const)('shares of the day %o: %s', (changes, ok) => {
    expect(insulinCgm.validate(patient(changes)).ok).toBe(ok);
  });
});
