import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifeDays as tool } from '../../../src/engine/life-days/index.ts';
import type { Inputs } from '../../../src/engine/life-days/inputs.ts';
import type { Results } from '../../../src/engine/life-days/results.ts';
import { documentsOf } from '../helpers/documents.ts';
import { sheetOf } from '../../../src/engine/life-days/report/patient-sheet.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

const patient = (changes: Partial<Inputs> = {}): Inputs => ({ ...tool.defaults, ...changes });
const run = (inputs: object): Results => tool.calculate(inputs as Inputs).results as Results;
const resultsOf = (changes: Partial<Inputs> = {}): Results => run(patient(changes));
const guardsOf = (changes: Partial<Inputs>): readonly string[] =>
  tool.calculate(patient(changes)).guards.map(({ id }) => id);
const documents = await documentsOf(tool, sheetOf);
const reportOf = (changes: Partial<Inputs> = {}) => documents(patient(changes));
const arbitrary = anyInputs(tool);

describe('the formula', () => {
  test('the same, derived a second time, for 1,000 random patients', () => {
    fc.assert(
      fc.property(arbitrary, (p) => {
        let years = p.sex === 'male' ? 76 : 81;
        years -= p.diabetesDuration / 2;
        if (p.smoking === 'current') years -= 10;
        if (p.smoking === 'former') years -= 3;
        if (p.hasCardiovascularDisease) years -= 8;
        if (p.hasKidneyDisease) years -= 5;
        if (years < 40) years = 40;
        const gap = p.currentA1c > p.targetA1c ? p.currentA1c - p.targetA1c : 0;
        const better = p.projectedAdherence > p.currentAdherence ? p.projectedAdherence - p.currentAdherence : 0;
        const more = Math.min(8, 1.5 * gap + 0.025 * better);
        const found = run(p);
        expect(found.currentLifeExpectancy).toBeCloseTo(years, 9);
        expect(found.improvedLifeExpectancy).toBeCloseTo(years + more, 9);
        expect(found.additionalLifeDays).toBe(Math.floor(Number((more * 365).toFixed(9)) + 0.5));
        expect(found.riskReduction.cardiovascular).toBeCloseTo(Math.min(50, 21 * gap), 9);
        expect(found.riskReduction.kidney).toBeCloseTo(Math.min(60, 33 * gap), 9);
        expect(found.riskReduction.retinopathy).toBeCloseTo(Math.min(70, 37 * gap), 9);
        expect(found.riskReduction.neuropathy).toBeCloseTo(Math.min(50, 25 * gap), 9);
        const horizon = Math.max(1, years + more - p.age);
        expect(found.adherenceImpact.yearly).toBeCloseTo(found.additionalLifeDays / horizon, 6);
        expect(found.valid).toBe(Number((years - p.age).toFixed(9)) > 0);
      }),
      { numRuns: tries(1000) },
    );
  });

  test('gap and gain are never negative; a picture of a year never needs more than 365 days', () => {
    fc.assert(
      fc.property(arbitrary, (p) => {
        const found = run(p);
        for (const value of [
          found.additionalLifeDays,
          ...Object.values(found.riskReduction),
          ...Object.values(found.adherenceImpact),
        ])
          expect(value).toBeGreaterThanOrEqual(0);
        expect(found.additionalLifeDays).toBeLessThanOrEqual(2920);
        if (found.valid) expect(found.adherenceImpact.yearly).toBeLessThanOrEqual(366);
      }),
      { numRuns: tries(500) },
    );
  });

  test('only the formula’s own terms move the headline', () => {
    const days = resultsOf().additionalLifeDays;
    for (const changes of [
      { bmi: 45 },
      { bloodPressure: { systolic: 180, diastolic: 110 } },
      { lipidProfile: { totalCholesterol: 300, hdl: 30, ldl: 200 } },
      { medicationCompliance: 0 },
      { lifestyleAdherence: 0 },
      { age: 30 },
      { sex: 'female' as const },
    ]) {
      expect(resultsOf(changes).additionalLifeDays).toBe(days);
    }
  });

  test('the reading by day, week, month and year', () => {
    const { yearly, monthly, weekly, daily } = resultsOf({ diabetesDuration: 10 }).adherenceImpact;
    expect([yearly.toFixed(1), monthly.toFixed(1), weekly.toFixed(2), daily.toFixed(2)]).toEqual([
      '51.4',
      '4.3',
      '0.99',
      '0.14',
    ]);
  });
});

describe('thresholds', () => {
  test.each([
    [6.9, 0, 0],
    [7, 0, 0],
    [7.1, 55, 2.1],
    [9.3, 1259, 48.3],
    [9.4, 1314, 50],
    [12.2, 2847, 50],
    [12.33, 2918, 50],
    [12.4, 2920, 50],
    [13, 2920, 50],
  ])('HbA1c %s: %s days, cardiovascular %s %%', (currentA1c, days, cardiovascular) => {
    const found = resultsOf({ currentA1c, projectedAdherence: 70 });
    expect(found.additionalLifeDays).toBe(days);
    expect(found.riskReduction.cardiovascular).toBeCloseTo(cardiovascular, 9);
  });

  test.each([
    [71, true],
    [72, false],
    [73, false],
  ])('age %s with an expectancy of 72: valid %s', (age, valid) => {
    expect(resultsOf({ age }).valid).toBe(valid);
    expect(tool.refusal(resultsOf({ age }))).toBe(valid ? null : 'notValid');
  });

  test.each([
    ['targetStrict', { targetA1c: 6.4 }, { targetA1c: 6.5 }],
    ['targetOlder', { age: 75, targetA1c: 6.9 }, { age: 74, targetA1c: 6.9 }],
    ['targetOlder', { age: 75, targetA1c: 6.9 }, { age: 75, targetA1c: 7 }],
    [
      'tightDisease',
      { hasCardiovascularDisease: true, targetA1c: 6.9 },
      { hasCardiovascularDisease: true, targetA1c: 7 },
    ],
    ['projectedLower', { projectedAdherence: 69 }, { projectedAdherence: 70 }],
    ['capped', { currentA1c: 12.4, projectedAdherence: 70 }, { currentA1c: 12.3, projectedAdherence: 70 }],
    ['veryHigh', { currentA1c: 10 }, { currentA1c: 9.9 }],
    ['diabetesConfirmed', { currentA1c: 6.4 }, { currentA1c: 6.5 }],
    [
      'pressureUrgent',
      { bloodPressure: { systolic: 180, diastolic: 90 } },
      { bloodPressure: { systolic: 179, diastolic: 119 } },
    ],
    ['atTarget', { currentA1c: 7 }, { currentA1c: 7.1 }],
    ['aboveBaseline', { diabetesDuration: 0, currentA1c: 7.1 }, { diabetesDuration: 8 }],
  ] as const)('%s', (id, fires, silent) => {
    expect(guardsOf(fires)).toContain(id);
    expect(guardsOf(silent)).not.toContain(id);
  });

  test.each([
    ['diabetesDuration', 'durationAge', { age: 30, diabetesDuration: 31 }, { age: 30, diabetesDuration: 30 }],
    [
      'lipidProfile.totalCholesterol',
      'lipidsSum',
      { lipidProfile: { totalCholesterol: 164, hdl: 45, ldl: 120 } },
      { lipidProfile: { totalCholesterol: 165, hdl: 45, ldl: 120 } },
    ],
    [
      'bloodPressure.diastolic',
      'pressureOrder',
      { bloodPressure: { systolic: 90, diastolic: 90 } },
      { bloodPressure: { systolic: 91, diastolic: 90 } },
    ],
  ] as const)('%s is refused by %s', (path, rule, wrong, right) => {
    expect(tool.validate(patient(wrong)).issues).toMatchObject([{ path, rule, severity: 'hard' }]);
    expect(tool.validate(patient(right)).ok).toBe(true);
  });

  test('a lower projected adherence is allowed and pointed out', () => {
    expect(tool.validate(patient({ projectedAdherence: 60 }))).toMatchObject({
      ok: true,
      warnings: [{ path: 'projectedAdherence', rule: 'projectedLower' }],
    });
  });
});

describe('what is said', () => {
  test('not valid: no days, no expectancy, anywhere, nor what limits them; risk reduction stays', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const outcome = tool.calculate(inputs);
        const report = documents(inputs);
        if (outcome.guards.some(({ id }) => id === 'notValid')) {
          expect(report.picture).toEqual([]);
          const counted = outcome.guards.some(({ id }) => id === 'atTarget') ? [] : ['risk'];
          expect(report.sections.map(({ id }) => id)).toEqual(counted);
          expect(JSON.stringify(report)).not.toMatch(
            /figure\.(days|current|improved|years)|expectancy\.|answer\.estimate|patient\.answer"|limit\.|guard\.(projectedLower|capped|aboveBaseline)/,
          );
        } else expect(report.sections.map(({ id }) => id)).toContain('expectancy');
      }),
      { numRuns: tries(200) },
    );
  });
  test('the published range stands beside the estimate, and the estimate is called one', () => {
    const report = reportOf();
    expect(report.picture.map(({ type }) => type)).toEqual(['days', 'compare']);
    expect(report.answer).toMatchObject({ key: 'answer.estimate' });
    // 2.6 years: half to one and a half of it, in half years.
    expect(report.answer.values?.['span']).toMatchObject({ values: { from: { value: 1 }, to: { value: 4 } } });
    expect(JSON.stringify(report)).not.toMatch(/figure\.(current|improved)/);
    expect(JSON.stringify(report.figures)).toContain('figure.illustrative');
    const bars = report.picture.find(({ type }) => type === 'compare');
    expect(bars?.type === 'compare' && bars.bars.map(({ label, value, tone }) => [label.key, value, tone])).toEqual([
      ['published.gained', 2.625, 'good'],
      ['published.lost', 6, 'low'],
      ['published.lost', 10, 'low'],
      ['published.lost', 14, 'low'],
    ]);
  });
  test.each([
    [{}, 2.625],
    [{ currentA1c: 14, currentAdherence: 0, projectedAdherence: 100 }, 8],
  ] as const)(
    '%o: both terms of the gain stand in the sum of the years and add up to it, under the cap too',
    (changes, years) => {
      const table = reportOf(changes)
        .sections.find(({ id }) => id === 'expectancy')
        ?.blocks.find(({ type }) => type === 'table');
      const rows =
        table?.type === 'table'
          ? table.rows.map(
              ({ cells: [label, value] }) =>
                [
                  label && 'key' in label ? label.key : '',
                  value && 'type' in value && value.type === 'number' ? value.value : NaN,
                ] as const,
            )
          : [];
      const gained = rows.filter(([key]) => key === 'gain.a1c' || key === 'gain.adherence');
      expect(gained.length).toBe(2);
      expect(gained.reduce((sum, [, value]) => sum + value, 0)).toBeCloseTo(years, 9);
      const last = Object.fromEntries(rows);
      expect((last['expectancy.current'] ?? NaN) + years).toBeCloseTo(last['expectancy.improved'] ?? NaN, 9);
    },
  );
  test('nothing to gain is said as such', () => {
    expect(reportOf({ currentA1c: 7, targetA1c: 8, projectedAdherence: 70 })).toMatchObject({
      answer: { key: 'answer.nothing' },
      picture: [],
    });
  });
  test('no days are drawn as a gain over what cannot wait, on the record nor on the sheet', () => {
    const report = reportOf({ currentA1c: 12 });
    expect(report).toMatchObject({ answer: { key: 'answer.first' }, picture: [] });
    expect(report.patient.picture).toEqual([]);
  });
});

describe('what the words claim', () => {
  test.each([
    [{}, 'answer.estimate', 'patient.answer'],
    [{ currentA1c: 7, targetA1c: 8 }, 'answer.adherenceOnly', 'patient.adherenceOnly'],
    [{ currentAdherence: 80, projectedAdherence: 60 }, 'answer.a1cOnly', 'patient.a1cOnly'],
    [{ currentA1c: 7, targetA1c: 7, projectedAdherence: 70 }, 'answer.nothing', 'patient.nothing'],
  ] as const)('%o: only the term that brings the days is named', (changes, answer, own) => {
    expect([reportOf(changes).answer.key, reportOf(changes).patient.about?.key]).toEqual([answer, own]);
  });
  test('not valid: the worksheet shows no expectancy and no days either', () => {
    for (const id of ['currentLifeExpectancy', 'improvedLifeExpectancy', 'additionalLifeDays'])
      expect(reportOf({ age: 80 }).withheldSteps).toContain(id);
    expect(reportOf().withheldSteps).toBeUndefined();
  });
});
