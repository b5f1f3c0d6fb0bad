import { use } from 'react';
import type { TrustWords } from '../../content/ui/en/trust.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { onceFor } from './load-on-demand.tsx';

/** Words about trust in an answer. */
export const loadTrustWords = onceFor(async (locale: Locale): Promise<TrustWords> => {
  const module = locale === 'ar' ? import('../../content/ui/ar/trust.ts') : import('../../content/ui/en/trust.ts');
  return (await module).trust;
});

export const useTrustWords = (locale: Locale): TrustWords => use(loadTrustWords(locale));
