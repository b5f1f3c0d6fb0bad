import type { Rule } from './rule.ts';
import { lows } from './topics/lows.ts';

/** Every rule, topic by topic. The order decides only between equals. */
export const rules: readonly Rule[] = [...lows];
