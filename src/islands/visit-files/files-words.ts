import { wordsIn } from '../shared/words.ts';

/** The dialog's words. */
export const { use: useFilesWords } = wordsIn('visitFiles', {
  en: () => import('../../content/ui/en/visit-files.ts'),
  ar: () => import('../../content/ui/ar/visit-files.ts'),
});
