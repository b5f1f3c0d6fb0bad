import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMedicines, readIntake } from '../../../src/engine/intake/index.ts';
import { medicineNames } from '../../../src/engine/intake/names/medicines.ts';

const on = '2026-11-20';
const every = medicineNames
  .split('\n')
  .filter((line) => line && !line.startsWith('= '))
  .flatMap((line) => line.split(' | '))
  .map((name) => name.replace(/^[~^]/, ''));

describe('a medicine by its name', () => {
  test.each([
    ['gliclazide', 'sulfonylurea'],
    ['Diamicron', 'sulfonylurea'],
    ['دياميكرون', 'sulfonylurea'],
    ['الدياميكرون', 'sulfonylurea'],
    ['jardi', 'sglt2Inhibitor'],
    ['جاردي', 'sglt2Inhibitor'],
    ['diamicrom', 'sulfonylurea'],
    ['Glucophage', 'metformin'],
    ['lipitor', 'statin'],
    ['Lantus', 'basalUnits'],
  ])('%s is of %s', (asked, fact) => {
    const [first] = findMedicines(asked);
    expect(first?.facts).toContain(fact);
  });

  test('one that sets nothing is found, and says so', () => {
    expect(findMedicines('warfarin')).toEqual([{ name: 'warfarin', facts: [] }]);
    expect(findMedicines('xyzzyq')).toEqual([]);
  });

  test('every name is found by itself, in a few milliseconds', () => {
    const missed = every.filter((name) => name.length > 1 && findMedicines(name).length === 0);
    expect(missed).toEqual([]);
    const begun = performance.now();
    for (const name of every.slice(0, 200)) findMedicines(name.slice(0, 4));
    expect((performance.now() - begun) / 200).toBeLessThan(20);
  });

  test('what is found is read as the same medicine, with its dose and since when', () => {
    const { offers, younger } = readIntake('gliclazide MR 60 mg once daily for 18 months', { on });
    expect(offers).toMatchObject([
      { fact: 'sulfonylureaMonths', value: 18 },
      { fact: 'sulfonylurea', value: true },
    ]);
    expect(younger).toMatchObject([{ fact: 'sulfonylureaAgent', value: 'gliclazide' }]);
    const arabic = readIntake('دياميكرون 60 ملغم مرة يوميًا منذ 18 شهر', { on }).offers;
    expect(Object.fromEntries(arabic.map(({ fact, value }) => [fact, value]))).toEqual({
      sulfonylurea: true,
      sulfonylureaMonths: 18,
    });
  });

  test('whatever is asked: a few answers, never a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (asked) => {
        expect(findMedicines(asked).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
