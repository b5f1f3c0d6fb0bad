import type { Rule } from './rule.ts';
import { a1cReliability } from './topics/a1c-reliability.ts';
import { cgmAndA1c } from './topics/cgm-and-a1c.ts';
import { incretins } from './topics/incretins.ts';
import { insulin } from './topics/insulin.ts';
import { lows } from './topics/lows.ts';
import { olderAdults } from './topics/older-adults.ts';
import { overtreatment } from './topics/overtreatment.ts';
import { sulfonylurea } from './topics/sulfonylurea.ts';
import { targets } from './topics/targets.ts';

/** Every rule, topic by topic. The order decides only between equals: protection of heart and kidneys stands before `targets`. */
export const rules: readonly Rule[] = [
  ...lows,
  ...overtreatment,
  ...sulfonylurea,
  ...insulin,
  ...incretins,
  ...olderAdults,
  ...cgmAndA1c,
  ...a1cReliability,
  ...targets,
];
