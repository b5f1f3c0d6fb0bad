import type { ActionId, Medicine } from '../plan/actions.ts';
import type { Exclusion } from '../plan/resolve.ts';
import { gates } from './gates.ts';
import type { Waits } from './patient.ts';
import { ofDays } from './waiting.ts';

/** A specialist's answer takes longer. */
const awaited: ReadonlySet<string> = new Set([...ofDays, 'refer:cardiologist', 'refer:hepatologist']);
/** The step that opens what a state closes: of several gates of one state the first's. */
const opensAfter: ReadonlyMap<string, ActionId | undefined> = new Map(
  gates.toReversed().map(({ state, opens }) => [state, opens]),
);
function stepsOf(exclusions: readonly Exclusion[]): ReadonlyMap<Medicine, ActionId> {
  const waits = new Map<Medicine, ActionId>();
  for (const medicine of new Set(exclusions.map((each) => each.medicine))) {
    const opened = exclusions.filter((each) => each.medicine === medicine).map(({ by }) => opensAfter.get(by));
    const [first] = opened;
    if (first && opened.every((each) => each !== undefined && awaited.has(each))) waits.set(medicine, first);
  }
  return waits;
}
export const waitingFor = (exclusions: readonly Exclusion[]): Waits => ({
  waitsFor: stepsOf(exclusions),
  waitsToProtect: stepsOf(exclusions.filter(({ forGlucose }) => forGlucose !== true)),
});
