import type { Plan } from '../../engine/plan/actions.ts';
import type { SavedRecord } from '../stores/saving.ts';

/** The plan that was kept with a record; what the present rules made for one without a plan is none of then. */
export const ownPlan = ({ plan, planRules, engineVersion }: SavedRecord): Plan | null =>
  planRules === engineVersion ? plan : null;
