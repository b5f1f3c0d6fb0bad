import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patientOf } from '../../../src/engine/judgement/patient.ts';
import { type ItemId, itemIds, items } from '../../../src/engine/ramadan/points.ts';
import { classOf, scoreOf } from '../../../src/engine/ramadan/score.ts';
import { anyChart, hostileChart, known } from '../helpers/charts.ts';
import { tries } from '../../fixtures/tries.ts';

type Facts = Parameters<typeof known>[0];
const item = (id: ItemId, facts: Facts) => {
  const found = scoreOf(patientOf(known(facts))).items.find((each) => each.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
};

/** One patient of whom everything is known, and who has no point. */
const everything: Facts = {
  age: 50,
  sex: 'male',
  diabetesType: 'type2',
  diabetesDuration: 5,
  a1c: 7,
  egfr: 80,
  hypoglycaemiaUnaware: false,
  severeHypoglycaemia: false,
  hypoglycaemiaFrequency: 'none',
  basalInsulin: false,
  mealtimeInsulin: false,
  sulfonylurea: false,
  repaglinide: false,
  selfTesting: 'as-advised',
  glucoseCrisis: 'none',
  ascvd: false,
  fastingLabour: 'none',
  earlierFast: 'good',
  fastingHours: 'below-16',
};

describe('each item just below, at and above where it changes', () => {
  test.each<readonly [ItemId, Facts, low: number, high: number]>([
    ['type', { diabetesType: 'type2' }, 0, 0],
    ['type', { diabetesType: 'type1' }, 1, 1],
    ['type', { diabetesType: 'unsure' }, 0, 1],
    ['duration', { diabetesDuration: 9.9 }, 0, 0],
    ['duration', { diabetesDuration: 10 }, 1, 1],
    ['duration', {}, 0, 1],
    ['lows', {}, 0, 6.5],
    ['lows', { hypoglycaemiaUnaware: false, severeHypoglycaemia: false, hypoglycaemiaFrequency: 'none' }, 0, 0],
    ['lows', { hypoglycaemiaUnaware: false, severeHypoglycaemia: false, hypoglycaemiaFrequency: 'below-weekly' }, 1, 1],
    ['lows', { hypoglycaemiaUnaware: false, severeHypoglycaemia: false, hypoglycaemiaFrequency: 'weekly' }, 3.5, 3.5],
    ['lows', { hypoglycaemiaUnaware: false, severeHypoglycaemia: true, hypoglycaemiaFrequency: 'none' }, 5.5, 5.5],
    ['lows', { hypoglycaemiaUnaware: true }, 6.5, 6.5],
    ['lows', { severeHypoglycaemia: true }, 5.5, 6.5],
    ['a1c', { a1c: 7.4 }, 0, 0],
    ['a1c', { a1c: 7.5 }, 1, 1],
    ['a1c', { a1c: 9 }, 1, 1],
    ['a1c', { a1c: 9.1 }, 2, 2],
    ['treatment', {}, 0, 3],
    ['treatment', { basalInsulin: false, mealtimeInsulin: false, sulfonylurea: false, repaglinide: false }, 0, 0],
    ['treatment', { basalInsulin: false, mealtimeInsulin: false, sulfonylurea: true }, 0.5, 1],
    ['treatment', { basalInsulin: false, mealtimeInsulin: false, sulfonylureaAgent: 'gliclazide' }, 0.5, 0.5],
    ['treatment', { basalInsulin: false, mealtimeInsulin: false, sulfonylureaAgent: 'glibenclamide' }, 1, 1],
    ['treatment', { basalInsulin: false, mealtimeInsulin: false, sulfonylurea: false, repaglinide: true }, 0.5, 0.5],
    ['treatment', { insulinRegimen: 'basal-once', sulfonylureaAgent: 'glibenclamide' }, 1.5, 1.5],
    ['treatment', { insulinRegimen: 'mixed-once' }, 2, 2],
    ['treatment', { insulinRegimen: 'basal-bolus' }, 2.5, 2.5],
    ['treatment', { insulinRegimen: 'pump' }, 2.5, 2.5],
    ['treatment', { insulinRegimen: 'mixed-twice' }, 3, 3],
    ['treatment', { basalInsulin: true }, 1.5, 3],
    ['testing', { selfTesting: 'too-little' }, 1, 1],
    ['testing', { selfTesting: 'none' }, 2, 2],
    ['crisis', { glucoseCrisis: 'within-12-months' }, 1, 1],
    ['crisis', { glucoseCrisis: 'within-6-months' }, 2, 2],
    ['crisis', { glucoseCrisis: 'within-3-months' }, 3, 3],
    ['vessels', { ascvd: true, vesselsUnstable: false }, 2, 2],
    ['vessels', { ascvd: true }, 2, 6.5],
    ['vessels', { vesselsUnstable: true }, 6.5, 6.5],
    ['vessels', { vesselsUnstable: false }, 0, 2],
    ['kidney', { egfr: 60 }, 0, 0],
    ['kidney', { egfr: 59.9 }, 2, 2],
    ['kidney', { egfr: 45 }, 2, 2],
    ['kidney', { egfr: 44.9 }, 4, 4],
    ['kidney', { egfr: 30 }, 4, 4],
    ['kidney', { egfr: 29.9 }, 6.5, 6.5],
    ['kidney', { egfrBand: '45-59' }, 2, 2],
    ['kidney', { ckdStage: 'stage1-2' }, 0, 0],
    ['kidney', { dialysis: true }, 6.5, 6.5],
    ['pregnancy', { sex: 'male' }, 0, 0],
    ['pregnancy', { sex: 'female', age: 49 }, 0, 6.5],
    ['pregnancy', { sex: 'female', age: 50 }, 0, 0],
    ['pregnancy', { pregnancy: true, pregnancyWithinTargets: true }, 3.5, 3.5],
    ['pregnancy', { pregnancy: true, pregnancyWithinTargets: false }, 6.5, 6.5],
    ['pregnancy', { pregnancy: true }, 3.5, 6.5],
    ['frailty', { frailty: 'complex' }, 6.5, 6.5],
    ['frailty', { frailty: 'fit', age: 70, helpAtHome: false }, 0, 0],
    ['frailty', { frailty: 'fit', age: 71, helpAtHome: false }, 3.5, 3.5],
    ['frailty', { frailty: 'fit', age: 71, helpAtHome: true }, 0, 0],
    ['frailty', { age: 64 }, 0, 0],
    ['frailty', { age: 65 }, 0, 6.5],
    ['labour', { fastingLabour: 'moderate' }, 2, 2],
    ['labour', { fastingLabour: 'hard' }, 4, 4],
    ['labour', { jobBand: 'sitting' }, 0, 0],
    ['labour', { jobBand: 'demanding' }, 0, 4],
    ['experience', { earlierFast: 'bad' }, 1, 1],
    ['experience', { earlierFast: 'first' }, 0, 0],
    ['hours', { fastingHours: 'from-16' }, 1, 1],
    ['hours', { country: 'qatar' }, 0, 0],
    ['hours', {}, 0, 1],
  ])('%s of %o: %d to %d', (id, facts, low, high) => {
    expect(item(id, facts)).toMatchObject({ low, high });
  });

  test('what contradicts is named, and both count', () => {
    expect(
      item('treatment', {
        basalInsulin: false,
        mealtimeInsulin: false,
        insulinRegimen: 'mixed-twice',
        sulfonylurea: false,
      }),
    ).toMatchObject({ low: 0, high: 3, contradicts: true });
    expect(item('vessels', { ascvd: false, vesselsUnstable: true })).toMatchObject({
      low: 0,
      high: 6.5,
      contradicts: true,
    });
  });
});

describe('the whole score', () => {
  test('everything known: no range, nothing missing', () => {
    expect(scoreOf(patientOf(known(everything)))).toMatchObject({ low: 0, high: 0, missing: [] });
  });

  test('nothing known is no 0: from nothing to everything', () => {
    const score = scoreOf(patientOf({}));
    expect(score.low).toBe(0);
    expect(score.high).toBe(50.5);
    expect(score.missing).toContain('hypoglycaemiaUnaware');
  });

  test.each([
    [0, 'low'],
    [3, 'low'],
    [3.5, 'moderate'],
    [6, 'moderate'],
    [6.5, 'high'],
  ] as const)('%d points: %s', (points, expected) => expect(classOf(points)).toBe(expected));

  test('of any chart: within the table, never throwing, what is missing named', () => {
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const score = scoreOf(patientOf(chart));
        for (const { id, low, high, answer, missing } of score.items) {
          const values = Object.values(items[id]).map(({ value }) => value);
          expect(values).toContain(low);
          expect(values).toContain(high);
          expect(low).toBeLessThanOrEqual(high);
          // One answer, or something to ask.
          expect(answer !== undefined || missing.length > 0, id).toBe(true);
        }
        expect(score.items.map(({ id }) => id)).toEqual(itemIds);
        expect(score.low).toBe(score.items.reduce((sum, { low }) => sum + low, 0));
      }),
      { numRuns: tries(400), seed: 40 },
    );
    expect(() => scoreOf(patientOf(hostileChart()))).not.toThrow();
  });

  test('an answer more never widens the range', () => {
    const ids = Object.keys(everything) as (keyof typeof everything)[];
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (some, one) => {
        const of = (facts: readonly string[]) => {
          const { low, high } = scoreOf(
            patientOf(known(Object.fromEntries(Object.entries(everything).filter(([id]) => facts.includes(id))))),
          );
          return high - low;
        };
        return of([...some, one]) <= of(some.filter((id) => id !== one));
      }),
      { numRuns: tries(200), seed: 41 },
    );
  });
});
