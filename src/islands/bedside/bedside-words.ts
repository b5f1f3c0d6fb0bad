import { wordsIn } from '../shared/words.ts';

/** The words of the view turned to the patient, of one language; they come with it. */
export const { use: useBedsideWords } = wordsIn('bedside', {
  en: () => import('../../content/ui/en/bedside.ts'),
  ar: () => import('../../content/ui/ar/bedside.ts'),
});
