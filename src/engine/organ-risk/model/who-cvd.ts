import type { Sex } from '../../clinical/energy.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import {
  type WhoCalibration,
  whoCalibration,
  whoEquations,
  type WhoFactor,
  type WhoOutcome,
} from '../coefficients/who.ts';
import { type Factor, formulaOf, sumOf } from './sum.ts';

export interface WhoInputs {
  readonly calibration: WhoCalibration;
  /** Years, 40 to 74. */
  readonly age: number;
  readonly sex: Sex;
  readonly currentSmoker: boolean;
  /** Systolic pressure, mmHg. */
  readonly sbp: number;
  readonly diabetes: boolean;
  /** mmol/L; not the non-HDL cholesterol. */
  readonly totalCholesterolMmol: number;
}

const words = {
  coronary: { sum: 'whoCoronarySum', risk: 'whoCoronary' },
  stroke: { sum: 'whoStrokeSum', risk: 'whoStroke' },
} as const satisfies Record<WhoOutcome, object>;

/** One outcome of the two, in percent over 10 years. `suffix` tells the lines of a comparison from those of the patient. */
function outcomeRisk(sheet: Sheet, outcome: WhoOutcome, inputs: WhoInputs, suffix: string): number {
  const { age, sex, sbp, totalCholesterolMmol } = inputs;
  const diabetes = inputs.diabetes ? 1 : 0;
  const smoker = inputs.currentSmoker ? 1 : 0;
  const factors: Readonly<Record<WhoFactor, Factor>> = {
    age: { formula: '(age - 60)', value: age - 60 },
    cholesterol: { formula: '(cholesterolMmol - 6)', value: totalCholesterolMmol - 6 },
    systolic: { formula: '(systolic - 120)', value: sbp - 120 },
    diabetes: { formula: 'diabetesPresent', value: diabetes },
    smoker: { formula: 'smokesNow', value: smoker },
  };
  const { terms, survival } = whoEquations[outcome][sex];
  const { level, slope } = whoCalibration[inputs.calibration][outcome][sex];
  const sum = sheet.composed(words[outcome].sum + suffix, 'none', sumOf(terms, factors), () => ({
    formula: formulaOf(terms, factors),
    variables: {
      age,
      cholesterolMmol: totalCholesterolMmol,
      systolic: sbp,
      diabetesPresent: diabetes,
      smokesNow: smoker,
    },
  }));
  return sheet.step(
    words[outcome].risk + suffix,
    '%',
    '100 * (1 - exp(-exp(calibrationLevel + calibrationSlope * ln(-ln(baselineSurvival ^ exp(sumOfTerms))))))',
    { calibrationLevel: level, calibrationSlope: slope, baselineSurvival: survival, sumOfTerms: sum },
    100 * (1 - Math.exp(-Math.exp(level.value + slope.value * Math.log(-Math.log(survival.value ** Math.exp(sum)))))),
  );
}

/** In percent over 10 years. */
interface WhoRisk {
  readonly percent: number;
  readonly coronary: number;
  readonly stroke: number;
}

/**
 * Risk of a first heart attack, death of coronary disease or stroke within 10 years, in percent (WHO 2019, laboratory model,
 * recalibrated to a region or a country), with its two parts. For people of 40 to 74 years without cardiovascular disease; does not
 * look. Source: doi 10.1016/S2214-109X(19)30318-3.
 */
export function whoRisk(sheet: Sheet, inputs: WhoInputs, suffix = ''): WhoRisk {
  const coronary = outcomeRisk(sheet, 'coronary', inputs, suffix);
  const stroke = outcomeRisk(sheet, 'stroke', inputs, suffix);
  const percent = sheet.step(
    `whoRisk${suffix}`,
    '%',
    '100 * (1 - (1 - whoCoronary / 100) * (1 - whoStroke / 100))',
    { whoCoronary: coronary, whoStroke: stroke },
    100 * (1 - (1 - coronary / 100) * (1 - stroke / 100)),
  );
  return { percent, coronary, stroke };
}
