import { cited } from '../kit/worksheet/cited.ts';

/** SGLT2 inhibitors pause this long before planned surgery, days; ertugliflozin longer. */
export const sglt2BeforeSurgery = cited(3, 'days', 'ada2026', 'section 16, perioperative care', 'S');
export const ertugliflozinBeforeSurgery = cited(4, 'days', 'ada2026', 'section 16, perioperative care', 'S');
/** Metformin pauses at iodinated contrast below this eGFR, and kidney function is looked at again after so long. */
export const contrastBelow = cited(60, 'mL/min/1.73 m²', 'labelMetformin', 'iodinated contrast', 'V');
export const afterContrast = cited(48, 'hours', 'labelMetformin', 'iodinated contrast', 'V');
