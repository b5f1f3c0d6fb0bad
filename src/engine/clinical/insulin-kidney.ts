import { cited } from '../kit/worksheet/cited.ts';

/** Insulin lasts longer as kidneys filter less: how much less a day, by eGFR. One place for the dosing reference and for judgement. */
export const insulinLessBelow = cited(
  50,
  'mL/min/1.73 m²',
  'insulinRenalConvention',
  'eGFR 10 to below 50: about a quarter less',
  'R',
);
export const insulinHalfBelow = cited(
  10,
  'mL/min/1.73 m²',
  'insulinRenalConvention',
  'eGFR below 10, and on dialysis: about half',
  'R',
);
export const insulinLess = cited(25, '%', 'insulinRenalConvention', 'eGFR 10 to below 50: about a quarter less', 'R');
export const insulinHalf = cited(50, '%', 'insulinRenalConvention', 'eGFR below 10, and on dialysis: about half', 'R');
