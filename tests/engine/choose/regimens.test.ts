import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compare } from '../../../src/engine/choose/compare.ts';
import { expectedOf, forecastOf } from '../../../src/engine/choose/glucose.ts';
import { classFigures } from '../../../src/engine/choose/figures.ts';
import { optionsOf } from '../../../src/engine/choose/options.ts';
import { mostClasses, regimenMessages, type Regimens, regimensOf } from '../../../src/engine/choose/regimens.ts';
import { loadChoiceWords } from '../../../src/engine/choose/words.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { closedOf, isOpenFor } from '../../../src/engine/judgement/eligibility.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { lessens } from '../../../src/engine/plan/actions.ts';
import type { ComparedMedicine } from '../../../src/engine/plan/choice.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { anyChart, known } from '../helpers/charts.ts';
import { broken, now } from '../helpers/words.ts';
import { people } from './people.ts';
import { reached, tries } from '../../fixtures/tries.ts';

const today = '2026-11-26';
const seed = 68;
let planner: Planner;
beforeAll(async () => {
  planner = await loadPlanner();
});
type Facts = Parameters<typeof known>[0];
const of = (facts: Facts): Regimens => {
  const regimens = regimensOf(planner, known(facts), today);
  if (!regimens) throw new Error('nothing to choose');
  return regimens;
};
const full: (egfr: number) => { kidneyBelow: (limit: number) => boolean } = (egfr) => ({
  kidneyBelow: (limit) => egfr < limit,
});
const classes = Object.keys(classFigures) as ComparedMedicine[];
const someClasses = fc.uniqueArray(fc.constantFrom(...classes), { maxLength: mostClasses });

describe('named patients', () => {
  test('Ahmad: every class that is open, none of two that do the same, none beside what the rules end', () => {
    const { classes: open, regimenOf } = of(people.Ahmad);
    expect(open).toEqual(['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd', 'basalInsulin']);
    expect(regimenOf(['dpp4Inhibitor', 'glp1RA'])).toBeUndefined();
    expect(regimenOf(['tzd', 'basalInsulin'])).toBeUndefined();
    expect(regimenOf(['sulfonylurea', 'basalInsulin'])).toBeUndefined();
    expect(regimenOf(['glp1RA', 'sglt2Inhibitor'])).toMatchObject({ stays: ['metformin'], weight: [-14, -4] });
    // Four with the metformin, not five.
    expect(regimenOf(['sglt2Inhibitor', 'glp1RA', 'tzd'])).toBeDefined();
    expect(regimenOf(['sulfonylurea', 'sglt2Inhibitor', 'glp1RA', 'tzd'])).toBeUndefined();
  });
  test('Saad, pancreatitis: no incretin, alone or beside another', () => {
    const { classes: open, regimenOf } = of(people.Saad);
    expect(open).not.toContain('glp1RA');
    expect(regimenOf(['glp1RA'])).toBeUndefined();
    expect(regimenOf(['sglt2Inhibitor', 'dpp4Inhibitor'])).toBeUndefined();
  });
  test('Dalia refuses injections: none is put into a regimen', () => {
    expect(of(people.Dalia).classes).toEqual(['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'tzd']);
  });
  test('Laila, eGFR 24: metformin ends in each, and what it gave is taken off', () => {
    const { regimenOf } = of(people.Laila);
    const now = regimenOf([]);
    expect(now).toMatchObject({ stays: [], ends: ['metformin'] });
    expect(now?.a1c?.expected).toBeCloseTo(9.4, 1);
    expect(regimenOf(['sglt2Inhibitor'])?.a1c?.expected ?? 0).toBeGreaterThan(9.2);
  });
  test('Munira takes three: one more, never two', () => {
    const { classes: open, regimenOf } = of(people.Munira);
    expect(open).toContain('basalInsulin');
    for (const one of open)
      for (const other of open) if (one !== other) expect(regimenOf([one, other])).toBeUndefined();
  });
  test('Yasin on a sulfonylurea: its lows stand in every regimen, and that they grow beside others', () => {
    const { regimenOf } = of(people.Yasin);
    expect(regimenOf([])?.lows.map(({ key }) => key)).toEqual(['choice.regimen.lows.sulfonylurea']);
    expect(regimenOf(['sglt2Inhibitor'])?.lows.map(({ key }) => key)).toContain('choice.regimen.lows.beside');
  });
  test.each(['Ghalia', 'Badria', 'Salman', 'Huda', 'Nasser'] as const)(
    '%s has nothing to choose: no regimens',
    (name) => {
      expect(regimensOf(planner, known(people[name]), today)).toBeUndefined();
    },
  );
});

test('of any patient: no class that is closed, stopped, held, taken or refused; at most four; HbA1c as the rules know it', () => {
  const anybody = fc
    .tuple(fc.constantFrom(...Object.values(people)), fc.constantFrom(...Object.values(people)), fc.boolean())
    .map(([one, other, mixed]) =>
      known({ ...one, ...Object.fromEntries(Object.entries(other).filter((_, at) => mixed && at % 4 === 0)) }),
    );
  let met = 0;
  fc.assert(
    fc.property(
      fc.oneof({ arbitrary: anybody, weight: 4 }, { arbitrary: anyChart(), weight: 1 }),
      someClasses,
      (chart, some) => {
        const regimens = regimensOf(planner, chart, today);
        if (!regimens) return;
        const { treatmentChoice: _, ...own } = chart;
        const { plan, judgement } = planner(own, today);
        const closed = closedOf(judgement.exclusions);
        for (const medicine of regimens.classes) {
          expect(isOpenFor({ closed }, medicine, 'protection')).toBe(true);
          expect(
            plan.actions.some(({ object, verb }) => object === medicine && (verb === 'stop' || verb === 'hold')),
          ).toBe(false);
          expect(judgement.patient.known[medicine] === true).toBe(false);
        }
        const regimen = regimens.regimenOf(some);
        if (!regimen) return;
        met += 1;
        const all = [...regimen.stays, ...regimen.begins];
        expect(all.length).toBeLessThanOrEqual(mostClasses);
        expect(all.includes('glp1RA') && regimen.begins.includes('dpp4Inhibitor')).toBe(false);
        for (const medicine of regimen.begins) expect(regimens.classes).toContain(medicine);
        // What the plan ends at once ends in every regimen.
        for (const { object, verb, gravity } of plan.actions)
          if (lessens(verb) && verb !== 'reduce' && gravity === 'urgent')
            expect(regimen.stays.map(String)).not.toContain(object);
        expect(regimen.weight[0]).toBeLessThanOrEqual(regimen.weight[1]);
        expect(regimen.lows.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: tries(80), seed },
  );
  expect(met).toBeGreaterThan(reached(8));
});

describe('the band', () => {
  test('never narrower than half a point, than any class’s own evidence, or than what a higher HbA1c adds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 75, max: 130 }),
        someClasses,
        fc.integer({ min: 15, max: 110 }),
        (tenths, begun, egfr) => {
          const a1c = tenths / 10;
          const { expected, least, most, open } = expectedOf(a1c, { begun, ends: [] }, full(egfr));
          if (begun.length === 0) expect([least, most]).toEqual([a1c, a1c]);
          else {
            const half = most - expected;
            expect(half).toBeGreaterThanOrEqual(0.5 - 1e-9);
            for (const medicine of begun)
              if (medicine !== 'sglt2Inhibitor') {
                const { low, high } = classFigures[medicine].a1c;
                expect(half).toBeGreaterThanOrEqual((high.value - low.value) / 2 - 1e-9);
              }
            // Cut off at 6 %, the lower edge is told as none.
            expect(expected - least >= half - 1e-9).toBe(open !== true);
            // The same as is told of the classes one by one.
            expect(a1c - expected).toBeCloseTo(forecastOf(a1c, begun, full(egfr)).fall, 6);
          }
        },
      ),
      { numRuns: tries(500), seed },
    );
  });
  test('cut off at the floor it is told by one edge, to clinician and patient', () => {
    const near = { ...people.Basma, a1c: 7.1, targetA1c: 6.5, weight: 110 } as const;
    const { plan, judgement } = planner(known(near), today);
    const options = optionsOf(plan, judgement);
    if (options.status !== 'open') throw new Error('nothing to choose');
    const a1c = compare(options.medicines, judgement.patient).rows.find(({ id }) => id === 'a1c');
    const at = options.medicines.indexOf('glp1RA');
    expect(a1c?.cells[at]?.lines.map(({ key }) => key)).toEqual(['choose.a1c.byKindFrom']);
    const regimen = of(near).regimenOf(['glp1RA']);
    expect(regimen?.a1c).toMatchObject({ open: true });
    if (regimen) expect(regimenMessages(regimen).a1c.key).toBe('choice.regimen.a1c.expectedOpen');
  });
  test('from 12 % basal insulin is known less well than from 8 %', () => {
    const at = (a1c: number) => expectedOf(a1c, { begun: ['basalInsulin'], ends: [] }, full(90));
    expect(at(12).most - at(12).expected).toBeGreaterThan(at(8).most - at(8).expected);
    expect(at(12).most - at(12).expected).toBeCloseTo(0.65, 2);
  });
  test('what a class that ends gave comes back before the others act', () => {
    const { expected, least, most } = expectedOf(8, { begun: ['tzd'], ends: ['dpp4Inhibitor'] }, full(90));
    expect(expected).toBeGreaterThan(expectedOf(8, { begun: ['tzd'], ends: [] }, full(90)).expected);
    expect(most - least).toBeGreaterThanOrEqual(1 - 1e-9);
  });
});

test.each(['en', 'ar'] as const)('everything of a regimen can be said in %s', async (locale) => {
  const [clinical, words, plan] = await Promise.all([
    loadClinicalCopy(locale),
    loadChoiceWords(locale),
    loadPlanWords(locale),
  ]);
  const wording = {
    locale,
    unitWords: clinical.units,
    ...(clinical.unitPlurals && { unitPlurals: clinical.unitPlurals }),
    units: {},
    at: now,
    patterns: { ...clinical.messages, ...plan, ...words },
  };
  const said = Object.values(people).flatMap((facts) => {
    const regimens = regimensOf(planner, known(facts), today);
    const few = regimens ? [[], ...regimens.classes.map((one) => [one])] : [];
    return few.flatMap((some) => {
      const regimen = regimens?.regimenOf(some);
      if (!regimen) return [];
      const { stays, ends, a1c, weight, lows } = regimenMessages(regimen);
      return [stays, a1c, weight, ...lows, ...(ends ? [ends] : [])].map((message) => sayPlain(message, wording));
    });
  });
  expect(said.length).toBeGreaterThan(200);
  for (const text of said) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(broken);
  }
});
