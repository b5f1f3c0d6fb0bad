import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';

/** Classes whose effect is added up, beside metformin. */
export type AddOn = 'dpp4' | 'glp1' | 'sglt2' | 'tzd' | 'su';

/** Expected fall of HbA1c, in points, for a class newly started or just optimised. */
export const addOnEffects: Readonly<Record<AddOn, Cited>> = {
  dpp4: cited(0.6, 'points', 'mearns2015', 'spec 9.2; trials 0.5–0.8', 'V'),
  glp1: cited(1.2, 'points', 'mearns2015', 'spec 9.2; trials 0.8–1.5', 'V'),
  sglt2: cited(0.7, 'points', 'mearns2015', 'spec 9.2; trials 0.6–0.7, less below eGFR 45', 'V'),
  tzd: cited(0.8, 'points', 'mearns2015', 'spec 9.2; trials 0.7–1.0', 'V'),
  su: cited(1.1, 'points', 'mearns2015', 'spec 9.2; about 1 in trials', 'V'),
};
/** Full effect of metformin before the dose and kidney factors. */
export const metforminFullEffect = cited(1.1, 'points', 'hirst2012', 'spec 9.2; pooled −1.12 %', 'V');
/** Effect of eating and activity when fully kept to. */
export const lifestyleFullEffect = cited(0.5, 'points', 'umpierre2011', 'spec 9.2; advice with diet −0.58 %', 'V');
/** The most that oral agents and lifestyle are counted for together. */
export const effectCap = cited(2.5, 'points', 'spec', '9.2 expected effect');

/**
 * The effect of the incretin agents in use, in HbA1c points: a DPP-4 inhibitor adds nothing to a GLP-1 receptor agonist,
 * so the two together count as the larger.
 */
export function incretinEffect(sheet: Sheet, uses: { readonly dpp4: boolean; readonly glp1: boolean }): number {
  const dpp4 = uses.dpp4 ? addOnEffects.dpp4 : 0;
  const glp1 = uses.glp1 ? addOnEffects.glp1 : 0;
  const value = Math.max(uses.dpp4 ? addOnEffects.dpp4.value : 0, uses.glp1 ? addOnEffects.glp1.value : 0);
  return sheet.step('incretinEffect', 'points', 'max(dpp4, glp1)', { dpp4, glp1 }, value);
}
