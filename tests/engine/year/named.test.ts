import { describe, expect, test } from 'vitest';
import { loadPlanWording } from '../../../src/engine/answer/wording.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { visit } from '../../../src/engine/visit/index.ts';
import { loadYearWords, whenMessage } from '../../../src/engine/year/index.ts';
import { chartOf, line, today, yearOn } from './helpers.ts';

const well = {
  age: 54,
  sex: 'male',
  a1c: [6.8, '2026-10-01'],
  targetA1c: 7,
  egfr: [95, '2026-02-01'],
  uacr: [12, '2026-02-01'],
  retinopathy: 'none',
  neuropathy: false,
  metformin: 2000,
  metforminDuration: 60,
} as const;

describe('named patients', () => {
  test('at the goal: HbA1c every six months, kidneys yearly', async () => {
    const year = await yearOn(chartOf(well));
    expect(line(year, 'a1c')).toMatchObject({ why: 'atGoal', due: '2027-04-01', status: 'later' });
    expect(line(year, 'egfr')).toMatchObject({ why: 'kidneyCell', months: 12, due: '2027-02-01' });
  });

  test('above the goal: HbA1c every three months, and late once they have passed', async () => {
    const year = await yearOn(chartOf({ ...well, a1c: [8.4, '2026-07-01'] }));
    expect(line(year, 'a1c')).toMatchObject({
      why: 'notAtGoal',
      months: 3,
      status: 'overdue',
      due: '2026-10-01',
      late: 56,
    });
  });

  test('eyes: two years where clean and at the goal, one where not, three months in danger', async () => {
    const seen = { ...well, eyesExamined: [true, '2025-06-01'] } as const;
    expect(line(await yearOn(chartOf(seen)), 'eyes')).toMatchObject({ why: 'eyesClean', due: '2027-06-01' });
    const high = await yearOn(chartOf({ ...seen, a1c: 8.2 }));
    expect(line(high, 'eyes')).toMatchObject({ why: 'yearly', status: 'overdue', due: '2026-06-01' });
    const danger = await yearOn(
      chartOf({ ...seen, retinopathy: 'sight-threatening', eyesExamined: [true, '2026-11-01'] }),
    );
    // The plan sends him sooner than three months.
    expect(line(danger, 'eyes')).toMatchObject({ why: 'eyesThreatened', months: 3, byPlan: true, due: '2026-12-03' });
  });

  test('pregnant: eyes each trimester, HbA1c monthly, no zoster vaccine, no question about contraception', async () => {
    const year = await yearOn(
      chartOf({
        age: 31,
        sex: 'female',
        pregnancy: true,
        a1c: [6.2, '2026-10-20'],
        eyesExamined: [true, '2026-08-20'],
      }),
    );
    expect(line(year, 'eyes')).toMatchObject({ why: 'eyesPregnancy', status: 'overdue', due: '2026-11-20', late: 6 });
    expect(line(year, 'a1c')).toMatchObject({ why: 'pregnancy', months: 1, status: 'overdue' });
    expect(line(year, 'zoster')).toMatchObject({ status: 'not-for', why: 'pregnant' });
    expect(line(year, 'childbearing')).toMatchObject({ status: 'not-for', why: 'pregnant' });
  });

  test.each([
    [95, 12, 12],
    [95, 120, 12],
    [95, 400, 4],
    [52, 12, 12],
    [52, 120, 6],
    [52, 400, 4],
    [38, 12, 6],
    [38, 120, 4],
    [22, 12, 4],
    [22, 400, 3],
    [11, 12, 3],
  ])('KDIGO’s grid: eGFR %d with an albumin of %d, every %d months', async (egfr, uacr, months) => {
    const year = await yearOn(chartOf({ ...well, egfr, uacr, ckd: true }));
    for (const id of ['egfr', 'uacr'] as const) expect(line(year, id)).toMatchObject({ why: 'kidneyCell', months });
  });

  test.each([
    [59.99999999999997, 12, 12, 'G2'],
    [44.9, 12, 6, 'G3b'],
    [45, 29.9, 12, 'G3a'],
    [45, 30, 6, 'A2'],
    [45, 300, 4, 'A3'],
  ])('at an edge of the grid: %d, %d', async (egfr, uacr, months) => {
    expect(line(await yearOn(chartOf({ ...well, egfr, uacr, ckd: true })), 'egfr').months).toBe(months);
  });

  test('a band of the eGFR that leaves two rows open takes the graver one', async () => {
    const { egfr: _, ...banded } = { ...well, egfrBand: '<30', ckd: true } as const;
    expect(line(await yearOn(chartOf(banded)), 'egfr').months).toBe(3);
  });

  test('feet by their risk', async () => {
    const seen = { ...well, feetExamined: [true, '2026-07-26'] } as const;
    expect(line(await yearOn(chartOf(seen)), 'feet')).toMatchObject({ months: 12, due: '2027-07-26' });
    expect(line(await yearOn(chartOf({ ...seen, neuropathy: true })), 'feet')).toMatchObject({
      why: 'feetNeuropathy',
      months: 6,
    });
    const ulcer = await yearOn(chartOf({ ...seen, footUlcer: true, footUlcerOpen: false }));
    expect(line(ulcer, 'feet')).toMatchObject({ why: 'feetUlcer', months: 3, status: 'overdue', late: 31 });
    const failing = await yearOn(chartOf({ ...seen, neuropathy: true, egfr: 12, ckd: true }));
    expect(line(failing, 'feet')).toMatchObject({ why: 'feetKidney', months: 3 });
  });

  test('B12: yearly on metformin, not without it, nor in its first year unless nerves suffer', async () => {
    expect(line(await yearOn(chartOf({ ...well, b12: [420, '2025-11-25'] })), 'b12')).toMatchObject({
      status: 'overdue',
      late: 1,
    });
    expect(line(await yearOn(chartOf({ ...well, metformin: 0 })), 'b12')).toMatchObject({
      status: 'not-for',
      why: 'noMetformin',
    });
    const young = { ...well, metforminDuration: 11 } as const;
    expect(line(await yearOn(chartOf(young)), 'b12')).toMatchObject({ status: 'not-for', why: 'metforminNew' });
    expect(line(await yearOn(chartOf({ ...young, neuropathy: true })), 'b12')).toMatchObject({
      why: 'b12Signs',
      months: 12,
    });
  });

  test('vaccines by age: 49, 50, 59, 60 and 75 years', async () => {
    const at = async (age: number, more = {}) => yearOn(chartOf({ ...well, age, ...more }));
    expect(line(await at(49), 'zoster')).toMatchObject({ status: 'not-for', why: 'tooYoung' });
    expect(line(await at(50), 'zoster')).toMatchObject({ status: 'unknown', why: 'zoster' });
    expect(line(await at(59), 'hepatitisB').why).toBe('hepatitisB');
    expect(line(await at(60), 'hepatitisB').why).toBe('hepatitisBOffer');
    expect(line(await at(60), 'rsv')).toMatchObject({ status: 'not-for', why: 'rsvNoRisk' });
    expect(line(await at(60, { sglt2Inhibitor: true }), 'rsv')).toMatchObject({ status: 'unknown', why: 'rsvRisk' });
    expect(line(await at(59, { sglt2Inhibitor: true }), 'rsv').status).toBe('not-for');
    expect(line(await at(75), 'rsv')).toMatchObject({ status: 'unknown', why: 'rsvAge' });
  });

  test('what is given once is done for good, known by its day or not', async () => {
    const year = await yearOn(
      chartOf({ ...well, pneumococcalVaccine: [true, '2019-03-01'], hepatitisBVaccine: [true, undefined] }),
    );
    expect(line(year, 'pneumococcal')).toMatchObject({ status: 'done', last: '2019-03-01' });
    expect(line(year, 'hepatitisB')).toMatchObject({ status: 'done', undated: true });
  });

  test('for Hajj and Umrah: only who was vaccinated has a day, five years later', async () => {
    expect(line(await yearOn(chartOf(well)), 'meningococcal')).toMatchObject({
      status: 'not-for',
      why: 'noPilgrimage',
    });
    const gone = await yearOn(chartOf({ ...well, meningococcalVaccine: [true, '2022-01-10'] }));
    expect(line(gone, 'meningococcal')).toMatchObject({ status: 'soon', due: '2027-01-10' });
  });

  test('on dialysis the dialysis team measures the kidneys', async () => {
    const year = await yearOn(chartOf({ ...well, dialysis: true, egfr: 8 }));
    expect(line(year, 'egfr')).toMatchObject({ status: 'not-for', why: 'dialysis' });
    expect(line(year, 'uacr')).toMatchObject({ status: 'not-for', why: 'dialysis' });
  });

  test('very complex health: comfort first', async () => {
    const year = await yearOn(chartOf({ ...well, age: 84, frailty: 'very-complex' }));
    for (const id of ['heart', 'bone', 'sexualHealth'] as const)
      expect(line(year, id), id).toMatchObject({ status: 'not-for', why: 'comfortFirst' });
    // What the plan still measures is not called needless here.
    for (const id of ['feet', 'lipids', 'a1c'] as const) expect(line(year, id).status, id).not.toBe('not-for');
  });

  test('type 1 for less than five years: no eyes or kidneys yet', async () => {
    const early = {
      age: 24,
      sex: 'male',
      diabetesType: 'type1',
      diabetesDuration: 3,
      a1c: 7,
      basalInsulin: true,
      mealtimeInsulin: true,
    } as const;
    expect(line(await yearOn(chartOf(early)), 'eyes')).toMatchObject({ status: 'not-for', why: 'earlyType1' });
    expect(line(await yearOn(chartOf({ ...early, diabetesDuration: 5 })), 'eyes').status).toBe('unknown');
  });

  test('heart failure that is known is not searched for', async () => {
    expect(line(await yearOn(chartOf({ ...well, heartFailure: true })), 'heart')).toMatchObject({
      status: 'not-for',
      why: 'heartFailure',
    });
  });

  test('a child has another year', async () => {
    expect(await yearOn(chartOf({ age: 12, a1c: 8 }))).toEqual({ lines: [], child: true });
  });

  test('pressure and weight at each visit: done today, due at the next', async () => {
    const year = await yearOn(chartOf({ ...well, systolic: 128, diastolic: 78, weight: [88, '2026-09-01'] }));
    expect(line(year, 'pressure')).toMatchObject({ status: 'later', last: today });
    expect(line(year, 'pressure').due).toBeUndefined();
    expect(line(year, 'weight')).toMatchObject({ status: 'due', due: today });
  });

  test('FIB-4 is as old as the oldest of its three figures, and not known without one of them', async () => {
    const two = { ...well, ast: [30, '2026-06-01'], alt: [30, '2025-08-01'] } as const;
    expect(line(await yearOn(chartOf(two)), 'liver').status).toBe('unknown');
    const three = await yearOn(chartOf({ ...two, platelets: [240, '2026-06-01'] }));
    expect(line(three, 'liver')).toMatchObject({ last: '2025-08-01', status: 'overdue' });
  });
});

describe('done elsewhere, without its result', () => {
  test('HbA1c that is late is late no more, due again after three months, and the plan asks for it as before', async () => {
    const chart = chartOf({ ...well, a1c: [8.4, '2026-02-01'] });
    expect(line(await yearOn(chart), 'a1c')).toMatchObject({ status: 'overdue', due: '2026-05-01' });
    const marked = { ...chart, ...chartOf({ a1cMeasured: [true, '2026-11-20'] }) };
    const found = line(await yearOn(marked), 'a1c');
    expect(found).toMatchObject({ last: '2026-11-20', marked: true, mark: 'a1cMeasured', figure: 'a1c' });
    // The plan's day for the result, which is sooner than three months.
    expect(found).toMatchObject({ status: 'soon', due: '2026-12-10', byPlan: true });
    const [before, after] = await Promise.all([chart, marked].map((one) => visit(one, { on: today })));
    expect(after?.plan).toEqual(before?.plan);
    expect(after?.plan.actions.map(({ id }) => id)).toContain('check:a1c');
    expect(line(await yearOn(marked, '2027-03-01'), 'a1c')).toMatchObject({ status: 'overdue', due: '2027-02-20' });
  });

  test('a result of a later day, or of the same one, takes its place', async () => {
    const marked = { ...well, b12Measured: [true, '2026-06-01'] } as const;
    for (const on of ['2026-06-01', '2026-09-01']) {
      const found = line(await yearOn(chartOf({ ...marked, b12: [300, on] })), 'b12');
      expect(found).toMatchObject({ last: on });
      expect(found.marked).toBeUndefined();
    }
    expect(line(await yearOn(chartOf({ ...marked, b12: [300, '2026-05-31'] })), 'b12')).toMatchObject({
      last: '2026-06-01',
      due: '2027-06-01',
      marked: true,
    });
  });

  test('a figure without a day leaves the day of the mark; of two of three figures for FIB-4 it stands alone', async () => {
    const lipids = chartOf({ ...well, ldl: [80, undefined], lipidsMeasured: [true, '2026-06-01'] });
    expect(line(await yearOn(lipids), 'lipids')).toMatchObject({ last: '2026-06-01', marked: true });
    const liver = chartOf({ ...well, ast: 30, alt: 30, liverTested: [true, '2026-06-01'] });
    expect(line(await yearOn(liver), 'liver')).toMatchObject({ last: '2026-06-01', due: '2027-06-01', marked: true });
  });

  test('pressure taken elsewhere today waits for the next visit, and taken before is due at this one', async () => {
    const year = await yearOn(chartOf({ ...well, bloodPressureMeasured: true }));
    expect(line(year, 'pressure')).toMatchObject({ status: 'later', last: today, marked: true });
    const before = await yearOn(chartOf({ ...well, bloodPressureMeasured: [true, '2026-11-01'] }));
    expect(line(before, 'pressure')).toMatchObject({ status: 'due', last: '2026-11-01', marked: true });
  });

  test('says so, in both languages', async () => {
    const year = await yearOn(
      chartOf({ ...well, b12: [300, '2026-02-01'], b12Measured: [true, '2026-06-01'], weightMeasured: true }),
    );
    for (const [locale, b12, weight] of [
      [
        'en',
        'Due on 1 June 2027, last on 1 June 2026 (no result here)',
        'Done today, again at the next visit (no result here)',
      ],
      [
        'ar',
        'موعده 1 يونيو 2027، وآخر مرة في 1 يونيو 2026 (النتيجة ليست هنا)',
        'تمّ اليوم، ويُعاد في الزيارة القادمة (النتيجة ليست هنا)',
      ],
    ] as const) {
      const [plan, patterns] = await Promise.all([
        loadPlanWording(locale, { at: new Date(`${today}T12:00`) }),
        loadYearWords(locale),
      ]);
      const said = (id: string): string =>
        year.lines
          .filter((one) => one.id === id)
          .map((one) => sayPlain(whenMessage(one), { ...plan, patterns: { ...plan.patterns, ...patterns } }))
          .join();
      expect(said('b12')).toBe(b12);
      expect(said('weight')).toBe(weight);
    }
  });
});

describe('days', () => {
  test('a figure without a day is known, and its day is not: nothing is late by it', async () => {
    const year = await yearOn(chartOf({ ...well, ldl: [2.1 * 38.67, undefined] }));
    expect(line(year, 'lipids')).toMatchObject({ status: 'unknown', undated: true });
  });

  test('a day in the future, or of another calendar, is no day', async () => {
    for (const on of ['2026-11-27', '1447-05-16', '2026-02-30'])
      expect(line(await yearOn(chartOf({ ...well, eyesExamined: [true, on] })), 'eyes'), on).toMatchObject({
        status: 'unknown',
      });
  });

  test('the day itself is due, not late; the day after is late by one', async () => {
    const chart = chartOf({ ...well, feetExamined: [true, '2025-11-26'] });
    expect(line(await yearOn(chart, '2026-11-25'), 'feet')).toMatchObject({ status: 'soon', due: '2026-11-26' });
    expect(line(await yearOn(chart, '2026-11-26'), 'feet')).toMatchObject({ status: 'due' });
    expect(line(await yearOn(chart, '2026-11-27'), 'feet')).toMatchObject({ status: 'overdue', late: 1 });
  });

  test('29 February is due on the 28th, and a summer’s hour moves no day', async () => {
    const leap = chartOf({ ...well, feetExamined: [true, '2024-02-29'] });
    expect(line(await yearOn(leap, '2025-02-28'), 'feet')).toMatchObject({ status: 'due', due: '2025-02-28' });
    const spring = chartOf({ ...well, feetExamined: [true, '2025-03-28'] });
    expect(line(await yearOn(spring, '2026-04-02'), 'feet')).toMatchObject({ late: 5 });
  });
});
