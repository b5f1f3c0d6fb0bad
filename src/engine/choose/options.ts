import type { Judgement } from '../judgement/judge.ts';
import { type Action, type ActionId, glucoseLowering, isMedicine, type Plan, rankOf } from '../plan/actions.ts';
import { alternativesTo, type ComparedMedicine, isCompared, leavesChoice } from '../plan/choice.ts';

/** So many medicines stand side by side; with “no new medicine” four columns. */
export const mostMedicines = 3;

/** What is open for one patient: medicines in the plan’s own order, or why there is nothing to choose. */
export type Options =
  | { readonly status: 'open'; readonly medicines: readonly ComparedMedicine[] }
  | { readonly status: 'closed'; readonly why: WhyClosed; readonly opens: readonly ActionId[] };
type WhyClosed = 'emergency' | 'urgent' | 'child' | 'pregnant' | 'nothing';

const isUrgentStart = ({ verb, object, gravity }: Action): boolean =>
  verb === 'start' && glucoseLowering.includes(object) && rankOf(gravity) <= rankOf('urgent');
/** What is measured, asked or seen to first: the steps that may open something. */
const mayOpen = ({ verb, gravity }: Action): boolean =>
  (verb === 'check' || verb === 'ask' || verb === 'refer') && gravity !== 'routine';

function whyClosed({ actions }: Plan, { known, isChild }: Judgement['patient']): WhyClosed | undefined {
  if (actions[0]?.gravity === 'emergency') return 'emergency';
  if (isChild) return 'child';
  if (known.pregnancy === true && known.sex !== 'male') return 'pregnant';
  return actions.some(isUrgentStart) ? 'urgent' : undefined;
}

/**
 * The options of a patient, from the plan that was made without a choice: what it begins and can wait, with what would
 * serve the same reason. There is no second list: what the plan stops, holds or closes is in no start of it.
 */
export function optionsOf(plan: Plan, { patient }: Pick<Judgement, 'patient'>): Options {
  const why = whyClosed(plan, patient);
  const named = plan.actions
    .filter(leavesChoice)
    .flatMap((start) => [start.object, ...alternativesTo(start, plan)])
    .filter((object) => isMedicine(object) && isCompared(object)) as ComparedMedicine[];
  const medicines = [...new Set(named)].slice(0, mostMedicines);
  if (why === undefined && medicines.length > 0) return { status: 'open', medicines };
  const opens = plan.actions.filter(mayOpen).map(({ id }) => id);
  return { status: 'closed', why: why ?? 'nothing', opens: opens.slice(0, mostMedicines) };
}
