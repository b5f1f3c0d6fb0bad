import type { Sex } from '../../clinical/energy.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import {
  type KfreCalibration,
  type KfreYears,
  type KidneyFactor,
  kidneySurvival,
  kidneyTerms,
} from '../coefficients/kidney-failure.ts';
import { kidneyGrid } from '../constants.ts';
import type { AlbuminCategory, FiltrationCategory, GridRisk } from '../results.ts';
import { type Factor, formulaOf, sumOf } from './sum.ts';

export interface KidneyFailureInputs {
  /** Years, 18 and over. */
  readonly age: number;
  readonly sex: Sex;
  /** mL/min/1.73 m², below 60. */
  readonly egfr: number;
  /** Albumin to creatinine in urine, mg/g, above 0. */
  readonly uacrMgG: number;
  readonly years: KfreYears;
  readonly calibration: KfreCalibration;
}

/** The sum of the kidney failure equation's terms; the same for 2 and 5 years. */
function kidneySum(sheet: Sheet, { age, sex, egfr, uacrMgG }: KidneyFailureInputs): number {
  const male = sex === 'male' ? 1 : 0;
  const factors: Readonly<Record<KidneyFactor, Factor>> = {
    age: { formula: '(age / 10 - 7.036)', value: age / 10 - 7.036 },
    male: { formula: '(isMan - 0.5642)', value: male - 0.5642 },
    egfr: { formula: '(egfr / 5 - 7.222)', value: egfr / 5 - 7.222 },
    uacr: { formula: '(ln(uacr) - 5.137)', value: Math.log(uacrMgG) - 5.137 },
  };
  return sheet.composed('kidneySum', 'none', sumOf(kidneyTerms, factors), () => ({
    formula: formulaOf(kidneyTerms, factors),
    variables: { age, isMan: male, egfr, uacr: uacrMgG },
  }));
}

/**
 * Risk of kidney failure (dialysis or transplant) within 2 or 5 years, in percent (kidney failure risk equation, four variables), for
 * adults with an eGFR below 60 who are neither on dialysis nor transplanted; does not look. Death before is not counted, so it is too
 * high in the old. Sources: doi 10.1001/jama.2011.451, 10.1001/jama.2015.18202.
 */
export function kidneyFailureRisk(sheet: Sheet, inputs: KidneyFailureInputs): number {
  const sum = kidneySum(sheet, inputs);
  const survival = kidneySurvival[inputs.calibration][inputs.years];
  return sheet.step(
    inputs.years === 2 ? 'kidneyFailure2' : 'kidneyFailure5',
    '%',
    '100 * (1 - baselineSurvival ^ exp(sumOfTerms))',
    { baselineSurvival: survival, sumOfTerms: sum },
    100 * (1 - survival.value ** Math.exp(sum)),
  );
}

/** The G category of an eGFR, mL/min/1.73 m² from 0, on the value as it is: 59.9 is G3a. KDIGO. */
export function filtrationCategory(egfr: number): FiltrationCategory {
  const { from } = kidneyGrid;
  if (atLeast(egfr, from.G1)) return 'G1';
  if (atLeast(egfr, from.G2)) return 'G2';
  if (atLeast(egfr, from.G3a)) return 'G3a';
  if (atLeast(egfr, from.G3b)) return 'G3b';
  return atLeast(egfr, from.G4) ? 'G4' : 'G5';
}

/** The A category of a ratio, mg/g: below 30 A1, 30 to 300 A2, above A3; exactly 300 is A2. KDIGO. */
export function albuminCategory(uacrMgG: number): AlbuminCategory {
  const { raised, severeAbove } = kidneyGrid;
  if (!atLeast(uacrMgG, raised)) return 'A1';
  return atLeast(severeAbove.value, uacrMgG) ? 'A2' : 'A3';
}

/** The colour of KDIGO's grid for a pair of categories. */
export function gridRisk(g: FiltrationCategory, a: AlbuminCategory): GridRisk {
  return kidneyGrid.risk[g][a];
}
