import { use } from 'react';
import type { YearWords } from '../../content/ui/en/year.ts';
import type { Locale, Patterns } from '../../engine/kit/words/pattern.ts';
import { loadYearWords } from '../../engine/year/index.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

interface Loaded {
  readonly words: YearWords;
  /** What the engine's lines say. */
  readonly patterns: Patterns;
}

const load = onceFor(async (locale: Locale): Promise<Loaded> => {
  const [{ year: words }, patterns] = await Promise.all([
    locale === 'ar' ? import('../../content/ui/ar/year.ts') : import('../../content/ui/en/year.ts'),
    loadYearWords(locale),
  ]);
  return { words, patterns };
});

/** The words of the year, fetched with the first part that shows it. */
export const useYearWords = (locale: Locale): Loaded => use(load(locale));
