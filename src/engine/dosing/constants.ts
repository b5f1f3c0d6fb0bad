import { cited } from '../kit/worksheet/cited.ts';

/** Basal insulin, units per kg and day. */
export const basal = {
  low: cited(0.1, 'U/kg', 'ada2025', 'section 9, starting basal insulin', 'S'),
  high: cited(0.2, 'U/kg', 'ada2025', 'section 9, starting basal insulin', 'S'),
  /** The fixed start of the labels: the lower figure goes no higher. */
  fixed: cited(10, 'U', 'labelDegludec', 'starting dose', 'V'),
  /** Above this more basal insulin seldom helps: a flag, not a maximum. */
  flag: cited(0.5, 'U/kg', 'ada2025', 'section 9, overbasalization', 'S'),
  step: cited(2, 'U', 'insulinReview2023', 'titration every 3 days', 'V'),
  /** Steps drawn on the ladder; the fasting goal, not the picture, ends the climb. */
  drawn: 5,
  cutLow: cited(10, '%', 'insulinReview2023', 'after hypoglycaemia', 'V'),
  cutHigh: cited(20, '%', 'insulinReview2023', 'after hypoglycaemia', 'V'),
} as const;

/** From this age, and below this eGFR, a basal insulin starts at the lower figure. */
export const cautiousAge = cited(65, 'years', 'ada2025', 'section 13, older adults', 'R');
export const cautiousEgfr = cited(30, 'mL/min/1.73 m²', 'insulinRenalConvention', 'basal start', 'S');

/** Below this HbA1c insulin needs a reason. */
export const insulinNeeded = cited(7, '%', 'design', 'insulin at goal needs a reason', 'design');
/** From this eGFR upwards CKD is CKD only with albuminuria or other damage. */
export const kidneyDisease = cited(60, 'mL/min/1.73 m²', 'kdigo2022', 'definition of CKD', 'S');
/** The scale drawn for the eGFR. */
export const scaleEnd = 120;
