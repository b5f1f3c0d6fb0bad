import { use } from 'react';
import type { HistoryPatientWords } from '../../content/ui/en/history-patient.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

const kept = new Map<Locale, Promise<HistoryPatientWords>>();

async function load(locale: Locale): Promise<HistoryPatientWords> {
  const { historyPatient } =
    locale === 'ar'
      ? await import('../../content/ui/ar/history-patient.ts')
      : await import('../../content/ui/en/history-patient.ts');
  return historyPatient;
}

/** The words of the history by patient, fetched with the dialog; a failed fetch may be tried again. */
export function loadHistoryWords(locale: Locale): Promise<HistoryPatientWords> {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(load(locale));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return promise;
}

export const useHistoryWords = (locale: Locale): HistoryPatientWords => use(loadHistoryWords(locale));
