import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FastingAdvice, fastingAdvice } from '../../../src/engine/ramadan/advice.ts';
import { writeCard } from '../../../src/engine/ramadan/card.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { anyChart, hostileChart } from '../helpers/charts.ts';
import { tries } from '../../fixtures/tries.ts';
import { type Facts, fastOf as of, rowOf as row, today, well } from './fast-of.ts';

let planner: Planner;
beforeAll(async () => {
  planner = await loadPlanner();
});

describe('named patients', () => {
  test('Ali, 50, metformin twice a day: low, both doses stay', () => {
    const advice = of({ ...well, metformin: 2000, metforminTimes: 'twice' });
    expect(advice).toMatchObject({ least: 'low', most: 'low', specialist: [] });
    expect(advice.asks).toEqual({ own: [], elsewhere: [] });
    expect(row(advice, 'metformin')?.ways).toEqual([{ iftar: 'usual', suhoor: 'usual' }]);
  });

  test('Badr, the same three times a day: noon and evening together', () => {
    const advice = of({ ...well, metformin: 1500, metforminTimes: 'thrice' });
    expect(row(advice, 'metformin')?.ways).toEqual([{ iftar: 'noonEvening', suhoor: 'morning' }]);
  });

  test('Dalal, how often not told: all ways stand, and it is asked', () => {
    const advice = of({ ...well, metformin: 1500 });
    expect(row(advice, 'metformin')?.ways.map(({ when }) => when)).toEqual(['once', 'twice', 'thrice']);
    expect(advice.asks.own).toEqual(['metforminTimes']);
  });

  test('Faisal, gliclazide once: at iftar, perhaps less; Ghada, glibenclamide: replaced, no dose', () => {
    const taken: Facts = {
      ...well,
      metformin: 1000,
      metforminTimes: 'once',
      sulfonylurea: true,
      sulfonylureaTimes: 'once',
    };
    const faisal = row(of({ ...taken, sulfonylureaAgent: 'gliclazide' }), 'sulfonylurea');
    expect(faisal?.ways).toEqual([{ iftar: 'perhapsLess', suhoor: 'none' }]);
    const ghada = row(of({ ...taken, sulfonylureaAgent: 'glibenclamide' }), 'sulfonylurea');
    expect(ghada).toMatchObject({ ways: [], notes: ['replace'] });
  });

  test.each([
    ['Amal, liraglutide: at iftar', 'liraglutide', { iftar: 'once', suhoor: 'none' }],
    ['Basma, exenatide twice a day: before both meals', 'exenatide', { iftar: 'beforeMeal', suhoor: 'beforeMeal' }],
    ['Deema, semaglutide tablets: an empty stomach', 'oral-semaglutide', { iftar: 'emptyStomach', suhoor: 'none' }],
    ['Fahad, dulaglutide: its day of the week', 'dulaglutide', { iftar: 'weekly', suhoor: 'none' }],
    ['Ghazi, another: nothing is said of a week', 'other', { iftar: 'asBefore', suhoor: 'none' }],
  ] as const)('%s', (_, glp1Agent, way) => {
    const facts: Facts = { ...well, bmi: 32, metformin: 2000, metforminTimes: 'once', glp1RA: true, glp1Agent };
    const found = row(of(facts), 'glp1RA');
    expect(found?.ways).toEqual([way]);
    expect(found?.missing).toEqual([]);
  });

  test('Hanan, a GLP-1 receptor agonist that nobody named: it is asked which', () => {
    const advice = of({ ...well, metformin: 2000, metforminTimes: 'once', glp1RA: true });
    expect(row(advice, 'glp1RA')?.ways).toEqual([{ iftar: 'asBefore', suhoor: 'none' }]);
    expect(advice.asks.own).toEqual(['glp1Agent']);
  });

  test('Hind, basal insulin 20 units at night: 14 to 17 at iftar; Iman, twice a day: no figure', () => {
    const taken: Facts = { ...well, a1c: 7.2, basalInsulin: true, basalUnits: 20, metformin: 2000 };
    const hind = of({ ...taken, insulinRegimen: 'basal-once' });
    expect(hind.plan.actions.some(({ object }) => object === 'basalInsulin')).toBe(false);
    expect(row(hind, 'basalInsulin')?.ways).toEqual([{ iftar: 'lessBasal', suhoor: 'none', units: [14, 17] }]);
    expect(row(of({ ...taken, insulinRegimen: 'basal-twice' }), 'basalInsulin')?.ways).toEqual([
      { iftar: 'morning', suhoor: 'halfEvening' },
    ]);
  });

  test('Jamal, mixed insulin twice a day: one row, and no basal one', () => {
    const advice = of({ ...well, basalInsulin: true, mealtimeInsulin: true, insulinRegimen: 'mixed-twice' });
    expect(advice.rows.filter(({ medicine }) => /nsulin|pump/.test(medicine)).map(({ medicine }) => medicine)).toEqual([
      'mixedInsulin',
    ]);
    expect(advice.score.low).toBe(3);
  });

  test('Khalid, a pump: the specialist, and no dose', () => {
    const advice = of({ ...well, insulinRegimen: 'pump', basalInsulin: true, mealtimeInsulin: true });
    expect(advice.specialist).toContain('pump');
    expect(row(advice, 'pump')).toMatchObject({ ways: [], notes: ['specialist'] });
  });

  test('Layla, pregnant: a specialist first, and no dose of ours', () => {
    const advice = of({ ...well, sex: 'female', age: 30, pregnancy: true, basalInsulin: true, basalUnits: 20 });
    expect(advice).toMatchObject({ noDoses: 'pregnant', rows: [] });
    expect(advice.specialist).toContain('pregnant');
  });

  test('Maha, 74 and alone: 3.5 points, and the specialist; with a daughter at home neither', () => {
    const facts: Facts = { ...well, sex: 'female', age: 74, frailty: 'fit', pregnancy: false, metformin: 1000 };
    expect(of({ ...facts, helpAtHome: false })).toMatchObject({ least: 'moderate', specialist: ['older'] });
    expect(of({ ...facts, helpAtHome: true })).toMatchObject({ least: 'low', specialist: [] });
  });

  test('Nasser, eGFR 25 on metformin: high, and never a dose of what the plan stops', () => {
    const advice = of({ ...well, egfr: 25, metformin: 2000, metforminTimes: 'twice' });
    expect(advice.least).toBe('high');
    expect(row(advice, 'metformin')).toMatchObject({ becomes: 'stops', ways: [], notes: [] });
  });

  test('Omar, an SGLT2 inhibitor that the plan begins: by 11 January, not in the four weeks before', () => {
    const facts: Facts = { ...well, a1c: 8, heartFailure: true, metformin: 2000 };
    const early = of(facts);
    expect(early.plan.actions.map(({ id }) => id)).toContain('start:sglt2Inhibitor');
    const sglt2 = (advice: FastingAdvice) => advice.timing.find(({ action }) => action.object === 'sglt2Inhibitor');
    expect(sglt2(early)).toMatchObject({ is: 'by', day: '2027-01-11' });
    expect(sglt2(of(facts, '2027-01-11'))).toMatchObject({ is: 'by' });
    expect(sglt2(of(facts, '2027-01-12'))).toMatchObject({ is: 'after', day: '2027-03-09' });
    // And no dose of it stands in the fast that it waits for.
    expect(row(of(facts, '2027-01-12'), 'sglt2Inhibitor')).toMatchObject({ becomes: 'waits', ways: [], notes: [] });
    expect(row(early, 'sglt2Inhibitor')).toMatchObject({ becomes: 'begins', ways: [{ iftar: 'once' }] });
    expect(sglt2(of(facts, '2027-02-20'))).toMatchObject({ is: 'after', day: '2027-03-09' });
  });

  test('Qasim, in ketosis today: no fast is planned, and nothing is timed', () => {
    const advice = of({ ...well, fpg: 420, catabolicSymptoms: true, metformin: 1000 });
    expect(advice.plan.actions[0]?.gravity).toBe('emergency');
    expect(advice).toMatchObject({ noDoses: 'emergency', rows: [], timing: [] });
  });

  test('Rana, nothing taken: said, and nothing invented', () => {
    expect(of({ ...well, a1c: 6.3 })).toMatchObject({ noDoses: 'nothing-taken', rows: [] });
  });

  test('Salem, frail on an SGLT2 inhibitor: held; Tariq, well on it: at iftar with water', () => {
    const taken: Facts = {
      ...well,
      sglt2Inhibitor: true,
      sglt2InhibitorMonths: 12,
      metformin: 2000,
      metforminTimes: 'twice',
    };
    const frail = of({ ...taken, age: 72, frailty: 'complex', systolic: 118 });
    expect(row(frail, 'sglt2Inhibitor')).toMatchObject({ ways: [], notes: ['sglt2Paused'] });
    const card = writeCard(frail);
    expect(card.lines).toContainEqual({ medicine: { key: 'card.of.sglt2Inhibitor' }, meals: { key: 'card.paused' } });
    expect(card.rest).not.toContainEqual({ key: 'card.water.sglt2' });
    // A weak kidney alone pauses nothing: beside a diuretic it does, and where that is not known it is asked.
    const kidney = (facts: Facts) => row(of({ ...taken, egfr: 40, ckd: true, ...facts }), 'sglt2Inhibitor');
    expect(kidney({ loopOrThiazideDiuretic: true })?.ways).toEqual([]);
    expect(kidney({ loopOrThiazideDiuretic: false })?.notes).toEqual(['sglt2Water', 'sglt2Differs']);
    expect(kidney({})).toMatchObject({ missing: ['loopOrThiazideDiuretic'], ways: [{ iftar: 'once' }] });
    expect(row(of(taken), 'sglt2Inhibitor')).toMatchObject({
      ways: [{ iftar: 'once', suhoor: 'none' }],
      notes: ['sglt2Water', 'sglt2Differs'],
    });
  });

  test('Umm Yusuf, a date after the last Ramadan known: said', () => {
    expect(of({ ...well, metformin: 1000 }, '2031-02-01')).toMatchObject({ fast: undefined, timing: [] });
  });
});

describe('any patient', () => {
  test('never throws, and never a dose of a medicine that is stopped', () => {
    fc.assert(
      fc.property(anyChart(), fc.constantFrom(today, '2027-01-20', '2027-02-20', '2035-01-01', 'soon'), (chart, on) => {
        const { plan, judgement } = planner(chart, on);
        const { rows, timing } = fastingAdvice(plan, judgement, on);
        const ends = new Set(
          plan.actions.filter(({ verb }) => verb === 'stop' || verb === 'hold').map(({ object }) => String(object)),
        );
        for (const { medicine, ways } of rows) if (ends.has(medicine)) expect(ways).toEqual([]);
        for (const { ways } of rows)
          for (const { units } of ways) if (units) expect(units[0]).toBeLessThanOrEqual(units[1]);
        for (const { day } of timing) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
      }),
      { numRuns: tries(150), seed: 42 },
    );
  });

  test('a chart that nobody should be able to make', () => {
    const { plan, judgement } = planner(hostileChart(), today);
    expect(() => fastingAdvice(plan, judgement, today)).not.toThrow();
  });
});
