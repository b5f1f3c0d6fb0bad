import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useUser } from '../auth/user-context.ts';
import { dayOf } from '../shared/day-of.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import { momentOf, type PatientRecord } from '../visit/saved-visits.ts';
import { type Beginning, begunFrom, keepVisit, readVisit } from '../visit/visit-store.ts';
import { loadDeskWords } from '../visit/visit-words.ts';

/** The way from something saved into a visit; whatever a visit in this tab holds is asked about first. */
export function useBeginning(locale: Locale) {
  const { id: owner } = useUser();
  const { words } = useWorkbench();
  async function start(from: Beginning | Promise<Beginning>): Promise<void> {
    try {
      const [saved, { visit }] = await Promise.all([from, loadDeskWords(locale)]);
      const holds = Object.keys(readVisit(owner).chart).length > 0;
      if (holds && !window.confirm(visit.againAsk)) return;
      keepVisit(begunFrom(owner, saved));
      location.assign(locale === 'ar' ? '/ar/visit' : '/visit');
    } catch {
      toast({ title: words.status.partFailed, tone: 'destructive' });
    }
  }
  async function ofRecord(record: PatientRecord): Promise<Beginning> {
    const { patientName, patientId } = record;
    const moment = (await momentOf(record)) ?? { on: dayOf(), chart: {} };
    return { ...moment, patientName, patientId };
  }
  return {
    begin: (from: Beginning) => void start(from),
    beginFromRecord: (record: PatientRecord) => void start(ofRecord(record)),
  };
}
