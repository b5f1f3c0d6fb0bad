import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { a1cForecast } from '../../src/engine/a1c-forecast/index.ts';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { isTooOld, monthsBetween, withoutOld } from '../../src/engine/chart/freshness.ts';
import { lentBy } from '../../src/engine/chart/lens.ts';
import { insulinCgm } from '../../src/engine/insulin-cgm/index.ts';
import { after as stateAfter, untouched } from '../../src/islands/form/calculator-state.ts';
import { offersOf, takenTogether, withTaken } from '../../src/islands/patient/offers.ts';
import { emptyVisit, joined, toldByForm, type VisitState } from '../../src/islands/visit/visit-store.ts';
import { fakeTab } from './fake-browser.ts';

const today = '2026-11-22';
const visitOf = (chart: Chart): VisitState => ({ ...emptyVisit('a'), chart });

describe('how old a measurement may be to be carried on', () => {
  test.each([
    ['a1c', '2026-05-22', false],
    ['a1c', '2026-05-21', true],
    ['egfr', '2026-05-22', false],
    ['egfr', '2026-05-21', true],
    ['weight', '2026-08-22', false],
    ['weight', '2026-08-21', true],
    // A height does not age.
    ['height', '2001-01-01', false],
  ])('%s of %s: too old %s', (fact, on, old) => {
    expect(isTooOld(fact, { on }, today)).toBe(old);
    expect(withoutOld({ [fact]: { value: 7, on, from: 'entered' } }, today)).toEqual(
      old ? {} : { [fact]: { value: 7, on, from: 'entered' } },
    );
  });
  test('without a day, and at the end of a month', () => {
    expect(isTooOld('a1c', {}, today)).toBe(true);
    expect(isTooOld('height', {}, today)).toBe(false);
    // Six months after 31 August is the last of February.
    expect(isTooOld('a1c', { on: '2025-08-31' }, '2026-02-28')).toBe(false);
    expect(isTooOld('a1c', { on: '2025-08-31' }, '2026-03-01')).toBe(true);
    expect(monthsBetween('2026-04-23', today)).toBe(6);
    expect(monthsBetween('2026-04-22', today)).toBe(7);
    expect(monthsBetween('no day', today)).toBeUndefined();
  });
});

describe('what is offered in another calculator', () => {
  beforeEach(() => fakeTab());
  afterEach(() => vi.unstubAllGlobals());
  const start = untouched(insulinCgm);
  const offered = (chart: Chart) => offersOf(insulinCgm.fields, visitOf(chart), start.content, today);

  it('is only what is known, with its day; examples of the form count as nothing', () => {
    const offers = offered({
      age: { value: 71, unit: 'years', on: '2026-11-22', from: 'entered' },
      a1c: { value: 9.1, unit: '%', on: '2026-03-01', from: 'record' },
    });
    expect(offers.map(({ fact, old, record }) => [fact, old, record])).toEqual(
      expect.arrayContaining([
        ['age', undefined, false],
        ['a1c', 8, true],
      ]),
    );
    expect(takenTogether(offers).map(({ fact }) => fact)).not.toContain('a1c');
    expect(takenTogether(offers).map(({ fact }) => fact)).toContain('age');
  });

  it('an old eGFR does not come along as its band, nor an old weight as a BMI', () => {
    const old = offered({ egfr: { value: 38, on: '2026-01-10', from: 'entered' } });
    expect(old.find(({ path }) => path === 'egfrBand')).toMatchObject({ value: '30-44', on: '2026-01-10', old: 10 });
    const chart: Chart = {
      weight: { value: 85, on: '2026-01-10', from: 'entered' },
      height: { value: 162, on: today, from: 'entered' },
    };
    expect(takenTogether(offered(chart)).map(({ path }) => path)).not.toContain('bmi');
    expect(lentBy(insulinCgm.fields, chart, today).inputs).not.toHaveProperty('weight');
  });

  it('a dose above the form’s scale stands beside the answer it has for it', () => {
    const dose = (mg: number) =>
      lentBy(insulinCgm.fields, { metformin: { value: mg, on: today, from: 'entered' } }, today);
    for (const [mg, answer] of [
      [2000, 1000],
      [850, 750],
    ] as const) {
      expect(dose(mg)).toMatchObject({ inputs: { metforminMr: { dose: answer } } });
      expect(dose(mg).told['metforminMr.dose']).toMatchObject({ takes: mg });
      const [offer] = offered({ metformin: { value: mg, on: today, from: 'entered' } });
      expect(offer).toMatchObject({ path: 'metforminMr.dose', value: answer, takes: mg });
    }
    expect(dose(1000).told['metforminMr.dose']).not.toHaveProperty('takes');
  });

  it('what is taken is the patient’s own, and says where and when it is from', () => {
    const offers = takenTogether(offered({ age: { value: 71, on: '2026-11-20', from: 'entered' } }));
    const taken = stateAfter(
      insulinCgm,
      start,
      { type: 'contentTaken', ...withTaken(insulinCgm.fields, start.content, offers, {}) },
      today,
    );
    expect(taken.content.values['age']).toBe('71');
    expect(taken.content.examples).not.toContain('age');
    expect(taken.content.examples.length).toBe(start.content.examples.length - 1);
    expect(taken.told['age']).toEqual({ on: '2026-11-20', tool: 'visit' });
    // Typed over, it is from here and today.
    const typed = stateAfter(insulinCgm, taken, { type: 'typed', name: 'age', value: '72' }, today);
    expect(typed.told['age']).toEqual({ on: today });
  });

  it('never replaces with “take all” what was entered here', () => {
    const typed = stateAfter(insulinCgm, start, { type: 'typed', name: 'age', value: '60' }, today);
    const offers = offersOf(
      insulinCgm.fields,
      visitOf({ age: { value: 71, on: today, from: 'entered' } }),
      typed.content,
      today,
    );
    expect(offers).toMatchObject([{ path: 'age', differs: true }]);
    expect(takenTogether(offers)).toEqual([]);
  });
});

describe('what a form tells of the patient', () => {
  it('no example, of a record whose marks are not known what is no example, and a record’s own day', () => {
    const start = untouched(a1cForecast);
    expect(toldByForm('a1c-forecast', a1cForecast.fields, start.content).chart).toEqual({});
    const load = (examples: readonly string[] | undefined) =>
      stateAfter(
        a1cForecast,
        start,
        {
          type: 'recordLoaded',
          inputs: { ...a1cForecast.defaults, age: 66 },
          examples,
          units: {},
          at: new Date('2026-02-03T10:00:00'),
        },
        today,
      );
    const unmarked = load(undefined);
    expect(toldByForm('a1c-forecast', a1cForecast.fields, { ...unmarked.content, ...unmarked }).chart).toEqual({
      age: { value: 66, unit: 'years', on: '2026-02-03', from: 'record' },
    });
    const marked = load(start.content.examples.filter((path) => path !== 'age'));
    const { chart, by } = toldByForm('a1c-forecast', a1cForecast.fields, { ...marked.content, ...marked });
    expect(chart).toEqual({ age: { value: 66, unit: 'years', on: '2026-02-03', from: 'record' } });
    expect(by['age']).toEqual({ tool: 'a1c-forecast', value: 66 });
  });

  it('nothing the form itself refuses', () => {
    const { content } = untouched(a1cForecast);
    const values = { ...content.values, age: '1e999', a1c: '300', height: '168' };
    const told = toldByForm('a1c-forecast', a1cForecast.fields, { ...content, values, examples: [] });
    expect(told.chart).toMatchObject({ height: { value: 168 } });
    for (const refused of ['age', 'a1c']) expect(told.chart).not.toHaveProperty(refused);
    expect(Object.keys(told.by).sort()).toEqual(Object.keys(told.chart).sort());
  });

  it('an older answer does not replace a newer one', () => {
    const now = visitOf({ a1c: { value: 8, on: today, from: 'entered' } });
    const brought = { tool: 'life-days', name: '', by: {} } as const;
    const older = joined(now, { ...brought, chart: { a1c: { value: 9, on: '2026-01-01', from: 'record' } } });
    expect(older.chart['a1c']).toMatchObject({ value: 8, on: today });
    const again = joined(older, { ...brought, chart: { a1c: { value: 7.9, on: today, from: 'entered' } } });
    expect(again.chart['a1c']).toMatchObject({ value: 7.9 });
    expect(again.opened).toEqual(['life-days']);
  });
});
