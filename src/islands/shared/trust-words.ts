import { wordsIn } from './words.ts';

/** Words about trust in an answer. */
export const { load: loadTrustWords, use: useTrustWords } = wordsIn('trust', {
  en: () => import('../../content/ui/en/trust.ts'),
  ar: () => import('../../content/ui/ar/trust.ts'),
});
