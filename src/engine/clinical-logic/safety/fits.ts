import { overweight, underweight } from '../../clinical/bmi.ts';
import { deficitAge } from '../../clinical/calorie-floor.ts';
import { hypoglycaemiaAlert, insulinA1c } from '../../clinical/glycaemia.ts';
import { cautionEgfr } from '../../clinical/kidney-stage.ts';
import { kidneyProteinBelow } from '../../clinical/protein.ts';
import { waterStop } from '../../clinical/renal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { caution, weight } from '../constants.ts';
import type { Inputs } from '../inputs.ts';

/** What the guards and the report both ask: whether a piece of advice fits this person at all. */

/** The eGFR the cautions and the plan go by. */
export function kidneyOf({ egfr, ckdStage }: Inputs): number {
  return cautionEgfr(egfr, ckdStage);
}

/** The eGFR the protein limit goes by: a kidney disease ticked counts although the eGFR is 60 or more. */
export function proteinEgfr({ egfr, ckdStage, ckd }: Inputs): number {
  const worse = cautionEgfr(egfr, ckdStage);
  return ckd ? Math.min(worse, kidneyProteinBelow.value - 1) : worse;
}

/** HbA1c of 10 or more, or catabolic symptoms: the override. */
export function isUrgent({ baselineA1c, catabolicSymptoms }: Inputs): boolean {
  return catabolicSymptoms || atLeast(baselineA1c, insulinA1c);
}

export type Hold = 'low' | 'confirm';
/** Why stepping up waits whatever the score says: a low glucose, or symptoms that glucose does not explain. */
export function holdOf({ fpg, catabolicSymptoms, baselineA1c }: Inputs): Hold | undefined {
  if (fpg !== undefined && below(fpg, hypoglycaemiaAlert)) return 'low';
  return catabolicSymptoms && below(baselineA1c, caution.catabolicLowA1c) ? 'confirm' : undefined;
}

export type CalorieAdvice = 'given' | 'underweight' | 'older' | 'catabolic' | 'pregnancy';
export function calorieAdvice({ age, pregnancy, catabolicSymptoms }: Inputs, bmi: number): CalorieAdvice {
  if (pregnancy) return 'pregnancy';
  if (below(bmi, underweight)) return 'underweight';
  if (catabolicSymptoms) return 'catabolic';
  return atLeast(age, deficitAge) && atLeast(bmi, overweight) ? 'older' : 'given';
}

/** A general water goal needs a heart and kidneys that can handle it. */
export function waterFits(inputs: Inputs): boolean {
  return !inputs.heartFailure && atLeast(kidneyOf(inputs), waterStop);
}

/** Losing 5 % is spoken of from BMI 25, where calories may be cut at all. */
export function lossFits(inputs: Inputs, bmi: number): boolean {
  return calorieAdvice(inputs, bmi) === 'given' && atLeast(bmi, overweight);
}

/** Remission and a 10 % loss: BMI 27 or more, no basal insulin, no catabolic symptoms, not pregnant, 20 to 65 years. */
export function remissionFits(inputs: Inputs, bmi: number): boolean {
  return (
    lossFits(inputs, bmi) &&
    atLeast(bmi, weight.remissionBmi) &&
    !inputs.basalInsulin &&
    atLeast(inputs.age, weight.remissionAgeFrom) &&
    atLeast(weight.remissionAgeTo.value, inputs.age)
  );
}
