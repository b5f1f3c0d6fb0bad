import fc from 'fast-check';
import { expect, test } from 'vitest';
import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

const arbitrary = anyInputs(a1cForecast);

test('a higher HbA1c never forecasts a lower one', () => {
  fc.assert(
    fc.property(arbitrary, fc.double({ min: 4, max: 20, noNaN: true }), (inputs, other) => {
      const [lower, higher] = [inputs.a1c, other].sort((a, b) => a - b) as [number, number];
      const low = a1cForecast.calculate({ ...inputs, a1c: lower }).results;
      const high = a1cForecast.calculate({ ...inputs, a1c: higher }).results;
      expect(high.predictedA1cAdherent).toBeGreaterThanOrEqual(low.predictedA1cAdherent - 1e-9);
      expect(high.predictedA1cNonAdherent).toBeGreaterThanOrEqual(low.predictedA1cNonAdherent - 1e-9);
    }),
    { numRuns: tries(500) },
  );
});

test('everything stays inside its clamps', () => {
  fc.assert(
    fc.property(arbitrary, (inputs) => {
      const { results } = a1cForecast.calculate(inputs);
      expect(results.predictedA1cAdherent).toBeLessThanOrEqual(inputs.a1c);
      expect(results.predictedA1cNonAdherent).toBeLessThanOrEqual(inputs.a1c);
      expect(results.predictedA1cNonAdherent).toBeGreaterThanOrEqual(results.predictedA1cAdherent);
      expect(results.predictedA1cAdherent).toBeGreaterThanOrEqual(Math.min(inputs.a1c, 5.5));
      expect(results.predictedA1cNonAdherent).toBeGreaterThanOrEqual(Math.min(inputs.a1c, 5.5));
      expect(inputs.a1c - results.predictedA1cAdherent).toBeLessThanOrEqual(2.5 + 1e-9);
      expect(results.improvementScore).toBeGreaterThanOrEqual(10);
      expect(results.improvementScore).toBeLessThanOrEqual(95);
      expect(Number.isInteger(results.improvementScore)).toBe(true);
      expect([25, 40, 55, 70, 85, 100]).toContain(results.adherenceIndex);
      expect(results.earliestImprovement).toBe(1);
      expect(results.calorieTarget).toBeGreaterThanOrEqual(inputs.sex === 'male' ? 1500 : 1200);
      if (inputs.egfr < 59.999) expect(results.proteinGrams).toBeLessThanOrEqual(0.8 * inputs.weight + 1e-9);
      expect(results.spread.adherent[0]).toBeLessThanOrEqual(results.predictedA1cAdherent + 1e-9);
      expect(results.spread.adherent[1]).toBeGreaterThanOrEqual(results.predictedA1cAdherent - 1e-9);
      expect(results.spread.nonAdherent[0]).toBeLessThanOrEqual(results.predictedA1cNonAdherent + 1e-9);
      expect(results.spread.nonAdherent[1]).toBeGreaterThanOrEqual(results.predictedA1cNonAdherent - 1e-9);
    }),
    { numRuns: tries(500) },
  );
});

test('an added drug or a higher dose never forecasts a higher HbA1c', () => {
  fc.assert(
    fc.property(arbitrary, (inputs) => {
      const forecast = (changes: Partial<typeof inputs>) =>
        a1cForecast.calculate({ ...inputs, ...changes }).results.predictedA1cAdherent;
      expect(forecast({ sitagliptin: true })).toBeLessThanOrEqual(forecast({ sitagliptin: false }) + 1e-9);
      expect(forecast({ metforminDose: 1000 })).toBeLessThanOrEqual(forecast({ metforminDose: 500 }) + 1e-9);
    }),
    { numRuns: tries(200) },
  );
});
