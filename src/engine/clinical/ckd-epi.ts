import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';
import type { Sex } from './energy.ts';

const part = (value: number, where: string): Cited => cited(value, 'none', 'ckdEpi2021', where, 'V');
/** CKD-EPI 2021, creatinine, without race: the two sexes differ in the creatinine at the bend, the slope below it and a factor. */
const scale = part(142, 'common factor');
const above = part(-1.2, 'exponent above the bend');
const ageFactor = part(0.9938, 'factor for each year');
const bySex: Readonly<Record<Sex, { readonly bend: Cited; readonly slope: Cited; readonly factor: Cited }>> = {
  female: { bend: part(0.7, 'κ, women'), slope: part(-0.241, 'α, women'), factor: part(1.012, 'factor, women') },
  male: { bend: part(0.9, 'κ, men'), slope: part(-0.302, 'α, men'), factor: part(1, 'men') },
};

/**
 * eGFR in mL/min/1.73 m² from creatinine (mg/dL, above 0), age in years (18 and over) and sex. Not rounded.
 * Source: CKD-EPI 2021. Not for pregnancy, acute kidney injury or dialysis.
 */
export function egfrFromCreatinine(sheet: Sheet, creatinine: number, age: number, sex: Sex): number {
  const { bend, slope, factor } = bySex[sex];
  const ratio = creatinine / bend.value;
  const value =
    scale.value *
    Math.min(ratio, 1) ** slope.value *
    Math.max(ratio, 1) ** above.value *
    ageFactor.value ** age *
    factor.value;
  return sheet.step(
    'egfrDerived',
    'mL/min/1.73 m²',
    'egfrScale * min(creatinine / bend, 1) ^ slopeBelow * max(creatinine / bend, 1) ^ slopeAbove * ageFactor ^ age * sexFactor',
    { egfrScale: scale, creatinine, bend, slopeBelow: slope, slopeAbove: above, ageFactor, age, sexFactor: factor },
    value,
  );
}
