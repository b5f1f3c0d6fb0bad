import { type Cited, cited } from '../kit/worksheet/cited.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';

export type Sex = 'male' | 'female';

interface Equation {
  readonly base: Cited;
  readonly perKg: Cited;
  readonly perCm: Cited;
  readonly perYear: Cited;
}
const equation = (base: number, perKg: number, perCm: number, perYear: number): Equation => {
  const part = (value: number): Cited => cited(value, 'kcal', 'rozaShizgal1984', 'table of regression equations', 'V');
  return { base: part(base), perKg: part(perKg), perCm: part(perCm), perYear: part(perYear) };
};

/** Roza–Shizgal 1984; 95 % of people lie within about ±213 (men) or ±201 kcal (women) of it. */
const restingEquations: Readonly<Record<Sex, Equation>> = {
  male: equation(88.362, 13.397, 4.799, 5.677),
  female: equation(447.593, 9.247, 3.098, 4.33),
};

/** Resting energy in kcal a day from kg, cm and years. Adults; not for pregnancy or acute illness. */
export function restingEnergy(sheet: Sheet, sex: Sex, weight: number, height: number, age: number): number {
  const { base, perKg, perCm, perYear } = restingEquations[sex];
  const value = base.value + perKg.value * weight + perCm.value * height - perYear.value * age;
  return sheet.step(
    'restingEnergy',
    'kcal',
    'restingBase + perKg * weight + perCm * height - perYear * age',
    { restingBase: base, perKg, weight, perCm, height, perYear, age },
    value,
  );
}
