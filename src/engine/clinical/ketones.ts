import { cited } from '../kit/worksheet/cited.ts';

/** Blood ketones, mmol/L: raised from the first, soon ketoacidosis above the second, that from the third. */
export const ketonesRaised = cited(0.6, 'mmol/L', 'ketones2019', 'table 1: below 0.6 normal', 'V');
export const ketonesHigh = cited(1.5, 'mmol/L', 'ketones2019', 'table 1: 1.6 to 3.0 impending ketoacidosis', 'V');
export const ketoacidosisFrom = cited(3, 'mmol/L', 'crises2024', 'diagnosis of ketoacidosis', 'S');
