import type { Rule } from './rule.ts';
import { a1cReliability } from './topics/a1c-reliability.ts';
import { alcohol } from './topics/alcohol.ts';
import { arterialEvent } from './topics/arterial-event.ts';
import { b12 } from './topics/b12.ts';
import { choiceMade } from './topics/choice.ts';
import { cgmAndA1c } from './topics/cgm-and-a1c.ts';
import { eyes } from './topics/eyes.ts';
import { feet } from './topics/feet.ts';
import { heartAndKidneyProtection } from './topics/heart-and-kidney-protection.ts';
import { incretins } from './topics/incretins.ts';
import { insulin } from './topics/insulin.ts';
import { ketonesAndDka } from './topics/ketones-and-dka.ts';
import { kidneyAndMetformin } from './topics/kidney-and-metformin.ts';
import { lipids } from './topics/lipids.ts';
import { liver } from './topics/liver.ts';
import { lows } from './topics/lows.ts';
import { repeatedLows } from './topics/lows-repeated.ts';
import { lowsUnit } from './topics/lows-unit.ts';
import { oldValues } from './topics/old-values.ts';
import { olderAdults } from './topics/older-adults.ts';
import { overtreatment } from './topics/overtreatment.ts';
import { pregnancyAndChildbearing } from './topics/pregnancy-and-childbearing.ts';
import { pressure } from './topics/pressure.ts';
import { ramadanFasting } from './topics/ramadan-fasting.ts';
import { breastfeeding } from './topics/breastfeeding.ts';
import { sickDaysSurgeryContrast } from './topics/sick-days-surgery-contrast.ts';
import { repaglinide } from './topics/repaglinide.ts';
import { sleep } from './topics/sleep.ts';
import { smoking } from './topics/smoking.ts';
import { steroids } from './topics/steroids.ts';
import { sulfonylurea } from './topics/sulfonylurea.ts';
import { targets } from './topics/targets.ts';
import { typeOfDiabetes } from './topics/type-of-diabetes.ts';
import { tzd } from './topics/tzd.ts';
import { weight } from './topics/weight.ts';

/** Topics by the first half of a rule's id, the gravest first: of two rules that are as grave the first topic is told. */
export const topics: readonly string[] = [
  'lows',
  'ketones',
  'type',
  'pregnancy',
  'steroids',
  'kidney',
  'protection',
  'old',
  'tzd',
  'overtreatment',
  'insulin',
  'sulfonylurea',
  'repaglinide',
  'incretins',
  'cgm',
  'reliability',
  'older',
  'sick-days',
  'pressure',
  'lipids',
  'smoking',
  'alcohol',
  'b12',
  'weight',
  'liver',
  'eyes',
  'feet',
  'sleep',
  'ramadan',
  'choice',
  'targets',
];

/** Every rule, topic by topic. Their order decides nothing. */
const all = [
  ...lows,
  ...repeatedLows,
  ...lowsUnit,
  ...ketonesAndDka,
  ...typeOfDiabetes,
  ...pregnancyAndChildbearing,
  ...steroids,
  ...kidneyAndMetformin,
  ...heartAndKidneyProtection,
  ...arterialEvent,
  ...tzd,
  ...overtreatment,
  ...insulin,
  ...sulfonylurea,
  ...repaglinide,
  ...incretins,
  ...cgmAndA1c,
  ...a1cReliability,
  ...oldValues,
  ...olderAdults,
  ...breastfeeding,
  ...sickDaysSurgeryContrast,
  ...pressure,
  ...lipids,
  ...smoking,
  ...alcohol,
  ...b12,
  ...weight,
  ...liver,
  ...eyes,
  ...feet,
  ...sleep,
  ...ramadanFasting,
  ...choiceMade,
  ...targets,
] as const;

export type RuleId = (typeof all)[number]['id'];
export const rules: readonly Rule[] = all;
