import { use } from 'react';
import type { TrustWords } from '../../content/ui/en/trust.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from './load-on-demand.tsx';
import { withStatus } from './promise-status.ts';

const kept = new Map<Locale, Promise<TrustWords>>();

/** Words about trust in an answer, fetched once per page; a failed fetch may be tried again. */
export function loadTrustWords(locale: Locale): Promise<TrustWords> {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(
      (locale === 'ar' ? import('../../content/ui/ar/trust.ts') : import('../../content/ui/en/trust.ts')).then(
        ({ trust }) => trust,
      ),
    );
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return promise;
}

export const useTrustWords = (locale: Locale): TrustWords => use(loadTrustWords(locale));
