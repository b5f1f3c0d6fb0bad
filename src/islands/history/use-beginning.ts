import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useUser } from '../auth/user-context.ts';
import { type Beginning, begunFrom, keepVisit, readVisit } from '../visit/visit-store.ts';
import { momentOf, type PatientRecord } from '../visit/saved-visits.ts';
import { usePatientWords } from './patient-words.ts';

/** The way from something saved into a visit; whatever a visit in this tab holds is asked about first. */
export function useBeginning(locale: Locale) {
  const { id: owner } = useUser();
  const { desk } = usePatientWords(locale);
  function begin(from: Beginning): void {
    const holds = Object.keys(readVisit(owner).chart).length > 0;
    if (holds && !window.confirm(desk.visit.againAsk)) return;
    keepVisit(begunFrom(owner, from));
    location.assign(locale === 'ar' ? '/ar/visit' : '/visit');
  }
  async function beginFromRecord(record: PatientRecord): Promise<void> {
    const { patientName, patientId, createdAt } = record;
    const moment = (await momentOf(record)) ?? { on: createdAt.slice(0, 10), chart: {} };
    begin({ ...moment, patientName, patientId });
  }
  return { begin, beginFromRecord };
}
