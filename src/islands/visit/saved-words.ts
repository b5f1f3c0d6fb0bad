import { use } from 'react';
import type { VisitSavedWords } from '../../content/ui/en/visit-saved.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

const kept = new Map<Locale, Promise<VisitSavedWords>>();

async function load(locale: Locale): Promise<VisitSavedWords> {
  const { visitSaved } =
    locale === 'ar'
      ? await import('../../content/ui/ar/visit-saved.ts')
      : await import('../../content/ui/en/visit-saved.ts');
  return visitSaved;
}

/** The words of saved visits, fetched with the first part that needs them. */
export function useSavedWords(locale: Locale): VisitSavedWords {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(load(locale));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return use(promise);
}
