import type { Rule } from './rule.ts';
import { b12 } from './topics/b12.ts';
import { eyes } from './topics/eyes.ts';
import { feet } from './topics/feet.ts';
import { heartAndKidneyProtection } from './topics/heart-and-kidney-protection.ts';
import { ketonesAndDka } from './topics/ketones-and-dka.ts';
import { kidneyAndMetformin } from './topics/kidney-and-metformin.ts';
import { lipids } from './topics/lipids.ts';
import { liver } from './topics/liver.ts';
import { lows } from './topics/lows.ts';
import { pregnancyAndChildbearing } from './topics/pregnancy-and-childbearing.ts';
import { pressure } from './topics/pressure.ts';
import { ramadanFasting } from './topics/ramadan-fasting.ts';
import { sickDaysSurgeryContrast } from './topics/sick-days-surgery-contrast.ts';
import { sleep } from './topics/sleep.ts';
import { smoking } from './topics/smoking.ts';
import { steroids } from './topics/steroids.ts';
import { typeOfDiabetes } from './topics/type-of-diabetes.ts';
import { tzd } from './topics/tzd.ts';
import { weight } from './topics/weight.ts';

/** Every rule, topic by topic. The order decides only between equals. */
export const rules: readonly Rule[] = [
  ...lows,
  ...ketonesAndDka,
  ...typeOfDiabetes,
  ...steroids,
  ...sickDaysSurgeryContrast,
  ...kidneyAndMetformin,
  ...heartAndKidneyProtection,
  ...tzd,
  ...pressure,
  ...lipids,
  ...smoking,
  ...pregnancyAndChildbearing,
  ...b12,
  ...weight,
  ...liver,
  ...eyes,
  ...feet,
  ...sleep,
  ...ramadanFasting,
];
