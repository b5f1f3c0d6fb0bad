import { wordsIn } from '../shared/words.ts';

/** The words of saved visits, fetched with the first part that needs them. */
export const { use: useSavedWords } = wordsIn('visitSaved', {
  en: () => import('../../content/ui/en/visit-saved.ts'),
  ar: () => import('../../content/ui/ar/visit-saved.ts'),
});
