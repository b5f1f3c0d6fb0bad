import { use } from 'react';
import type { PatientWords } from '../../content/ui/en/patient.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

/** The words around a patient's sheet, of one language. */
export const loadSheetWords = onceFor(async (locale: Locale): Promise<PatientWords> => {
  const module = locale === 'ar' ? import('../../content/ui/ar/patient.ts') : import('../../content/ui/en/patient.ts');
  return (await module).patient;
});

export const usePatientWords = (locale: Locale): PatientWords => use(loadSheetWords(locale));
