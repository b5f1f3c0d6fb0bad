import type { RuleWords } from '../../rule.ts';
import type { RuleId } from '../../rules.ts';
import { a1cReliability } from './a1c-reliability.ts';
import { alcohol } from './alcohol.ts';
import { arterialEvent } from './arterial-event.ts';
import { b12 } from './b12.ts';
import { choiceMade } from './choice.ts';
import { cgmAndA1c } from './cgm-and-a1c.ts';
import { eyes } from './eyes.ts';
import { feet } from './feet.ts';
import { heartAndKidneyProtection } from './heart-and-kidney-protection.ts';
import { incretins } from './incretins.ts';
import { insulin } from './insulin.ts';
import { ketonesAndDka } from './ketones-and-dka.ts';
import { kidneyAndMetformin } from './kidney-and-metformin.ts';
import { lipids } from './lipids.ts';
import { liver } from './liver.ts';
import { lows } from './lows.ts';
import { oldValues } from './old-values.ts';
import { olderAdults } from './older-adults.ts';
import { overtreatment } from './overtreatment.ts';
import { pregnancyAndChildbearing } from './pregnancy-and-childbearing.ts';
import { pressure } from './pressure.ts';
import { ramadanFasting } from './ramadan-fasting.ts';
import { breastfeeding } from './breastfeeding.ts';
import { sickDaysSurgeryContrast } from './sick-days-surgery-contrast.ts';
import { repaglinide } from './repaglinide.ts';
import { sleep } from './sleep.ts';
import { smoking } from './smoking.ts';
import { steroids } from './steroids.ts';
import { sulfonylurea } from './sulfonylurea.ts';
import { targets } from './targets.ts';
import { typeOfDiabetes } from './type-of-diabetes.ts';
import { tzd } from './tzd.ts';
import { weight } from './weight.ts';

/** The words of every rule, by its id: a rule without words does not compile. */
export const rules = {
  ...a1cReliability,
  ...b12,
  ...cgmAndA1c,
  ...eyes,
  ...feet,
  ...heartAndKidneyProtection,
  ...incretins,
  ...insulin,
  ...ketonesAndDka,
  ...kidneyAndMetformin,
  ...lipids,
  ...liver,
  ...lows,
  ...oldValues,
  ...olderAdults,
  ...overtreatment,
  ...pregnancyAndChildbearing,
  ...pressure,
  ...ramadanFasting,
  ...choiceMade,
  ...breastfeeding,
  ...sickDaysSurgeryContrast,
  ...sleep,
  ...smoking,
  ...alcohol,
  ...arterialEvent,
  ...steroids,
  ...sulfonylurea,
  ...repaglinide,
  ...targets,
  ...typeOfDiabetes,
  ...tzd,
  ...weight,
} as const satisfies Readonly<Record<RuleId, RuleWords>>;
