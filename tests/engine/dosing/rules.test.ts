import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diseaseLine, heartLines } from '../../../src/engine/dosing/model/calculate.ts';
import { drugs } from '../../../src/engine/dosing/drugs/index.ts';
import {
  type BandSeverity,
  type DrugRecord,
  type MedicationClass,
  medicationClasses,
} from '../../../src/engine/dosing/drugs/record.ts';
import { dosing } from '../../../src/engine/dosing/index.ts';
import { sheetOf } from '../../../src/engine/dosing/report/patient-sheet.ts';
import type { Block } from '../../../src/engine/kit/report/report.ts';
import { documentsOf } from '../helpers/documents.ts';
import { sentences, wordings } from '../helpers/words.ts';

type Inputs = typeof dosing.defaults;
const patient = (changes: Partial<Inputs>): Inputs => ({ ...dosing.defaults, ...changes });
const run = (changes: Partial<Inputs>) => dosing.calculate(patient(changes));
const documents = await documentsOf(dosing, sheetOf);
const report = (changes: Partial<Inputs>) => documents(patient(changes));
const record = (id: MedicationClass): DrugRecord => drugs[id];
const blocksOf = (changes: Partial<Inputs>): Block[] => report(changes).sections.flatMap(({ blocks }) => [...blocks]);

describe('the specification’s two text rules hold on the data', () => {
  const everyEgfr = Array.from({ length: 1151 }, (_, at) => (50 + at) / 10);
  test.each(medicationClasses)('%s, eGFR 5.0 to 120.0 in tenths, with and without heart failure', (medicationClass) => {
    const entry = record(medicationClass);
    const renalLines = entry.contraindications.content.map(({ en }) => en).filter((line) => /eGFR/i.test(line));
    const allLines = entry.contraindications.content.map(({ en }) => en);
    const heart = entry.ddzis.content.map(diseaseLine).filter((line) => /heart/i.test(line));
    expect(heartLines(entry).map(diseaseLine)).toEqual(heart);
    expect(heart.length).toBeGreaterThan(0);
    for (const egfr of everyEgfr) {
      const { results } = run({ medicationClass, egfr });
      expect(results.warnings.filter((line) => allLines.includes(line))).toEqual(egfr < 30 ? renalLines : []);
      expect(results.contraindicated).toBe(egfr < 30 && renalLines.length > 0);
      expect(results.contraindicated).toBe(medicationClass === 'metformin' && egfr < 30);
      const bandsHere = entry.renal_adjust.content.filter(
        ({ min, max }) => egfr >= min && (max === null || egfr < max),
      );
      expect(bandsHere).toHaveLength(1);
      expect(results.renalAdjustment).toBe(bandsHere[0]?.action.en);
      const failing = run({ medicationClass, egfr, hasHeartFailure: true }).results;
      expect(failing.warnings.filter((line) => heart.includes(line))).toEqual(heart);
      expect(results.warnings.some((line) => heart.includes(line))).toBe(false);
    }
  });
});

describe('just below, at and above each band edge', () => {
  const expected: Readonly<Record<MedicationClass, readonly (readonly [number, BandSeverity, string?])[]>> = {
    metformin: [
      [29.9, 'contraindicated', 'None: do not use.'],
      [30, 'avoid'],
      [44.9, 'avoid'],
      [45, 'caution'],
      [59.9, 'caution'],
      [60, 'none'],
    ],
    sitagliptin: [
      [29.9, 'reduce', '25 mg once daily.'],
      [30, 'reduce', '50 mg once daily.'],
      [44.9, 'reduce', '50 mg once daily.'],
      [45, 'none', '100 mg once daily.'],
      [60, 'none', '100 mg once daily.'],
    ],
    semaglutide_inj: [
      [14.9, 'caution'],
      [15, 'none'],
      [90, 'none'],
    ],
    liraglutide: [
      [29.9, 'caution'],
      [30, 'none'],
      [90, 'none'],
    ],
    dulaglutide: [
      [14.9, 'caution'],
      [15, 'none'],
      [90, 'none'],
    ],
    tirzepatide: [
      [1, 'none'],
      [15, 'none'],
      [120, 'none'],
    ],
    insulin_lispro: [
      [9.9, 'reduce'],
      [10, 'reduce'],
      [49.9, 'reduce'],
      [50, 'caution'],
      [59.9, 'caution'],
      [60, 'none'],
    ],
    insulin_aspart: [
      [9.9, 'reduce'],
      [10, 'reduce'],
      [49.9, 'reduce'],
      [50, 'caution'],
      [59.9, 'caution'],
      [60, 'none'],
    ],
    insulin_glargine: [
      [9.9, 'reduce'],
      [10, 'reduce'],
      [49.9, 'reduce'],
      [50, 'caution'],
      [59.9, 'caution'],
      [60, 'none'],
    ],
    insulin_degludec: [
      [9.9, 'reduce'],
      [10, 'reduce'],
      [49.9, 'reduce'],
      [50, 'caution'],
      [59.9, 'caution'],
      [60, 'none'],
    ],
    insulin_detemir: [
      [9.9, 'reduce'],
      [10, 'reduce'],
      [49.9, 'reduce'],
      [50, 'caution'],
      [59.9, 'caution'],
      [60, 'none'],
    ],
  };
  test.each(
    medicationClasses.flatMap((id) =>
      expected[id].map(([egfr, severity, dose]) => [id, egfr, severity, dose] as const),
    ),
  )('%s at %s: %s', (medicationClass, egfr, severity, dose) => {
    const { results } = run({ medicationClass, egfr });
    expect(results.renalBand.severity).toBe(severity);
    if (dose !== undefined) expect(results.adjustedDose).toBe(dose);
  });
  test.each([
    [9.9, /50 %/],
    [10, /25 %/],
    [49.9, /25 %/],
    [50, /start low/],
  ] as const)('insulin at %s', (egfr, words) => {
    for (const medicationClass of [
      'insulin_lispro',
      'insulin_aspart',
      'insulin_glargine',
      'insulin_degludec',
      'insulin_detemir',
    ] as const)
      expect(run({ medicationClass, egfr }).results.renalAdjustment).toMatch(words);
  });
  test.each([
    [
      150,
      20,
      55,
      'New start: 10 units once daily (the labels’ fixed start, below 0.1 units/kg at this weight). Already taking it: about 25 % less a day.',
    ],
    [
      109,
      20,
      55,
      'New start: 10 units once daily (0.1 units/kg, rounded down). Already taking it: about 25 % less a day.',
    ],
    [200, 70, 55, 'Start 10 to 40 units once daily (from the labels’ fixed start to 0.2 units/kg, rounded down).'],
    [150, 70, 70, 'Start 10 units once daily (the labels’ fixed start, below 0.1 units/kg at this weight).'],
    [85, 70, 70, 'Start 8 units once daily (0.1 units/kg, rounded down).'],
  ])('%s kg at eGFR %s and %s years: what the units rest on is true', async (weight, egfr, age, expected) => {
    const changes = { medicationClass: 'insulin_degludec', weight, egfr, age } as const;
    expect(run(changes).results.adjustedDose).toBe(expected);
    for (const wording of await wordings(dosing)) {
      const said = sentences(report(changes).answer, wording).join().replaceAll('\u00a0', ' ');
      if (wording.locale === 'en') expect(said).toContain(expected);
      else expect(/الثابتة/.test(said)).toBe(expected.includes('fixed'));
    }
  });
  test('floating noise does not move an edge', () => {
    expect(run({ egfr: 29.999999999999996 }).results.contraindicated).toBe(false);
  });
  test.each([
    [64, { low: 8, high: 16 }],
    [65, { low: 8, high: 8 }],
  ] as const)('basal start at %s years', (age, units) => {
    expect(run({ medicationClass: 'insulin_degludec', age, egfr: 90 }).results.startUnits).toEqual(units);
  });
});

describe('a contraindicated result', () => {
  test('is refused for storing, others are not', () => {
    for (const medicationClass of medicationClasses) {
      for (const egfr of [12, 29.9, 30, 90]) {
        const { results } = run({ medicationClass, egfr });
        expect(dosing.refusal(results)).toBe(results.contraindicated ? 'contraindicated' : null);
      }
    }
  });
  test('an old record is recomputed and stays refused', () => {
    const old = dosing.complete({ egfr: 24, a1c: 8, medicationClass: 'metformin' });
    const checked = dosing.validate(old);
    expect(checked.ok).toBe(true);
    if (checked.ok) expect(dosing.refusal(dosing.calculate(checked.inputs).results)).toBe('contraindicated');
  });
  test('a record without eGFR is not completed into a safe one', () => {
    expect(dosing.validate(dosing.complete({ a1c: 8, medicationClass: 'metformin' })).ok).toBe(false);
  });
  test('shows no ladder, is red, says so to both, and gives no tip', () => {
    expect(blocksOf({ egfr: 24 }).some(({ type }) => type === 'ladder')).toBe(false);
    expect(blocksOf({ egfr: 40 }).some(({ type }) => type === 'ladder')).toBe(false);
    expect(blocksOf({ egfr: 90 }).some(({ type }) => type === 'ladder')).toBe(true);
    const { tone, cautions, answer, patient: sheet } = report({ egfr: 24 });
    expect(tone).toBe('block');
    expect(cautions[0]).toMatchObject({ severity: 'block', message: { key: 'guard.contraindicated' } });
    expect(answer.key).toBe('answer.contraindicated');
    expect(sheet).toMatchObject({ about: { key: 'patient.contraindicated' }, sections: [] });
  });
});

describe('the report', () => {
  test('has the four tabs in order', () => {
    for (const medicationClass of medicationClasses)
      expect(report({ medicationClass }).sections.map(({ id }) => id)).toEqual([
        'dosing',
        'timing',
        'safety',
        'monitoring',
      ]);
  });
  test('shows the whole kidney table with one row marked, and every contraindication to confirm', () => {
    for (const medicationClass of medicationClasses) {
      for (const egfr of [10, 29.9, 30, 45, 60, 110]) {
        const blocks = blocksOf({ medicationClass, egfr });
        const table = blocks.find((block) => block.type === 'table' && block.caption.key === 'renal.caption');
        const rows = table?.type === 'table' ? table.rows : [];
        expect(rows).toHaveLength(record(medicationClass).renal_adjust.content.length);
        expect(rows.filter(({ highlight }) => highlight)).toHaveLength(1);
        const list = blocks.find((block) => block.type === 'list' && block.checklist);
        expect(list?.type === 'list' ? list.items.length : 0).toBe(
          record(medicationClass).contraindications.content.length,
        );
      }
    }
  });
  test('no ladder passes the flag line of a basal insulin by its first step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 350 }),
        fc.integer({ min: 18, max: 110 }),
        fc.integer({ min: 1, max: 200 }),
        (weight, age, egfr) => {
          const { startUnits } = run({ medicationClass: 'insulin_glargine', weight, age, egfr }).results;
          expect(startUnits).toBeDefined();
          if (!startUnits) return;
          expect(startUnits.high).toBeLessThanOrEqual(0.2 * weight + 1e-9);
          expect(startUnits.low).toBeLessThanOrEqual(startUnits.high);
          expect(startUnits.low).toBeGreaterThanOrEqual(3);
          expect(Number.isInteger(startUnits.high)).toBe(true);
        },
      ),
    );
  });
  test('ASCVD and CKD lead to notes that are true of the medicine', () => {
    const proven: readonly MedicationClass[] = ['semaglutide_inj', 'liraglutide', 'dulaglutide'];
    for (const medicationClass of medicationClasses) {
      const { heart, kidney } = record(medicationClass);
      expect(/label includes/.test(heart.content.en)).toBe(proven.includes(medicationClass));
      expect(/label includes/.test(kidney.content.en)).toBe(medicationClass === 'semaglutide_inj');
      const fired = run({ medicationClass, hasAscvd: true, hasRenalDisease: true }).guards.map(({ id }) => id);
      expect(fired).toEqual(expect.arrayContaining(['ascvd', 'ckd']));
      expect(run({ medicationClass }).guards.some(({ id }) => id === 'ascvd' || id === 'ckd')).toBe(false);
    }
  });
});
