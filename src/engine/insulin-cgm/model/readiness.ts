import { insulinA1c } from '../../clinical/glycaemia.ts';
import { clamp, clean } from '../../kit/maths.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { goal, iri, preference, readiness } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Risk } from '../results.ts';

/** START NOW: HbA1c of 10 or more, or symptoms. */
export function startsNow({ baselineA1c, symptomatic }: Inputs): boolean {
  return symptomatic || atLeast(baselineA1c, insulinA1c);
}

/** Whether the gap to 7 % is small enough for sitagliptin to be credited or added. */
export function smallGap({ baselineA1c }: Inputs): boolean {
  return atLeast(iri.smallGap.value, clean(baselineA1c - goal.value));
}

/** The insulin readiness index of this tool; its bands are its own. Taken on the HbA1c the current regimen reaches. */
export function iriScore(
  sheet: Sheet,
  inputs: Inputs,
  currentRegimenA1c: number,
): { readonly score: number; readonly risk: Risk } {
  const relief = inputs.sitagliptin100 && smallGap(inputs) ? iri.relief : 0;
  const raw = clamp(iri.base.value + iri.slope.value * (currentRegimenA1c - goal.value), 0, iri.most.value);
  const score = sheet.step(
    'iriScore',
    'points',
    'max(0, clamp(iriBase + iriSlope * (currentRegimenA1c - goal), 0, iriMost) - iriRelief)',
    { iriBase: iri.base, iriSlope: iri.slope, currentRegimenA1c, goal, iriMost: iri.most, iriRelief: relief },
    Math.max(0, raw - (relief === 0 ? 0 : relief.value)),
  );
  return { score, risk: atLeast(score, iri.high) ? 'high' : atLeast(score, iri.moderate) ? 'moderate' : 'low' };
}

/** The readiness index, 5 to 95; at least 90 under START NOW, so that a preference cannot hide it. */
export function readinessIndex(sheet: Sheet, inputs: Inputs, currentRegimenA1c: number, startNow: boolean): number {
  const { slope, shift, trend: weight, trendLow, trendHigh, low, high } = readiness;
  const trend =
    inputs.priorA1c === undefined
      ? 0
      : sheet.step(
          'trend',
          'points',
          'clamp(priorA1c - baselineA1c, trendLow, trendHigh)',
          { priorA1c: inputs.priorA1c, baselineA1c: inputs.baselineA1c, trendLow, trendHigh },
          clamp(inputs.priorA1c - inputs.baselineA1c, trendLow.value, trendHigh.value),
        );
  const wish = sheet.lookup('preference', 'points', 'injectablesAcceptance', inputs.injectablesAcceptance, preference);
  const least = startNow ? readiness.startNow : readiness.none;
  const x = currentRegimenA1c - goal.value - shift.value - weight.value * trend + wish;
  const index = clamp(100 / (1 + Math.exp(-slope.value * x)), low.value, high.value);
  return sheet.step(
    'readiness',
    'points',
    'max(least, clamp(100 / (1 + exp(0 - readinessSlope * (currentRegimenA1c - goal - shift - trendWeight * trend + preference))), readinessLow, readinessHigh))',
    {
      least,
      readinessSlope: slope,
      currentRegimenA1c,
      goal,
      shift,
      trendWeight: weight,
      trend,
      preference: wish,
      readinessLow: low,
      readinessHigh: high,
    },
    Math.max(least.value, index),
  );
}
