import fc from 'fast-check';
import { expect, test } from 'vitest';
import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

/**
 * The forecast and the plan once more, written from the specification and the clinical facts without a look at the engine's
 * constants. A slip in either shows as a difference.
 */
interface Patient {
  a1c: number;
  target: number;
  weight: number;
  height: number;
  age: number;
  sex: string;
  egfr: number;
  metforminDose: number;
  sitagliptin: boolean;
  mealsPerDay: string;
  mealSize: string;
  snacksPerDay: string;
  sugaryDrinks: string;
  dessertFreq: string;
  eatingLocation: string;
  eatingPattern: string;
  proteinLevel: string;
  walkingTime: string;
  weeklyActivity: string;
  jobLevel: string;
  steps?: number;
  activityMinutes?: number;
  calories?: number;
}
const within = (x: number, low: number, high: number): number => [low, x, high].sort((a, b) => a - b)[1] as number;

/** Reached, but for floating noise. */
const reaches = (x: number, limit: number): boolean => Math.round((x - limit) * 1e9) >= 0;

function forecast(p: Patient, u: number): { adherent: number; low: number; metformin: number; sitagliptin: number } {
  const a = within(p.a1c, 6.5, 12);
  const dose = p.metforminDose === 500 ? 0.7 : p.metforminDose === 750 ? 0.9 : 1;
  const kidney = reaches(p.egfr, 45) ? 1 : reaches(p.egfr, 30) ? 0.7 : 0;
  const metformin = within(1.1 + 0.2 * (a - 8.5) + 0.1 * u, 0.6, 1.6) * dose * kidney;
  const sitagliptin = p.sitagliptin ? within(0.6 + 0.25 * (a - 8) + 0.08 * u, 0.3, 1) : 0;
  const adherentFall = metformin + sitagliptin + within(0.6 + 0.1 * u, 0.4, 0.8);
  const lowFall = 0.5 * (metformin + sitagliptin) + within(0.1 + 0.05 * u, 0, 0.2);
  const adherent = Math.min(p.a1c, Math.max(5.5, p.a1c - Math.min(2.5, adherentFall)));
  return {
    adherent,
    low: Math.max(adherent, Math.min(p.a1c, Math.max(6, p.a1c - Math.min(1.5, lowFall)))),
    metformin,
    sitagliptin,
  };
}

function plan(p: Patient) {
  const resting =
    p.sex === 'male'
      ? 88.362 + 13.397 * p.weight + 4.799 * p.height - 5.677 * p.age
      : 447.593 + 9.247 * p.weight + 3.098 * p.height - 4.33 * p.age;
  const bmi = p.weight / ((p.height / 100) * (p.height / 100));
  const meals = { '1-2': 0.9, '3': 1, '4-5': 1.1 }[p.mealsPerDay] ?? 0;
  const size = { small: 0.85, medium: 1, large: 1.25 }[p.mealSize] ?? 0;
  const extra =
    ({ '0': 0, '1': 200, '2-3': 400 }[p.snacksPerDay] ?? 0) +
    ({ '0': 0, '1': 150, '2+': 300 }[p.sugaryDrinks] ?? 0) +
    ({ rare: 0, '1-2week': 150, '3-5week': 250, daily: 350 }[p.dessertFreq] ?? 0);
  const eaten =
    (resting * 1.4 * meals * size + extra) *
    ({ home: 1, mix: 1.05, outside: 1.125 }[p.eatingLocation] ?? 0) *
    (p.proteinLevel === 'high' ? 0.95 : 1);
  const calorieTarget = Math.max(p.sex === 'male' ? 1500 : 1200, resting * 1.4 - (reaches(bmi, 25) ? 500 : 0));
  const steps = Math.round(
    ({ hardly: 750, little: 1500, moderate: 3500, hour: 5750, hours: 8500 }[p.walkingTime] ?? 0) *
      ({ sitting: 1, sometimes: 1.05, mostly: 1.1, demanding: 1.2 }[p.jobLevel] ?? 0) +
      1e-9,
  );
  const minutes = { none: 0, light: 60, moderate: 165, vigorous: 250 }[p.weeklyActivity] ?? 0;
  const active = reaches(p.activityMinutes ?? minutes, 150);
  const fed = reaches(150, Math.abs((p.calories ?? eaten) - calorieTarget));
  const walked = reaches(p.steps ?? steps, 7000);
  const index = (active ? 40 : 10) + (fed ? 40 : 10) + (walked ? 20 : 5);
  const lowCarb = p.eatingPattern === 'lower-carb';
  const protein = (calorieTarget * (lowCarb ? 0.25 : 0.2)) / 4;
  return {
    bmi,
    inferredSteps: steps,
    inferredActivityMinutes: minutes,
    inferredCalories: eaten,
    calorieTarget,
    adherenceIndex: index,
    activityAdherent: active,
    calorieAdherent: fed,
    stepsAdequate: walked,
    carbGrams: (calorieTarget * (lowCarb ? 0.26 : 0.45)) / 4,
    proteinGrams: !reaches(p.egfr, 60) ? Math.min(protein, 0.8 * p.weight) : protein,
    fatGrams: (calorieTarget * (lowCarb ? 0.3 : 0.25)) / 9,
    fiberGrams: (14 * calorieTarget) / 1000,
  };
}

test('the engine agrees with a second derivation', () => {
  fc.assert(
    fc.property(anyInputs(a1cForecast), (inputs) => {
      const patient = inputs as Patient;
      const { results } = a1cForecast.calculate(inputs);
      const middle = forecast(patient, 0);
      const expected = plan(patient);
      expect(results.predictedA1cAdherent).toBeCloseTo(middle.adherent, 9);
      expect(results.predictedA1cNonAdherent).toBeCloseTo(middle.low, 9);
      expect(results.metforminEffect).toBeCloseTo(middle.metformin, 9);
      expect(results.sitagliptinEffect).toBeCloseTo(middle.sitagliptin, 9);
      for (const [at, u] of [
        [0, 1],
        [1, -1],
      ] as const) {
        expect(results.spread.adherent[at]).toBeCloseTo(forecast(patient, u).adherent, 9);
        expect(results.spread.nonAdherent[at]).toBeCloseTo(forecast(patient, u).low, 9);
      }
      for (const [name, value] of Object.entries(expected)) {
        const found = results[name as keyof typeof expected];
        if (typeof value === 'number') expect(found, name).toBeCloseTo(value, 6);
        else expect(found, name).toBe(value);
      }
      const share = within((patient.a1c - middle.adherent) / Math.max(patient.a1c - patient.target, 0.5), 0, 1);
      const most = !reaches(patient.egfr, 30) && !patient.sitagliptin ? 50 : 95;
      expect(results.improvementScore).toBe(
        within(Math.floor(10 + 60 * share + (25 * expected.adherenceIndex) / 100 + 0.5 + 1e-9), 10, most),
      );
    }),
    { numRuns: tries(1000) },
  );
});
