import { use } from 'react';
import type { PatientWords } from '../../content/ui/en/patient.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

const kept = new Map<Locale, Promise<PatientWords>>();

/** Fetched once per language; a failed fetch may be tried again. */
function loadPatientWords(locale: Locale): Promise<PatientWords> {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(
      (locale === 'ar' ? import('../../content/ui/ar/patient.ts') : import('../../content/ui/en/patient.ts')).then(
        ({ patient }) => patient,
      ),
    );
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return promise;
}

export const usePatientWords = (locale: Locale): PatientWords => use(loadPatientWords(locale));
