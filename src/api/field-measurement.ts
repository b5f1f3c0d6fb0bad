/** Kinds of pages and what is measured of them in people's browsers, where that is set: POST /api/field. */
export const fieldPages = ['story', 'sign-in', 'tools', 'calculator', 'visit', 'other'] as const;
export const fieldMeasures = ['lcp', 'inp', 'cls'] as const;
/** `value`: milliseconds from 0 to 60,000; of `cls` a number from 0 to 10. */
export interface FieldMeasurement {
  readonly page: (typeof fieldPages)[number];
  readonly measure: (typeof fieldMeasures)[number];
  readonly value: number;
}
