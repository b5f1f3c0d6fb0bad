import type { Rule } from './rule.ts';
import { heartAndKidneyProtection } from './topics/heart-and-kidney-protection.ts';
import { kidneyAndMetformin } from './topics/kidney-and-metformin.ts';
import { lipids } from './topics/lipids.ts';
import { lows } from './topics/lows.ts';
import { pressure } from './topics/pressure.ts';
import { smoking } from './topics/smoking.ts';
import { tzd } from './topics/tzd.ts';

/** Every rule, topic by topic. The order decides only between equals. */
export const rules: readonly Rule[] = [
  ...lows,
  ...kidneyAndMetformin,
  ...heartAndKidneyProtection,
  ...tzd,
  ...pressure,
  ...lipids,
  ...smoking,
];
