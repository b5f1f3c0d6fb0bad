import { use } from 'react';
import type { VisitWords } from '../../content/ui/en/visit.ts';
import type { WorkbenchWords } from '../../content/ui/en/workbench.ts';
import type { MoreCopy } from '../../engine/clinical/copy/more-shape.ts';
import type { ClinicalCopy } from '../../engine/clinical/copy/shape.ts';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadMore } from '../form/more-words.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';

/** What the visit says before there is an answer. */
export interface DeskWords {
  readonly locale: Locale;
  readonly visit: VisitWords;
  readonly words: WorkbenchWords;
  readonly clinical: ClinicalCopy;
  readonly more: MoreCopy;
}

async function load(locale: Locale): Promise<DeskWords> {
  const [{ visit }, { workbench }, clinical, more] = await Promise.all([
    locale === 'ar' ? import('../../content/ui/ar/visit.ts') : import('../../content/ui/en/visit.ts'),
    locale === 'ar' ? import('../../content/ui/ar/workbench.ts') : import('../../content/ui/en/workbench.ts'),
    loadClinicalCopy(locale),
    loadMore(locale),
  ]);
  return { locale, visit, words: workbench, clinical, more };
}

const kept = new Map<Locale, Promise<DeskWords>>();

/** Loads once per page, on the server and in the browser alike; a failed load may be tried again. */
export function loadDeskWords(locale: Locale): Promise<DeskWords> {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(load(locale));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return promise;
}

export const useDeskWords = (locale: Locale): DeskWords => use(loadDeskWords(locale));
