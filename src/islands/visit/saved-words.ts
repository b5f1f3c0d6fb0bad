import { use } from 'react';
import type { VisitSavedWords } from '../../content/ui/en/visit-saved.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

const load = onceFor(async (locale: Locale): Promise<VisitSavedWords> => {
  const module =
    locale === 'ar' ? import('../../content/ui/ar/visit-saved.ts') : import('../../content/ui/en/visit-saved.ts');
  return (await module).visitSaved;
});

/** The words of saved visits, fetched with the first part that needs them. */
export const useSavedWords = (locale: Locale): VisitSavedWords => use(load(locale));
