import type { VisitAnswer } from '../../api/contract.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import type { Plan } from '../../engine/plan/actions.ts';
import type { ToolId } from '../../engine/registry.ts';
import { call, isNotFound } from '../api-client.ts';
import { watchingSession } from '../stores/lists.ts';
import { $savedCount, saveId } from '../stores/saving.ts';

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

/** Where something saved stands now; null where it is not there. */
async function visitNow(id: string | undefined): Promise<VisitAnswer | null> {
  if (id === undefined) return null;
  try {
    return (await watchingSession(call<VisitAnswer>(`/api/visits/${id}`))).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/**
 * Saves a visit; the same content again is stored once. Where it is no longer known to be its patient's (parted or deleted, here or
 * in another tab), it goes where its own save went, else to a patient of its own, who is asked about by the name.
 */
export async function sendVisit({ patientId, knownBy, savedAs, ...visit }: Sendable): Promise<VisitAnswer> {
  const id = saveId(contentOf(visit));
  const body = { ...visit, id, patientName: visit.patientName.trim(), clinicalNotes: visit.clinicalNotes.trim() };
  const send = async (whose: Partial<Pick<Sendable, 'patientId' | 'knownBy'>>): Promise<VisitAnswer> =>
    (await watchingSession(call<VisitAnswer>('/api/visits', { method: 'POST', body: { ...body, ...whose } }))).data;
  const known = patientId !== undefined && knownBy !== undefined ? { patientId, knownBy } : {};
  const data = await send(known).catch(async (error: unknown) => {
    if (!isNotFound(error)) throw error;
    const own = await visitNow(savedAs);
    return send(own ? { patientId: own.patientId, knownBy: own.id } : {});
  });
  $savedCount.set($savedCount.get() + 1);
  return data;
}
