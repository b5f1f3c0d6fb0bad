import { below, cited } from '../kit/worksheet/cited.ts';
import type { Sheet, WorksheetStep } from '../kit/worksheet/worksheet.ts';

/** Daily protein in chronic kidney disease, g per kg of body weight. */
export const kidneyProtein = cited(0.8, 'g', 'kdoqi', 'recommendation 5.1, per kg and day', 'V');
export const kidneyProteinBelow = cited(60, 'mL/min/1.73 m²', 'design', 'eGFR below which the limit is applied', 'R');

/** Protein in g a day: the planned grams, but at most 0.8 g/kg below eGFR 60. Weight in kg. */
export function limitedProtein(sheet: Sheet, planned: number, weight: number, egfr: number): number {
  if (!below(egfr, kidneyProteinBelow)) return planned;
  const value = Math.min(planned, kidneyProtein.value * weight);
  return sheet.step(
    'proteinLimited',
    'g',
    'min(proteinPlanned, kidneyProtein * weight)',
    { proteinPlanned: planned, kidneyProtein, weight },
    value,
  );
}

/** The line of the worksheet that a day's protein is read from. */
export const proteinLine = (worksheet: readonly Pick<WorksheetStep, 'id'>[]): string =>
  worksheet.some(({ id }) => id === 'proteinLimited') ? 'proteinLimited' : 'proteinPlanned';
