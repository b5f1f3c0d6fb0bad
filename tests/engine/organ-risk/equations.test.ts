import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as door from '../../../src/engine/organ-risk/model/index.ts';
import { kidneyAgain, score2Again, whoAgain } from './second-derivation.ts';

type Given<F extends (inputs: never) => unknown> = Parameters<F>[0];
const region = 'North Africa and Middle East';
const who: Given<typeof door.whoCvd2019> = {
  calibration: region,
  age: 60,
  sex: 'male',
  currentSmoker: false,
  sbp: 140,
  diabetes: true,
  totalCholesterolMmol: 5.5,
};
const score2: Given<typeof door.score2Diabetes> = {
  region: 'low',
  age: 60,
  sex: 'male',
  currentSmoker: false,
  sbp: 140,
  totalCholesterolMmol: 5.5,
  hdlMmol: 1.3,
  ageAtDiagnosis: 60,
  hba1cMmolMol: 50,
  egfr: 90,
};
const kidney: Given<typeof door.kfre4> = {
  age: 60,
  sex: 'male',
  egfr: 30,
  uacrMgG: 500,
  years: 5,
  calibration: 'non-North-America',
};
const liver: Given<typeof door.fib4> = { age: 60, ast: 40, alt: 36, platelets: 200 };
const creatinine: Given<typeof door.ckdEpi2021> = { creatinineMgDl: 1, age: 50, sex: 'male' };

/** What is no number, and what a caller may leave out. */
const nonsense = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  0,
  undefined,
  null,
  '60',
  true,
  {},
];

describe('published values', () => {
  // Cells of the published charts, whole per cent at the middle of each cell: within 1.3 points.
  test.each([
    ['male', true, true, 62, 130, 5.5, 32],
    ['male', true, true, 42, 110, 4.5, 10],
    ['male', true, true, 72, 190, 6.5, 69],
    ['male', true, true, 57, 150, 5.5, 34],
    ['male', false, false, 67, 130, 5.5, 19],
    ['male', false, false, 52, 150, 4.5, 9],
    ['male', false, false, 42, 110, 3.5, 2],
    ['female', true, true, 62, 130, 5.5, 30],
    ['female', true, true, 42, 130, 5.5, 18],
    ['female', true, true, 72, 190, 6.5, 57],
    ['female', true, true, 52, 150, 6.5, 31],
  ] as const)(
    'WHO 2019: %s, diabetes %s, smoker %s, %d, %d, %d: %d',
    (sex, diabetes, currentSmoker, age, sbp, totalCholesterolMmol, percent) => {
      const risk = door.whoCvd2019({
        calibration: region,
        sex,
        diabetes,
        currentSmoker,
        age,
        sbp,
        totalCholesterolMmol,
      });
      expect(Math.abs(100 * (risk ?? Number.NaN) - percent)).toBeLessThan(1.3);
    },
  );

  // 60 years, 140 mmHg, 5.5 and 1.3 mmol/L: found at 60 with HbA1c 50 and eGFR 90, as printed with the equation.
  test('SCORE2-Diabetes: the printed example', () => {
    expect(100 * (door.score2Diabetes(score2) ?? Number.NaN)).toBeCloseTo(8.4, 1);
  });

  // Whole numbers as the published calculator of the National Kidney Foundation prints them.
  test.each([
    [1, 50, 'male', 92],
    [1, 50, 'female', 69],
    [0.8, 30, 'female', 102],
    [1.4, 70, 'male', 54],
    [2.5, 65, 'female', 21],
    [0.6, 40, 'male', 125],
  ] as const)('CKD-EPI 2021: %d mg/dL at %d, %s: %d', (creatinineMgDl, age, sex, egfr) => {
    expect(Math.round(door.ckdEpi2021({ creatinineMgDl, age, sex }) ?? Number.NaN)).toBe(egfr);
  });

  test('FIB-4 by hand: 60 × 40 ÷ (200 × 6)', () => expect(door.fib4(liver)).toBeCloseTo(2, 12));
});

describe('the same by a second derivation', () => {
  const sex = fc.constantFrom('male' as const, 'female' as const);
  const at = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const pressure = at(80, 240);
  const cholesterol = at(2.5, 12);

  test('WHO 2019, every region and country', () => {
    const calibration = fc.constantFrom(
      region,
      'Saudi Arabia',
      'United Arab Emirates',
      'Kuwait',
      'Qatar',
      'Oman',
      'Bahrain' as const,
    );
    fc.assert(
      fc.property(
        calibration,
        at(40, 74),
        sex,
        fc.boolean(),
        pressure,
        fc.boolean(),
        cholesterol,
        (place, age, s, smokes, sbp, diabetes, chol) => {
          const found = door.whoCvd2019({
            calibration: place as typeof region,
            age,
            sex: s,
            currentSmoker: smokes,
            sbp,
            diabetes,
            totalCholesterolMmol: chol,
          });
          expect(found).toBeCloseTo(whoAgain(place, age, s === 'male', smokes, sbp, diabetes, chol), 10);
        },
      ),
    );
  });

  test('SCORE2-Diabetes, every region', () => {
    const risk = fc.constantFrom('low', 'moderate', 'high', 'very high' as const);
    fc.assert(
      fc.property(
        risk,
        at(40, 69),
        sex,
        fc.boolean(),
        pressure,
        cholesterol,
        at(0.5, 2.4),
        at(1, 40),
        at(25, 150),
        at(45, 140),
        (place, age, s, smokes, sbp, chol, hdl, found, a1c, egfr) => {
          const answer = door.score2Diabetes({
            region: place as 'low',
            age,
            sex: s,
            currentSmoker: smokes,
            sbp,
            totalCholesterolMmol: chol,
            hdlMmol: hdl,
            ageAtDiagnosis: found,
            hba1cMmolMol: a1c,
            egfr,
          });
          expect(answer).toBeCloseTo(
            score2Again(place, s === 'male', { age, smokes, sbp, chol, hdl, found, a1c, egfr }),
            10,
          );
        },
      ),
    );
  });

  test('kidney failure, both horizons and calibrations', () => {
    const survival = { 'non-North-America': { 2: 0.9832, 5: 0.9365 }, 'North America': { 2: 0.975, 5: 0.924 } };
    fc.assert(
      fc.property(
        at(18, 100),
        sex,
        at(2, 59.9),
        at(0.5, 8000),
        fc.constantFrom(2, 5),
        fc.constantFrom('non-North-America', 'North America'),
        (age, s, egfr, uacrMgG, years, calibration) => {
          const answer = door.kfre4({
            age,
            sex: s,
            egfr,
            uacrMgG,
            years: years as 2,
            calibration: calibration as 'North America',
          });
          expect(answer).toBeCloseTo(
            kidneyAgain(age, s === 'male', egfr, uacrMgG, survival[calibration as 'North America'][years as 2]),
            10,
          );
        },
      ),
    );
  });
});

describe('null outside the limits', () => {
  test.each([
    ['WHO 2019', (age: number) => door.whoCvd2019({ ...who, age }), 40, 74, 75],
    ['SCORE2-Diabetes', (age: number) => door.score2Diabetes({ ...score2, ageAtDiagnosis: 35, age }), 40, 69, 70],
  ] as const)('%s: ages', (_, answer, from, to, past) => {
    expect(answer(from - 1)).toBeNull();
    expect(answer(from - 0.01)).toBeNull();
    expect(answer(from)).not.toBeNull();
    expect(answer(to)).not.toBeNull();
    expect(answer(past)).toBeNull();
  });

  test('adults only', () => {
    for (const [age, expected] of [
      [17, true],
      [18, false],
      [17.9, true],
    ] as const) {
      expect(door.kfre4({ ...kidney, age }) === null).toBe(expected);
      expect(door.ckdEpi2021({ ...creatinine, age }) === null).toBe(expected);
      expect(door.fib4({ ...liver, age }) === null).toBe(expected);
    }
  });

  test('the kidney failure equation is for eGFR below 60 and a ratio above 0', () => {
    expect(door.kfre4({ ...kidney, egfr: 59.99 })).not.toBeNull();
    expect(door.kfre4({ ...kidney, egfr: 60 })).toBeNull();
    expect(door.kfre4({ ...kidney, uacrMgG: 0 })).toBeNull();
    expect(door.kfre4({ ...kidney, uacrMgG: 0.1 })).not.toBeNull();
    expect(door.kfre4({ ...kidney, years: 10 as 5 })).toBeNull();
    expect(door.kfre4({ ...kidney, calibration: 'Europe' as 'North America' })).toBeNull();
  });

  test('SCORE2-Diabetes: not below eGFR 45, nor found after today, nor HbA1c in percent, nor cholesterol in mg/dL', () => {
    expect(door.score2Diabetes({ ...score2, egfr: 45 })).not.toBeNull();
    expect(door.score2Diabetes({ ...score2, egfr: 44.9 })).toBeNull();
    expect(door.score2Diabetes({ ...score2, ageAtDiagnosis: 60 })).not.toBeNull();
    expect(door.score2Diabetes({ ...score2, ageAtDiagnosis: 61 })).toBeNull();
    expect(door.score2Diabetes({ ...score2, ageAtDiagnosis: -1 })).toBeNull();
    expect(door.score2Diabetes({ ...score2, hba1cMmolMol: 7.5 })).toBeNull();
    expect(door.score2Diabetes({ ...score2, totalCholesterolMmol: 200 })).toBeNull();
    expect(door.score2Diabetes({ ...score2, hdlMmol: 45 })).toBeNull();
    expect(door.score2Diabetes({ ...score2, region: 'middle' as 'low' })).toBeNull();
    expect(door.whoCvd2019({ ...who, calibration: 'Europe' as typeof region })).toBeNull();
  });

  test('other units: creatinine in µmol/L, platelets per µL, cholesterol in mg/dL', () => {
    expect(door.ckdEpi2021({ ...creatinine, creatinineMgDl: 88 })).toBeNull();
    expect(door.fib4({ ...liver, platelets: 200_000 })).toBeNull();
    expect(door.whoCvd2019({ ...who, totalCholesterolMmol: 212 })).toBeNull();
  });

  // One value after another is no number, missing, or of another kind.
  const sound = (
    answer: (inputs: never) => unknown,
    inputs: object,
    mayBe: Readonly<Record<string, readonly unknown[]>> = {},
  ) => {
    expect(answer(inputs as never)).not.toBeNull();
    for (const name of Object.keys(inputs))
      for (const value of [...nonsense, 'unknown'])
        if (!(mayBe[name] ?? []).includes(value))
          expect(answer({ ...inputs, [name]: value } as never), `${name} ${String(value)}`).toBeNull();
    for (const given of [undefined, null, 5, 'all', []]) expect(answer(given as never)).toBeNull();
  };
  test('nonsense in any place is null, never a number and never a throw', () => {
    sound(door.whoCvd2019, who, { currentSmoker: [true], diabetes: [true] });
    sound(door.score2Diabetes, score2, { currentSmoker: [true], ageAtDiagnosis: [0] });
    sound(door.kfre4, kidney);
    sound(door.ckdEpi2021, creatinine);
    sound(door.fib4, liver);
    sound(door.kdigo, { egfr: 50, uacrMgG: 40 }, { egfr: [0], uacrMgG: [0] });
  });
});

describe('KDIGO’s grid', () => {
  test.each([
    [120, 'G1'],
    [90, 'G1'],
    [89.99, 'G2'],
    [60, 'G2'],
    [59.99, 'G3a'],
    [59.5, 'G3a'],
    [45, 'G3a'],
    [44.99, 'G3b'],
    [30, 'G3b'],
    [29.99, 'G4'],
    [15, 'G4'],
    [14.99, 'G5'],
    [3, 'G5'],
  ] as const)('eGFR %d is %s', (egfr, g) => expect(door.kdigo({ egfr, uacrMgG: 10 })?.g).toBe(g));
  test.each([
    [0.5, 'A1'],
    [29.99, 'A1'],
    [30, 'A2'],
    [299.99, 'A2'],
    [300, 'A2'],
    [300.01, 'A3'],
    [5000, 'A3'],
  ] as const)('%d mg/g is %s', (uacrMgG, a) => expect(door.kdigo({ egfr: 95, uacrMgG })?.a).toBe(a));

  const words = { l: 'low', m: 'moderate', h: 'high', v: 'very high' } as const;
  test.each([
    [95, 'lmh'],
    [70, 'lmh'],
    [50, 'mhv'],
    [40, 'hvv'],
    [20, 'vvv'],
    [10, 'vvv'],
  ] as const)('eGFR %d across A1, A2, A3: %s', (egfr, letters) => {
    [10, 100, 400].forEach((uacrMgG, at) => {
      expect(door.kdigo({ egfr, uacrMgG })?.risk).toBe(words[letters[at] as keyof typeof words]);
    });
  });
});

test('probabilities stay between 0 and 1 at the corners of what is possible', () => {
  const corner = (min: number, max: number) => fc.constantFrom(min, max);
  fc.assert(
    fc.property(
      corner(40, 74),
      corner(60, 280),
      corner(1.3, 25.8),
      fc.boolean(),
      corner(1, 59),
      corner(0.01, 25000),
      (age, sbp, chol, yes, egfr, uacrMgG) => {
        for (const risk of [
          door.whoCvd2019({ ...who, age, sbp, totalCholesterolMmol: chol, currentSmoker: yes }),
          door.kfre4({ ...kidney, age, egfr, uacrMgG }),
        ]) {
          expect(risk).toBeGreaterThanOrEqual(0);
          expect(risk).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
