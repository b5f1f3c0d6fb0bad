import { describe, expect, test } from 'vitest';
import { writeCard } from '../../../src/engine/ramadan/card.ts';
import { fastLines } from '../../../src/engine/ramadan/lines.ts';
import { adviceOf, hasInsulin } from '../../../src/engine/ramadan/write.ts';
import { type Facts, fastOf as of, rowOf as row, well } from './fast-of.ts';

describe('which medicines have a row, and which are not known', () => {
  test('Jalal, insulin once a week: its own row, no advice of a day, the specialist, and nothing asked of daily insulin', () => {
    const facts: Facts = {
      ...well,
      metformin: 2000,
      metforminTimes: 'twice',
      basalInsulin: true,
      weeklyInsulinUnits: 140,
    };
    const advice = of(facts);
    expect(row(advice, 'basalInsulin')).toBeUndefined();
    expect(row(advice, 'weeklyInsulin')).toMatchObject({
      ways: [{ iftar: 'weeklyInsulin', suhoor: 'none' }],
      notes: ['weeklyInsulin'],
    });
    expect(advice.specialist).toContain('weeklyInsulin');
    expect(advice.score).toMatchObject({ low: 1.5, high: 1.5 });
    expect(advice.asks).toEqual({ own: [], elsewhere: [] });
    expect(hasInsulin(advice.rows)).toBe(false);
    expect(JSON.stringify(writeCard(advice).lines)).toContain('card.cell.weeklyInsulin');
    // Whatever regimen was ticked beside it, its dose is none of a day; insulin at meals is titrated as ever.
    for (const insulinRegimen of ['basal-once', 'basal-twice'] as const)
      expect(of({ ...facts, insulinRegimen }).rows).toEqual(advice.rows);
    const meals = of({ ...facts, mealtimeInsulin: true });
    expect(meals.score.low).toBe(2.5);
    expect(row(meals, 'mealtimeInsulin')?.notes).toContain('titrate');
    // And the same insulin each day keeps its cut and its table.
    const { weeklyInsulinUnits: _, ...others } = facts;
    const daily = of({ ...others, basalUnits: 20, insulinRegimen: 'basal-once' });
    expect(row(daily, 'basalInsulin')).toMatchObject({ notes: ['basalDiffers', 'titrate'] });
    expect(daily.specialist).toEqual([]);
  });

  test('Sahar, of whose medicines nothing is known: no dose and no promise, and they are asked', () => {
    const { metformin, sulfonylurea, repaglinide, dpp4Inhibitor, sglt2Inhibitor, glp1RA, tzd, ...others } = well;
    const { basalInsulin, mealtimeInsulin, ...untold } = others;
    const told = { metformin, sulfonylurea, repaglinide, dpp4Inhibitor, sglt2Inhibitor, glp1RA, tzd };
    const classes = Object.keys({ ...told, basalInsulin, mealtimeInsulin });
    const advice = of({ ...untold, a1c: 6.3 });
    expect(advice).toMatchObject({ most: 'low', noDoses: 'unknown', rows: [] });
    expect(advice.unknown.toSorted()).toEqual(classes.toSorted());
    expect([...advice.asks.own, ...advice.asks.elsewhere]).toEqual(
      expect.arrayContaining(['repaglinide', 'basalInsulin', 'metformin', 'tzd']),
    );
    const said = [...adviceOf(advice, true), ...fastLines(advice), ...writeCard(advice).advice].map(({ key }) => key);
    expect(said).toEqual(expect.arrayContaining(['ramadan.noDoses.unknown', 'ramadan.unknown', 'card.advice.unsure']));
    expect(said).not.toContain('ramadan.advice.low');
    expect(writeCard(advice).instead).toEqual({ key: 'card.medicine.unknown' });
    // One class that nobody asked about is enough; what is taken keeps its row beside it.
    for (const fact of classes.filter((each) => each !== 'basalInsulin' && each !== 'mealtimeInsulin')) {
      const { [fact as keyof Facts]: _, ...but } = { ...well, a1c: 6.3 };
      expect(of(but), fact).toMatchObject({ noDoses: 'unknown', unknown: [fact] });
    }
    const beside = of({ ...untold, a1c: 6.6, metformin: 2000, metforminTimes: 'twice' });
    expect(row(beside, 'metformin')?.ways).toEqual([{ iftar: 'usual', suhoor: 'usual' }]);
    expect(beside.unknown).toContain('sulfonylurea');
    expect(JSON.stringify(writeCard(beside))).toContain('card.medicine.others');
    // Where all that is asked is known, too: acarbose is not asked.
    const known = of({ ...well, a1c: 6.6, metformin: 2000, metforminTimes: 'twice' });
    expect(known.unknown).toEqual([]);
    expect(JSON.stringify(writeCard(known))).toContain('card.medicine.others');
    expect(JSON.stringify(fastLines(known))).toContain('ramadan.note.acarbose');
  });

  test('Safiya, mixed insulin three times a day and “no insulin”: a contradiction is no “none”', () => {
    const advice = of({ ...well, a1c: 6.3, insulinRegimen: 'mixed-thrice' });
    expect(advice).toMatchObject({ noDoses: 'unknown', unknown: ['mixedInsulin'] });
    expect(advice.asks.own).toContain('insulinRegimen');
    expect(of({ ...well, a1c: 6.3, sulfonylureaAgent: 'gliclazide' }).unknown).toEqual(['sulfonylurea']);
    expect(of({ ...well, a1c: 6.3, glp1Agent: 'dulaglutide' })).toMatchObject({
      noDoses: 'unknown',
      unknown: ['glp1RA'],
    });
  });

  test('Sumaya, a tablet that begins once two others are borne: before the fast it has its row and its line on the card', () => {
    const facts: Facts = { ...well, a1c: 9.2, bmi: 33, ascvd: true };
    const early = of(facts, '2026-09-01');
    expect(early.plan.actions.find(({ id }) => id === 'start:dpp4Inhibitor')).toMatchObject({ next: true });
    expect(row(early, 'dpp4Inhibitor')).toMatchObject({ becomes: 'begins', ways: [{ iftar: 'once', suhoor: 'none' }] });
    expect(writeCard(early).lines.map(({ medicine }) => medicine.key)).toContain('card.of.dpp4Inhibitor');
    // Begun in the fast it would be no part of it.
    const late = of(facts, '2027-01-10');
    expect(late.plan.actions.find(({ id }) => id === 'start:dpp4Inhibitor')).toMatchObject({ afterFast: true });
    expect(row(late, 'dpp4Inhibitor')).toMatchObject({ becomes: 'waits', ways: [] });
  });
});
