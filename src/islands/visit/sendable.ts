import type { VisitAnswer } from '../../api/contract.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import type { Plan } from '../../engine/plan/actions.ts';
import type { ToolId } from '../../engine/registry.ts';

/** One visit as it is sent. What is in `content` is a visit of its own; the patient is only who it belongs to. */
export interface Sendable {
  readonly patientName: string;
  readonly on: string;
  readonly chart: Chart;
  /** Only compared with the server's; left out while the answer is still being worked out. */
  readonly plan: Plan | undefined;
  readonly patientId: string | undefined;
  /** What was saved by which that is known, and the last save of this very visit. */
  readonly knownBy: string | undefined;
  readonly savedAs: string | undefined;
  readonly clinicalNotes: string;
  /** Calculators for clinicians of which the person has said to be one. */
  readonly confirmed: readonly ToolId[];
}
export function contentOf({
  patientName,
  on,
  chart,
  clinicalNotes,
  confirmed,
}: Omit<Sendable, 'patientId' | 'knownBy' | 'savedAs'>): string {
  // Whichever fact was told last: the same facts are the same content.
  const facts = Object.entries(chart).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([patientName.trim(), on, facts, clinicalNotes.trim(), confirmed]);
}

/** What is known in this tab of the last save: after a reload, too, it says what is saved and what is not. */
export interface Kept extends Pick<VisitAnswer, 'id' | 'createdAt' | 'refused'> {
  readonly content: string;
}
