import { loadYearWords } from '../../engine/year/index.ts';
import { wordsOf } from '../shared/words.ts';

/** The words of the year and what the engine's lines say, fetched with the first part that shows it. */
export const { use: useYearWords } = wordsOf(async (locale) => {
  const [{ year: words }, patterns] = await Promise.all([
    locale === 'ar' ? import('../../content/ui/ar/year.ts') : import('../../content/ui/en/year.ts'),
    loadYearWords(locale),
  ]);
  return { words, patterns };
});
