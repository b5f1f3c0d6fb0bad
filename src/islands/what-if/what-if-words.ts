import { useWorkbench } from '../shared/workbench-context.ts';
import { wordsIn } from '../shared/words.ts';

const words = wordsIn('whatIf', {
  en: () => import('../../content/ui/en/what-if.ts'),
  ar: () => import('../../content/ui/ar/what-if.ts'),
});

/** The words of “What if” in the page's language; suspends until they are there. */
export const useWhatIfWords = () => words.use(useWorkbench().locale);
