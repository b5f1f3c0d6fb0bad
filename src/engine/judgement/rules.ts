import type { Rule } from './rule.ts';
import { b12 } from './topics/b12.ts';
import { eyes } from './topics/eyes.ts';
import { feet } from './topics/feet.ts';
import { liver } from './topics/liver.ts';
import { lows } from './topics/lows.ts';
import { pregnancyAndChildbearing } from './topics/pregnancy-and-childbearing.ts';
import { ramadanFasting } from './topics/ramadan-fasting.ts';
import { sleep } from './topics/sleep.ts';
import { weight } from './topics/weight.ts';

/** Every rule, topic by topic. The order decides only between equals. */
export const rules: readonly Rule[] = [
  ...lows,
  ...pregnancyAndChildbearing,
  ...b12,
  ...weight,
  ...liver,
  ...eyes,
  ...feet,
  ...sleep,
  ...ramadanFasting,
];
