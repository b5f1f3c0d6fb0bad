import {
  addOnEffects,
  effectCap,
  incretinEffect,
  lifestyleFullEffect,
  metforminFullEffect,
} from '../../clinical/agents.ts';
import { metforminDoseFactor, metforminRenalFactor } from '../../clinical/metformin.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { type CountedClass, type MonthsTaken, settledClasses } from '../../clinical/settled.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { clamp, roundTo } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { obesityBands, score } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Risk } from '../results.ts';

interface Effect {
  readonly expected: number;
  readonly doseFactor: number;
}

/**
 * The fall of HbA1c the regimen can be expected to bring, in points: metformin by dose and kidney, one incretin effect,
 * the other classes, and lifestyle by adherence; at most 2.5.
 */
export function expectedEffect(sheet: Sheet, inputs: Inputs): Effect {
  const doseFactor = metforminDoseFactor(sheet, inputs.metforminDose);
  const renalFactor = metforminRenalFactor(sheet, inputs.egfr);
  const metformin = sheet.step(
    'metforminEffect',
    'points',
    'metforminFull * doseFactor * renalFactor',
    { metforminFull: metforminFullEffect, doseFactor, renalFactor },
    metforminFullEffect.value * doseFactor * renalFactor,
  );
  const incretin = incretinEffect(sheet, { dpp4: inputs.dpp4Inhibitor, glp1: inputs.glp1RA });
  const uses = { sglt2: inputs.sglt2Inhibitor, tzd: inputs.tzd, su: inputs.sulfonylurea };
  const counted = (id: keyof typeof uses): number => (uses[id] ? addOnEffects[id].value : 0);
  const { sglt2, tzd, su } = addOnEffects;
  const other = sheet.step(
    'otherEffect',
    'points',
    'sglt2 + tzd + su',
    { sglt2: uses.sglt2 ? sglt2 : 0, tzd: uses.tzd ? tzd : 0, su: uses.su ? su : 0 },
    counted('sglt2') + counted('tzd') + counted('su'),
  );
  const lifestyle = sheet.step(
    'lifestyleEffect',
    'points',
    'lifestyleFull * adherenceScore',
    { lifestyleFull: lifestyleFullEffect, adherenceScore: inputs.adherenceScore },
    lifestyleFullEffect.value * inputs.adherenceScore,
  );
  const expected = sheet.step(
    'expectedEffect',
    'points',
    'min(effectCap, metforminEffect + incretinEffect + otherEffect + lifestyleEffect)',
    { effectCap, metforminEffect: metformin, incretinEffect: incretin, otherEffect: other, lifestyleEffect: lifestyle },
    Math.min(effectCap.value, metformin + incretin + other + lifestyle),
  );
  settledEffect(sheet, inputs, { metformin, incretin, lifestyle });
  return { expected, doseFactor };
}

/** Of what is taken the classes whose effect is in the HbA1c already. */
export function settledOf(inputs: Inputs & MonthsTaken): readonly CountedClass[] {
  return settledClasses(
    {
      metformin: inputs.metforminDose > 0 && !below(inputs.egfr, metforminStop),
      dpp4: inputs.dpp4Inhibitor,
      glp1: inputs.glp1RA,
      sglt2: inputs.sglt2Inhibitor,
      tzd: inputs.tzd,
      su: inputs.sulfonylurea,
    },
    inputs,
  );
}

/** The same fall without what classes taken for long have done already; outside the results, for the report to lead with. */
function settledEffect(
  sheet: Sheet,
  inputs: Inputs,
  effects: { readonly metformin: number; readonly incretin: number; readonly lifestyle: number },
): void {
  const settled = settledOf(inputs);
  if (!settled.length) return;
  const { sglt2, tzd, su } = addOnEffects;
  const counted = [
    { name: 'metforminEffect', by: 'metformin', effect: effects.metformin },
    { name: 'incretinEffect', by: inputs.glp1RA ? 'glp1' : 'dpp4', effect: effects.incretin },
    { name: 'sglt2', by: 'sglt2', effect: inputs.sglt2Inhibitor ? sglt2 : 0 },
    { name: 'tzd', by: 'tzd', effect: inputs.tzd ? tzd : 0 },
    { name: 'su', by: 'su', effect: inputs.sulfonylurea ? su : 0 },
  ] as const;
  const terms = counted.filter(({ by }) => !settled.includes(by));
  const total = terms.reduce((sum, { effect }) => sum + (typeof effect === 'number' ? effect : effect.value), 0);
  sheet.composed('settledEffect', 'points', Math.min(effectCap.value, total + effects.lifestyle), () => ({
    formula: `min(effectCap, ${[...terms.map(({ name }) => name), 'lifestyleEffect'].join(' + ')})`,
    variables: {
      effectCap,
      ...Object.fromEntries(terms.map(({ name, effect }) => [name, effect])),
      lifestyleEffect: effects.lifestyle,
    },
  }));
}

/** Prior minus today's HbA1c within ±2; positive means it has fallen. 0 without a prior value. */
export function trendOf(sheet: Sheet, { priorA1c, baselineA1c }: Inputs): number {
  if (priorA1c === undefined) return 0;
  const { trendMost } = score;
  return sheet.step(
    'trend',
    '%',
    'clamp(priorA1c - baselineA1c, 0 - trendMost, trendMost)',
    { priorA1c, baselineA1c, trendMost },
    clamp(priorA1c - baselineA1c, -trendMost.value, trendMost.value),
  );
}

/** Points for reduced kidney function: only from eGFR 30 up to, not including, 45. */
function kidneyPoints(sheet: Sheet, egfr: number): number {
  const { kidney, kidneyFrom, kidneyBelow } = score;
  return sheet.bands('kidneyPoints', 'points', 'egfr', egfr, [
    { from: 0, value: 0 },
    { from: kidneyFrom, value: kidney },
    { from: kidneyBelow, value: 0 },
  ]);
}

interface ScoreInputs extends Effect {
  readonly gap: number;
  readonly bmi: number;
  readonly trend: number;
}

/** The score in whole points, 5–95: rounded first, banded afterwards. */
export function intensificationScore(
  sheet: Sheet,
  inputs: Inputs,
  { expected, doseFactor, gap, bmi, trend }: ScoreInputs,
): number {
  const { adherenceScore } = inputs;
  const obesityFactor = sheet.bands('obesityFactor', 'times', 'bmi', bmi, obesityBands);
  const kidney = kidneyPoints(sheet, inputs.egfr);
  const { base, perGap, perAdherence, obesity, perDose, doseReference, worsening, improving, least, most } = score;
  const value =
    base.value +
    perGap.value * (gap - expected) -
    perAdherence.value * adherenceScore +
    obesity.value * obesityFactor -
    perDose.value * (doseFactor - doseReference.value) +
    worsening.value * Math.max(0, -trend) -
    improving.value * Math.max(0, trend) +
    kidney;
  return sheet.step(
    'iriScore',
    'points',
    'clamp(round(base + perGap * (gap - expectedEffect) - perAdherence * adherenceScore + obesity * obesityFactor - perDose * (doseFactor - doseReference) + worsening * max(0, 0 - trend) - improving * max(0, trend) + kidneyPoints), least, most)',
    {
      base,
      perGap,
      gap,
      expectedEffect: expected,
      perAdherence,
      adherenceScore,
      obesity,
      obesityFactor,
      perDose,
      doseFactor,
      doseReference,
      worsening,
      improving,
      trend,
      kidneyPoints: kidney,
      least,
      most,
    },
    clamp(roundTo(value), least.value, most.value),
  );
}

/** HbA1c of 10 or more, or catabolic symptoms, put everything else aside. */
export function urgentScore(sheet: Sheet): number {
  return sheet.step('iriScore', 'points', 'urgentScore', { urgentScore: score.urgent }, score.urgent.value);
}

export function riskOf(iriScore: number): Risk {
  if (below(iriScore, score.moderateFrom)) return 'low';
  return atLeast(iriScore, score.highFrom) ? 'high' : 'moderate';
}
