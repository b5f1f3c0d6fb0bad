import type { Message } from '../kit/words/message.ts';
import { lessens, type Medicine, medicines, type Plan } from '../plan/actions.ts';
import { isPremixed } from './glucose.ts';
import type { Judgement } from './judge.ts';

/** A medicine of the patient's day, and what the plan does with it. Doses are written in by hand: the plan puts none on a patient's sheet. */
export interface MedicineOfDay {
  readonly medicine: Message;
  readonly becomes: 'stops' | 'begins' | 'changes' | 'stays';
}

/** Whether a value of the chart says that a medicine is taken: yes, a dose, or a strength. */
export const isTaken = (value: unknown): boolean =>
  value === true || Number(value) > 0 || (typeof value === 'string' && value !== 'none' && value !== '');

function becomesOf(medicine: Medicine, { actions }: Plan, taken: boolean): MedicineOfDay['becomes'] | undefined {
  // What waits for the end of a fast changes nothing of the day until then.
  const action = actions.find(({ object, verb, afterFast }) => object === medicine && verb !== 'ask' && !afterFast);
  // What begins once another is tolerated is no part of today's day.
  if (action?.verb === 'start') return action.next ? undefined : 'begins';
  if (!taken) return undefined;
  if (!action || action.verb === 'keep') return 'stays';
  return lessens(action.verb) && action.verb !== 'reduce' ? 'stops' : 'changes';
}

/** The medicines of the day after this visit, those that stop among them; none in an emergency, which leaves no day to plan. */
export function medicineDay(plan: Plan, { patient }: Pick<Judgement, 'patient'>): readonly MedicineOfDay[] {
  if (plan.actions[0]?.gravity === 'emergency') return [];
  const known: Readonly<Record<string, unknown>> = patient.known;
  return medicines.flatMap((medicine) => {
    // Kept at hand for a low, and never taken by the hour.
    if (medicine === 'glucagon') return [];
    // In one with the other: its row is there.
    if (medicine === 'mealtimeInsulin' && isPremixed(patient)) return [];
    const becomes = becomesOf(medicine, plan, isTaken(known[medicine]));
    return becomes ? [{ medicine: { key: `plan.patient.medicine.${medicine}` }, becomes }] : [];
  });
}
