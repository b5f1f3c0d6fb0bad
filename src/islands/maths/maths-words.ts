import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { MathsWords } from '../../content/ui/en/maths.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';
import { useWorkbench } from '../shared/workbench-context.ts';

const kept = new Map<Locale, Promise<MathsWords>>();
function loadWords(locale: Locale): Promise<MathsWords> {
  let promise = kept.get(locale);
  if (!promise) {
    const module = locale === 'ar' ? import('../../content/ui/ar/maths.ts') : import('../../content/ui/en/maths.ts');
    promise = withStatus(module.then(({ maths }) => maths));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return promise;
}

/** The words of “Check our maths” in the page's language; suspends until they are there. */
export const useMathsWords = (): MathsWords => use(loadWords(useWorkbench().locale));
