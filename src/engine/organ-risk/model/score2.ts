import type { Sex } from '../../clinical/energy.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import {
  type Score2Factor,
  type Score2Region,
  score2Calibration,
  score2Survival,
  score2Terms,
} from '../coefficients/score2-diabetes.ts';
import { type Factor, formulaOf, sumOf } from './sum.ts';

export interface Score2Inputs {
  readonly region: Score2Region;
  /** Years, 40 to 69. */
  readonly age: number;
  readonly sex: Sex;
  readonly currentSmoker: boolean;
  /** Systolic pressure, mmHg. */
  readonly sbp: number;
  readonly totalCholesterolMmol: number;
  readonly hdlMmol: number;
  /** Years, at most the age. */
  readonly ageAtDiagnosis: number;
  readonly hba1cMmolMol: number;
  /** mL/min/1.73 m²; 45 and more: below, the organ damage is severe and the equation does not apply. */
  readonly egfr: number;
}

function factorsOf(inputs: Score2Inputs): Readonly<Record<Score2Factor, Factor>> {
  const { age, sbp, totalCholesterolMmol, hdlMmol, ageAtDiagnosis, hba1cMmolMol, egfr } = inputs;
  return {
    age: { formula: '((age - 60) / 5)', value: (age - 60) / 5 },
    smoker: { formula: 'smokesNow', value: inputs.currentSmoker ? 1 : 0 },
    systolic: { formula: '((systolic - 120) / 20)', value: (sbp - 120) / 20 },
    diabetes: { formula: 'diabetesPresent', value: 1 },
    cholesterol: { formula: '(cholesterolMmol - 6)', value: totalCholesterolMmol - 6 },
    hdl: { formula: '((hdlMmol - 1.3) / 0.5)', value: (hdlMmol - 1.3) / 0.5 },
    diagnosis: { formula: '((ageAtDiagnosis - 50) / 5)', value: (ageAtDiagnosis - 50) / 5 },
    hba1c: { formula: '((hba1cMmolMol - 31) / 9.34)', value: (hba1cMmolMol - 31) / 9.34 },
    egfr: { formula: '((ln(egfr) - 4.5) / 0.15)', value: (Math.log(egfr) - 4.5) / 0.15 },
  };
}

/**
 * Risk of cardiovascular death, heart attack or stroke within 10 years, in percent, for people of 40 to 69 years with type 2 diabetes
 * without cardiovascular disease or severe organ damage (SCORE2-Diabetes); does not look. Source: doi 10.1093/eurheartj/ehad260.
 */
export function score2Risk(sheet: Sheet, inputs: Score2Inputs, suffix = ''): number {
  const { region, sex, currentSmoker, age, sbp, totalCholesterolMmol, hdlMmol, ageAtDiagnosis, hba1cMmolMol, egfr } =
    inputs;
  const terms = score2Terms[sex];
  const factors = factorsOf(inputs);
  const sum = sheet.composed(`score2Sum${suffix}`, 'none', sumOf(terms, factors), () => ({
    formula: formulaOf(terms, factors),
    variables: {
      age,
      smokesNow: currentSmoker ? 1 : 0,
      systolic: sbp,
      diabetesPresent: 1,
      cholesterolMmol: totalCholesterolMmol,
      hdlMmol,
      ageAtDiagnosis,
      hba1cMmolMol,
      egfr,
    },
  }));
  const survival = score2Survival[sex];
  const { level, slope } = score2Calibration[region][sex];
  return sheet.step(
    `score2Risk${suffix}`,
    '%',
    '100 * (1 - exp(-exp(calibrationLevel + calibrationSlope * ln(-ln(baselineSurvival ^ exp(sumOfTerms))))))',
    { calibrationLevel: level, calibrationSlope: slope, baselineSurvival: survival, sumOfTerms: sum },
    100 * (1 - Math.exp(-Math.exp(level.value + slope.value * Math.log(-Math.log(survival.value ** Math.exp(sum)))))),
  );
}
