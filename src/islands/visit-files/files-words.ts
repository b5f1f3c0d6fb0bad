import { use } from 'react';
import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

const load = async (locale: Locale): Promise<VisitFilesWords> =>
  (locale === 'ar'
    ? await import('../../content/ui/ar/visit-files.ts')
    : await import('../../content/ui/en/visit-files.ts')
  ).visitFiles;

const kept = new Map<Locale, Promise<VisitFilesWords>>();
/** The dialog's words; suspends until they are there. */
export function useFilesWords(locale: Locale): VisitFilesWords {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(load(locale));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return use(promise);
}
