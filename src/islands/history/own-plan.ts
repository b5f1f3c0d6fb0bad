import type { Plan } from '../../engine/plan/actions.ts';
import type { Done } from '../../engine/kit/proposal.ts';
import type { SavedRecord } from '../stores/saving.ts';

/** The plan that was kept with a record; what the present rules made for one without a plan is none of then. */
export const ownPlan = ({ plan, planRules, engineVersion }: SavedRecord): Plan | null =>
  planRules === engineVersion ? plan : null;

/** What that plan does, also of a record as a list has it. */
export const ownSteps = (record: SavedRecord): Done | null =>
  record.planSteps ? { actions: record.planSteps.map((id) => ({ id })) } : ownPlan(record);
