import {
  addOnEffects,
  effectCap,
  incretinEffect,
  lifestyleFullEffect,
  metforminFullEffect,
} from '../../clinical/agents.ts';
import { metforminDoseFactor, metforminRenalFactor } from '../../clinical/metformin.ts';
import { below } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import {
  activityRank,
  benefit,
  eatingRank,
  egfrOfBand,
  lifestyleScores,
  settledAfter,
  tolerated,
} from '../constants.ts';
import type { Inputs } from '../inputs.ts';

/** The eGFR the model counts with: the lower bound of the band, in mL/min/1.73 m². */
export function egfrNumber(sheet: Sheet, inputs: Inputs): number {
  return sheet.lookup('egfr', 'mL/min/1.73 m²', 'egfrBand', inputs.egfrBand, egfrOfBand);
}

/** 0.4 to 1 by activity and eating. */
export function lifestyleScore(sheet: Sheet, inputs: Inputs): number {
  const activity = sheet.lookup('activityRank', 'points', 'activityLevel', inputs.activityLevel, activityRank);
  const eating = sheet.lookup('eatingRank', 'points', 'eatingPattern', inputs.eatingPattern, eatingRank);
  const sum = sheet.step(
    'lifestyleSum',
    'points',
    'activityRank + eatingRank',
    { activityRank: activity, eatingRank: eating },
    activity + eating,
  );
  return sheet.bands('lifestyleScore', 'times', 'lifestyleSum', sum, lifestyleScores);
}

/** A fall of HbA1c in points: as the specification counts it, and without what metformin taken for long has done already. */
interface Fall {
  readonly points: number;
  /** Absent where metformin is new, or counts nothing. */
  readonly settled?: number;
}

/** What the tablets, the incretin and the habits of today bring, in HbA1c points, at most 2.5. */
export function oralPower(sheet: Sheet, inputs: Inputs, egfr: number, lifestyle: number): Fall {
  const doseFactor = metforminDoseFactor(sheet, inputs.metforminMr.dose, 'metforminMr.dose');
  const renalFactor = metforminRenalFactor(sheet, egfr);
  const counted = sheet.lookup('tolerated', 'times', 'metforminMr.tolerance', inputs.metforminMr.tolerance, tolerated);
  const metforminEffect = sheet.step(
    'metforminEffect',
    'points',
    'metforminFull * doseFactor * renalFactor * tolerated',
    { metforminFull: metforminFullEffect, doseFactor, renalFactor, tolerated: counted },
    metforminFullEffect.value * doseFactor * renalFactor * counted,
  );
  const incretin = incretinEffect(sheet, { dpp4: inputs.sitagliptin100, glp1: inputs.glp1Ra });
  const lifestyleEffect = sheet.step(
    'lifestyleEffect',
    'points',
    'lifestyleFull * lifestyleScore',
    { lifestyleFull: lifestyleFullEffect, lifestyleScore: lifestyle },
    lifestyleFullEffect.value * lifestyle,
  );
  const [sglt2, tzd, su] = [
    inputs.sglt2 ? addOnEffects.sglt2 : 0,
    inputs.tzd ? addOnEffects.tzd : 0,
    inputs.su ? addOnEffects.su : 0,
  ];
  const plain = (value: typeof sglt2): number => (typeof value === 'number' ? value : value.value);
  const others = { effectCap, incretinEffect: incretin, sglt2, tzd, su, lifestyleEffect };
  const points = sheet.step(
    'oralPower',
    'points',
    'min(effectCap, metforminEffect + incretinEffect + sglt2 + tzd + su + lifestyleEffect)',
    { ...others, metforminEffect },
    Math.min(effectCap.value, metforminEffect + incretin + plain(sglt2) + plain(tzd) + plain(su) + lifestyleEffect),
  );
  if (metforminEffect === 0 || !below(settledAfter.value, inputs.metforminMr.duration)) return { points };
  const settled = sheet.step(
    'settledPower',
    'points',
    'min(effectCap, incretinEffect + sglt2 + tzd + su + lifestyleEffect)',
    others,
    Math.min(effectCap.value, incretin + plain(sglt2) + plain(tzd) + plain(su) + lifestyleEffect),
  );
  return { points, settled };
}

/** The same with basal insulin, at most 3.5 points. */
export function withInsulin(sheet: Sheet, oral: Fall, lifestyle: number, bmi: number): Fall {
  const bmiFactor = sheet.bands('bmiFactor', 'times', 'bmi', bmi, benefit.bmi);
  const insulinBenefit = sheet.step(
    'insulinBenefit',
    'points',
    'insulinBase * (insulinShare + insulinLifestyle * lifestyleScore) * bmiFactor',
    {
      insulinBase: benefit.base,
      insulinShare: benefit.share,
      insulinLifestyle: benefit.lifestyle,
      lifestyleScore: lifestyle,
      bmiFactor,
    },
    benefit.base.value * (benefit.share.value + benefit.lifestyle.value * lifestyle) * bmiFactor,
  );
  const points = sheet.step(
    'withInsulin',
    'points',
    'min(totalCap, oralPower + insulinBenefit)',
    { totalCap: benefit.most, oralPower: oral.points, insulinBenefit },
    Math.min(benefit.most.value, oral.points + insulinBenefit),
  );
  if (oral.settled === undefined) return { points };
  const settled = sheet.step(
    'settledWithInsulin',
    'points',
    'min(totalCap, settledPower + insulinBenefit)',
    { totalCap: benefit.most, settledPower: oral.settled, insulinBenefit },
    Math.min(benefit.most.value, oral.settled + insulinBenefit),
  );
  return { points, settled };
}

/** HbA1c after a fall, never below 5.5 % and never above today's. */
export function reached(sheet: Sheet, id: string, baselineA1c: number, reduction: number): number {
  return sheet.step(
    id,
    '%',
    'min(baselineA1c, max(lowestA1c, baselineA1c - reduction))',
    { baselineA1c, lowestA1c: benefit.floor, reduction },
    Math.min(baselineA1c, Math.max(benefit.floor.value, baselineA1c - reduction)),
  );
}
