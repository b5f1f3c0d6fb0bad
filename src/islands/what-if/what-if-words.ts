import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { WhatIfWords } from '../../content/ui/en/what-if.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';

const loadWords = onceFor(async (locale: Locale): Promise<WhatIfWords> => {
  const module = locale === 'ar' ? import('../../content/ui/ar/what-if.ts') : import('../../content/ui/en/what-if.ts');
  return (await module).whatIf;
});

/** The words of “What if” in the page's language; suspends until they are there. */
export const useWhatIfWords = (): WhatIfWords => use(loadWords(useWorkbench().locale));
