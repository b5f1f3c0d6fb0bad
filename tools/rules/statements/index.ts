import type { Statement } from '../statement.ts';
import { asked } from './asked.ts';
import { danger } from './danger.ts';
import { glucose } from './glucose.ts';
import { insulin } from './insulin.ts';
import { kidney } from './kidney.ts';
import { kidneyInjury } from './kidney-injury.ts';
import { lipids } from './lipids.ts';
import { people } from './people.ts';
import { potassium } from './potassium.ts';
import { pregnancy } from './pregnancy.ts';
import { repaglinide } from './repaglinide.ts';
import { treatment } from './treatment.ts';

/** What no doctor disputes, each with its source. */
export const statements: readonly Statement[] = [
  ...danger,
  ...potassium,
  ...kidney,
  ...kidneyInjury,
  ...glucose,
  ...people,
  ...treatment,
  ...asked,
  ...lipids,
  ...insulin,
  ...pregnancy,
  ...repaglinide,
];
