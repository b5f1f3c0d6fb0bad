import { wordsIn } from '../shared/words.ts';

/** What is said once the line is used. */
export const { use: useTypedLineWords } = wordsIn('typedLine', {
  en: () => import('../../content/ui/en/typed-line.ts'),
  ar: () => import('../../content/ui/ar/typed-line.ts'),
});
