import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { WhatIfWords } from '../../content/ui/en/what-if.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

const kept = new Map<Locale, Promise<WhatIfWords>>();
function loadWords(locale: Locale): Promise<WhatIfWords> {
  let promise = kept.get(locale);
  if (!promise) {
    const module =
      locale === 'ar' ? import('../../content/ui/ar/what-if.ts') : import('../../content/ui/en/what-if.ts');
    promise = withStatus(module.then(({ whatIf }) => whatIf));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return promise;
}

/** The words of “What if” in the page's language; suspends until they are there. */
export const useWhatIfWords = (): WhatIfWords => use(loadWords(useWorkbench().locale));
