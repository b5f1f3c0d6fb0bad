import { atLeast, below, cited } from '../kit/worksheet/cited.ts';

/** Fasting glucose from which ketones are checked the same day, mg/dL. */
export const ketoneAlert = cited(300, 'mg/dL', 'ada2025', 'section 9, insulin consideration', 'S');
/** Level 2 hypoglycaemia, mg/dL. */
export const hypoglycaemiaAlert = cited(54, 'mg/dL', 'ada2025', 'section 6, level 2 hypoglycaemia', 'S');
/** Whether one reading in mg/dL shows clinically important hypoglycaemia; one that was not taken shows nothing. */
export function isLowReading(glucose: number | undefined): boolean {
  return glucose !== undefined && below(glucose, hypoglycaemiaAlert);
}
/** Whether one reading in mg/dL asks for ketones the same day. */
export function asksForKetones(glucose: number | undefined): boolean {
  return glucose !== undefined && atLeast(glucose, ketoneAlert);
}
/** Below this a diagnosis of diabetes should be confirmed, %. */
export const diagnosticA1c = cited(6.5, '%', 'ada2025', 'section 2, diagnosis', 'S');
/** At or above this HbA1c insulin is considered, %. */
export const insulinA1c = cited(10, '%', 'spec', '9.1 insulin flag');
/** Targets below this are strict for most adults, %. */
export const strictTarget = cited(6.5, '%', 'ada2025', 'section 6, individual goals', 'S');
/** From this age a target below 7 % needs a reason. */
export const olderAge = cited(75, 'years', 'ada2025', 'section 13, older adults', 'R');
export const olderTarget = cited(7, '%', 'ada2025', 'section 13, older adults', 'R');
