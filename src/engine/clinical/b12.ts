import { atLeast, below, cited } from '../kit/worksheet/cited.ts';

/** Serum vitamin B12 in pg/mL. 300 is the alert threshold; below 200 is low. */
export const b12Low = cited(200, 'pg/mL', 'b12Practice', 'deficiency band', 'V');
export const b12Adequate = cited(300, 'pg/mL', 'b12Practice', 'borderline band', 'V');
/** Months of metformin after which B12 should be known. */
export const b12AfterMonths = cited(12, 'months', 'spec', '9.2 B12 monitoring');

export type B12Status = 'unknown' | 'low' | 'borderline' | 'adequate';
/** The band of a B12 value (pg/mL); `unknown` where none was entered. */
export function b12Status(value: number | undefined): B12Status {
  if (value === undefined) return 'unknown';
  if (below(value, b12Low)) return 'low';
  return atLeast(value, b12Adequate) ? 'adequate' : 'borderline';
}
