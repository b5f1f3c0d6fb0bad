import { egfrFromCreatinine } from '../../clinical/ckd-epi.ts';
import type { Fib4Facts } from '../../clinical/fib4.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import { kfreCalibrations, kfreYears } from '../coefficients/kidney-failure.ts';
import { score2Regions } from '../coefficients/score2-diabetes.ts';
import { whoCalibrations } from '../coefficients/who.ts';
import { ages, severeDamage, kidneyFailureBelow } from '../constants.ts';
import type { AlbuminCategory, FiltrationCategory, GridRisk } from '../results.ts';
import { fibrosisIndex } from './fibrosis.ts';
import {
  albuminCategory,
  filtrationCategory,
  gridRisk,
  type KidneyFailureInputs,
  kidneyFailureRisk,
} from './kidney.ts';
import { inside, isAdult, isFlag, isSex, ofAge, possible } from './limits.ts';
import { type Score2Inputs, score2Risk } from './score2.ts';
import { type WhoInputs, whoRisk } from './who-cvd.ts';

/*
 * The equations by themselves: one patient's numbers in, one number out. Null where a value is missing, is no number, is not possible in
 * a living person in that unit, or where the equation must not be used. Nothing here throws, and nothing is rounded.
 */

const oneOf = <T>(choices: readonly T[], value: unknown): value is T => (choices as readonly unknown[]).includes(value);
/** Whatever a caller hands in that is no object has no values. */
const read = <T extends object>(given: T): Partial<T> => (typeof given === 'object' && given !== null ? given : {});
const asProbability = (percent: number): number => Math.min(1, Math.max(0, percent / 100));

/** WHO 2019, laboratory model: probability (0 to 1) of a first heart attack, coronary death or stroke in 10 years. Ages 40 to 74. */
export function whoCvd2019(inputs: WhoInputs): number | null {
  const { calibration, age, sex, currentSmoker, sbp, diabetes, totalCholesterolMmol } = read(inputs);
  if (!oneOf(whoCalibrations, calibration) || !ofAge(age, ages.who) || !isSex(sex)) return null;
  if (!isFlag(currentSmoker) || !isFlag(diabetes)) return null;
  if (!inside(sbp, possible.systolic) || !inside(totalCholesterolMmol, possible.totalCholesterolMmol)) return null;
  return asProbability(
    whoRisk(worksheet(), { calibration, age, sex, currentSmoker, sbp, diabetes, totalCholesterolMmol }).percent,
  );
}

/**
 * SCORE2-Diabetes: probability (0 to 1) of cardiovascular death, heart attack or stroke in 10 years. Ages 40 to 69, type 2 diabetes that
 * was found no later than today, eGFR from 45 (below, organ damage is severe and no score is computed).
 */
export function score2Diabetes(inputs: Score2Inputs): number | null {
  const given = read(inputs);
  const { region, age, sex, currentSmoker, sbp, totalCholesterolMmol, hdlMmol } = given;
  const { ageAtDiagnosis, hba1cMmolMol, egfr } = given;
  if (!oneOf(score2Regions, region) || !ofAge(age, ages.score2) || !isSex(sex) || !isFlag(currentSmoker)) return null;
  if (!inside(sbp, possible.systolic) || !inside(totalCholesterolMmol, possible.totalCholesterolMmol)) return null;
  if (!inside(hdlMmol, possible.hdlMmol) || !inside(hba1cMmolMol, possible.hba1cMmolMol)) return null;
  if (!inside(ageAtDiagnosis, { min: 0, max: age }) || atLeast(hdlMmol, totalCholesterolMmol)) return null;
  if (!inside(egfr, possible.egfr) || below(egfr, severeDamage.egfr)) return null;
  return asProbability(
    score2Risk(worksheet(), {
      region,
      age,
      sex,
      currentSmoker,
      sbp,
      totalCholesterolMmol,
      hdlMmol,
      ageAtDiagnosis,
      hba1cMmolMol,
      egfr,
    }),
  );
}

/** Kidney failure risk equation, four variables: probability (0 to 1) of dialysis or a transplant in 2 or 5 years. Adults, eGFR below 60. */
export function kfre4(inputs: KidneyFailureInputs): number | null {
  const { age, sex, egfr, uacrMgG, years, calibration } = read(inputs);
  if (!isAdult(age) || !isSex(sex) || !oneOf(kfreYears, years) || !oneOf(kfreCalibrations, calibration)) return null;
  if (!inside(egfr, possible.egfr) || atLeast(egfr, kidneyFailureBelow) || !inside(uacrMgG, possible.uacrMgG))
    return null;
  return asProbability(kidneyFailureRisk(worksheet(), { age, sex, egfr, uacrMgG, years, calibration }));
}

/** CKD-EPI 2021 from creatinine in mg/dL: eGFR in mL/min/1.73 m², not rounded. Adults. */
export function ckdEpi2021(inputs: {
  readonly creatinineMgDl: number;
  readonly age: number;
  readonly sex: 'male' | 'female';
}): number | null {
  const { creatinineMgDl, age, sex } = read(inputs);
  if (!inside(creatinineMgDl, possible.creatinineMgDl) || !isAdult(age) || !isSex(sex)) return null;
  return egfrFromCreatinine(worksheet(), creatinineMgDl, age, sex);
}

export interface Kdigo {
  readonly g: FiltrationCategory;
  readonly a: AlbuminCategory;
  readonly risk: GridRisk;
}
const notNegative = { min: 0, max: Number.MAX_VALUE };

/** KDIGO's grid: categories of an eGFR (mL/min/1.73 m²) and a ratio (mg/g), neither negative, on the values as they are; 300 mg/g is A2. */
export function kdigo(inputs: { readonly egfr: number; readonly uacrMgG: number }): Kdigo | null {
  const { egfr, uacrMgG } = read(inputs);
  if (!inside(egfr, notNegative) || !inside(uacrMgG, notNegative)) return null;
  const g = filtrationCategory(egfr);
  const a = albuminCategory(uacrMgG);
  return { g, a, risk: gridRisk(g, a) };
}

/** FIB-4 from age (adults), AST and ALT in U/L and platelets in 10⁹/L: a number, not a probability. */
export function fib4(inputs: Fib4Facts): number | null {
  const { age, ast, alt, platelets } = read(inputs);
  if (!isAdult(age) || !inside(ast, possible.ast) || !inside(alt, possible.alt)) return null;
  if (!inside(platelets, possible.platelets)) return null;
  return fibrosisIndex(worksheet(), { age, ast, alt, platelets });
}
