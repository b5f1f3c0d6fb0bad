import { describe, expect, test } from 'vitest';
import { writeCard } from '../../../src/engine/ramadan/card.ts';
import { fastLines } from '../../../src/engine/ramadan/lines.ts';
import { adviceOf } from '../../../src/engine/ramadan/write.ts';
import { type Facts, type Fast, fastOf, rowOf, well } from './fast-of.ts';

const keysOf = (fast: Fast) => ({
  screen: adviceOf(fast, true).map(({ key }) => key),
  record: fastLines(fast).map(({ key }) => key),
  card: writeCard(fast).advice.map(({ key }) => key),
});
const untreated: Facts = { ...well, metformin: 0, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false };
const wasting: Facts = { ...well, a1c: 11.8, fpg: 260, catabolicSymptoms: true, metformin: 2000 };

describe('an urgent step of the plan, and a fast', () => {
  test.each<readonly [string, Facts, string]>([
    ['Ayman wastes away at 11.8 %, weeks before', wasting, '2026-11-28'],
    ['the same in the fast', wasting, '2027-02-10'],
    ['Bushra begins insulin within a day', { ...untreated, a1c: 12.4, catabolicSymptoms: true }, '2026-11-28'],
    ['Hani has ketones to be measured today', { ...well, fpg: 320, metformin: 2000 }, '2026-11-28'],
  ])('%s: not before it is settled, on screen, record and card', (_, facts, on) => {
    const fast = fastOf(facts, on);
    expect(fast).toMatchObject({ most: 'low', unsettled: true });
    const { screen, record, card } = keysOf(fast);
    for (const keys of [screen, record]) {
      expect(keys).toContain('ramadan.advice.unsettled');
      expect(keys).not.toContain('ramadan.advice.low');
    }
    expect(card).toEqual(['card.advice.unsettled']);
  });

  test.each<readonly [string, Facts]>([
    ['Ali, well', { ...well, metformin: 2000 }],
    ['Jana, whose eyes alone are urgent', { ...well, metformin: 2000, a1c: 9.2, retinopathy: 'sight-threatening' }],
    ['Kamal at 8.6 % starts a tablet', { ...well, a1c: 8.6, metformin: 2000 }],
  ] as const)('%s: the advice stays that of the points', (_, facts) => {
    const fast = fastOf(facts);
    expect(fast.unsettled).toBe(false);
    const { screen, card } = keysOf(fast);
    expect(screen[0]).toBe('ramadan.advice.low');
    expect(card).toEqual(['card.advice.low']);
  });

  test('of insulin that begins nothing is cut; of insulin that is taken it is', () => {
    const begun = rowOf(fastOf(wasting, '2026-11-28'), 'basalInsulin');
    expect(begun).toMatchObject({ becomes: 'begins', notes: ['basalDiffers', 'titrate'] });
    expect(begun?.ways).toEqual([{ iftar: 'starting', suhoor: 'none' }]);
    const taken = fastOf({ ...well, basalInsulin: true, basalUnits: 20, insulinRegimen: 'basal-once' });
    expect(rowOf(taken, 'basalInsulin')?.ways).toMatchObject([{ iftar: 'lessBasal', suhoor: 'none' }]);
  });
});
