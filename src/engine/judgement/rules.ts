import type { Rule } from './rule.ts';
import { ketonesAndDka } from './topics/ketones-and-dka.ts';
import { lows } from './topics/lows.ts';
import { sickDaysSurgeryContrast } from './topics/sick-days-surgery-contrast.ts';
import { steroids } from './topics/steroids.ts';
import { typeOfDiabetes } from './topics/type-of-diabetes.ts';

/** Every rule, topic by topic. The order decides only between equals. */
export const rules: readonly Rule[] = [
  ...lows,
  ...ketonesAndDka,
  ...typeOfDiabetes,
  ...steroids,
  ...sickDaysSurgeryContrast,
];
