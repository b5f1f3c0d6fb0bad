import { wordsIn } from '../shared/words.ts';

/** Words of the other ways in. */
export const { load: loadAccessWords, use: useAccessWords } = wordsIn('access', {
  en: () => import('../../content/ui/en/access.ts'),
  ar: () => import('../../content/ui/ar/access.ts'),
});
