import type { PatientDue, PatientsDue, VisitAnswer } from '../../api/contract.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { call, callForFile } from '../api-client.ts';
import { dayOf } from '../shared/day-of.ts';
import { saveFile } from '../shared/save-file.ts';
import { ask, watchingSession } from '../stores/lists.ts';
import type { Beginning } from '../visit/visit-store.ts';

export interface DuePage extends PatientsDue {
  readonly next: string | null;
}
export const dueAddress = '/api/patients/due';

/** One page: at `dueAddress` the first, at a page's `next` the one after it. */
export async function fetchDue(path: string, on: string, signal: AbortSignal): Promise<DuePage> {
  const { data, next } = await watchingSession(
    call<PatientsDue>(path, { method: 'POST', body: { on, limit: 20 }, signal }),
  );
  return { ...data, next };
}

/** Hands the whole list to the browser as a table. */
export async function saveDueTable(locale: Locale): Promise<void> {
  const { file, name } = await watchingSession(callForFile('/api/patients/due-csv', { on: dayOf(), locale }));
  saveFile(file, name);
}

/** A new visit begins from the last one. */
export const lastVisitOf = ({ visitId }: PatientDue): Promise<Beginning> => ask<VisitAnswer>(`/api/visits/${visitId}`);
