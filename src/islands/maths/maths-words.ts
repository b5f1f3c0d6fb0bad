import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { MathsWords } from '../../content/ui/en/maths.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';

const loadWords = onceFor(async (locale: Locale): Promise<MathsWords> => {
  const module = locale === 'ar' ? import('../../content/ui/ar/maths.ts') : import('../../content/ui/en/maths.ts');
  return (await module).maths;
});

/** The words of “Check our maths” in the page's language; suspends until they are there. */
export const useMathsWords = (): MathsWords => use(loadWords(useWorkbench().locale));
