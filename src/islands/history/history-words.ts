import { wordsIn } from '../shared/words.ts';

/** The words of the history by patient, fetched with the dialog. */
export const { load: loadHistoryWords, use: useHistoryWords } = wordsIn('historyPatient', {
  en: () => import('../../content/ui/en/history-patient.ts'),
  ar: () => import('../../content/ui/ar/history-patient.ts'),
});
