import type { ActionId, Medicine } from '../plan/actions.ts';
import type { Exclusion } from '../plan/resolve.ts';
import { gates } from './gates.ts';
import type { Waits } from './patient.ts';
import { ofDays } from './waiting.ts';

/** A specialist's answer takes longer. */
const awaited: ReadonlySet<string> = new Set([...ofDays, 'refer:cardiologist', 'refer:hepatologist']);
function stepsOf(exclusions: readonly Exclusion[]): ReadonlyMap<Medicine, ActionId> {
  const waits = new Map<Medicine, ActionId>();
  for (const medicine of new Set(exclusions.map((each) => each.medicine))) {
    const opened = exclusions
      .filter((each) => each.medicine === medicine)
      .map(({ by }) => gates.find(({ state }) => state === by)?.opens);
    const [first] = opened;
    if (first && opened.every((each) => each !== undefined && awaited.has(each))) waits.set(medicine, first);
  }
  return waits;
}
export const waitingFor = (exclusions: readonly Exclusion[]): Waits => ({
  waitsFor: stepsOf(exclusions),
  waitsToProtect: stepsOf(exclusions.filter(({ forGlucose }) => forGlucose !== true)),
});
