import {
  addOnEffects,
  effectCap,
  incretinEffect,
  lifestyleFullEffect,
  metforminFullEffect,
} from '../../clinical/agents.ts';
import { bodyMassIndex } from '../../clinical/bmi.ts';
import { metforminDoseFactor, metforminRenalFactor } from '../../clinical/metformin.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { type CountedClass, type MonthsTaken, settledClasses, undatedClasses } from '../../clinical/settled.ts';
import { below } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { activityRank, benefit, eatingRank, egfrOfBand, lifestyleScores, tolerated } from '../constants.ts';
import type { Inputs } from '../inputs.ts';

/** The eGFR the model counts with: the lower bound of the band, in mL/min/1.73 m². */
function egfrNumber(sheet: Sheet, inputs: Inputs): number {
  return sheet.lookup('egfr', 'mL/min/1.73 m²', 'egfrBand', inputs.egfrBand, egfrOfBand);
}

/** 0.4 to 1 by activity and eating. */
function lifestyleScore(sheet: Sheet, inputs: Inputs): number {
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

/** What is taken, as far as it is counted, with the months of each. Metformin counts where it is counted at all. */
function countedOf(inputs: Inputs & MonthsTaken): Parameters<typeof settledClasses> {
  const { dose, tolerance, duration } = inputs.metforminMr;
  const { sulfonylureaMonths, dpp4InhibitorMonths, sglt2InhibitorMonths, glp1RAMonths, tzdMonths } = inputs;
  return [
    {
      metformin: dose > 0 && tolerated[tolerance].value > 0 && !below(egfrOfBand[inputs.egfrBand].value, metforminStop),
      dpp4: inputs.sitagliptin100,
      glp1: inputs.glp1Ra,
      sglt2: inputs.sglt2,
      tzd: inputs.tzd,
      su: inputs.su,
    },
    {
      metforminDuration: duration,
      sulfonylureaMonths,
      dpp4InhibitorMonths,
      sglt2InhibitorMonths,
      glp1RAMonths,
      tzdMonths,
    },
  ];
}
/** Of what is taken the classes whose effect is in the HbA1c already. */
const settledOf = (inputs: Inputs & MonthsTaken): readonly CountedClass[] => settledClasses(...countedOf(inputs));
/** Of what is taken the classes that are counted as new, since nobody has said since when they are taken. */
export const undatedOf = (inputs: Inputs & MonthsTaken): readonly CountedClass[] =>
  undatedClasses(...countedOf(inputs));

/** A fall of HbA1c in points: as the specification counts it, and without what has done its work already: classes taken for long, and today's habits. */
interface Fall {
  readonly points: number;
  readonly settled: number;
}

/** What the tablets, the incretin and the habits of today bring, in HbA1c points, at most 2.5. */
function oralPower(sheet: Sheet, inputs: Inputs, egfr: number, lifestyle: number): Fall {
  const doseFactor = metforminDoseFactor(sheet, inputs.metforminMr.dose, 'metforminMr.dose');
  const renalFactor = metforminRenalFactor(sheet, egfr);
  const borne = sheet.lookup('tolerated', 'times', 'metforminMr.tolerance', inputs.metforminMr.tolerance, tolerated);
  const metforminEffect = sheet.step(
    'metforminEffect',
    'points',
    'metforminFull * doseFactor * renalFactor * tolerated',
    { metforminFull: metforminFullEffect, doseFactor, renalFactor, tolerated: borne },
    metforminFullEffect.value * doseFactor * renalFactor * borne,
  );
  const incretin = incretinEffect(sheet, { dpp4: inputs.sitagliptin100, glp1: inputs.glp1Ra });
  const lifestyleEffect = sheet.step(
    'lifestyleEffect',
    'points',
    'lifestyleFull * lifestyleScore',
    { lifestyleFull: lifestyleFullEffect, lifestyleScore: lifestyle },
    lifestyleFullEffect.value * lifestyle,
  );
  const { sglt2, tzd, su } = addOnEffects;
  const counted = [
    { name: 'metforminEffect', by: 'metformin', taken: true, effect: metforminEffect },
    { name: 'incretinEffect', by: inputs.glp1Ra ? 'glp1' : 'dpp4', taken: true, effect: incretin },
    { name: 'sglt2', by: 'sglt2', taken: inputs.sglt2, effect: sglt2 },
    { name: 'tzd', by: 'tzd', taken: inputs.tzd, effect: tzd },
    { name: 'su', by: 'su', taken: inputs.su, effect: su },
  ] as const;
  const habits = { name: 'lifestyleEffect', by: 'habits', taken: true, effect: lifestyleEffect } as const;
  const sum = (id: string, without: readonly (CountedClass | 'habits')[]): number => {
    const terms = [...counted, habits].filter(({ by }) => !without.includes(by));
    const plain = terms.map(({ taken, effect }) => (!taken ? 0 : typeof effect === 'number' ? effect : effect.value));
    const total = plain.reduce((so, effect) => so + effect, 0);
    return sheet.composed(id, 'points', Math.min(effectCap.value, total), () => ({
      formula: `min(effectCap, ${terms.map(({ name }) => name).join(' + ') || '0'})`,
      variables: {
        effectCap,
        ...Object.fromEntries(terms.map(({ name, taken, effect }) => [name, taken ? effect : 0])),
      },
    }));
  };
  return { points: sum('oralPower', []), settled: sum('settledPower', ['habits', ...settledOf(inputs)]) };
}

/** The same with basal insulin, at most 3.5 points. */
function withInsulin(sheet: Sheet, oral: Fall, lifestyle: number, bmi: number): Fall {
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
  const settled = sheet.step(
    'settledWithInsulin',
    'points',
    'min(totalCap, settledPower + insulinBenefit)',
    { totalCap: benefit.most, settledPower: oral.settled, insulinBenefit },
    Math.min(benefit.most.value, oral.settled + insulinBenefit),
  );
  return { points, settled };
}

/** Both falls, with what they rest on: the BMI in kg/m² and the eGFR in mL/min/1.73 m². */
export function fallsOf(sheet: Sheet, inputs: Inputs) {
  const bmi = bodyMassIndex(sheet, inputs.weight, inputs.height);
  const egfr = egfrNumber(sheet, inputs);
  const lifestyle = lifestyleScore(sheet, inputs);
  const oral = oralPower(sheet, inputs, egfr, lifestyle);
  return { bmi, egfr, oral, total: withInsulin(sheet, oral, lifestyle, bmi) };
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
