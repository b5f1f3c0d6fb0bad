import { useWorkbench } from '../shared/workbench-context.ts';
import { wordsIn, wordsOf } from '../shared/words.ts';

const words = wordsIn('maths', {
  en: () => import('../../content/ui/en/maths.ts'),
  ar: () => import('../../content/ui/ar/maths.ts'),
});

const where = wordsOf<(where: string) => string | undefined>(async (locale) =>
  locale === 'en' ? (where) => where : (await import('../../engine/maths/where-ar.ts')).whereInArabic,
);

/** Says in the page's language where in its source a constant stands; undefined where only English is known. */
export const useWhere = () => where.use(useWorkbench().locale);

/** The words of “Check our maths” in the page's language; suspends until they are there. */
export const useMathsWords = () => words.use(useWorkbench().locale);
