import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useUser } from '../auth/user-context.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import type { PatientRecord } from '../visit/saved-visits.ts';
import { begunFrom, keepVisit, readVisit } from '../visit/visit-store.ts';
import { loadDeskWords } from '../visit/visit-words.ts';
import { beginningOf } from './beginning.ts';

/** The way from a calculator's record into a visit; whatever a visit in this tab holds is asked about first. */
export function useBeginning(locale: Locale) {
  const { id: owner } = useUser();
  const { words } = useWorkbench();
  return async (record: PatientRecord): Promise<void> => {
    try {
      const [saved, { visit }] = await Promise.all([beginningOf(record), loadDeskWords(locale)]);
      const holds = Object.keys(readVisit(owner).chart).length > 0;
      if (holds && !window.confirm(visit.againAsk)) return;
      keepVisit(begunFrom(owner, saved));
      location.assign(locale === 'ar' ? '/ar/visit' : '/visit');
    } catch {
      toast({ title: words.status.partFailed, tone: 'destructive' });
    }
  };
}
