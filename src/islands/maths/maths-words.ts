import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { MathsWords } from '../../content/ui/en/maths.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';

const loadWords = onceFor(async (locale: Locale): Promise<MathsWords> => {
  const module = locale === 'ar' ? import('../../content/ui/ar/maths.ts') : import('../../content/ui/en/maths.ts');
  return (await module).maths;
});

type Where = (where: string) => string | undefined;
const loadWhere = onceFor(async (locale: Locale): Promise<Where> => {
  if (locale === 'en') return (where) => where;
  return (await import('../../engine/maths/where-ar.ts')).whereInArabic;
});
/** Says in the page's language where in its source a constant stands; undefined where only English is known. */
export const useWhere = (): Where => use(loadWhere(useWorkbench().locale));

/** The words of “Check our maths” in the page's language; suspends until they are there. */
export const useMathsWords = (): MathsWords => use(loadWords(useWorkbench().locale));
