import { wordsIn } from '../shared/words.ts';

/** The words around a patient's sheet, of one language. */
export const { load: loadSheetWords, use: usePatientWords } = wordsIn('patient', {
  en: () => import('../../content/ui/en/patient.ts'),
  ar: () => import('../../content/ui/ar/patient.ts'),
});
