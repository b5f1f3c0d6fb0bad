import { wordsIn } from '../shared/words.ts';

/** The words in which signs are said aloud, of one language; they come with the view turned to the patient. */
export const { use: useSpokenWords } = wordsIn('spoken', {
  en: () => import('../../content/ui/en/spoken.ts'),
  ar: () => import('../../content/ui/ar/spoken.ts'),
});
